#include "ui/format.h"

#include <QLocale>
#include <QTest>

namespace bildrate::ui {

class FormatTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void digitsFollowTheUncertaintyInEveryLanguage() {
        QLocale::setDefault(QLocale("en_US"));
        QCOMPARE(format::withUncertainty(57.43, 0.38), QString("57.4 ± 0.4"));
        QCOMPARE(format::withUncertainty(7112.4, 38), QString("7,110 ± 40"));
        QLocale::setDefault(QLocale("de_DE"));
        QCOMPARE(format::withUncertainty(57.43, 0.38), QString("57,4 ± 0,4"));
        QCOMPARE(format::withUncertainty(7112.4, 38), QString("7.110 ± 40"));
        QLocale::setDefault(QLocale("fr_FR"));
        QCOMPARE(format::withUncertainty(57.43, 0.38), QString("57,4 ± 0,4"));
        // a narrow no-break space groups thousands
        QCOMPARE(format::withUncertainty(7112.4, 38), QString("7\u202f110 ± 40"));
    }

    void countsAndLargeNumbers() {
        QLocale::setDefault(QLocale("de_DE"));
        QCOMPARE(format::count(25557032), QString("25.557.032"));
        QCOMPARE(format::large(25557032), QString("25,6 M"));
        QCOMPARE(format::large(3857973248.0), QString("3,86 G"));
        QCOMPARE(format::large(999.4), QString("999"));
        QCOMPARE(format::large(999999), QString("1,00 M"));
    }

    void ratesOfASummary() {
        QLocale::setDefault(QLocale("en_US"));
        Summary summary;
        QCOMPARE(format::rate(summary), QString());
        summary.imagesPerSecond = 57.43;
        QCOMPARE(format::rate(summary), QString("57.4"));
        summary.intervalLow = 57.03;
        summary.intervalHigh = 57.83;
        QCOMPARE(format::rate(summary), QString("57.4 ± 0.4"));
    }

    void durations() {
        QLocale::setDefault(QLocale("en_US"));
        QCOMPARE(format::duration(Seconds(0)), QString("0 s"));
        QCOMPARE(format::duration(Seconds(0.01234)), QString("12.3 ms"));
        QCOMPARE(format::duration(Seconds(59.97)), QString("1 min 0 s"));
        QCOMPARE(format::duration(Seconds(3785)), QString("1 h 3 min"));
        QCOMPARE(format::roughDuration(Seconds(0.2)), QString("1 s"));
        QCOMPARE(format::roughDuration(Seconds(89)), QString("89 s"));
        QCOMPARE(format::roughDuration(Seconds(95)), QString("2 min"));
        QCOMPARE(format::roughDuration(Seconds(3900)), QString("1 h 5 min"));
    }

    void bytesAreBinaryAndLocal() {
        QLocale::setDefault(QLocale("de_DE"));
        QCOMPARE(format::bytes(2040109466), QString("1,90 GiB"));
    }

    void percentages() {
        QLocale::setDefault(QLocale("de_DE"));
        QCOMPARE(format::percent(0.0132), QString("1,3 %"));
    }
};

} // namespace bildrate::ui

QTEST_GUILESS_MAIN(bildrate::ui::FormatTest)
#include "format_test.moc"
