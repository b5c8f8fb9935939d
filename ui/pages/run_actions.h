#pragma once

#include "core/bench/run_record.h"
#include "ui/session/run_library.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <optional>
#include <vector>

class QFileDialog;

namespace bildrate::ui {

class Workbench;

/// What can be done with stored runs. Tells what came of it in the notice bar: success once it
/// happened, a failure as one sentence, nothing where a dialog was cancelled.
class RunActions : public QObject {
    Q_OBJECT

public:
    /// window: where dialogs belong to.
    RunActions(Workbench& workbench, QWidget* window);

    void measureAgain(const QString& id);
    void measureMissing(const QString& id);
    void copyAsText(const std::vector<QString>& ids);
    /// A run that is being measured is not deleted.
    void remove(const std::vector<QString>& ids);
    bool canUndo() const { return !m_removed.empty() && !m_restoring; }
    void undoRemove(); ///< brings back what was deleted last; does nothing if nothing was
    void exportRuns(const std::vector<QString>& ids, const QString& suggestedName); ///< asks where
    void importRuns();                                                              ///< asks which
    void importFiles(const QStringList& files);

signals:
    void canUndoChanged();

private:
    /// Runs that were deleted together.
    struct Removed {
        int number = 0;
        std::vector<RunRecord> runs;
    };

    void noteRemoved(const std::vector<RunRecord>& runs);
    void restore(int number);
    void restoreEnded(bool restored);
    void tellImported(int added, int known);
    void tellFailure(const LibraryError& error);

    Workbench& m_workbench;
    QWidget* m_window;
    QPointer<QFileDialog> m_dialog; ///< the one that is open
    std::vector<Removed> m_removed;
    std::optional<Removed> m_restoring; ///< asked to be brought back, not yet answered
    int m_removals = 0;
};

} // namespace bildrate::ui
