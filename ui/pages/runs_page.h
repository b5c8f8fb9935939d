#pragma once

#include "core/store/run_store.h"
#include "ui/pages/page.h"
#include "ui/session/run_library.h"

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTimer;

namespace bildrate::ui {

class ElidedLabel;
class RunActions;
class RunListView;
class StatePanel;
class Workbench;

/// The stored runs: a list to filter, sort and edit, and the details of those selected in it.
class RunsPage : public Page {
    Q_OBJECT

public:
    explicit RunsPage(Workbench& workbench, QWidget* parent = nullptr);

    QString title() const override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    enum Command {
        open,
        again,
        missing,
        rename,
        editTags,
        editNote,
        copy,
        exportTo,
        remove,
        commands
    };

    void makeList();
    void makeCommands();
    void makeLayout();
    QPushButton* buttonFor(Command command, const char* name);
    void connectStore();

    void refreshSoon();
    void showListing(const std::vector<RunListing>& runs);
    void showState();
    void actOnState();

    void select(const std::vector<QString>& ids);
    void openSelected();
    QString exportName(const std::vector<QString>& ids) const;

    void followSelection();
    void showDetails();
    void showRuns(const std::vector<RunRecord>& runs);

    Workbench& m_workbench;
    RunActions* m_actions;

    QLineEdit* m_filter;
    QPushButton* m_import;
    QStackedWidget* m_stack; ///< the list with the details, or why there is none
    StatePanel* m_state;
    QSplitter* m_splitter;
    RunListView* m_list;
    ElidedLabel* m_selection;
    QStackedWidget* m_detailsStack; ///< the tabs, or a hint
    QTabWidget* m_tabs;             ///< one for each run shown
    QLabel* m_hint;
    std::vector<QAction*> m_commands; ///< by Command
    QAction* m_undo;

    QTimer* m_refresh;                ///< runs while a listing was asked for less than a second ago
    QTimer* m_follow;                 ///< runs while the selection is on the move
    bool m_stale = false;             ///< the list has changed since it was last asked for
    bool m_listed = false;            ///< once at least
    std::optional<QString> m_failure; ///< why the list cannot be read
    QString m_warning;                ///< what was told when the file was opened
    std::vector<QString> m_wanted;    ///< runs whose details are to be shown
    std::vector<QString> m_toSelect;  ///< as soon as they are in the list
};

} // namespace bildrate::ui
