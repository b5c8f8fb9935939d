#pragma once

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "ui/session/mailbox.h"
#include "ui/session/worker_thread.h"

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bildrate::ui {

enum class LibraryTask { list, load, edit, remove, restore, importing, exporting };

/// What the store could not do: core's kind and sentence.
struct LibraryError {
    LibraryTask task = LibraryTask::list;
    ErrorKind kind = ErrorKind::database;
    QString message;
};

enum class RunFileFormat { json, csv };

/// The stored runs as the window sees them. A list of 10 000 runs or a run of a thousand cells
/// takes longer to read than a window may stay silent, so the file is used on a thread of its own;
/// answers come as signals on the window's thread, in the order of the questions.
class RunLibrary : public QObject {
    Q_OBJECT

public:
    explicit RunLibrary(std::filesystem::path database, QObject* parent = nullptr);
    /// Waits for what is being written.
    ~RunLibrary() override;

    const std::filesystem::path& database() const { return m_file; }

    void list(); ///< answers with listed
    /// Hands the runs to then on the window's thread, unless receiver has gone by then.
    void load(const std::vector<QString>& ids, QObject* receiver,
              std::function<void(const std::vector<RunRecord>&)> then);
    void edit(const QString& id, const RunEdit& edit); ///< then lists
    /// Then tells removed, with the whole runs for undo, and lists.
    void remove(const std::vector<QString>& ids);
    /// What remove gave; then tells restored, and lists.
    void restore(const std::vector<RunRecord>& runs);
    /// Adds the runs of the files that are not there yet, none if a file cannot be read; then tells
    /// imported, and lists.
    void importFrom(const std::vector<std::filesystem::path>& files);
    /// Replaces the file as a whole; then tells exported.
    void exportTo(const std::filesystem::path& file, RunFileFormat format,
                  const std::vector<QString>& ids);

signals:
    void listed(const std::vector<bildrate::RunListing>& runs);
    void removed(const std::vector<bildrate::RunRecord>& runs);
    void restored();
    void imported(int added, int known);
    void exported(const QString& file);
    /// One sentence about what happened when the file was opened: kept aside, read-only.
    void warned(const QString& sentence);
    void failed(const bildrate::ui::LibraryError& error);

private:
    /// Runs ask on the library's thread and answer with its result on the window's.
    template <typename Ask, typename Answer>
    void request(LibraryTask task, Ask ask, Answer answer);

    struct Connection;

    std::filesystem::path m_file;
    std::unique_ptr<Connection> m_connection; ///< the library thread's
    Mailbox m_mailbox;
    WorkerThread m_thread; ///< last: what it still does uses the others
};

} // namespace bildrate::ui
