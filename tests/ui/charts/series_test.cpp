#include "tests/support/measured_cell.h"
#include "ui/charts/decimation.h"
#include "ui/charts/histogram.h"
#include "ui/charts/rate_series.h"
#include "ui/charts/running_median.h"
#include "ui/charts/ticks.h"

#include <QTest>
#include <cmath>
#include <numeric>

using namespace bildrate;
using namespace bildrate::ui;

namespace {

/// A jagged curve with one peak and one dip that are single points.
std::vector<QPointF> manyPoints(int count) {
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.emplace_back(i * 0.001, 50 + std::sin(i * 0.7) + 0.1 * (i % 7));
    points[std::size_t(count / 3)].setY(90);
    points[std::size_t(count / 2)].setY(3);
    return points;
}

} // namespace

class SeriesTest : public QObject {
    Q_OBJECT

private slots:
    void decimationKeepsExtremesOfEachColumn();
    void decimationInventsNothingAndKeepsOrder();
    void fewPointsStayAsTheyAre();
    void decimationIsRepeatable();
    void medianIsExact();
    void bandOfIndependentValuesIsThatOfOrderStatistics();
    void bandIsWiderWhereNeighboursResembleEachOther();
    void ratesStandWhereSamplesEnd();
    void throttledSamplesAreApart();
    void samplesWithoutDurationAreLeftOut();
    void ticksAreRound_data();
    void ticksAreRound();
    void histogramCountsEveryValue();
    void histogramWidthIsFreedmanDiaconis();
    void fewOrEqualValuesGiveNoHistogram();
};

void SeriesTest::decimationKeepsExtremesOfEachColumn() {
    const std::vector<QPointF> points = manyPoints(100'000);
    const double end = 100;
    constexpr int columns = 700;
    const QList<QPointF> kept = decimated(points, 0, end, columns);
    QVERIFY(kept.size() <= 4 * columns);

    const auto extremes = [&](const auto& some) {
        std::vector<std::pair<double, double>> found(columns, {1e300, -1e300});
        for (const QPointF& point : some) {
            auto& [low, high] =
                found[std::size_t(std::min(columns - 1, int(point.x() * columns / end)))];
            low = std::min(low, point.y());
            high = std::max(high, point.y());
        }
        return found;
    };
    QCOMPARE(extremes(kept), extremes(points));
    QCOMPARE(kept.front(), points.front());
    QCOMPARE(kept.back(), points.back());
}

void SeriesTest::decimationInventsNothingAndKeepsOrder() {
    const std::vector<QPointF> points = manyPoints(50'000);
    auto from = points.begin();
    for (const QPointF& kept : decimated(points, 0, 50, 320)) {
        from = std::find(from, points.end(), kept);
        QVERIFY(from != points.end()); // it is one of the points, and comes after the last found
        ++from;
    }
}

void SeriesTest::fewPointsStayAsTheyAre() {
    const std::vector<QPointF> points = manyPoints(1'200);
    const QList<QPointF> kept = decimated(points, 0, 1.2, 300);
    QCOMPARE(std::vector<QPointF>(kept.begin(), kept.end()), points);
    QVERIFY(decimated({}, 0, 1, 300).isEmpty());
}

void SeriesTest::decimationIsRepeatable() {
    const std::vector<QPointF> points = manyPoints(100'000);
    const QList<QPointF> once = decimated(points, 0, 100, 500);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(decimated(points, 0, 100, 500), once);
    QCOMPARE(points.size(), 100'000u);
    QCOMPARE(decimated(std::vector<QPointF>(once.begin(), once.end()), 0, 100, 500), once);
}

void SeriesTest::medianIsExact() {
    RunningMedian running;
    QVERIFY(!running.value());
    running.add(std::vector{5.0});
    QCOMPARE(running.value()->median, 5.0);
    QVERIFY(!running.value()->low);
    running.add(std::vector{1.0, 9.0});
    QCOMPARE(running.value()->median, 5.0);
    running.add(std::vector{7.0});
    QCOMPARE(running.value()->median, 6.0);
}

void SeriesTest::bandOfIndependentValuesIsThatOfOrderStatistics() {
    // 1 to 1000 in an order without memory (a full-period generator modulo 1009).
    std::vector<double> values;
    for (int i = 0, x = 1; int(values.size()) < 1000; ++i, x = x * 11 % 1009)
        if (x <= 1000)
            values.push_back(x);
    RunningMedian running;
    running.add(values);
    const MedianBand band = *running.value();
    QCOMPARE(band.median, 500.5);
    // Ranks 500 -+ 1.96 / 2 * sqrt(1000) = 31; a few more for the correlation that is not ruled
    // out.
    QVERIFY2(*band.low > 455 && *band.low < 470, qPrintable(QString::number(*band.low)));
    QVERIFY(std::abs((*band.high - 500.5) - (500.5 - *band.low)) < 1e-6);
}

void SeriesTest::bandIsWiderWhereNeighboursResembleEachOther() {
    std::vector<double> shuffled;
    std::vector<double> waves;
    for (int i = 0; i < 400; ++i) {
        shuffled.push_back(std::sin(double(i * 149 % 400) / 20));
        waves.push_back(std::sin(double(i) / 20)); // the same values in another order
    }
    RunningMedian plain;
    RunningMedian correlated;
    plain.add(shuffled);
    correlated.add(waves);
    QVERIFY(*correlated.value()->high - *correlated.value()->low >
            2 * (*plain.value()->high - *plain.value()->low));
}

void SeriesTest::ratesStandWhereSamplesEnd() {
    RateSeries series(8);
    QVERIFY(series.empty());
    series.addWarmUp(std::vector{test::sampleOf(2.0), test::sampleOf(1.0)});
    QCOMPARE(*series.rate(), 8.0); // all that is known yet
    Sample measured = test::sampleOf(1.0, 2);
    measured.deviceSeconds = Seconds(0.8);
    series.add(std::vector{measured, test::sampleOf(0.5)});

    QCOMPARE(series.warmUp(), (std::vector<QPointF>{{2, 4}, {3, 8}}));
    QCOMPARE(series.samples(), (std::vector<QPointF>{{4, 20}, {4.5, 16}}));
    QCOMPARE(series.warmUpEnd(), 3.0);
    QCOMPARE(series.end(), 4.5);
    QCOMPARE(series.highest(), 20.0);
    QCOMPARE(*series.rate(), 8 * 3 / 1.3);
    QCOMPARE(series.median(), (std::vector<QPointF>{{4.5, 18}}));
    QVERIFY(series.low().empty());
}

void SeriesTest::throttledSamplesAreApart() {
    RateSeries series(1);
    series.add(std::vector{test::sampleOf(0.1), test::sampleOf(0.2, 1, sampleThrottled)});
    QCOMPARE(series.samples().size(), 1u);
    QCOMPARE(series.throttled().size(), 1u);
    QCOMPARE(series.throttled().front().y(), 5.0);
    QCOMPARE(*series.rate(), 10.0);
}

void SeriesTest::samplesWithoutDurationAreLeftOut() {
    RateSeries series(1);
    series.add(std::vector{test::sampleOf(0), test::sampleOf(0.1, 0)});
    QVERIFY(series.samples().empty());
    QVERIFY(!series.rate());
    CellRecord record;
    record.cell.batch = 4;
    record.cell.devices = {"a", "b"};
    for (int i = 0; i < 1000; ++i)
        record.measurement.samples.push_back(test::sampleOf(0.5));
    const RateSeries whole = RateSeries::of(record);
    QCOMPARE(whole.samples().size(), 1000u);
    QCOMPARE(whole.median().size(), 100u);
    QCOMPARE(whole.median().back().y(), 16.0); // 4 on each of 2 devices, twice a second
}

void SeriesTest::ticksAreRound_data() {
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<std::vector<double>>("expected");
    QTest::newRow("tens") << 0.0 << 57.4 << 0 << std::vector<double>{0, 20, 40, 60};
    QTest::newRow("exact") << 0.0 << 100.0 << 0 << std::vector<double>{0, 20, 40, 60, 80, 100};
    QTest::newRow("tenths") << 0.0 << 0.3 << 1 << std::vector<double>{0, 0.1, 0.2, 0.3};
    QTest::newRow("far from zero")
        << 997.2 << 1003.1 << 0 << std::vector<double>{996, 998, 1000, 1002, 1004};
    QTest::newRow("thousands") << 0.0 << 12'345.0 << 0
                               << std::vector<double>{0, 5000, 10000, 15000};
}

void SeriesTest::ticksAreRound() {
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(int, decimals);
    QFETCH(std::vector<double>, expected);
    const Ticks ticks = ticksFor(from, to);
    QCOMPARE(ticks.values, expected);
    QCOMPARE(ticks.decimals, decimals);
    const Ticks of = ticksFor(5, 5); // no range at all
    QVERIFY(of.values.size() >= 2);
    QVERIFY(of.values.front() <= 5 && of.values.back() >= 5);
}

void SeriesTest::histogramCountsEveryValue() {
    std::vector<double> values;
    for (int i = 0; i < 500; ++i)
        values.push_back(50 + std::sin(i * 1.3) * std::cos(i * 0.37));
    const Histogram histogram = histogramOf(values);
    QCOMPARE(std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::int64_t(0)),
             500);
    QCOMPARE(histogram.first, *std::ranges::min_element(values));
    QVERIFY(std::abs(histogram.first + histogram.width * double(histogram.counts.size()) -
                     *std::ranges::max_element(values)) < 1e-9);
}

void SeriesTest::histogramWidthIsFreedmanDiaconis() {
    // 0 to 999: the quartiles are 249.75 and 749.25, so 2 * 499.5 / 10 = 99.9 wide; 999 / 99.9
    // = 10.
    std::vector<double> values(1000);
    std::iota(values.begin(), values.end(), 0.0);
    const Histogram histogram = histogramOf(values);
    QVERIFY(histogram.counts.size() == 10 || histogram.counts.size() == 11); // rounding of a root
    values.push_back(1e9); // one far outlier must not ask for millions of ranges
    QCOMPARE(histogramOf(values).counts.size(), 200u);
}

void SeriesTest::fewOrEqualValuesGiveNoHistogram() {
    QVERIFY(histogramOf(std::vector<double>(19, 1)).counts.empty());
    QVERIFY(histogramOf(std::vector<double>(500, 1)).counts.empty());
    QVERIFY(histogramOf({}).counts.empty());
}

QTEST_APPLESS_MAIN(SeriesTest)
#include "series_test.moc"
