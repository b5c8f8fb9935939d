#include "ui/pages/devices_page.h"

#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/widgets/focus_line.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <utility>

namespace bildrate::ui {
namespace {

/// One line about a device: what, and what it is.
using Fact = std::pair<QString, QString>;

QString from(const std::string& text) {
    return QString::fromStdString(text);
}

QLabel* selectable(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

std::vector<Fact> factsOf(const Device& device) {
    const auto memory = [](const std::optional<Bytes>& bytes) {
        return bytes ? format::bytes(*bytes) : DevicesPage::tr("unknown", "amount of memory");
    };
    std::vector<Fact> facts{{DevicesPage::tr("Kind:"), text::of(device.kind)},
                            {DevicesPage::tr("Identifier:"), from(device.id)},
                            {DevicesPage::tr("Memory:"), memory(device.memoryTotal)},
                            {DevicesPage::tr("Memory free:"), memory(device.memoryFree)}};
    if (device.kind == DeviceKind::cpu)
        facts.emplace_back(DevicesPage::tr("Threads:"), format::count(device.threads));
    QStringList precisions;
    for (const auto& [precision, availability] : device.precisions)
        precisions << (availability.available()
                           ? QStringLiteral("✓ ") + text::of(precision)
                           : QStringLiteral("✕ ") + text::sentence(availability.reason));
    facts.emplace_back(DevicesPage::tr("Precisions:"), precisions.join('\n'));
    if (!device.availability.available())
        facts.emplace_back(DevicesPage::tr("Cannot be used:"),
                           text::sentence(device.availability.reason));
    return facts;
}

} // namespace

DevicesPage::DevicesPage(Workbench& workbench, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_refresh(new QPushButton), m_copy(new QPushButton),
      m_state(new QLabel), m_area(new QScrollArea) {
    m_refresh->setObjectName("refresh");
    m_copy->setObjectName("copy");
    m_state->setObjectName("state");
    m_state->setWordWrap(true);
    m_area->setObjectName("devices");
    m_area->setFrameShape(QFrame::NoFrame);
    new FocusLine(m_area);
    m_area->setWidgetResizable(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_refresh);
    buttons->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 18);
    layout->setSpacing(12);
    layout->addLayout(buttons);
    layout->addWidget(m_area, 1);

    connect(m_refresh, &QPushButton::clicked, this, &DevicesPage::refresh);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(text());
        emit m_workbench.told(
            {Notice::Kind::good, tr("The list of devices is on the clipboard."), {}});
    });
    EngineSession& engine = m_workbench.engine();
    connect(&engine, &EngineSession::devicesFound, this,
            [this](const std::vector<Device>& devices) {
                m_devices = devices;
                m_looking = false;
                showDevices();
                showState();
            });
    connect(&engine, &EngineSession::started, this, &DevicesPage::showState);
    connect(&engine, &EngineSession::finished, this, &DevicesPage::showState);
    connect(&engine, &EngineSession::profileStarted, this, &DevicesPage::showState);
    connect(&engine, &EngineSession::profileEnded, this, &DevicesPage::showState);
    DevicesPage::retranslate();
}

QString DevicesPage::title() const {
    return tr("Devices");
}

QString DevicesPage::libraries() const {
    QStringList names;
    for (const auto& [name, version] : m_workbench.engine().libraries())
        names << from(name + ' ' + version);
    return names.isEmpty() ? QString() : tr("Libraries: %1").arg(format::list(names));
}

QString DevicesPage::text() const {
    QString all;
    for (const Device& device : m_devices.value_or(std::vector<Device>())) {
        all += (all.isEmpty() ? "" : "\n") + from(device.name) + '\n';
        for (const auto& [what, value] : factsOf(device))
            all += "  " + what + ' ' + QString(value).replace('\n', "\n    ") + '\n';
    }
    return all.isEmpty() ? all : all + '\n' + libraries() + '\n';
}

void DevicesPage::retranslate() {
    m_refresh->setText(tr("&Refresh"));
    m_copy->setText(tr("&Copy as text"));
    m_area->setAccessibleName(title());
    showDevices();
    showState();
}

void DevicesPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (!m_devices && !m_looking)
        refresh();
}

void DevicesPage::refresh() {
    m_looking = true;
    showState();
    m_workbench.engine().findDevices();
}

void DevicesPage::showDevices() {
    auto* sections = new QWidget;
    auto* layout = new QVBoxLayout(sections);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    for (const Device& device : m_devices.value_or(std::vector<Device>())) {
        QLabel* name = selectable(from(device.name));
        QFont bold = font();
        bold.setBold(true);
        name->setFont(bold);
        layout->addWidget(name);
        auto* form = new QFormLayout;
        form->setContentsMargins(0, 0, 0, 12);
        form->setHorizontalSpacing(18);
        form->setVerticalSpacing(6);
        form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
        for (const auto& [what, value] : factsOf(device)) {
            QLabel* fact = selectable(value);
            fact->setAccessibleName(what + ' ' + value);
            auto* label = new QLabel(what);
            label->setAlignment(Qt::AlignLeft | Qt::AlignTop); // beside the first of several lines
            form->addRow(label, fact);
        }
        layout->addLayout(form);
    }
    if (m_devices)
        layout->addWidget(selectable(libraries()));
    layout->addStretch(1);
    m_area->setWidget(sections); // the former one goes
}

void DevicesPage::showState() {
    // The engine answers on its one thread, which a measurement keeps.
    const bool running = m_workbench.engine().isBusy();
    m_refresh->setEnabled(!running && !m_looking);
    m_copy->setEnabled(m_devices && !m_devices->empty());
    m_state->setText(m_looking                         ? tr("Looking for devices…")
                     : running                         ? tr("The list can be refreshed once the "
                                                                                    "measurement has ended.")
                     : m_devices && m_devices->empty() ? tr("No device was found.")
                                                       : QString());
}

} // namespace bildrate::ui
