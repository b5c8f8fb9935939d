#include "ui/widgets/preset_button.h"

#include "core/base/error.h"
#include "core/exchange/preset_file.h"
#include "ui/core_text.h"

#include <QEvent>
#include <QMenu>
#include <algorithm>

namespace bildrate::ui {
namespace {

QString nameOf(const Preset& preset) {
    return QString::fromStdString(preset.name);
}

/// A name as a menu shows it: an ampersand is no mnemonic.
QString menuText(QString name) {
    return name.replace('&', QStringLiteral("&&"));
}

} // namespace

PresetButton::PresetButton(Workbench& workbench, std::filesystem::path file,
                           std::function<RunSpec()> current, QWidget* parent)
    : QToolButton(parent), m_workbench(workbench), m_file(std::move(file)),
      m_current(std::move(current)), m_menu(new QMenu(this)) {
    setObjectName(QStringLiteral("presets"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    m_menu->setToolTipsVisible(true);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &PresetButton::fillMenu);
    retranslate();
}

void PresetButton::fillMenu() {
    m_menu->clear();
    const auto add = [this](QMenu* menu, const Preset& preset, const QString& text, auto act) {
        QAction* action = menu->addAction(text);
        action->setToolTip(text::wholeSentence(preset.description));
        connect(action, &QAction::triggered, this, [preset, act] { act(preset); });
    };
    const auto load = [this](const Preset& preset) { emit presetChosen(preset); };
    const QStringList titles{tr("Quick: resnet-50 and lenet"),
                             tr("Inference tables of MXNet and LeaderGPU"),
                             tr("Training tables of MXNet and LeaderGPU"),
                             tr("Training tables of TensorFlow and LeaderGPU")};
    const std::vector<Preset>& builtIn = builtInPresets();
    for (std::size_t i = 0; i < builtIn.size(); ++i)
        add(m_menu, builtIn[i],
            qsizetype(i) < titles.size() ? titles[qsizetype(i)] : nameOf(builtIn[i]), load);

    const PresetFile own = loadPresets(m_file);
    if (!own.warning.empty())
        emit m_workbench.told({Notice::Kind::warning, text::wholeSentence(own.warning), {}});
    if (!own.presets.empty())
        m_menu->addSeparator();
    for (const Preset& preset : own.presets)
        add(m_menu, preset, menuText(nameOf(preset)), load);

    m_menu->addSeparator();
    const RunSpec spec = m_current();
    QAction* save = m_menu->addAction(
        spec.name.empty()
            ? tr("Save as preset: first give the run a name")
            : tr("Save as preset “%1”").arg(menuText(QString::fromStdString(spec.name))));
    save->setEnabled(!spec.name.empty());
    connect(save, &QAction::triggered, this, [this, spec] {
        keep({spec.name, "saved by the user", spec});
    });
    if (own.presets.empty())
        return;
    QMenu* removal = m_menu->addMenu(tr("Delete"));
    for (const Preset& preset : own.presets)
        add(removal, preset, menuText(nameOf(preset)),
            [this](const Preset& unwanted) { remove(unwanted); });
}

bool PresetButton::change(const std::function<std::string()>& call) {
    try {
        if (const std::string warning = call(); !warning.empty())
            emit m_workbench.told({Notice::Kind::warning, text::wholeSentence(warning), {}});
        return true;
    } catch (const Error& error) {
        emit m_workbench.told({Notice::Kind::failure, text::wholeSentence(error.what()), {}});
        return false;
    }
}

void PresetButton::keep(const Preset& preset) {
    const std::vector<Preset> before = loadPresets(m_file).presets;
    const auto old = std::ranges::find(before, preset.name, &Preset::name);
    if (!change([&] { return savePreset(m_file, preset); }))
        return;
    Notice notice{Notice::Kind::good, tr("The preset “%1” is saved.").arg(nameOf(preset)), {}};
    if (old != before.end())
        notice = {Notice::Kind::good, tr("The preset “%1” is replaced.").arg(nameOf(preset)),
                  tr("Undo"), [this, replaced = *old] { keep(replaced); }};
    emit m_workbench.told(notice);
}

void PresetButton::remove(const Preset& preset) {
    const auto removal = [&] {
        removePreset(m_file, preset.name);
        return std::string();
    };
    if (change(removal))
        emit m_workbench.told({Notice::Kind::good,
                               tr("The preset “%1” is deleted.").arg(nameOf(preset)), tr("Undo"),
                               [this, preset] { keep(preset); }});
}

void PresetButton::retranslate() {
    setText(tr("Presets"));
    setToolTip(tr("Load, save or delete what to measure"));
}

void PresetButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

} // namespace bildrate::ui
