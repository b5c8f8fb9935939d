#pragma once

#include "ui/session/engine_session.h"

#include <QDBusMessage>
#include <optional>

class QWidget;

namespace bildrate::ui {

/// Shows outside of the window how a sweep goes: as progress in the task bar, and as a notification
/// when it ends while the window is not in front. Where there is no session bus, or nobody on it
/// who notifies, the window asks for attention instead.
class DesktopSigns : public QObject {
    Q_OBJECT

public:
    /// window: whose sweep it is; outlives this.
    DesktopSigns(EngineSession& engine, QWidget& window);

    /// The signal that docks and task bars listen to (Unity's launcher API). Unset: no progress.
    static QDBusMessage progressMessage(std::optional<double> fraction);
    /// Of the Desktop Notifications Specification 1.2.
    static QDBusMessage notificationMessage(const QString& title, const QString& text);

private:
    void tellEnd(const SweepEnd& end);
    void notify(const QString& title, const QString& text);

    EngineSession& m_engine;
    QWidget& m_window;
};

} // namespace bildrate::ui
