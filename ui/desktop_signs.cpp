#include "ui/desktop_signs.h"

#include "ui/core_text.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QWidget>
#include <algorithm>

namespace bildrate::ui {

DesktopSigns::DesktopSigns(EngineSession& engine, QWidget& window)
    : QObject(&window), m_engine(engine), m_window(window) {
    const auto showProgress = [](std::optional<double> fraction) {
        QDBusConnection::sessionBus().send(progressMessage(fraction));
    };
    connect(&engine, &EngineSession::cellStarted, this, [showProgress](const CellStart& start) {
        showProgress(double(start.index) / double(std::max(1, start.count)));
    });
    connect(&engine, &EngineSession::finished, this, [this, showProgress](const SweepEnd& end) {
        showProgress(std::nullopt);
        tellEnd(end);
    });
}

QDBusMessage DesktopSigns::progressMessage(std::optional<double> fraction) {
    QDBusMessage message = QDBusMessage::createSignal(
        "/org/bildrate/progress", "com.canonical.Unity.LauncherEntry", "Update");
    message << QStringLiteral("application://bildrate.desktop")
            << QVariantMap{{"progress", fraction.value_or(0)},
                           {"progress-visible", fraction.has_value()}};
    return message;
}

QDBusMessage DesktopSigns::notificationMessage(const QString& title, const QString& text) {
    QDBusMessage message = QDBusMessage::createMethodCall(
        "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
        "org.freedesktop.Notifications", "Notify");
    constexpr unsigned replaced = 0; // none
    constexpr int timeout = -1;      // the desktop's
    message << QStringLiteral("Bildrate") << replaced << QStringLiteral("bildrate") << title << text
            << QStringList() << QVariantMap{{"desktop-entry", QStringLiteral("bildrate")}}
            << timeout;
    return message;
}

void DesktopSigns::tellEnd(const SweepEnd& end) {
    if (m_window.isActiveWindow() || !m_window.isVisible() || end.stopped)
        return; // the user sees it, or wanted it
    if (!end.failure.isEmpty()) {
        notify(tr("Measuring ended early"), text::wholeSentence(end.failure.toStdString()));
        return;
    }
    const auto completed =
        std::ranges::count(m_engine.run().cells, Outcome::completed, &CellRecord::outcome);
    notify(tr("Measuring has finished"), tr("%n cell(s) completed", "", int(completed)));
}

void DesktopSigns::notify(const QString& title, const QString& text) {
    const auto* watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(notificationMessage(title, text)), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this](QDBusPendingCallWatcher* call) {
                if (call->isError())
                    QApplication::alert(&m_window);
                call->deleteLater();
            });
}

} // namespace bildrate::ui
