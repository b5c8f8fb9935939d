#pragma once

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "ui/session/mailbox.h"
#include "ui/session/worker_thread.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bildrate::ui {

/// What the store could not do: core's kind and sentence.
struct LibraryError {
    ErrorKind kind = ErrorKind::database;
    QString message;
};

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

    void list();                                       ///< answers with listed
    void load(const std::vector<QString>& ids);        ///< answers with loaded
    void edit(const QString& id, const RunEdit& edit); ///< then lists
    /// Then tells removed, with the whole runs for undo, and lists.
    void remove(const std::vector<QString>& ids);
    void restore(const std::vector<RunRecord>& runs); ///< what remove gave; then lists
    /// Adds the runs of a file that are not there yet; then tells imported, and lists.
    void importFrom(const std::filesystem::path& file);
    /// JSON; then tells exported.
    void exportTo(const std::filesystem::path& file, const std::vector<QString>& ids);

signals:
    void listed(const std::vector<bildrate::RunListing>& runs);
    void loaded(const std::vector<bildrate::RunRecord>& runs);
    void removed(const std::vector<bildrate::RunRecord>& runs);
    void imported(int added, int known);
    void exported(const QString& file);
    /// One sentence about what happened when the file was opened: kept aside, read-only.
    void warned(const QString& sentence);
    void failed(const bildrate::ui::LibraryError& error);

private:
    /// Runs ask on the library's thread and answer with its result on the window's.
    template <typename Ask, typename Answer>
    void request(Ask ask, Answer answer);

    struct Connection;

    std::filesystem::path m_file;
    std::unique_ptr<Connection> m_connection; ///< the library thread's
    Mailbox m_mailbox;
    WorkerThread m_thread; ///< last: what it still does uses the others
};

} // namespace bildrate::ui
