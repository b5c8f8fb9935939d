#pragma once

#include "core/backend/device.h"
#include "ui/pages/page.h"
#include "ui/workbench.h"

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace bildrate::ui {

/// What can be measured on, and what not, with the reason.
class DevicesPage : public Page {
    Q_OBJECT

public:
    explicit DevicesPage(Workbench& workbench, QWidget* parent = nullptr);

    QString title() const override;
    /// What is shown, for the clipboard.
    QString text() const;

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    QString libraries() const;
    void refresh();
    void showDevices();
    void showState(); ///< which buttons can be used

    Workbench& m_workbench;
    std::optional<std::vector<Device>> m_devices; ///< unset until the engine has answered
    bool m_looking = false;
    QPushButton* m_refresh;
    QPushButton* m_copy;
    QLabel* m_state;
    QScrollArea* m_area;
};

} // namespace bildrate::ui
