#pragma once

#include "core/store/database_file.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace bildrate {

/// An open database, and what every use of it has in common. Throws as RunStore says.
class StoreConnection {
public:
    StoreConnection(std::filesystem::path path, StoreAccess access);
    ~StoreConnection();

    const std::filesystem::path& path() const { return m_path; }
    const DatabaseFile& file() const { return m_file; }

    /// The result of work, all of whose statements see one state of the file.
    template <class Work>
    auto read(Work work) {
        std::optional<std::invoke_result_t<Work, SQLite::Database&>> result;
        transact(Kind::reading, [&](SQLite::Database& connection) { result = work(connection); });
        return std::move(*result);
    }

    /// Runs work within one transaction, rolled back if it throws.
    void write(const std::function<void(SQLite::Database&)>& work);

private:
    enum class Kind { reading, writing };
    void transact(Kind kind, const std::function<void(SQLite::Database&)>& work);

    std::filesystem::path m_path;
    DatabaseFile m_file;
};

} // namespace bildrate
