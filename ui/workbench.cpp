#include "ui/workbench.h"

#include "core/base/error.h"
#include "ui/core_text.h"

namespace bildrate::ui {

Workbench::Workbench(EngineSetup setup, Settings settings, std::filesystem::path settingsFile,
                     QObject* parent)
    : QObject(parent), m_engine(setup), m_library(setup.database), m_settings(std::move(settings)),
      m_settingsFile(std::move(settingsFile)) {}

void Workbench::change(const Settings& settings) {
    if (settings == m_settings)
        return;
    m_settings = settings;
    emit settingsChanged();
    if (m_settingsFile.empty())
        return;
    try {
        saveSettings(m_settingsFile, m_settings);
    } catch (const Error& error) {
        emit told({Notice::Kind::warning,
                   tr("The settings hold until the program ends but could not be kept: %1")
                       .arg(text::sentence(error.what())),
                   {}});
    }
}

} // namespace bildrate::ui
