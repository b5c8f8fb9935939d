#include "tests/support/measured_cell.h"
#include "ui/widgets/result_grid_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
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

} // namespace

class ResultGridViewTest : public QObject {
    Q_OBJECT

private slots:
    void cornerNamesTheUnit();
    void copiesAsTabSeparatedText();
    void copiesAllWithNames();
    void keysAndClicksChooseCells();
    void nothingJumpsWhenValuesGrow();
    void everyTextHasRoom();
};

void ResultGridViewTest::cornerNamesTheUnit() {
    ResultGridView view;
    view.setRun(twoNetworks(), {});
    view.resize(600, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto* corner = view.findChild<QLabel*>("resultGridUnits");
    QVERIFY(corner);
    QVERIFY(corner->isVisible());
    QVERIFY(corner->text().contains("images/s"));
    QVERIFY(corner->width() >= corner->sizeHint().width());
    QVERIFY(!view.accessibleName().isEmpty());
}

void ResultGridViewTest::copiesAsTabSeparatedText() {
    ResultGridView view;
    view.setRun(twoNetworks(), {test::measuredCell("resnet-50", 1, 0.02)});
    view.selectRow(1);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.startsWith("50.00 ± ") && copied.endsWith("\t–"), qPrintable(copied));
}

void ResultGridViewTest::copiesAllWithNames() {
    ResultGridView view;
    view.setRun(twoNetworks(), {});
    QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(view.selectedText(), QString("images/s by batch\t1\t8\nlenet\t–\t–\nresnet-50\t–\t–"));
}

void ResultGridViewTest::keysAndClicksChooseCells() {
    ResultGridView view;
    view.setRun(twoNetworks(), {test::measuredCell("lenet", 1, 0.02)});
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFocus();
    view.setCurrentIndex(view.model()->index(0, 0));
    QSignalSpy chosen(&view, &ResultGridView::cellChosen);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().at(0).value<CellSpec>().network, std::string("resnet-50"));
    // A click tells once, on the current cell too.
    for (const int count : {2, 3}) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(view.model()->index(0, 0)).center());
        QCOMPARE(chosen.count(), count);
    }
}

void ResultGridViewTest::nothingJumpsWhenValuesGrow() {
    ResultGridView view;
    view.setRun(twoNetworks(), {});
    const int before = view.columnWidth(0);
    view.setRun(twoNetworks(),
                {test::measuredCell("lenet", 1, 0.00012), test::measuredCell("lenet", 8, 0.5)});
    QCOMPARE(view.columnWidth(0), before);
    QCOMPARE(view.columnWidth(1), before);
    view.setRunning(test::measuredCell("resnet-50", 1, 1).cell, "measuring");
    QCOMPARE(view.columnWidth(0), before);
}

void ResultGridViewTest::everyTextHasRoom() {
    ResultGridView view;
    CellRecord record = test::measuredCell("lenet", 1, 0.02);
    record.outcome = Outcome::doesNotFit;
    view.setRun(twoNetworks(), {record});
    const QFontMetrics metrics(view.font());
    QVERIFY(view.columnWidth(0) > metrics.horizontalAdvance("∅ does not fit"));
    QVERIFY(view.rowHeight(0) > metrics.height());
}

QTEST_MAIN(ResultGridViewTest)
#include "result_grid_view_test.moc"
