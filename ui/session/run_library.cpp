#include "ui/session/run_library.h"

#include "core/exchange/file.h"
#include "core/exchange/run_json.h"

#include <QMetaObject>
#include <QPointer>
#include <exception>
#include <utility>

namespace bildrate::ui {

struct RunLibrary::Connection {
    explicit Connection(std::filesystem::path name) : file(std::move(name)) {}

    /// The open store; the first use opens it, and again after a failure.
    RunStore& store() {
        if (!open) {
            open.emplace(file);
            warning = QString::fromStdString(open->warning());
        }
        return *open;
    }

    std::filesystem::path file;
    std::optional<RunStore> open;
    QString warning; ///< not told yet
};

RunLibrary::RunLibrary(std::filesystem::path database, QObject* parent)
    : QObject(parent), m_file(std::move(database)),
      m_connection(std::make_unique<Connection>(m_file)) {}

RunLibrary::~RunLibrary() = default;

template <typename Ask, typename Answer>
void RunLibrary::request(Ask ask, Answer answer) {
    m_thread.post([this, ask = std::move(ask), answer = std::move(answer)] {
        std::optional<LibraryError> error;
        std::optional<decltype(ask(m_connection->store()))> result;
        try {
            result = ask(m_connection->store());
        } catch (const Error& thrown) {
            error = {thrown.kind(), QString::fromStdString(thrown.what())};
        } catch (const std::exception& thrown) {
            error = {ErrorKind::database, QString::fromStdString(thrown.what())};
        }
        m_mailbox.post([this, error, result = std::move(result), answer,
                        warning = std::exchange(m_connection->warning, {})] {
            if (!warning.isEmpty())
                emit warned(warning);
            if (error)
                emit failed(*error);
            else
                answer(*result);
        });
    });
}

void RunLibrary::list() {
    request([](RunStore& store) { return store.list(); },
            [this](const std::vector<RunListing>& runs) { emit listed(runs); });
}

namespace {

std::vector<RunRecord> loadAll(const RunStore& store, const std::vector<QString>& ids) {
    std::vector<RunRecord> runs;
    for (const QString& id : ids)
        runs.push_back(store.load(id.toStdString()));
    return runs;
}

} // namespace

void RunLibrary::load(const std::vector<QString>& ids) {
    request([ids](RunStore& store) { return loadAll(store, ids); },
            [this](const std::vector<RunRecord>& runs) { emit loaded(runs); });
}

void RunLibrary::edit(const QString& id, const RunEdit& edit) {
    request(
        [id, edit](RunStore& store) {
            store.edit(id.toStdString(), edit);
            return store.list();
        },
        [this](const std::vector<RunListing>& runs) { emit listed(runs); });
}

void RunLibrary::remove(const std::vector<QString>& ids) {
    request(
        [ids](RunStore& store) {
            std::vector<RunRecord> runs = loadAll(store, ids);
            std::vector<std::string> texts;
            for (const RunRecord& run : runs)
                texts.push_back(run.id);
            store.remove(texts);
            return std::pair(std::move(runs), store.list());
        },
        [this](const auto& result) {
            emit removed(result.first);
            emit listed(result.second);
        });
}

void RunLibrary::restore(const std::vector<RunRecord>& runs) {
    request(
        [runs](RunStore& store) {
            store.add(runs);
            return store.list();
        },
        [this](const std::vector<RunListing>& listing) { emit listed(listing); });
}

void RunLibrary::importFrom(const std::filesystem::path& file) {
    struct Result {
        int added = 0;
        int known = 0;
        std::vector<RunListing> runs;
    };
    request(
        [file](RunStore& store) {
            std::vector<RunRecord> runs = runsFromJson(readFile(file));
            const auto all = int(runs.size());
            std::erase_if(runs, [&store](const RunRecord& run) { return store.contains(run.id); });
            store.add(runs);
            return Result{int(runs.size()), all - int(runs.size()), store.list()};
        },
        [this](const Result& result) {
            emit imported(result.added, result.known);
            emit listed(result.runs);
        });
}

void RunLibrary::exportTo(const std::filesystem::path& file, const std::vector<QString>& ids) {
    request(
        [file, ids](RunStore& store) {
            const std::vector<RunRecord> runs = loadAll(store, ids);
            writeFile(file, runsToJson(runs), IfExists::replace);
            return QString::fromStdU16String(file.u16string());
        },
        [this](const QString& name) { emit exported(name); });
}

} // namespace bildrate::ui
