#include "tests/support/measured_cell.h"
#include "ui/charts/distribution_chart.h"
#include "ui/charts/live_chart.h"
#include "ui/charts/sample_chart.h"
#include "ui/theme.h"

#include <QtCharts/QAbstractAxis>

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

using namespace bildrate;
using namespace bildrate::ui;

namespace {

CellRecord recordOf(int samples) {
    CellRecord record;
    record.cell.network = "lenet";
    record.cell.devices = {"cpu"};
    record.outcome = Outcome::completed;
    record.measurement.warmUp.assign(5, test::sampleOf(0.05));
    for (int i = 0; i < samples; ++i)
        record.measurement.samples.push_back(test::sampleOf(0.01 + 0.0001 * std::sin(i)));
    return record;
}

/// Counts what a widget is painted.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget* widget) { widget->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

void showAndSettle(QWidget& widget) {
    widget.resize(700, 300);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QCoreApplication::processEvents();
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT

private slots:
    void oneReplaceAndOneRepaintATick();
    void hiddenChartsDrawNothing();
    void idleChartsDrawNothing();
    void manySamplesAreDecimated();
    void rateAxisBeginsAtZero();
    void warmUpIsApart();
    void coloursFollowThePalette();
    void storedCell();
    void distributionOfFewAndOfMany();
};

void ChartTest::oneReplaceAndOneRepaintATick() {
    LiveChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.begin(8, {});
    chart.add(std::vector{test::sampleOf(0.004)}); // the axes now have their range
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();

    QSignalSpy replaced(&chart.plot().samples(), &QXYSeries::pointsReplaced);
    QSignalSpy added(&chart.plot().samples(), &QXYSeries::pointAdded);
    PaintCounter paints(chart.viewport());
    for (int i = 0; i < 1000; ++i)
        chart.add(std::vector{test::sampleOf(0.0005)});
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(added.count(), 0);
    QCOMPARE(paints.count, 1);
    QCOMPARE(chart.series().samples().size(), 1001u);
}

void ChartTest::hiddenChartsDrawNothing() {
    LiveChart chart;
    showAndSettle(chart);
    chart.hide();
    QSignalSpy replaced(&chart.plot().samples(), &QXYSeries::pointsReplaced);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    PaintCounter paints(chart.viewport());
    chart.add(std::vector{test::sampleOf(0.01)});
    QVERIFY(!ticks.wait(500)); // longer than a tick
    QCOMPARE(replaced.count(), 0);
    QCOMPARE(paints.count, 0);

    chart.show(); // and catches up when it is seen again
    QVERIFY(ticks.wait());
    QCOMPARE(chart.plot().samples().count(), 1);
}

void ChartTest::idleChartsDrawNothing() {
    LiveChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.add(std::vector{test::sampleOf(0.01)});
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();
    PaintCounter paints(chart.viewport());
    QVERIFY(!ticks.wait(500)); // nothing came, so nothing ticks
    QCOMPARE(paints.count, 0);
}

void ChartTest::manySamplesAreDecimated() {
    SampleChart chart;
    showAndSettle(chart);
    CellRecord record = recordOf(100'000);
    record.measurement.samples[77'777].hostSeconds = Seconds(0.001); // one peak of 1000 images/s
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.setCell(record);
    QVERIFY(ticks.wait());
    const QLineSeries& drawn = chart.plot().samples();
    QVERIFY(drawn.count() <= 4 * 700);
    QVERIFY(drawn.count() > 700);
    double highest = 0;
    for (const QPointF& point : drawn.points())
        highest = std::max(highest, point.y());
    QCOMPARE(highest, 1000.0);
}

void ChartTest::rateAxisBeginsAtZero() {
    LiveChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.begin(1, {{230, "batch 4"}});
    chart.add(std::vector{test::sampleOf(0.01)});
    QVERIFY(ticks.wait());
    const auto* axis = qobject_cast<QCategoryAxis*>(chart.plot().axes(Qt::Vertical).front());
    QVERIFY(axis);
    QCOMPARE(axis->min(), 0.0);
    QVERIFY(axis->max() >= 230); // what it is compared with is seen too
    QVERIFY(axis->count() <= 6); // few grid lines
}

void ChartTest::warmUpIsApart() {
    LiveChart chart;
    showAndSettle(chart);
    chart.addWarmUp(std::vector{test::sampleOf(0.1), test::sampleOf(0.1)});
    chart.add(std::vector{test::sampleOf(0.05)});
    QCOMPARE(chart.series().warmUp().size(), 2u);
    QCOMPARE(chart.series().samples().size(), 1u);
    QCOMPARE(chart.series().warmUpEnd(), 0.2);
    chart.clear();
    QVERIFY(chart.series().empty());
}

void ChartTest::coloursFollowThePalette() {
    SampleChart chart;
    for (const QPalette& palette : {Theme::lightPalette(), Theme::darkPalette()}) {
        chart.setPalette(palette);
        const QColor ground = chart.plot().backgroundBrush().color();
        QCOMPARE(ground, palette.color(QPalette::Base));
        for (const QAbstractAxis* axis : chart.plot().axes()) {
            QVERIFY(contrast(axis->labelsColor(), ground) >= 4.5);
            QVERIFY(contrast(axis->titleBrush().color(), ground) >= 4.5);
        }
        QVERIFY(contrast(chart.plot().samples().pen().color(), ground) >= 3);
    }
}

void ChartTest::storedCell() {
    SampleChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.setCell(recordOf(40));
    QVERIFY(ticks.wait());
    QCOMPARE(chart.plot().samples().count(), 40);
    chart.setCell(std::nullopt);
    QVERIFY(ticks.wait());
    QCOMPARE(chart.plot().samples().count(), 0);
}

void ChartTest::distributionOfFewAndOfMany() {
    DistributionChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.setCell(recordOf(10));
    QVERIFY(ticks.wait());
    QCOMPARE(chart.plot().points().count(), 10);
    QCOMPARE(chart.plot().outline().count(), 0);
    chart.setCell(recordOf(500));
    QVERIFY(ticks.wait());
    QCOMPARE(chart.plot().points().count(), 0);
    QVERIFY(chart.plot().outline().count() > 10);
    chart.setCell(recordOf(0));
    QVERIFY(ticks.wait());
    QCOMPARE(chart.plot().outline().count(), 0);
}

QTEST_MAIN(ChartTest)
#include "chart_test.moc"
