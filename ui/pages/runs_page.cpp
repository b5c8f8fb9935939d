#include "ui/pages/runs_page.h"

#include "ui/core_text.h"
#include "ui/models/run_list_model.h"
#include "ui/pages/run_actions.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/run_details.h"
#include "ui/widgets/run_list_view.h"
#include "ui/widgets/state_panel.h"
#include "ui/workbench.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto splitterKey = "runs/splitter";
constexpr std::size_t mostTabs = 8; ///< runs whose details are open at once

QStringList localFiles(const QMimeData* data) {
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace

RunsPage::RunsPage(Workbench& workbench, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_actions(new RunActions(workbench, this)),
      m_filter(new QLineEdit), m_import(new QPushButton), m_stack(new QStackedWidget),
      m_state(new StatePanel), m_splitter(new QSplitter(Qt::Vertical)), m_list(new RunListView),
      m_selection(new ElidedLabel), m_detailsStack(new QStackedWidget), m_tabs(new QTabWidget),
      m_hint(new QLabel), m_undo(new QAction(this)), m_refresh(new QTimer(this)),
      m_follow(new QTimer(this)) {
    setObjectName("runsPage");
    setAcceptDrops(true);
    makeCommands();
    makeList();
    makeLayout();
    connectStore();
    retranslate();
    showDetails();
    m_workbench.library().list();
}

QString RunsPage::title() const {
    return tr("Runs");
}

void RunsPage::makeList() {
    m_list->setObjectName("runList");
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_list, &QTreeView::activated, this, &RunsPage::openSelected);
    connect(m_list, &RunListView::selectionMoved, this, &RunsPage::followSelection);
    connect(&m_list->runs(), &RunListModel::editWanted, &m_workbench.library(), &RunLibrary::edit);

    m_filter->setObjectName("runFilter");
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_list->setFilterText(text);
        showState();
    });
    m_follow->setSingleShot(true);
    m_follow->setInterval(100ms);
    connect(m_follow, &QTimer::timeout, this, &RunsPage::showDetails);
}

void RunsPage::makeCommands() {
    // Does something with the selected runs, if there are any.
    const auto withSelected = [this](auto act) {
        return [this, act] {
            if (const std::vector<QString> ids = m_list->selected(); !ids.empty())
                act(*m_actions, ids);
        };
    };
    using Ids = std::vector<QString>;
    const auto add = [this](const QKeySequence& shortcut, auto act) {
        auto* action = new QAction(this);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetShortcut); // elsewhere the keys belong to texts
        connect(action, &QAction::triggered, this, act);
        m_commands.push_back(action);
        m_list->addAction(action);
    };
    const auto separate = [this] {
        auto* line = new QAction(this);
        line->setSeparator(true);
        m_list->addAction(line);
    };
    add({}, [this] { openSelected(); });
    separate();
    add({}, withSelected([](RunActions& runs, const Ids& ids) { runs.measureAgain(ids.front()); }));
    add({},
        withSelected([](RunActions& runs, const Ids& ids) { runs.measureMissing(ids.front()); }));
    separate();
    add(Qt::Key_F2, [this] { m_list->editColumn(RunListModel::nameColumn); });
    add({}, [this] { m_list->editColumn(RunListModel::tagsColumn); });
    add({}, [this] { m_list->editColumn(RunListModel::noteColumn); });
    separate();
    add(QKeySequence::Copy,
        withSelected([](RunActions& runs, const Ids& ids) { runs.copyAsText(ids); }));
    add({}, withSelected([this](RunActions& runs, const Ids& ids) {
            runs.exportRuns(ids, exportName(ids));
        }));
    separate();
    add(QKeySequence::Delete,
        withSelected([](RunActions& runs, const Ids& ids) { runs.remove(ids); }));

    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_undo->setEnabled(false);
    connect(m_undo, &QAction::triggered, m_actions, &RunActions::undoRemove);
    connect(m_actions, &RunActions::canUndoChanged, this,
            [this] { m_undo->setEnabled(m_actions->canUndo()); });
    m_list->addAction(m_undo);

    auto* find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, this, [this] {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });
    addActions({find, m_undo});
}

QPushButton* RunsPage::buttonFor(Command command, const char* name) {
    return new ActionButton(m_commands[command], name);
}

void RunsPage::makeLayout() {
    auto* top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_import);
    m_import->setObjectName("importRuns");
    connect(m_import, &QPushButton::clicked, m_actions, &RunActions::importRuns);

    m_selection->setObjectName("runSelection");
    QFont bold = m_selection->font();
    bold.setBold(true);
    m_selection->setFont(bold);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_selection, 1);
    buttons->addWidget(buttonFor(again, "runAgain"));
    buttons->addWidget(buttonFor(missing, "runMissing"));
    buttons->addWidget(buttonFor(copy, "copyRuns"));
    buttons->addWidget(buttonFor(exportTo, "exportRuns"));
    buttons->addWidget(buttonFor(remove, "removeRuns"));

    m_tabs->setObjectName("runTabs");
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setFocusPolicy(Qt::NoFocus); // it would hand the focus on to a bar that is hidden
    m_tabs->setDocumentMode(true);
    m_hint->setObjectName("runHint");
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_detailsStack->addWidget(m_tabs);
    m_detailsStack->addWidget(m_hint);
    auto* lower = new QWidget;
    auto* details = new QVBoxLayout(lower);
    details->setContentsMargins(0, 6, 0, 0);
    details->addLayout(buttons);
    details->addWidget(m_detailsStack, 1);

    m_splitter->addWidget(m_list);
    m_splitter->addWidget(lower);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setSizes({2000, 3000}); // that proportion, unless the state says otherwise
    m_splitter->restoreState(QSettings().value(splitterKey).toByteArray());
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_state);
    connect(m_state, &StatePanel::actionWanted, this, &RunsPage::actOnState);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
}

void RunsPage::connectStore() {
    RunLibrary& library = m_workbench.library();
    connect(&library, &RunLibrary::listed, this, &RunsPage::showListing);
    connect(&library, &RunLibrary::warned, this, [this](const QString& sentence) {
        m_warning = text::wholeSentence(sentence.toStdString());
        emit m_workbench.told({Notice::Kind::warning, m_warning, {}});
    });
    connect(&library, &RunLibrary::failed, this, [this](const LibraryError& error) {
        if (error.task != LibraryTask::list) {
            if (error.task != LibraryTask::load)
                m_workbench.library().list(); // what was not done must not look done
            return;
        }
        m_failure = text::wholeSentence(error.message.toStdString());
        showState();
        if (!isVisible())
            emit m_workbench.told({Notice::Kind::failure, *m_failure, {}});
    });
    connect(&m_workbench, &Workbench::runsWanted, this, &RunsPage::select);

    EngineSession& engine = m_workbench.engine();
    connect(&engine, &EngineSession::cellStarted, this, &RunsPage::refreshSoon);
    connect(&engine, &EngineSession::cellFinished, this, &RunsPage::refreshSoon);
    connect(&engine, &EngineSession::finished, this, &RunsPage::refreshSoon);
    m_refresh->setSingleShot(true);
    m_refresh->setInterval(1s);
    connect(m_refresh, &QTimer::timeout, this, [this] {
        if (m_stale)
            refreshSoon();
    });
}

void RunsPage::refreshSoon() {
    m_stale = true;
    if (m_refresh->isActive() || !isVisible())
        return;
    m_stale = false;
    m_workbench.library().list();
    m_refresh->start();
}

void RunsPage::showListing(const std::vector<RunListing>& runs) {
    const bool first = !m_listed;
    m_listed = true;
    m_failure.reset();
    if (!runs.empty())
        m_warning.clear(); // it has been told, and there is something to show now
    bool shownDiffer = false;
    for (const QString& id : m_wanted) {
        const auto found = std::ranges::find(runs, id.toStdString(), &RunListing::id);
        const int row = m_list->runs().rowOf(id);
        shownDiffer |= found != runs.end() && row >= 0 && m_list->runs().run(row) != *found;
    }
    m_list->runs().setRuns(runs);
    showState();
    if (!m_toSelect.empty())
        select(std::exchange(m_toSelect, {}));
    else if (first)
        m_list->selectFirst();
    if (shownDiffer)
        m_follow->start();
}

void RunsPage::showState() {
    const bool empty = m_listed && m_list->runs().rowCount() == 0;
    if (m_failure)
        m_state->setState(tr("The runs cannot be read"), *m_failure, tr("Try again"));
    else if (empty && !m_warning.isEmpty())
        m_state->setState(tr("The runs that were kept cannot be shown"), m_warning,
                          tr("Go to Benchmark"));
    else if (empty)
        m_state->setState(tr("No run yet"),
                          tr("Every run is kept here with all its samples as soon as its first "
                             "cell is measured. Choose networks and a device on the page "
                             "Benchmark and press Start, or import runs from a file."),
                          tr("Go to Benchmark"));
    else if (m_listed && m_list->shownRuns() == 0)
        m_state->setState(tr("No run matches “%1”").arg(m_filter->text()), {},
                          tr("Clear the filter"));
    else if (!m_listed)
        m_state->setState(tr("Reading the runs …"), {}, {});
    const bool list = m_listed && !m_failure && m_list->shownRuns() > 0;
    m_stack->setCurrentWidget(list ? static_cast<QWidget*>(m_splitter) : m_state);
    m_filter->setEnabled(m_listed && !m_failure && !empty);
}

void RunsPage::actOnState() {
    if (m_failure)
        m_workbench.library().list();
    else if (m_list->runs().rowCount() == 0)
        emit m_workbench.benchmarkWanted();
    else
        m_filter->clear();
}

void RunsPage::select(const std::vector<QString>& ids) {
    const RunListModel& runs = m_list->runs();
    if (std::ranges::any_of(ids, [&runs](const QString& id) { return runs.rowOf(id) < 0; })) {
        m_toSelect = ids;
        if (m_listed)
            m_workbench.library().list();
        return;
    }
    m_filter->clear();
    m_list->select(ids);
}

void RunsPage::openSelected() {
    if (m_list->selected().empty())
        return;
    if (m_splitter->sizes().at(1) == 0)
        m_splitter->setSizes({1, 1});
    m_follow->stop();
    showDetails();
    if (QWidget* details = m_tabs->currentWidget())
        details->setFocus(Qt::OtherFocusReason);
}

QString RunsPage::exportName(const std::vector<QString>& ids) const {
    if (ids.size() != 1)
        return QStringLiteral("bildrate-runs");
    return QStringLiteral("bildrate-") + shortId(ids.front().toStdString());
}

void RunsPage::followSelection() {
    const std::size_t count = m_list->selected().size();
    for (const Command command : {open, copy, exportTo, remove})
        m_commands[command]->setEnabled(count > 0);
    for (const Command command : {again, missing, rename, editTags, editNote})
        m_commands[command]->setEnabled(count == 1);
    m_follow->start();
}

void RunsPage::showDetails() {
    std::vector<QString> ids = m_list->selected();
    if (ids.empty() || ids.size() > mostTabs) {
        m_hint->setText(ids.empty()
                            ? tr("Select a run to see its results.")
                            : tr("%n run(s) are selected; select fewer to see their results.", "",
                                 int(ids.size())));
        m_selection->clear();
        m_detailsStack->setCurrentWidget(m_hint);
        m_wanted.clear();
        return;
    }
    m_wanted = ids;
    m_workbench.library().load(ids, this, [this, ids](const std::vector<RunRecord>& runs) {
        if (ids == m_wanted) // else the selection has moved on
            showRuns(runs);
    });
}

void RunsPage::showRuns(const std::vector<RunRecord>& runs) {
    while (m_tabs->count() > int(runs.size()))
        delete m_tabs->widget(m_tabs->count() - 1);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (int(i) == m_tabs->count()) {
            auto* details = new RunDetails;
            connect(details, &RunDetails::profileWanted, &m_workbench, &Workbench::profileWanted);
            m_tabs->addTab(details, QString());
        }
        static_cast<RunDetails*>(m_tabs->widget(int(i)))->setRun(runs[i]);
        const QString name = QString::fromStdString(runs[i].spec.name);
        m_tabs->setTabText(int(i),
                           name.isEmpty() ? shortId(runs[i].id) : QString(name).replace('&', "&&"));
        m_tabs->setTabToolTip(int(i), QString::fromStdString(runs[i].id));
    }
    const QString name = QString::fromStdString(runs.front().spec.name);
    m_selection->setText(runs.size() > 1  ? tr("%n run(s) selected", "", int(runs.size()))
                         : name.isEmpty() ? shortId(runs.front().id)
                                          : name);
    m_detailsStack->setCurrentWidget(m_tabs);
}

void RunsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_stale)
        refreshSoon();
}

void RunsPage::hideEvent(QHideEvent* event) {
    m_list->keepColumns();
    QSettings().setValue(splitterKey, m_splitter->saveState());
    Page::hideEvent(event);
}

void RunsPage::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RunsPage::dropEvent(QDropEvent* event) {
    m_actions->importFiles(localFiles(event->mimeData()));
    event->acceptProposedAction();
}

void RunsPage::retranslate() {
    m_filter->setPlaceholderText(tr("Filter by name, note, tag, network or id"));
    m_filter->setMinimumWidth(
        m_filter->fontMetrics().horizontalAdvance(m_filter->placeholderText()) + 24);
    m_filter->setAccessibleName(tr("Filter of the list"));
    m_import->setText(tr("Import…"));
    m_tabs->setAccessibleName(tr("Details of the selected runs"));
    const QString texts[] = {tr("Open"),         tr("Measure again"), tr("Measure what is missing"),
                             tr("Rename"),       tr("Edit tags"),     tr("Edit note"),
                             tr("Copy as text"), tr("Export…"),       tr("Delete")};
    for (int command = 0; command < commands; ++command)
        m_commands[std::size_t(command)]->setText(texts[command]);
    m_undo->setText(tr("Undo the deletion"));
    m_list->retranslate();
    showState();
    followSelection();
}

} // namespace bildrate::ui
