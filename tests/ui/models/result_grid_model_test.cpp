#include "tests/support/measured_cell.h"
#include "ui/models/result_grid_model.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace bildrate;
using namespace bildrate::ui;

namespace {

RunSpec twoNetworks() {
    RunSpec spec;
    spec.networks = {{"lenet", {}}, {"resnet-50", {}}};
    spec.batches = {1, 8};
    return spec;
}

QString textAt(const ResultGridModel& model, int row, int column, int role = Qt::DisplayRole) {
    return model.index(row, column).data(role).toString();
}

} // namespace

class ResultGridModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void looksLikeAPublishedTable();
    void everyOutcomeHasItsSignAndWord();
    void valueWithIntervalForWhoAsks();
    void caveatsAreSeen();
    void runningCellIsMarked();
    void onlyWhatChangedIsAnnounced();
    void rowsNameWhatDiffers();
    void absentCellsAreEmpty();
    void numbersFollowTheLanguage();
};

void ResultGridModelTest::looksLikeAPublishedTable() {
    ResultGridModel model;
    QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    model.setRun(twoNetworks(), {test::measuredCell("lenet", 8, 0.02)});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QString("lenet"));
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QString("8"));
    QCOMPARE(textAt(model, 0, 0), QString("–"));
    QVERIFY2(textAt(model, 0, 1).startsWith("400"), qPrintable(textAt(model, 0, 1)));
    QVERIFY(textAt(model, 0, 1).contains(" ± "));
    QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole).value<Qt::Alignment>(),
             Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    QCOMPARE(model.cellAt(model.index(0, 1))->batch, 8);
    QCOMPARE(model.indexOf(test::measuredCell("resnet-50", 1, 0.02).cell), model.index(1, 0));
    model.setRun({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void ResultGridModelTest::everyOutcomeHasItsSignAndWord() {
    ResultGridModel model;
    QAbstractItemModelTester tester(&model);
    const std::vector<std::pair<Outcome, QString>> expected{{Outcome::doesNotFit, "∅ does not fit"},
                                                            {Outcome::unsupported, "∅ unsupported"},
                                                            {Outcome::invalid, "✕ invalid"},
                                                            {Outcome::throttled, "! throttled"},
                                                            {Outcome::stuck, "✕ stuck"},
                                                            {Outcome::cancelled, "– cancelled"},
                                                            {Outcome::failed, "✕ failed"}};
    for (const auto& [outcome, text] : expected) {
        CellRecord record = test::cellOf("lenet", 1, outcome);
        record.id = text.toStdString();
        record.reason = "needs 3.00 GiB, 2.00 GiB free";
        model.setRun(twoNetworks(), {record});
        QCOMPARE(textAt(model, 0, 0), text);
        QVERIFY(textAt(model, 0, 0, Qt::ToolTipRole).contains("needs 3.00 GiB, 2.00 GiB free"));
        QCOMPARE(textAt(model, 0, 0, Qt::AccessibleTextRole), textAt(model, 0, 0, Qt::ToolTipRole));
    }
}

void ResultGridModelTest::valueWithIntervalForWhoAsks() {
    ResultGridModel model;
    RunSpec spec = twoNetworks();
    spec.stop.relativeWidth = 0.01;
    model.setRun(spec, {test::measuredCell("lenet", 1, 0.02)});
    const QString details = textAt(model, 0, 0, Qt::ToolTipRole);
    QVERIFY2(details.contains("lenet · inference · fp32 · CPU · batch 1"), qPrintable(details));
    QVERIFY(details.contains("50"));
    QVERIFY(details.contains("95 % interval"));
    QVERIFY(details.contains("10 sample"));
    QVERIFY(details.contains("within 1.0 %"));
}

void ResultGridModelTest::caveatsAreSeen() {
    ResultGridModel model;
    CellRecord record = test::measuredCell("lenet", 1, 0.02);
    record.measurement.caveats = {"debug build: built as Debug, slower than a release",
                                  "something that no table knows"};
    CellRecord single = test::measuredCell("lenet", 8, 0.02); // one sample: no interval can be told
    single.measurement.samples.resize(1);
    model.setRun(twoNetworks(), {record, single});
    QVERIFY(textAt(model, 0, 0).startsWith("! 50"));
    const QString details = textAt(model, 0, 0, Qt::ToolTipRole);
    QVERIFY(details.contains("debug build"));
    QVERIFY(details.contains("something that no table knows"));
    QVERIFY(textAt(model, 0, 1).startsWith("! "));
    QVERIFY(!textAt(model, 0, 1).contains("±"));
}

void ResultGridModelTest::runningCellIsMarked() {
    ResultGridModel model;
    QAbstractItemModelTester tester(&model);
    model.setRun(twoNetworks(), {});
    const CellSpec first = test::measuredCell("lenet", 1, 0.02).cell;
    const CellSpec second = test::measuredCell("lenet", 8, 0.02).cell;
    model.setRunning(first, "compiling");
    QCOMPARE(textAt(model, 0, 0), QString("…"));
    QVERIFY(textAt(model, 0, 0, Qt::ToolTipRole).contains("compiling"));
    model.setRunning(second, "measuring");
    QCOMPARE(textAt(model, 0, 0), QString("–"));
    QCOMPARE(textAt(model, 0, 1), QString("…"));
    model.setRun(twoNetworks(), {test::measuredCell("lenet", 1, 0.02)});
    QCOMPARE(textAt(model, 0, 1), QString("…")); // still
    model.setRunning(std::nullopt, {});
    QCOMPARE(textAt(model, 0, 1), QString("–"));
}

void ResultGridModelTest::onlyWhatChangedIsAnnounced() {
    ResultGridModel model;
    model.setRun(twoNetworks(), {test::measuredCell("lenet", 1, 0.02)});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRun(twoNetworks(),
                 {test::measuredCell("lenet", 1, 0.02), test::measuredCell("lenet", 8, 0.02)});
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.front().at(0).toModelIndex(), model.index(0, 1));
}

void ResultGridModelTest::rowsNameWhatDiffers() {
    ResultGridModel model;
    RunSpec spec = twoNetworks();
    spec.precisions = {Precision::fp32, Precision::bf16};
    spec.workloads = {Workload::inference, Workload::training};
    model.setRun(spec, {});
    QCOMPARE(model.rowCount(), 8);
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QString("lenet · inference · fp32"));
    spec.workloads = {Workload::training};
    spec.precisions = {Precision::bf16};
    spec.deviceSets = {{"gpu:0", "gpu:1"}};
    model.setRun(spec, {});
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QString("lenet · batch per device"));
}

void ResultGridModelTest::absentCellsAreEmpty() {
    ResultGridModel model;
    QAbstractItemModelTester tester(&model);
    RunSpec spec = twoNetworks();
    spec.networks[0].batches = {4};
    model.setRun(spec, {});
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(textAt(model, 0, 0), QString());
    QCOMPARE(model.flags(model.index(0, 0)), Qt::ItemFlags(Qt::NoItemFlags));
    QVERIFY(!model.cellAt(model.index(0, 0)));
    QCOMPARE(textAt(model, 0, 1), QString("–"));
}

void ResultGridModelTest::numbersFollowTheLanguage() {
    ResultGridModel model;
    RunSpec spec = twoNetworks();
    spec.batches = {1, 4096};
    CellRecord record = test::measuredCell("lenet", 1, 0.02);
    for (Sample& sample : record.measurement.samples)
        sample.hostSeconds /= 100; // 5000 images/s
    model.setRun(spec, {record});
    QLocale::setDefault(QLocale("de_DE"));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    model.retranslate();
    QVERIFY(changed.count() > 0);
    QCOMPARE(headers.count(), 2);
    QVERIFY2(textAt(model, 0, 0).startsWith("5.0"), qPrintable(textAt(model, 0, 0)));
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QString("4.096"));
}

QTEST_APPLESS_MAIN(ResultGridModelTest)
#include "result_grid_model_test.moc"
