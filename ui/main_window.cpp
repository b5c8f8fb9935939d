#include "ui/main_window.h"

#include "core/base/machine.h"
#include "core/base/version.h"
#include "core/exchange/preset_file.h"
#include "ui/desktop_signs.h"
#include "ui/format.h"
#include "ui/language.h"
#include "ui/page_icon.h"
#include "ui/pages/benchmark_page.h"
#include "ui/pages/devices_page.h"
#include "ui/pages/explain_page.h"
#include "ui/pages/profile_page.h"
#include "ui/pages/runs_page.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/settings_dialog.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {

MainWindow::MainWindow(Workbench& workbench, QWidget* parent)
    : QMainWindow(parent), m_workbench(workbench), m_list(new QListWidget),
      m_stack(new QStackedWidget), m_notices(new NoticeBar), m_languages(new QActionGroup(this)),
      m_themes(new QActionGroup(this)) {
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_notices);
    right->addWidget(m_stack, 1);
    auto* centre = new QWidget;
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addLayout(right, 1);
    setCentralWidget(centre);
    m_stack->setObjectName("pages");
    m_list->setObjectName("pageList");
    m_list->setFrameShape(QFrame::NoFrame);
    const int icon = m_list->fontMetrics().height() + 2;
    m_list->setIconSize({icon, icon});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);

    makeMenus();
    addPage(new BenchmarkPage(m_workbench, defaultPresetFile()), QStringLiteral("benchmark"));
    connect(&m_workbench, &Workbench::setupWanted, this, [this] { showPage(0); });
    connect(&m_workbench, &Workbench::resumeWanted, this, [this] { showPage(0); });
    auto* runs = new RunsPage(m_workbench);
    addPage(runs, QStringLiteral("runs"));
    auto* profile = new ProfilePage(m_workbench);
    addPage(profile, QStringLiteral("profile"));
    connect(&m_workbench, &Workbench::profileWanted, this,
            [this, profile] { showPage(m_stack->indexOf(profile)); });
    addPage(new DevicesPage(m_workbench), QStringLiteral("devices"));
    addPage(new ExplainPage, QStringLiteral("explain"));
    connect(&m_workbench, &Workbench::benchmarkWanted, this, [this] { showPage(0); });
    connect(&m_workbench, &Workbench::runsWanted, this,
            [this, runs] { showPage(m_stack->indexOf(runs)); });
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(&m_workbench, &Workbench::told, m_notices, &NoticeBar::show);

    EngineSession& engine = m_workbench.engine();
    new DesktopSigns(engine, *this);
    connect(&engine, &EngineSession::started, this, [this] {
        m_cell = {};
        showState();
    });
    connect(&engine, &EngineSession::cellStarted, this, [this](const CellStart& start) {
        m_cell = start;
        showState();
    });
    connect(&engine, &EngineSession::finished, this, [this] {
        showState();
        if (m_closing)
            emit ended();
    });
    connect(&engine, &EngineSession::profileEnded, this, [this] {
        if (m_closing)
            emit ended();
    });
    setMinimumSize(1024, 640);
    retranslate();
    restoreState();
}

MainWindow::~MainWindow() = default;

void MainWindow::addPage(Page* page, const QString& icon) {
    const int index = pageCount();
    m_pages.push_back(page);
    m_icons << icon;
    m_stack->addWidget(page);
    m_list->addItem(page->title());
    auto* action = new QAction(this);
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + index)));
    connect(action, &QAction::triggered, this, [this, index] { showPage(index); });
    m_pageActions.push_back(action);
    m_viewMenu->insertAction(m_languageMenu->menuAction(), action);
}

void MainWindow::showPage(int index) {
    m_list->setCurrentRow(index);
}

void MainWindow::makeMenus() {
    m_fileMenu = menuBar()->addMenu(QString());
    m_settings = m_fileMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_Comma), this,
                                       &MainWindow::editSettings);
    m_settings->setMenuRole(QAction::PreferencesRole);
    m_fileMenu->addSeparator();
    m_quit =
        m_fileMenu->addAction(QString(), QKeySequence(QKeySequence::Quit), this, &QWidget::close);
    m_quit->setMenuRole(QAction::QuitRole);

    m_viewMenu = menuBar()->addMenu(QString());
    m_languageMenu = m_viewMenu->addMenu(QString());
    const auto addChoice = [](QMenu* menu, QActionGroup* group, const QVariant& value) {
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
    };
    addChoice(m_languageMenu, m_languages, QString());
    for (const QString& language : languages())
        addChoice(m_languageMenu, m_languages, language);
    connect(m_languages, &QActionGroup::triggered, this, [this](QAction* action) {
        Settings settings = m_workbench.settings();
        settings.language = action->data().toString();
        m_workbench.change(settings);
    });
    m_themeMenu = m_viewMenu->addMenu(QString());
    for (const ThemeChoice theme : {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark})
        addChoice(m_themeMenu, m_themes, int(theme));
    checkChoices();
    connect(&m_workbench, &Workbench::settingsChanged, this, &MainWindow::checkChoices);
    connect(m_themes, &QActionGroup::triggered, this, [this](QAction* action) {
        Settings settings = m_workbench.settings();
        settings.theme = ThemeChoice(action->data().toInt());
        m_workbench.change(settings);
    });

    m_helpMenu = menuBar()->addMenu(QString());
    m_about = m_helpMenu->addAction(QString(), this, [this] {
        QMessageBox::about(
            this, tr("About Bildrate"),
            tr("<b>Bildrate %1</b><p>Measures how many images per second a network classifies or "
               "trains on, keeps every run and compares runs.<p>Free software under the GNU "
               "General Public License, version 3 or later.")
                .arg(QString::fromUtf8(programVersion)));
    });
    m_aboutQt = m_helpMenu->addAction(QString(), qApp, &QApplication::aboutQt);
}

void MainWindow::editSettings() {
    auto* dialog = new SettingsDialog(m_workbench.settings(), allowedCores(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_workbench.change(dialog->settings()); });
    dialog->open();
}

void MainWindow::checkChoices() {
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == m_workbench.settings().language);
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == int(m_workbench.settings().theme));
}

void MainWindow::retranslate() {
    m_fileMenu->setTitle(tr("&File"));
    m_settings->setText(tr("&Settings…"));
    m_quit->setText(tr("&Quit"));
    m_viewMenu->setTitle(tr("&View"));
    m_languageMenu->setTitle(tr("&Language"));
    for (QAction* action : m_languages->actions()) {
        const QString language = action->data().toString();
        action->setText(language.isEmpty() ? tr("As the system") : nativeName(language));
    }
    m_themeMenu->setTitle(tr("&Theme"));
    const QStringList themes{tr("As the system"), tr("Light"), tr("Dark")};
    for (int i = 0; i < themes.size(); ++i)
        m_themes->actions()[i]->setText(themes[i]);
    m_helpMenu->setTitle(tr("&Help"));
    m_about->setText(tr("&About Bildrate"));
    m_aboutQt->setText(tr("About &Qt"));
    m_list->setAccessibleName(tr("Pages"));
    for (int i = 0; i < pageCount(); ++i) {
        const QString title = m_pages[std::size_t(i)]->title();
        m_list->item(i)->setText(title);
        m_list->item(i)->setSizeHint(
            {m_list->fontMetrics().horizontalAdvance(title) + m_list->iconSize().width() + 30,
             m_list->fontMetrics().height() + 12});
        m_pageActions[std::size_t(i)]->setText(title);
    }
    drawIcons();
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + 12);
    showState();
}

void MainWindow::drawIcons() {
    const int size = m_list->iconSize().width();
    for (int i = 0; i < pageCount(); ++i) {
        m_list->item(i)->setIcon(pageIcon(m_icons[i], palette(), int(size * devicePixelRatioF())));
    }
}

void MainWindow::showState() {
    const EngineSession& engine = m_workbench.engine();
    setWindowTitle(engine.isRunning() && m_cell.count > 0
                       ? tr("%1 % · cell %2 of %3 – Bildrate", "title bar: how far a sweep is")
                             .arg(format::count(100 * m_cell.index / m_cell.count),
                                  format::count(m_cell.index + 1), format::count(m_cell.count))
                       : QStringLiteral("Bildrate"));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        drawIcons();
    QMainWindow::changeEvent(event);
}

bool MainWindow::mayClose() {
    EngineSession& engine = m_workbench.engine();
    if (!engine.isRunning() || engine.isStopping() || !m_mayAsk)
        return true;
    QMessageBox question(QMessageBox::Question, QStringLiteral("Bildrate"),
                         tr("A measurement is running. Stop it and quit?"), {}, this);
    question.setInformativeText(tr("What is finished is stored; the running cell is stored as "
                                   "cancelled. The page Runs can measure later what is missing."));
    QPushButton* stop = question.addButton(tr("Stop and quit"), QMessageBox::AcceptRole);
    question.addButton(tr("Go on measuring"), QMessageBox::RejectRole);
    question.exec();
    return question.clickedButton() == static_cast<QAbstractButton*>(stop);
}

void MainWindow::endNow() {
    m_mayAsk = false;
    close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_closing || !mayClose()) {
        event->ignore();
        return;
    }
    m_closing = true;
    keepState();
    event->accept(); // the window goes away now, the worker ends when the layer in hand returns
    EngineSession& engine = m_workbench.engine();
    engine.stop();
    engine.stopProfile();
    if (!engine.isBusy())
        emit ended();
}

void MainWindow::restoreState() {
    const QSettings state;
    resize(1180, 760);
    restoreGeometry(state.value("window/geometry").toByteArray());
    QMainWindow::restoreState(state.value("window/state").toByteArray());
    if (pageCount() > 0)
        showPage(std::clamp(state.value("window/page", 0).toInt(), 0, pageCount() - 1));
}

void MainWindow::keepState() const {
    QSettings state;
    state.setValue("window/geometry", saveGeometry());
    state.setValue("window/state", saveState());
    state.setValue("window/page", m_list->currentRow());
}

} // namespace bildrate::ui
