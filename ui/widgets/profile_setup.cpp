#include "ui/widgets/profile_setup.h"

#include "core/network/zoo.h"
#include "ui/core_text.h"
#include "ui/widgets/optimiser_choice.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>
#include <array>

namespace bildrate::ui {
namespace {

constexpr std::array workloads{Workload::inference, Workload::training};
constexpr std::array precisions{Precision::fp32, Precision::tf32, Precision::fp16, Precision::bf16};
constexpr int mostThreads = 1024;

void choose(QComboBox* box, const std::string& data) {
    const int index = box->findData(QString::fromStdString(data));
    if (index >= 0)
        box->setCurrentIndex(index);
}

} // namespace

ProfileSetup::ProfileSetup(QWidget* parent)
    : QWidget(parent), m_network(new QComboBox), m_workload(new QComboBox),
      m_precision(new QComboBox), m_batch(new QSpinBox), m_device(new QComboBox),
      m_threads(new QSpinBox), m_optimiser(new OptimiserChoice) {
    m_network->setObjectName("profileNetwork");
    for (const std::string& name : zooNames())
        m_network->addItem(QString::fromStdString(name), QString::fromStdString(name));
    m_workload->setObjectName("profileWorkload");
    for (std::size_t i = 0; i < workloads.size(); ++i)
        m_workload->addItem({});
    m_precision->setObjectName("profilePrecision");
    for (const Precision precision : precisions)
        m_precision->addItem(text::of(precision));
    m_batch->setObjectName("profileBatch");
    m_batch->setRange(1, int(largestBatch));
    m_device->setObjectName("profileDevice");
    m_threads->setObjectName("profileThreads");
    m_threads->setRange(0, mostThreads);
    m_device->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_device->setMinimumContentsLength(12);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    const auto add = [&](QWidget* field, int row, int column, int span = 1) {
        auto* label = new QLabel;
        label->setBuddy(field);
        m_labels.push_back(label);
        grid->addWidget(label, row, 2 * column);
        grid->addWidget(field, row, 2 * column + 1, 1, 2 * span - 1);
    };
    add(m_network, 0, 0);
    add(m_workload, 0, 1);
    add(m_precision, 0, 2);
    add(m_batch, 0, 3);
    add(m_device, 1, 0);
    add(m_threads, 1, 1);
    add(m_optimiser, 1, 2, 2);
    grid->setColumnStretch(1, 2);
    for (const int column : {3, 5, 7})
        grid->setColumnStretch(column, 1);
    connect(m_workload, &QComboBox::currentIndexChanged, this, &ProfileSetup::showOptimiser);
    setFocusProxy(m_network);
    retranslate();
    showOptimiser();
}

RunSpec ProfileSetup::spec() const {
    RunSpec spec = m_base;
    CellSpec cell;
    cell.network = m_network->currentData().toString().toStdString();
    cell.workload = workloads.at(std::size_t(m_workload->currentIndex()));
    cell.precision = precisions.at(std::size_t(m_precision->currentIndex()));
    cell.batch = m_batch->value();
    cell.devices = {m_device->count() > 0 ? m_device->currentData().toString().toStdString()
                                          : spec.deviceSets.at(0).at(0)};
    spec.threads = m_threads->value();
    spec.optimiser = m_optimiser->optimiser();
    return specOfCell(spec, cell);
}

void ProfileSetup::setSpec(const RunSpec& spec) {
    const std::vector<CellSpec> cells = cellsOf(spec);
    if (cells.empty() || cells.front().devices.empty())
        return;
    const CellSpec& cell = cells.front();
    const std::int64_t images = cell.images() / std::int64_t(cell.devices.size());
    m_base = specOfCell(spec, cell);
    m_base.batchMeaning = BatchMeaning::perDevice;
    m_base.deviceSets = {{cell.devices.front()}};
    choose(m_network, cell.network);
    m_workload->setCurrentIndex(
        int(std::ranges::find(workloads, cell.workload) - workloads.begin()));
    m_precision->setCurrentIndex(
        int(std::ranges::find(precisions, cell.precision) - precisions.begin()));
    m_batch->setValue(int(std::max<std::int64_t>(1, images)));
    m_threads->setValue(spec.threads);
    m_optimiser->setOptimiser(spec.optimiser);
    showDevices();
}

void ProfileSetup::setDevices(const std::vector<Device>& devices) {
    if (m_device->count() > 0)
        m_base.deviceSets = {{m_device->currentData().toString().toStdString()}};
    m_devices = devices;
    showDevices();
}

void ProfileSetup::showDevices() {
    m_device->clear();
    for (const Device& device : m_devices)
        if (device.availability.available())
            m_device->addItem(QString::fromStdString(device.name),
                              QString::fromStdString(device.id));
    choose(m_device, m_base.deviceSets.at(0).at(0));
}

void ProfileSetup::showOptimiser() {
    const bool trains = m_workload->currentIndex() > 0;
    m_optimiser->setVisible(trains);
    m_labels.back()->setVisible(trains);
}

void ProfileSetup::retranslate() {
    const std::array labels{tr("&Network:"),    tr("&Workload:"), tr("&Precision:"),
                            tr("&Batch size:"), tr("&Device:"),   tr("&Threads:"),
                            tr("Opt&imiser:")};
    const std::array<QWidget*, 7> fields{m_network, m_workload, m_precision, m_batch,
                                         m_device,  m_threads,  m_optimiser};
    for (std::size_t i = 0; i < labels.size(); ++i) {
        m_labels[i]->setText(labels[i]);
        fields[i]->setAccessibleName(QString(labels[i]).remove('&').remove(':').trimmed());
    }
    m_workload->setItemText(0, tr("Inference"));
    m_workload->setItemText(1, tr("Training"));
    m_threads->setSpecialValueText(tr("as allowed", "number of threads"));
}

void ProfileSetup::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace bildrate::ui
