#pragma once

#include "core/backend/device.h"
#include "core/bench/run_spec.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace bildrate::ui {

class OptimiserChoice;

/// What to profile, as fields: one cell.
class ProfileSetup : public QWidget {
    Q_OBJECT

public:
    explicit ProfileSetup(QWidget* parent = nullptr);

    /// Of one cell, on one device.
    RunSpec spec() const;
    /// Fills the fields with the first cell of the spec; of its devices with the first.
    void setSpec(const RunSpec& spec);
    /// Keeps the device that is chosen.
    void setDevices(const std::vector<Device>& devices);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showDevices();
    void showOptimiser(); ///< where something is trained

    RunSpec m_base; ///< what has no field
    std::vector<Device> m_devices;
    QComboBox* m_network;
    QComboBox* m_workload;
    QComboBox* m_precision;
    QSpinBox* m_batch;
    QComboBox* m_device;
    QSpinBox* m_threads;
    OptimiserChoice* m_optimiser;
    std::vector<QLabel*> m_labels; ///< of the fields above, in their order
};

} // namespace bildrate::ui
