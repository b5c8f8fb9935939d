#include "core/backends.h"
#include "core/store/run_store.h"
#include "tests/support/temporary_folder.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <set>

namespace bildrate::ui {

/// The way of a newcomer: the window, the networks, one click on Start, a number that is kept; with
/// the real engine.
class FirstRunTest : public QObject {
    Q_OBJECT

    static void clickBox(QTreeView& tree, const QModelIndex& index) {
        tree.scrollTo(index);
        QStyleOptionViewItem option;
        option.initFrom(&tree);
        option.rect = tree.visualRect(index);
        option.features = QStyleOptionViewItem::HasCheckIndicator;
        const QRect box =
            tree.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &tree);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, box.center());
    }

    /// The index of a network that the search has left in the tree.
    static QModelIndex find(const QTreeView& tree, const QString& name) {
        const QAbstractItemModel& model = *tree.model();
        const QModelIndexList found =
            model.match(model.index(0, 0), Qt::DisplayRole, name, 1,
                        Qt::MatchExactly | Qt::MatchRecursive | Qt::MatchWrap);
        return found.isEmpty() ? QModelIndex() : found.front();
    }

    static int coloursOf(const QImage& picture) {
        std::set<QRgb> colours;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                colours.insert(picture.pixel(x, y));
        return int(colours.size());
    }

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("bildrate");
        QCoreApplication::setApplicationName("first-run-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings().clear();
    }

    void fromTheWindowToAStoredNumber() {
        const test::TemporaryFolder folder;
        EngineSetup setup;
        setup.makeBackends = makeBackends;
        setup.sweep.cacheFolder = folder / "cache";
        setup.database = folder / "runs.sqlite";
        Workbench workbench(setup, {}, {});
        MainWindow window(workbench);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* start = window.findChild<QPushButton*>("startButton");
        QTRY_VERIFY(start->isEnabled()); // the devices are known

        auto* tree = window.findChild<QTreeView*>("networks");
        auto* search = window.findChild<QLineEdit*>("networkSearch");
        QTest::keyClicks(search, "resnet-50");
        clickBox(*tree, find(*tree, "resnet-50")); // it was chosen
        search->selectAll();
        QTest::keyClicks(search, "lenet");
        clickBox(*tree, find(*tree, "lenet"));
        auto* batches = window.findChild<QLineEdit*>("batches");
        batches->selectAll();
        QTest::keyClicks(batches, "1");
        QTest::mouseClick(window.findChild<QToolButton*>("stopUnfold"), Qt::LeftButton);
        window.findChild<QDoubleSpinBox*>("stopTime")->setValue(0.2);
        window.findChild<QCheckBox*>("stopHard")->setChecked(true);

        QSignalSpy finished(&workbench.engine(), &EngineSession::finished);
        QVERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(workbench.engine().isRunning());
        QVERIFY(finished.wait(120'000));
        QCOMPARE(finished[0][0].value<SweepEnd>().failure, QString());

        const RunStore store(setup.database, StoreAccess::read);
        const RunRecord run = store.load(store.resolve("last"));
        QCOMPARE(run.cells.size(), std::size_t(1));
        QCOMPARE(run.cells[0].cell.network, std::string("lenet"));
        QCOMPARE(run.cells[0].cell.batch, std::int64_t(1));
        QCOMPARE(run.cells[0].reason, std::string());
        QVERIFY(run.cells[0].outcome == Outcome::completed);
        QVERIFY(run.cells[0].verification->passed());
        QVERIFY(run.cells[0].summary().imagesPerSecond.has_value());

        QVERIFY(coloursOf(window.grab().toImage()) > 50);
        QVERIFY(window.close());
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::FirstRunTest)
#include "first_run_test.moc"
