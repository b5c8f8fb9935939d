#include "ui/pages/profile_page.h"

#include "core/base/error.h"
#include "core/exchange/record_json.h"
#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/models/profile_model.h"
#include "ui/report/profile_text.h"
#include "ui/session/profile_files.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/profile_setup.h"
#include "ui/widgets/state_panel.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <array>

namespace bildrate::ui {
namespace {

constexpr const char* setupKey = "profile/setup";
constexpr std::array parts{Part::forward, Part::loss, Part::backwardData, Part::backwardWeights,
                           Part::update};

RunSpec firstSpec(int threads) {
    RunSpec spec;
    spec.networks = {{"resnet-50", {}}};
    spec.batches = {8};
    const std::string kept = QSettings().value(setupKey).toString().toStdString();
    try {
        if (!kept.empty()) {
            const nlohmann::json parsed = parseJson(kept);
            return runSpecFrom(JsonValue(parsed, ""));
        }
    } catch (const Error&) {
        // another program's words; the fields are quickly filled again
    }
    spec.threads = threads;
    return spec;
}

} // namespace

ProfilePage::ProfilePage(Workbench& workbench, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_files(new ProfileFiles(this)),
      m_setup(new ProfileSetup), m_start(new QAction(this)), m_stop(new QAction(this)),
      m_open(new QAction(this)), m_save(new QAction(this)), m_copy(new QAction(this)),
      m_status(new QLabel), m_shownLabel(new QLabel), m_shown(new QComboBox),
      m_comparedLabel(new QLabel), m_compared(new QComboBox), m_partLabel(new QLabel),
      m_part(new QComboBox), m_totals(new QLabel), m_model(new ProfileModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_table(new QTreeView), m_state(new StatePanel),
      m_stack(new QStackedWidget), m_result(new QWidget) {
    setObjectName("profilePage");
    makeActions();
    makeTable();
    makeLayout();
    m_setup->setSpec(firstSpec(workbench.settings().threads));
    ProfilePage::retranslate();
    connectEngine();
    fillChoices();
    enable();
}

ProfilePage::~ProfilePage() {
    QSettings().setValue(setupKey, QString::fromStdString(jsonOf(m_setup->spec()).dump()));
}

QString ProfilePage::title() const {
    return tr("Profile", "page");
}

void ProfilePage::makeActions() {
    const auto make = [this](QAction* action, const QKeySequence& keys,
                             void (ProfilePage::*act)()) {
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, act);
    };
    make(m_start, QKeySequence(Qt::Key_F5), &ProfilePage::start);
    make(m_stop, QKeySequence(Qt::SHIFT | Qt::Key_F5), &ProfilePage::stop);
    make(m_open, QKeySequence(QKeySequence::Open), &ProfilePage::openFile);
    make(m_save, QKeySequence(QKeySequence::Save), &ProfilePage::saveFile);
    make(m_copy, {}, &ProfilePage::copy);
}

void ProfilePage::makeTable() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ProfileModel::sortRole);
    m_sorted->setFilterRole(ProfileModel::partRole);
    m_sorted->setFilterKeyColumn(0);
    m_table->setObjectName("profileTable");
    m_table->setModel(m_sorted);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAlternatingRowColors(true);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
}

void ProfilePage::makeLayout() {
    auto* buttons = new QVBoxLayout;
    auto* start = new ActionButton(m_start, "startProfile");
    QFont primary = start->font();
    primary.setBold(true);
    start->setFont(primary);
    buttons->setSpacing(6);
    buttons->addWidget(start);
    buttons->addWidget(new ActionButton(m_stop, "stopProfile"));
    auto* top = new QHBoxLayout;
    top->setSpacing(18);
    top->addWidget(m_setup, 1);
    top->addLayout(buttons);

    m_status->setObjectName("profileStatus");
    m_status->setWordWrap(true);
    auto* files = new QHBoxLayout;
    files->setSpacing(6);
    files->addWidget(m_status, 1);
    files->addWidget(new ActionButton(m_open, "openProfile"));
    files->addWidget(new ActionButton(m_save, "saveProfile"));
    files->addWidget(new ActionButton(m_copy, "copyProfile"));

    m_shown->setObjectName("profileShown");
    m_compared->setObjectName("profileCompared");
    m_part->setObjectName("profilePart");
    for (std::size_t i = 0; i < parts.size() + 1; ++i)
        m_part->addItem({});
    auto* choices = new QHBoxLayout;
    choices->setSpacing(6);
    const auto addChoice = [choices](QLabel* label, QComboBox* box, int stretch) {
        label->setBuddy(box);
        choices->addWidget(label);
        choices->addWidget(box, stretch);
        choices->addSpacing(12);
    };
    for (QComboBox* box : {m_shown, m_compared}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    addChoice(m_shownLabel, m_shown, 3);
    addChoice(m_comparedLabel, m_compared, 3);
    addChoice(m_partLabel, m_part, 0);
    m_totals->setObjectName("profileTotals");
    m_totals->setTextFormat(Qt::RichText);
    m_totals->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_totals->setWordWrap(true);
    auto* result = new QVBoxLayout(m_result);
    result->setContentsMargins(0, 0, 0, 0);
    result->addLayout(choices);
    result->addWidget(m_totals);
    result->addWidget(m_table, 1);
    m_stack->addWidget(m_result);
    m_stack->addWidget(m_state);
    connect(m_state, &StatePanel::actionWanted, m_start, &QAction::trigger);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &ProfilePage::showProfiles);
    connect(m_compared, &QComboBox::currentIndexChanged, this, &ProfilePage::showProfiles);
    connect(m_part, &QComboBox::currentIndexChanged, this, &ProfilePage::filterParts);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addLayout(top);
    layout->addLayout(files);
    layout->addWidget(m_stack, 1);
}

void ProfilePage::connectEngine() {
    EngineSession& engine = m_workbench.engine();
    connect(&engine, &EngineSession::devicesFound, this,
            [this](const std::vector<Device>& devices) {
                m_knowsDevices = true;
                m_setup->setDevices(devices);
                enable();
            });
    connect(&engine, &EngineSession::started, this, &ProfilePage::enable);
    connect(&engine, &EngineSession::finished, this, &ProfilePage::enable);
    connect(&engine, &EngineSession::profileStarted, this, [this] {
        m_progress = {};
        enable();
    });
    connect(&engine, &EngineSession::profileProgressed, this,
            [this](const ProfileProgress& progress) {
                m_progress = progress;
                showState();
            });
    connect(&engine, &EngineSession::profileEnded, this, [this](const ProfileEnd& end) {
        if (end.profile)
            add(*end.profile, format::dateTime(now()));
        else if (!end.failure.isEmpty())
            emit m_workbench.told(
                {Notice::Kind::failure,
                 tr("There is no profile: %1").arg(text::sentence(end.failure.toStdString())),
                 {}});
        enable();
    });
    connect(&m_workbench, &Workbench::profileWanted, this, [this](const RunSpec& spec) {
        if (m_workbench.engine().isProfiling())
            return;
        m_setup->setSpec(spec);
        m_setup->setFocus(Qt::OtherFocusReason);
    });
    connect(m_files, &ProfileFiles::opened, this, &ProfilePage::add);
    connect(m_files, &ProfileFiles::saved, this, [this](const QString& file) {
        emit m_workbench.told({Notice::Kind::good, tr("Saved in %1.").arg(file), {}});
    });
    connect(m_files, &ProfileFiles::failed, this, [this](const QString& sentence) {
        emit m_workbench.told(
            {Notice::Kind::failure, text::wholeSentence(sentence.toStdString()), {}});
    });
}

void ProfilePage::start() {
    m_workbench.engine().profile(m_setup->spec());
}

void ProfilePage::stop() {
    m_workbench.engine().stopProfile();
}

void ProfilePage::openFile() {
    auto* dialog = new QFileDialog(this, tr("Open a profile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Profiles (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& file) { m_files->open(file.toStdU16String()); });
    dialog->open();
}

void ProfilePage::saveFile() {
    const Entry* entry = chosen();
    if (entry == nullptr)
        return;
    auto* dialog = new QFileDialog(this, tr("Save the profile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Profiles (*.json)")});
    dialog->setDefaultSuffix("json");
    dialog->selectFile(QStringLiteral("profile-") + QString::fromStdString(entry->profile.network) +
                       ".json");
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, profile = entry->profile](const QString& file) {
                m_files->save(file.toStdU16String(), profile);
            });
    dialog->open();
}

QString ProfilePage::tableText() const {
    QString text;
    const auto addRow = [&](auto&& cell) {
        QStringList cells;
        for (int column = 0; column < m_sorted->columnCount(); ++column)
            cells << cell(column).toString();
        text += cells.join('\t') + '\n';
    };
    addRow([this](int column) { return m_sorted->headerData(column, Qt::Horizontal); });
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        addRow([this, row](int column) { return m_sorted->index(row, column).data(); });
    return text;
}

void ProfilePage::copy() {
    const Entry* entry = chosen();
    if (entry == nullptr)
        return;
    const Entry* other = compared();
    QString text = textOf(*entry) + '\n';
    if (other != nullptr)
        text += textOf(*other) + '\n';
    for (const ProfileTotal& total :
         profileTotals(entry->profile, other != nullptr ? &other->profile : nullptr)) {
        QStringList cells{total.label, total.time};
        if (other != nullptr)
            cells << total.otherTime << total.ratio;
        else
            cells << tr("%1 images/s").arg(total.rate);
        text += cells.join('\t') + '\n';
    }
    QGuiApplication::clipboard()->setText(text + '\n' + tableText());
    emit m_workbench.told({Notice::Kind::good, tr("The profile is on the clipboard."), {}});
}

void ProfilePage::add(const Profile& profile, const QString& origin) {
    m_entries.push_back({profile, origin});
    fillChoices();
    m_shown->setCurrentIndex(m_shown->count() - 1);
    showProfiles();
    enable();
}

const ProfilePage::Entry* ProfilePage::chosen() const {
    const int index = m_shown->currentIndex();
    return index < 0 ? nullptr : &m_entries[std::size_t(index)];
}

const ProfilePage::Entry* ProfilePage::compared() const {
    const int index = m_compared->currentIndex() - 1; // the first item: none
    return index < 0 ? nullptr : &m_entries[std::size_t(index)];
}

QString ProfilePage::textOf(const Entry& entry) const {
    return QStringLiteral("%1 · %2").arg(profileTitle(entry.profile), entry.origin);
}

void ProfilePage::fillChoices() {
    const QSignalBlocker quietShown(m_shown);
    const QSignalBlocker quietCompared(m_compared);
    const int shown = m_shown->currentIndex();
    const int compared = m_compared->currentIndex();
    m_shown->clear();
    m_compared->clear();
    m_compared->addItem(tr("no other", "profile to compare with"));
    for (const Entry& entry : m_entries)
        for (QComboBox* box : {m_shown, m_compared}) {
            box->addItem(textOf(entry));
            box->setItemData(box->count() - 1, textOf(entry), Qt::ToolTipRole);
        }
    for (QComboBox* box : {m_shown, m_compared}) // the whole titles where one chooses
        box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + 12);
    m_shown->setCurrentIndex(shown);
    m_compared->setCurrentIndex(std::max(0, compared));
}

void ProfilePage::showProfiles() {
    if (const Entry* entry = chosen()) {
        const bool compares = m_model->compares();
        if (const Entry* other = compared())
            m_model->setProfiles(entry->profile, other->profile);
        else
            m_model->setProfile(entry->profile);
        if (compares != m_model->compares())
            m_table->sortByColumn(0, Qt::AscendingOrder); // the columns are others
        for (int column = 0; column < m_sorted->columnCount() - 1; ++column)
            m_table->resizeColumnToContents(column);
        m_table->setCurrentIndex(m_sorted->index(0, 0));
    }
    showTotals();
    showState();
}

void ProfilePage::showTotals() {
    const Entry* entry = chosen();
    if (entry == nullptr)
        return m_totals->clear();
    const Entry* other = compared();
    QString rows;
    for (const ProfileTotal& total :
         profileTotals(entry->profile, other != nullptr ? &other->profile : nullptr)) {
        QStringList cells{total.time};
        if (other != nullptr)
            cells << QStringLiteral("→ ") + total.otherTime << total.ratio + QStringLiteral("×");
        else
            cells << tr("%1 images/s").arg(total.rate);
        rows += QStringLiteral("<tr><td style='padding-right:18px'>%1</td>").arg(total.label);
        for (const QString& cell : cells)
            rows += QStringLiteral("<td align=right style='padding-right:18px'><b>%1</b></td>")
                        .arg(cell.toHtmlEscaped());
        rows += QStringLiteral("</tr>");
    }
    QStringList sentences;
    if (other != nullptr && !sameQuestion(entry->profile, other->profile))
        sentences << tr("They answer different questions: a ratio tells of both, not of the "
                        "machines.");
    if (entry->profile.workload == Workload::training)
        sentences << tr("The images/s of a training cell count whole steps.");
    sentences << tr("Medians of %n iteration(s), each layer waited for and timed alone: "
                    "their sum may be more than an undisturbed iteration takes.",
                    "", int(entry->profile.iterations));
    m_totals->setText(QStringLiteral("<table cellspacing=0>%1</table><p style='margin:0'>%2</p>")
                          .arg(rows, sentences.join(' ').toHtmlEscaped()));
}

void ProfilePage::filterParts() {
    const int index = m_part->currentIndex();
    QString pattern;
    if (index > 0) {
        const std::string_view name = nameOf(parts[std::size_t(index - 1)]);
        pattern = QRegularExpression::anchoredPattern(
            QString::fromUtf8(name.data(), qsizetype(name.size())));
    }
    m_sorted->setFilterRegularExpression(pattern);
}

void ProfilePage::showState() {
    const EngineSession& engine = m_workbench.engine();
    QString status;
    if (engine.isProfiling())
        status = m_progress.iterations > 0 ? tr("Timing every layer: %n iteration(s) so far", "",
                                                int(m_progress.iterations))
                 : m_progress.phase == Phase::measuring
                     ? tr("Timing every layer …")
                     : tr("Profile: %1 …", "compiling, loading").arg(text::of(m_progress.phase));
    else if (engine.isRunning())
        status = tr("A profile can be taken once the measurement has ended.");
    else if (!m_knowsDevices)
        status = tr("Looking for devices …");
    m_status->setText(status);
    m_stack->setCurrentWidget(m_entries.empty() ? static_cast<QWidget*>(m_state) : m_result);
    if (m_entries.empty())
        m_state->setState(
            tr("No profile yet"),
            tr("A profile times every layer alone and shows where an iteration spends its time. "
               "It is a pass of its own and changes no measured run. Choose above what to "
               "profile, or open a profile that was saved."),
            m_start->isEnabled() ? tr("Take a profile") : QString());
}

void ProfilePage::enable() {
    const EngineSession& engine = m_workbench.engine();
    m_setup->setEnabled(!engine.isProfiling());
    m_start->setEnabled(!engine.isBusy() && m_knowsDevices);
    m_stop->setEnabled(engine.isProfiling());
    m_save->setEnabled(!m_entries.empty());
    m_copy->setEnabled(!m_entries.empty());
    showState();
}

void ProfilePage::retranslate() {
    m_start->setText(tr("Profile", "verb"));
    m_start->setToolTip(tr("Time every layer alone"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop without a profile"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Open a profile that was saved"));
    m_save->setText(tr("Save…"));
    m_save->setToolTip(tr("Save the profile that is shown"));
    m_copy->setText(tr("Copy as text"));
    m_shownLabel->setText(tr("&Shown:", "profile"));
    m_shown->setAccessibleName(tr("Profile that is shown"));
    m_comparedLabel->setText(tr("&Compared with:"));
    m_compared->setAccessibleName(tr("Profile to compare with"));
    m_partLabel->setText(tr("Pa&rts:"));
    m_part->setAccessibleName(tr("Parts that are shown"));
    m_part->setItemText(0, tr("all", "parts"));
    for (std::size_t i = 0; i < parts.size(); ++i)
        m_part->setItemText(int(i) + 1, text::of(parts[i]));
    m_table->setAccessibleName(tr("Steps"));
    m_model->retranslate();
    fillChoices();
    showTotals();
    showState();
}

} // namespace bildrate::ui
