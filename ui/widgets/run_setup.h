#pragma once

#include "core/bench/run_spec.h"
#include "ui/workbench.h"

#include <QWidget>
#include <filesystem>
#include <vector>

class QButtonGroup;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListView;
class QTreeView;

namespace bildrate::ui {

class BatchEdit;
class DeviceModel;
class NetworkFilter;
class NetworkTreeModel;
class OptimiserChoice;
class PrecisionChoice;
class PresetButton;
class StopRuleEdit;

/// Everything that a run asks for, as fields.
class RunSetup : public QWidget {
    Q_OBJECT

public:
    RunSetup(Workbench& workbench, std::filesystem::path presetFile, QWidget* parent = nullptr);

    /// What the fields say; what has no field is as setSpec gave it.
    RunSpec spec() const;
    void setSpec(const RunSpec& spec);
    /// What is wrong with them, in core's words; empty if nothing is.
    std::string problem() const;
    /// CPU threads of what is set up; 0: what the process is allowed.
    void setThreads(int threads);

    void setDevices(const std::vector<Device>& devices);
    const std::vector<Device>& devices() const;
    bool knowsDevices() const;
    void setReadOnly(bool readOnly);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeNetworks();
    QWidget* makeForm();
    void connectFields();
    void showReasons();
    void openChosenFamilies();
    void widenTree(); ///< so that no name is cut
    void retranslate();

    Workbench& m_workbench;
    RunSpec m_base;
    bool m_filling = false;

    NetworkTreeModel* m_networks;
    NetworkFilter* m_filter;
    DeviceModel* m_devices;
    QLineEdit* m_search;
    QTreeView* m_tree;
    QLineEdit* m_name;
    PresetButton* m_presets;
    QLineEdit* m_note;
    QWidget* m_workloadRow;
    QButtonGroup* m_workloads;    ///< of ids below
    OptimiserChoice* m_optimiser; ///< shown where something is trained
    PrecisionChoice* m_precisions;
    BatchEdit* m_batches;
    QListView* m_deviceList;
    StopRuleEdit* m_stop;
    QFormLayout* m_form = nullptr;
    std::vector<QLabel*> m_labels; ///< of the form's rows
};

} // namespace bildrate::ui
