#include "ui/widgets/run_setup.h"

#include "core/base/error.h"
#include "core/network/zoo.h"
#include "ui/core_text.h"
#include "ui/models/device_model.h"
#include "ui/models/network_filter.h"
#include "ui/models/network_tree_model.h"
#include "ui/widgets/batch_edit.h"
#include "ui/widgets/optimiser_choice.h"
#include "ui/widgets/precision_choice.h"
#include "ui/widgets/preset_button.h"
#include "ui/widgets/stop_rule_edit.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRadioButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace bildrate::ui {
namespace {

/// Workloads by the id of their button.
const std::array<std::vector<Workload>, 3> workloadChoices{{
    {Workload::inference},
    {Workload::training},
    {Workload::inference, Workload::training},
}};

/// The chosen values; where they are those of before, in the order they had.
template <typename Value>
std::vector<Value> inOrderOf(const std::vector<Value>& before, std::vector<Value> chosen) {
    return std::ranges::is_permutation(before, chosen) ? before : chosen;
}

} // namespace

RunSetup::RunSetup(Workbench& workbench, std::filesystem::path presetFile, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_networks(new NetworkTreeModel(this)),
      m_filter(new NetworkFilter(this)), m_devices(new DeviceModel(this)), m_search(new QLineEdit),
      m_tree(new QTreeView), m_name(new QLineEdit),
      m_presets(new PresetButton(workbench, std::move(presetFile), [this] { return spec(); })),
      m_note(new QLineEdit), m_workloadRow(new QWidget), m_workloads(new QButtonGroup(this)),
      m_optimiser(new OptimiserChoice), m_precisions(new PrecisionChoice), m_batches(new BatchEdit),
      m_deviceList(new QListView), m_stop(new StopRuleEdit) {
    auto* columns = new QSplitter;
    columns->setObjectName(QStringLiteral("setupColumns"));
    columns->setChildrenCollapsible(false);
    columns->addWidget(makeNetworks());
    columns->addWidget(makeForm());
    columns->setStretchFactor(0, 1);
    columns->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    retranslate();
    connectFields();
}

QWidget* RunSetup::makeNetworks() {
    m_search->setObjectName(QStringLiteral("networkSearch"));
    m_search->setClearButtonEnabled(true);
    m_filter->setSourceModel(m_networks);
    m_tree->setObjectName(QStringLiteral("networks"));
    m_tree->setModel(m_filter);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(NetworkTreeModel::nameColumn, QHeaderView::Stretch);
    m_tree->header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 8);
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_tree, 1);
    return side;
}

QWidget* RunSetup::makeForm() {
    m_name->setObjectName(QStringLiteral("runName"));
    m_note->setObjectName(QStringLiteral("runNote"));
    auto* nameRow = new QHBoxLayout;
    nameRow->addWidget(m_name, 1);
    nameRow->addWidget(m_presets);

    auto* workloadLayout = new QHBoxLayout(m_workloadRow);
    workloadLayout->setContentsMargins(0, 0, 0, 0);
    workloadLayout->setSpacing(18);
    const std::array names{"inference", "training", "bothWorkloads"};
    for (int id = 0; id < int(names.size()); ++id) {
        auto* button = new QRadioButton;
        button->setObjectName(QString::fromLatin1(names[std::size_t(id)]));
        m_workloads->addButton(button, id);
        workloadLayout->addWidget(button);
    }
    workloadLayout->addStretch();

    m_deviceList->setObjectName(QStringLiteral("devices"));
    m_deviceList->setModel(m_devices);
    m_deviceList->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_deviceList->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_deviceList->setWordWrap(true);
    m_deviceList->setResizeMode(QListView::Adjust);
    m_deviceList->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_deviceList->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);

    auto* content = new QWidget;
    auto* form = m_form = new QFormLayout(content);
    form->setContentsMargins(6, 0, 6, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto addRow = [this, form](QWidget* buddy, auto* field) {
        auto* label = new QLabel;
        label->setBuddy(buddy);
        m_labels.push_back(label);
        form->addRow(label, field);
    };
    addRow(m_name, nameRow);
    addRow(m_note, m_note);
    addRow(m_workloads->button(0), m_workloadRow);
    addRow(m_optimiser, m_optimiser);
    addRow(m_precisions, m_precisions);
    addRow(m_batches, m_batches);
    addRow(m_deviceList, m_deviceList);
    addRow(m_stop, m_stop);
    auto* area = new QScrollArea;
    area->setObjectName(QStringLiteral("setupForm"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

void RunSetup::connectFields() {
    const auto tell = [this] {
        if (!m_filling)
            emit changed();
    };
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setFilterFixedString(text.trimmed());
        if (text.trimmed().isEmpty())
            openChosenFamilies();
        else
            m_tree->expandAll();
    });
    connect(m_networks, &NetworkTreeModel::choicesChanged, this, tell);
    connect(m_networks, &NetworkTreeModel::batchesRefused, this, [this](const QString& sentence) {
        emit m_workbench.told(
            {Notice::Kind::warning, text::wholeSentence(sentence.toStdString()), {}});
    });
    connect(m_name, &QLineEdit::textChanged, this, tell);
    connect(m_note, &QLineEdit::textChanged, this, tell);
    connect(m_workloads, &QButtonGroup::idToggled, this, [this, tell] {
        showReasons();
        tell();
    });
    connect(m_optimiser, &OptimiserChoice::changed, this, tell);
    connect(m_precisions, &PrecisionChoice::changed, this, tell);
    connect(m_batches, &BatchEdit::changed, this, tell);
    connect(m_devices, &DeviceModel::chosenChanged, this, [this, tell] {
        showReasons();
        tell();
    });
    connect(m_stop, &StopRuleEdit::changed, this, tell);
    connect(m_presets, &PresetButton::presetChosen, this,
            [this](const Preset& preset) { setSpec(preset.spec); });
}

RunSpec RunSetup::spec() const {
    RunSpec spec = m_base;
    spec.name = m_name->text().trimmed().toStdString();
    spec.note = m_note->text().trimmed().toStdString();
    spec.networks = inOrderOf(m_base.networks, m_networks->choices());
    if (const int id = m_workloads->checkedId(); id >= 0)
        spec.workloads = inOrderOf(m_base.workloads, workloadChoices[std::size_t(id)]);
    spec.optimiser = m_optimiser->optimiser();
    spec.precisions = inOrderOf(m_base.precisions, m_precisions->chosen());
    spec.batches = m_batches->batches().value_or(std::vector<std::int64_t>{});
    spec.batchMeaning = m_batches->meaning();
    spec.deviceSets = inOrderOf(m_base.deviceSets, m_devices->chosen());
    spec.stop = m_stop->rule();
    return spec;
}

void RunSetup::setSpec(const RunSpec& spec) {
    m_filling = true;
    m_base = spec;
    m_search->clear();
    const std::vector<QString> unknown = m_networks->setChoices(spec.networks);
    openChosenFamilies();
    m_name->setText(QString::fromStdString(spec.name));
    m_note->setText(QString::fromStdString(spec.note));
    for (int id = 0; id < int(workloadChoices.size()); ++id)
        if (std::ranges::is_permutation(workloadChoices[std::size_t(id)], spec.workloads))
            m_workloads->button(id)->setChecked(true);
    m_optimiser->setOptimiser(spec.optimiser);
    m_precisions->setChosen(spec.precisions);
    m_batches->setBatches(spec.batches);
    m_batches->setMeaning(spec.batchMeaning);
    m_devices->setThreads(spec.threads);
    m_devices->setChosen(spec.deviceSets);
    m_stop->setRule(spec.stop);
    m_filling = false;
    showReasons();
    emit changed();
    for (const QString& name : unknown)
        emit m_workbench.told({Notice::Kind::warning,
                               tr("There is no network “%1” here; it is left out.").arg(name),
                               {}});
}

std::string RunSetup::problem() const {
    if (!m_batches->batches())
        return m_batches->problem();
    try {
        validate(spec());
        return {};
    } catch (const Error& error) {
        return error.what();
    }
}

void RunSetup::setThreads(int threads) {
    m_base.threads = threads;
    m_devices->setThreads(threads);
}

void RunSetup::setDevices(const std::vector<Device>& devices) {
    m_devices->setDevices(devices);
}

const std::vector<Device>& RunSetup::devices() const {
    return m_devices->devices();
}

bool RunSetup::knowsDevices() const {
    return m_devices->isKnown();
}

void RunSetup::setReadOnly(bool readOnly) {
    m_networks->setReadOnly(readOnly);
    m_devices->setReadOnly(readOnly);
    m_name->setReadOnly(readOnly);
    m_note->setReadOnly(readOnly);
    m_presets->setEnabled(!readOnly);
    m_workloadRow->setEnabled(!readOnly);
    m_optimiser->setEnabled(!readOnly);
    m_precisions->setReadOnly(readOnly);
    m_batches->setReadOnly(readOnly);
    m_stop->setReadOnly(readOnly);
}

/// Why precisions and training cannot be used on the chosen devices.
void RunSetup::showReasons() {
    for (const Precision precision :
         {Precision::fp32, Precision::tf32, Precision::fp16, Precision::bf16})
        m_precisions->setReason(precision, text::sentence(m_devices->whyNot(precision)));
    const QString reason = text::sentence(m_devices->whyNotTraining());
    for (const int id : {1, 2}) {
        QAbstractButton* button = m_workloads->button(id);
        button->setEnabled(reason.isEmpty() || button->isChecked());
        button->setToolTip(reason);
        button->setAccessibleDescription(reason);
    }
    m_form->setRowVisible(m_optimiser, m_workloads->checkedId() > 0);
}

void RunSetup::openChosenFamilies() {
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex family = m_filter->index(row, 0);
        m_tree->setExpanded(family, m_networks->isPartlyChosen(m_filter->mapToSource(family)));
    }
}

void RunSetup::retranslate() {
    const std::array labels{tr("&Name:"),      tr("N&ote:"),      tr("&Workload:"),
                            tr("Opt&imiser:"), tr("&Precision:"), tr("&Batch sizes:"),
                            tr("&Devices:"),   tr("&Each cell:")};
    for (std::size_t row = 0; row < labels.size(); ++row)
        m_labels[row]->setText(labels[row]);
    m_search->setPlaceholderText(tr("Search networks"));
    m_search->setMinimumWidth(
        m_search->fontMetrics().horizontalAdvance(m_search->placeholderText()) + 24);
    m_search->setAccessibleName(tr("Search networks"));
    m_tree->setAccessibleName(tr("Networks"));
    m_name->setPlaceholderText(tr("for example: before the update"));
    m_note->setPlaceholderText(tr("what the result will be needed for"));
    m_deviceList->setAccessibleName(tr("Devices"));
    m_workloads->button(0)->setText(tr("Inference"));
    m_workloads->button(1)->setText(tr("Training"));
    m_workloads->button(2)->setText(tr("Both", "inference and training"));
    m_networks->retranslate();
    m_devices->retranslate();
    widenTree();
    showReasons();
}

void RunSetup::widenTree() {
    const QFontMetrics metrics = m_tree->fontMetrics();
    const auto advance = [&metrics](const QString& text) {
        return metrics.horizontalAdvance(text);
    };
    int name = 0;
    for (const std::string& each : zooNames())
        name = std::max(name, advance(QString::fromStdString(each)));
    const QStyle& style = *m_tree->style();
    const int margin = 4 * (style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_tree) + 1);
    int width = name + 2 * m_tree->indentation() +
                style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, m_tree) + 2 * margin +
                style.pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_tree) +
                2 * m_tree->frameWidth();
    const QHeaderView& header = *m_tree->header();
    for (int column = 1; column < header.count(); ++column)
        width += std::max({header.sectionSizeHint(column), header.minimumSectionSize(),
                           advance(QStringLiteral("000.0 M")) + margin});
    m_tree->setMinimumWidth(width);
}

void RunSetup::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        widenTree();
}

} // namespace bildrate::ui
