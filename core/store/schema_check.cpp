#include "core/store/schema_check.h"

#include "core/base/error.h"
#include "core/store/migrations.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <map>
#include <set>
#include <string>

namespace bildrate {

namespace {

/// The columns of each table.
using Tables = std::map<std::string, std::set<std::string>>;

Tables tablesOf(SQLite::Database& connection) {
    Tables tables;
    SQLite::Statement query(connection, "SELECT each.name, col.name FROM sqlite_schema AS each "
                                        "JOIN pragma_table_info(each.name) AS col "
                                        "WHERE each.type = 'table'");
    while (query.executeStep())
        tables[query.getColumn(0).getString()].insert(query.getColumn(1).getString());
    return tables;
}

bool isSchemaOf(SQLite::Database& connection, std::int64_t version) {
    if (version < 0 || version > currentSchema())
        return false;
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const char* step : migrations().first(std::size_t(version)))
        model.exec(step);
    const Tables found = tablesOf(connection);
    for (const auto& [table, columns] : tablesOf(model)) // what SQLite adds, as ANALYZE, is no harm
        if (const auto same = found.find(table); same == found.end() || same->second != columns)
            return false;
    return true;
}

} // namespace

void checkSchema(SQLite::Database& connection, std::int64_t version,
                 const std::filesystem::path& file) {
    if (!isSchemaOf(connection, version))
        throw Error(ErrorKind::database,
                    fmt::format("{} was made by a program from before Bildrate's first release, "
                                "whose tables this one cannot read; it was left as it is: move it "
                                "away or choose another database",
                                file.string()));
}

} // namespace bildrate
