#pragma once

#include "ui/pages/page.h"
#include "ui/workbench.h"

#include <vector>

class QAction;
class QComboBox;
class QFileDialog;
class QLabel;
class QSortFilterProxyModel;
class QStackedWidget;
class QTreeView;

namespace bildrate::ui {

class ProfileFiles;
class ProfileModel;
class ProfileSetup;
class StatePanel;

/// Where an iteration spends its time: every layer timed alone, and two such profiles side by side.
class ProfilePage : public Page {
    Q_OBJECT

public:
    explicit ProfilePage(Workbench& workbench, QWidget* parent = nullptr);
    ~ProfilePage() override;

    QString title() const override;

protected:
    void retranslate() override;

private:
    struct Entry {
        Profile profile;
        QString origin; ///< the time it was taken, or the name of its file
    };

    void makeActions();
    void makeTable();
    void makeLayout();
    void connectEngine();

    void start();
    void stop();
    void openFile(); ///< asks which
    void saveFile(); ///< asks where
    void copy();

    void add(const Profile& profile, const QString& origin);
    const Entry* chosen() const;
    const Entry* compared() const; ///< null where none is
    QString textOf(const Entry& entry) const;
    QString tableText() const;
    void fillChoices();
    void showProfiles();
    void showTotals();
    void filterParts();
    void showState();
    void enable();

    Workbench& m_workbench;
    ProfileFiles* m_files;
    std::vector<Entry> m_entries;
    ProfileProgress m_progress;
    bool m_knowsDevices = false;

    ProfileSetup* m_setup;
    QAction* m_start;
    QAction* m_stop;
    QAction* m_open;
    QAction* m_save;
    QAction* m_copy;
    QLabel* m_status;
    QLabel* m_shownLabel;
    QComboBox* m_shown;
    QLabel* m_comparedLabel;
    QComboBox* m_compared;
    QLabel* m_partLabel;
    QComboBox* m_part;
    QLabel* m_totals;
    ProfileModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_table;
    StatePanel* m_state;
    QStackedWidget* m_stack; ///< the table, or why there is none
    QWidget* m_result;       ///< the table with its totals
};

} // namespace bildrate::ui
