#include "core/base/error.h"
#include "core/exchange/file.h"
#include "tests/support/measured_cell.h"
#include "tests/support/temporary_folder.h"
#include "ui/charts/batch_plot.h"
#include "ui/charts/samples_plot.h"
#include "ui/report/chart_image.h"

#include <QImage>
#include <QTest>

using namespace bildrate;
using namespace bildrate::ui;

namespace {

RunRecord smallRun() {
    RunRecord run;
    run.spec.networks = {{"lenet", {}}, {"resnet-50", {}}};
    run.spec.batches = {1, 8};
    run.cells = {test::measuredCell("lenet", 1, 0.01), test::measuredCell("lenet", 8, 0.04),
                 test::measuredCell("resnet-50", 1, 0.02)};
    run.cells[1].measurement.caveats = {"machine busy: another Bildrate was measuring"};
    return run;
}

QImage loaded(const std::filesystem::path& file) {
    return QImage(QString::fromStdString(file.string()));
}

/// The part of a picture that is not white.
double inkOf(const QImage& image) {
    std::int64_t ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += (image.pixel(x, y) & 0xffffff) != 0xffffff;
    return double(ink) / (double(image.width()) * image.height());
}

} // namespace

class ChartImageTest : public QObject {
    Q_OBJECT

    test::TemporaryFolder m_folder;

private slots:
    void exactlyAsManyPixels();
    void resolutionIsInTheFile();
    void sameWhateverTheWindowsTheme();
    void everythingIsDrawn();
    void hollowMarkersNameCaveats();
    void aFileThatCannotBeWritten();
    void sizesOutOfRange();
};

void ChartImageTest::exactlyAsManyPixels() {
    BatchPlot plot;
    plot.setRun(smallRun());
    for (const QSize size : {QSize(1600, 900), QSize(801, 607)}) {
        writeChartImage(m_folder / "chart.png", plot, {size, 192});
        QCOMPARE(loaded(m_folder / "chart.png").size(), size);
    }
}

void ChartImageTest::resolutionIsInTheFile() {
    BatchPlot plot;
    plot.setRun(smallRun());
    writeChartImage(m_folder / "chart.png", plot, {QSize(800, 450), 96});
    const QImage image = loaded(m_folder / "chart.png");
    QCOMPARE(image.dotsPerMeterX(), 3780);
    QCOMPARE(image.dotsPerMeterY(), 3780);
    // Twice the resolution shows the same in finer grain.
    writeChartImage(m_folder / "fine.png", plot, {QSize(1600, 900), 192});
    const QImage fine = loaded(m_folder / "fine.png");
    QCOMPARE(fine.dotsPerMeterX(), 7559);
    QVERIFY2(std::abs(inkOf(fine) - inkOf(image)) < 0.02,
             qPrintable(QString("%1 %2").arg(inkOf(fine)).arg(inkOf(image))));
}

void ChartImageTest::sameWhateverTheWindowsTheme() {
    BatchPlot plot;
    plot.setRun(smallRun());
    writeChartImage(m_folder / "light.png", plot);
    plot.setColours(Theme::darkPalette());
    writeChartImage(m_folder / "dark.png", plot);
    QCOMPARE(loaded(m_folder / "dark.png"), loaded(m_folder / "light.png"));
    QCOMPARE(loaded(m_folder / "light.png").pixelColor(1, 1), QColor(Qt::white));
}

void ChartImageTest::everythingIsDrawn() {
    BatchPlot plot;
    plot.setRun(smallRun());
    QCOMPARE(plot.lines().size(), 2u);
    QCOMPARE(plot.lines()[0].size(), 2);
    QVERIFY(qAbs(plot.lines()[0][1].y() - 200) < 1);
    writeChartImage(m_folder / "chart.png", plot);
    const double ink = inkOf(loaded(m_folder / "chart.png"));
    QVERIFY2(ink > 0.01 && ink < 0.3, qPrintable(QString::number(ink)));
    plot.setRun({}); // says that there is nothing
    QCOMPARE(plot.lines().size(), 0u);
    writeChartImage(m_folder / "empty.png", plot);
    QVERIFY(inkOf(loaded(m_folder / "empty.png")) > 0);
}

void ChartImageTest::hollowMarkersNameCaveats() {
    BatchPlot plot;
    plot.setRun(smallRun());
    QVERIFY(plot.title().contains("hollow"));
    RunRecord clean = smallRun();
    clean.cells[1].measurement.caveats.clear();
    clean.spec.name = "<nightly>";
    plot.setRun(clean);
    QVERIFY(!plot.title().contains("hollow"));
    QVERIFY(plot.title().contains("&lt;nightly&gt;"));
}

void ChartImageTest::aFileThatCannotBeWritten() {
    BatchPlot plot;
    plot.setRun(smallRun());
    const std::filesystem::path missing = m_folder / "missing";
    try {
        writeChartImage(missing / "chart.png", plot);
        QFAIL("it was announced as written");
    } catch (const Error& error) {
        QVERIFY(std::string(error.what()).find("chart.png") != std::string::npos);
    }
    QVERIFY(!std::filesystem::exists(missing));
    std::filesystem::create_directory(m_folder / "folder.png");
    QVERIFY_EXCEPTION_THROWN(writeChartImage(m_folder / "folder.png", plot), Error);
    QVERIFY(std::filesystem::is_empty(m_folder / "folder.png"));
}

void ChartImageTest::sizesOutOfRange() {
    BatchPlot plot;
    for (const QSize size : {QSize(0, 900), QSize(1600, 199), QSize(16'385, 900)})
        QVERIFY_EXCEPTION_THROWN(writeChartImage(m_folder / "chart.png", plot, {size, 96}), Error);
}

QTEST_MAIN(ChartImageTest)
#include "chart_image_test.moc"
