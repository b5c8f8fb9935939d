#pragma once

#include "core/bench/run_spec.h"
#include "ui/workbench.h"

#include <QToolButton>
#include <filesystem>
#include <functional>

class QMenu;

namespace bildrate::ui {

/// A menu of the built-in presets and the user's, to load one, to keep what is set up now under its
/// name, and to delete one.
class PresetButton : public QToolButton {
    Q_OBJECT

public:
    /// current: what is set up now; a preset is kept under its name.
    PresetButton(Workbench& workbench, std::filesystem::path file, std::function<RunSpec()> current,
                 QWidget* parent = nullptr);

    void keep(const Preset& preset);
    void remove(const Preset& preset);

signals:
    void presetChosen(const bildrate::Preset& preset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu();
    void retranslate();
    /// Changes the file by the call; tells what went wrong.
    bool change(const std::function<std::string()>& call);

    Workbench& m_workbench;
    std::filesystem::path m_file;
    std::function<RunSpec()> m_current;
    QMenu* m_menu;
};

} // namespace bildrate::ui
