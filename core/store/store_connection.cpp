#include "core/store/store_connection.h"

#include "core/base/error.h"
#include "core/store/database_error.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

namespace bildrate {

StoreConnection::StoreConnection(std::filesystem::path path, StoreAccess access)
    : m_path(std::move(path)), m_file(openDatabase(m_path, access)) {}

StoreConnection::~StoreConnection() = default;

void StoreConnection::write(const std::function<void(SQLite::Database&)>& work) {
    if (m_file.readOnly)
        throw Error(ErrorKind::io,
                    fmt::format("{} was opened read-only, so nothing can be changed; make the "
                                "file and its folder writable or use another database",
                                m_path.string()));
    transact(Kind::writing, work);
}

void StoreConnection::transact(Kind kind, const std::function<void(SQLite::Database&)>& work) {
    try {
        SQLite::Transaction transaction(
            *m_file.connection, kind == Kind::writing ? SQLite::TransactionBehavior::IMMEDIATE
                                                      : SQLite::TransactionBehavior::DEFERRED);
        work(*m_file.connection);
        transaction.commit();
    } catch (const SQLite::Exception& exception) {
        throw databaseError(exception, m_file.connection->getHandle(), m_path);
    }
}

} // namespace bildrate
