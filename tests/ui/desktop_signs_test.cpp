#include "ui/desktop_signs.h"

#include <QTest>

namespace bildrate::ui {

class DesktopSignsTest : public QObject {
    Q_OBJECT

private slots:
    void progressIsWhatDocksRead() {
        const QDBusMessage some = DesktopSigns::progressMessage(0.25);
        QCOMPARE(some.interface(), QString("com.canonical.Unity.LauncherEntry"));
        QCOMPARE(some.member(), QString("Update"));
        QCOMPARE(some.arguments().at(0).toString(), QString("application://bildrate.desktop"));
        const QVariantMap shown = some.arguments().at(1).toMap();
        QCOMPARE(shown["progress"].toDouble(), 0.25);
        QCOMPARE(shown["progress-visible"].toBool(), true);
        const QVariantMap none = DesktopSigns::progressMessage({}).arguments().at(1).toMap();
        QCOMPARE(none["progress-visible"].toBool(), false);
    }

    void notificationHasTheSpecifiedSignature() {
        const QDBusMessage message = DesktopSigns::notificationMessage("title", "text");
        QCOMPARE(message.service(), QString("org.freedesktop.Notifications"));
        QCOMPARE(message.member(), QString("Notify"));
        // susssasa{sv}i
        QString signature;
        for (const QVariant& argument : message.arguments())
            signature += QString(argument.typeName()) + ' ';
        QCOMPARE(signature, QString("QString uint QString QString QString QStringList QVariantMap "
                                    "int "));
        QCOMPARE(message.arguments().at(3).toString(), QString("title"));
        QCOMPARE(message.arguments().at(4).toString(), QString("text"));
    }
};

} // namespace bildrate::ui

QTEST_APPLESS_MAIN(bildrate::ui::DesktopSignsTest)
#include "desktop_signs_test.moc"
