#include "ui/session/run_library.h"

#include "core/exchange/file.h"
#include "core/exchange/run_json.h"
#include "core/exchange/runs_csv.h"
#include "core/store/import_runs.h"

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
void RunLibrary::request(LibraryTask task, Ask ask, Answer answer) {
    m_thread.post([this, task, ask = std::move(ask), answer = std::move(answer)] {
        std::optional<LibraryError> error;
        std::optional<decltype(ask(m_connection->store()))> result;
        try {
            result = ask(m_connection->store());
        } catch (const Error& thrown) {
            error = {task, thrown.kind(), QString::fromStdString(thrown.what())};
            if (thrown.kind() == ErrorKind::damaged)
                m_connection->open.reset(); // opening again keeps the damaged file aside
        } catch (const std::exception& thrown) {
            error = {task, ErrorKind::database, QString::fromStdString(thrown.what())};
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
    request(
        LibraryTask::list, [](RunStore& store) { return store.list(); },
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

void RunLibrary::load(const std::vector<QString>& ids, QObject* receiver,
                      std::function<void(const std::vector<RunRecord>&)> then) {
    request(
        LibraryTask::load, [ids](RunStore& store) { return loadAll(store, ids); },
        [receiver = QPointer(receiver), then = std::move(then)](const auto& runs) {
            if (receiver)
                then(runs);
        });
}

void RunLibrary::edit(const QString& id, const RunEdit& edit) {
    request(
        LibraryTask::edit,
        [id, edit](RunStore& store) {
            store.edit(id.toStdString(), edit);
            return store.list();
        },
        [this](const std::vector<RunListing>& runs) { emit listed(runs); });
}

void RunLibrary::remove(const std::vector<QString>& ids) {
    request(
        LibraryTask::remove,
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
        LibraryTask::restore,
        [runs](RunStore& store) {
            store.add(runs);
            return store.list();
        },
        [this](const std::vector<RunListing>& listing) {
            emit restored();
            emit listed(listing);
        });
}

void RunLibrary::importFrom(const std::vector<std::filesystem::path>& files) {
    request(
        LibraryTask::importing,
        [files](RunStore& store) {
            std::vector<std::vector<RunRecord>> runs;
            for (const std::filesystem::path& file : files)
                runs.push_back(readRuns(file));
            ImportCount all;
            for (std::size_t i = 0; i < files.size(); ++i) {
                const ImportCount count = importRuns(store, std::move(runs[i]), files[i]);
                all.added += count.added;
                all.known += count.known;
            }
            return std::pair(all, store.list());
        },
        [this](const auto& result) {
            emit imported(result.first.added, result.first.known);
            emit listed(result.second);
        });
}

void RunLibrary::exportTo(const std::filesystem::path& file, RunFileFormat format,
                          const std::vector<QString>& ids) {
    request(
        LibraryTask::exporting,
        [file, format, ids](RunStore& store) {
            const std::vector<RunRecord> runs = loadAll(store, ids);
            writeFile(file, format == RunFileFormat::csv ? runsToCsv(runs) : runsToJson(runs),
                      IfExists::replace);
            return QString::fromStdU16String(file.u16string());
        },
        [this](const QString& name) { emit exported(name); });
}

} // namespace bildrate::ui
