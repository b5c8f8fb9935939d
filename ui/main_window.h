#pragma once

#include "ui/pages/page.h"
#include "ui/workbench.h"

#include <QMainWindow>
#include <vector>

class QAction;
class QActionGroup;
class QListWidget;
class QMenu;
class QStackedWidget;

namespace bildrate::ui {

class NoticeBar;

/// The frame: the list of pages, the menus, the notice bar; what happens when the window closes.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Workbench& workbench, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPage(int index);
    int pageCount() const { return int(m_pages.size()); }
    /// Closes without a question, as somebody who cannot answer wants: what runs is stopped and
    /// stored.
    void endNow();

signals:
    /// The window has gone and nothing runs any more: the program may end.
    void ended();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// icon: of resources/icons.
    void addPage(Page* page, const QString& icon);
    void makeMenus();
    void editSettings();
    void checkChoices(); ///< in the menus, those of the settings
    void retranslate();
    void drawIcons();
    void showState(); ///< in the title bar: what runs and how far it is
    bool mayClose();  ///< asks if a run would be cut off
    void restoreState();
    void keepState() const;

    Workbench& m_workbench;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    NoticeBar* m_notices;
    std::vector<Page*> m_pages;
    QStringList m_icons; ///< of the pages

    QMenu* m_fileMenu;
    QMenu* m_viewMenu;
    QMenu* m_languageMenu;
    QMenu* m_themeMenu;
    QMenu* m_helpMenu;
    QAction* m_settings;
    QAction* m_quit;
    QAction* m_about;
    QAction* m_aboutQt;
    std::vector<QAction*> m_pageActions;
    QActionGroup* m_languages;
    QActionGroup* m_themes;
    CellStart m_cell; ///< the last that started
    bool m_mayAsk = true;
    bool m_closing = false;
};

} // namespace bildrate::ui
