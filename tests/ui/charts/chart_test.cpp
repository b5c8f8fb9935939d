#include "tests/support/measured_cell.h"
#include "ui/charts/distribution_chart.h"
#include "ui/charts/live_chart.h"
#include "ui/charts/sample_chart.h"
#include "ui/theme.h"

#include <QtCharts/QAbstractAxis>

#include <QApplication>
#include <QGraphicsLineItem>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
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

void pointAt(PlotView& chart, QPointF place) {
    const QPointF local = chart.mapFromScene(chart.chart()->mapToScene(place));
    QMouseEvent move(QEvent::MouseMove, local, chart.viewport()->mapToGlobal(local), Qt::NoButton,
                     Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(chart.viewport(), &move);
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
    void distributionSaysWhatItLeavesOut();
    void theSampleUnderThePointerIsTold();
    void betweenAndBesideSamplesNothingIsMadeUp();
    void theRangeUnderThePointerIsTold();
    void levelsFollowTheAxis();
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

void ChartTest::distributionSaysWhatItLeavesOut() {
    DistributionChart chart;
    showAndSettle(chart);
    const auto caption = [&] { return chart.plot().axes(Qt::Horizontal).front()->titleText(); };
    CellRecord record = recordOf(30);
    chart.setCell(record);
    QCOMPARE(caption(), QString("images/s"));
    for (int i = 0; i < 4; ++i)
        record.measurement.samples[std::size_t(i)].flags = sampleThrottled;
    chart.setCell(record);
    QVERIFY2(caption().contains("without 4 throttled"), qPrintable(caption()));
    chart.setCell(recordOf(30));
    QCOMPARE(caption(), QString("images/s"));
}

void ChartTest::theSampleUnderThePointerIsTold() {
    SampleChart chart;
    showAndSettle(chart);
    CellRecord record;
    record.cell.network = "lenet";
    record.cell.batch = 8;
    record.cell.devices = {"cpu"};
    record.outcome = Outcome::completed;
    record.measurement.warmUp = {test::sampleOf(0.2)};
    for (int i = 0; i < 4; ++i)
        record.measurement.samples.push_back(test::sampleOf(0.1));
    record.measurement.samples[1] = test::sampleOf(0.16); // 50 images/s
    record.measurement.samples[2].flags = sampleThrottled;
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.setCell(record);
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();

    pointAt(chart, chart.plot().at(0.2, 40));
    QCOMPARE(QToolTip::text(), QString("warm-up sample 1: 40.00 images/s"));
    pointAt(chart, chart.plot().at(0.46, 50));
    QCOMPARE(QToolTip::text(), QString("sample 2: 50.00 images/s"));
    pointAt(chart, chart.plot().at(0.56, 80));
    QCOMPARE(QToolTip::text(), QString("sample 3: 80.00 images/s, throttled"));
    pointAt(chart, chart.plot().at(0.66, 80));
    QCOMPARE(QToolTip::text(), QString("sample 4: 80.00 images/s"));

    for (const QPalette& palette : {Theme::lightPalette(), Theme::darkPalette()}) {
        QApplication::setPalette(palette);
        pointAt(chart, chart.plot().at(0.46, 50));
        for (const QWidget* tip : QApplication::topLevelWidgets())
            if (tip->inherits("QTipLabel") && tip->isVisible())
                QVERIFY(contrast(tip->palette().color(tip->foregroundRole()),
                                 tip->palette().color(tip->backgroundRole())) >= 4.5);
    }
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(chart.viewport(), &leave);
    QTRY_COMPARE(QToolTip::text(), QString()); // a tool tip fades
}

void ChartTest::betweenAndBesideSamplesNothingIsMadeUp() {
    SampleChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    CellRecord record = recordOf(2);
    record.measurement.warmUp.clear();
    record.measurement.samples = {test::sampleOf(1), test::sampleOf(0.1)};
    chart.setCell(record); // ends at 1.1 s, the axis at 2 s
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();
    const SamplesPlot& plot = chart.plot();
    const auto at = [&](double x) { return plot.readingAt(plot.at(x, 5)); };
    QCOMPARE(at(0.0)->value, QPointF(1, 1));
    QCOMPARE(at(1.04)->value, QPointF(1, 1));
    QCOMPARE(at(1.06)->value, QPointF(1.1, 10));
    QVERIFY(!at(1.9));
    QVERIFY(!plot.readingAt(plot.at(1, 0) + QPointF(0, 5))); // below the axis
    chart.setCell(std::nullopt);
    QVERIFY(!at(1));
}

void ChartTest::theRangeUnderThePointerIsTold() {
    DistributionChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.setCell(recordOf(500));
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();
    const DistributionPlot& plot = chart.plot();
    int counted = 0;
    const QList<QPointF> outline = plot.outline().points();
    for (qsizetype i = 1; i + 1 < outline.size(); i += 2) {
        const double middle = (outline[i].x() + outline[i + 1].x()) / 2;
        counted += int(plot.readingAt(plot.at(middle, 1))->value.y());
    }
    QCOMPARE(counted, 500);
    chart.setCell(recordOf(10));
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();
    const QPointF lone = plot.points().points().front();
    QCOMPARE(plot.readingAt(plot.at(lone.x(), lone.y()))->value, lone);
}

void ChartTest::levelsFollowTheAxis() {
    LiveChart chart;
    showAndSettle(chart);
    QSignalSpy ticks(&chart, &PlotView::ticked);
    chart.begin(1, {{50, "batch 4"}});
    chart.add(std::vector{test::sampleOf(0.02)});
    QVERIFY(ticks.wait());
    chart.add(std::vector{test::sampleOf(0.002)}); // the axis grows tenfold
    QVERIFY(ticks.wait());
    QCoreApplication::processEvents();
    double lowest = -1;
    for (const QGraphicsItem* item : chart.plot().childItems())
        if (const auto* line = qgraphicsitem_cast<const QGraphicsLineItem*>(item))
            lowest = line->line().y1();
    QCOMPARE(lowest, chart.plot().at(0, 50).y());
}

QTEST_MAIN(ChartTest)
#include "chart_test.moc"
