#include "ui/theme.h"

#include <QTest>

namespace bildrate::ui {

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    /// The examples of WCAG 2.1: black on white is 21, #777 on white just under 4.5.
    void contrastIsThatOfTheStandard() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(contrast(QColor("#777777"), Qt::white) - 4.48) < 0.01);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    }

    void everyTextCanBeRead_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << Theme::lightPalette();
        QTest::newRow("dark") << Theme::darkPalette();
    }
    void everyTextCanBeRead() {
        QFETCH(QPalette, palette);
        const auto readable = [](const QColor& text, const QColor& ground, const char* what) {
            QVERIFY2(contrast(text, ground) >= 4.5,
                     qPrintable(QString("%1: %2 on %3 is %4")
                                    .arg(what, text.name(), ground.name())
                                    .arg(contrast(text, ground))));
        };
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Disabled}) {
            readable(palette.color(group, QPalette::WindowText),
                     palette.color(group, QPalette::Window), "window");
            readable(palette.color(group, QPalette::Text), palette.color(group, QPalette::Base),
                     "base");
            readable(palette.color(group, QPalette::Text),
                     palette.color(group, QPalette::AlternateBase), "alternate base");
            readable(palette.color(group, QPalette::ButtonText),
                     palette.color(group, QPalette::Button), "button");
        }
        readable(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight),
                 "selection");
        readable(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase),
                 "tool tip");
        readable(palette.color(QPalette::Link), palette.color(QPalette::Base), "link");
        readable(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base),
                 "placeholder");
        const Theme theme = Theme::of(palette);
        for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base}) {
            readable(theme.warning, palette.color(ground), "warning");
            readable(theme.failure, palette.color(ground), "failure");
            readable(theme.good, palette.color(ground), "good");
            readable(theme.mutedText, palette.color(ground), "muted text");
        }
        for (const QColor& series : theme.series)
            readable(series, palette.color(QPalette::Base), "series"); // charts stand on it
    }

    void theThemeFollowsThePalette() {
        QVERIFY(!Theme::of(Theme::lightPalette()).dark);
        QVERIFY(Theme::of(Theme::darkPalette()).dark);
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::ThemeTest)
#include "theme_test.moc"
