#include "core/exchange/file.h"
#include "core/exchange/run_json.h"
#include "core/exchange/runs_csv.h"
#include "tests/support/sample_record.h"
#include "tests/ui/fake_engine.h"
#include "ui/models/run_list_model.h"
#include "ui/pages/runs_page.h"
#include "ui/widgets/run_details.h"
#include "ui/workbench.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

namespace bildrate::ui {

namespace {

/// A finished run of resnet-50 at batch 8, one second younger than the one before it.
RunRecord storedRun(const std::string& name, int number) {
    RunRecord run;
    run.id = makeUuid();
    run.spec.name = name;
    run.spec.networks = {{"resnet-50", {}}};
    run.spec.batches = {8};
    run.created = {1796047509123 + number * 1000, 60};
    CellRecord cell;
    cell.id = makeUuid();
    cell.cell = cellsOf(run.spec).front();
    cell.outcome = Outcome::completed;
    cell.measurement.samples.assign(5, {2, Seconds(0.25), {}, sampleNormal, {}});
    cell.measurement.caveats = {"machine busy: other processes kept 1.5 cores busy at the start"};
    run.cells = {cell};
    return run;
}

/// The page over a store of its own that holds some runs, shown and listed.
class Bench {
public:
    explicit Bench(const std::vector<RunRecord>& runs = {}) {
        if (!runs.empty())
            RunStore(m_fake.database()).add(runs);
    }

    void open() {
        m_workbench = std::make_unique<Workbench>(m_fake.setup(), Settings{}, "");
        QObject::connect(m_workbench.get(), &Workbench::told, m_workbench.get(),
                         [this](const Notice& notice) { m_told.push_back(notice); });
        QSignalSpy listed(&library(), &RunLibrary::listed);
        QSignalSpy failed(&library(), &RunLibrary::failed);
        m_page = std::make_unique<RunsPage>(*m_workbench);
        m_page->resize(1000, 700);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTRY_VERIFY(listed.count() + failed.count() > 0);
    }

    RunsPage& page() { return *m_page; }
    Workbench& workbench() { return *m_workbench; }
    RunLibrary& library() { return m_workbench->library(); }
    FakeEngine& fake() { return m_fake; }
    std::vector<Notice>& told() { return m_told; }
    std::vector<RunListing> stored() const { return RunStore(m_fake.database()).list(); }
    std::filesystem::path file(const char* name) const {
        return m_fake.database().parent_path() / name;
    }

    template <typename Widget>
    Widget& find(const char* name) {
        auto* found = m_page->findChild<Widget*>(name);
        if (!found)
            qFatal("there is no %s", name);
        return *found;
    }
    QTreeView& list() { return find<QTreeView>("runList"); }
    QStringList names() {
        QStringList names;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            names << list().model()->index(row, RunListModel::nameColumn).data().toString();
        return names;
    }
    QPoint placeOf(int row, int column) {
        const QModelIndex index = list().model()->index(row, column);
        list().scrollTo(index);
        return list().visualRect(index).center();
    }
    void click(int row, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, modifiers,
                          placeOf(row, RunListModel::createdColumn));
    }
    void press(const char* button) {
        QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key(key), modifiers);
    }
    /// Types over what the editor of the list holds and ends with Enter.
    void typeInEditor(const QString& text) {
        auto* editor = list().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }
    bool showsState() { return find<QLabel>("stateHeading").isVisible(); }
    QString heading() { return find<QLabel>("stateHeading").text(); }
    QString stateText() { return find<QLabel>("stateText").text(); }
    int tabs() { return find<QTabWidget>("runTabs").count(); }
    const RunRecord& shown(int tab) {
        return qobject_cast<RunDetails*>(find<QTabWidget>("runTabs").widget(tab))->run();
    }

private:
    FakeEngine m_fake;
    std::vector<Notice> m_told;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<RunsPage> m_page;
};

} // namespace

class RunsPageTest : public QObject {
    Q_OBJECT

    static void answer(Bench& bench, const char* dialog, const std::filesystem::path& file) {
        auto* chooser = bench.page().findChild<QFileDialog*>(dialog);
        QVERIFY(chooser);
        chooser->selectFile(QString::fromStdU16String(file.u16string()));
        static_cast<QDialog*>(chooser)->accept();
        QTRY_VERIFY(!bench.page().findChild<QFileDialog*>(dialog));
    }

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("bildrate");
        QCoreApplication::setApplicationName("runs_page_test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() { QSettings().clear(); }

    void anEmptyStoreSaysWhatToDoFirst() {
        Bench bench;
        bench.open();
        QVERIFY(bench.showsState());
        QCOMPARE(bench.heading(), QString("No run yet"));
        QSignalSpy wanted(&bench.workbench(), &Workbench::benchmarkWanted);
        bench.press("stateAction");
        QCOMPARE(wanted.count(), 1);
        QVERIFY(bench.told().empty());
    }

    void theNewestRunComesFirstWithItsDetails() {
        const RunRecord older = storedRun("older", 0), newer = storedRun("newer", 1);
        Bench bench({older, newer});
        bench.open();
        QVERIFY(!bench.showsState());
        QCOMPARE(bench.names(), (QStringList{"newer", "older"}));
        QTRY_COMPARE(bench.tabs(), 1);
        QVERIFY(bench.shown(0) == newer);
        bench.key(Qt::Key_Down);
        QTRY_VERIFY(bench.shown(0) == older);
        bench.key(Qt::Key_Return);
        QVERIFY(bench.find<QTabWidget>("runTabs").isAncestorOf(QApplication::focusWidget()));
    }

    void severalRunsAreOpenAtOnce() {
        std::vector<RunRecord> runs;
        for (int i = 0; i < 10; ++i)
            runs.push_back(storedRun("run" + std::to_string(i), i));
        Bench bench(runs);
        bench.open();
        bench.click(0);
        bench.click(2, Qt::ShiftModifier);
        QTRY_COMPARE(bench.tabs(), 3);
        for (int i = 0; i < 3; ++i)
            QVERIFY(bench.shown(i) == runs[std::size_t(9 - i)]);
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QTRY_VERIFY(bench.find<QLabel>("runHint").isVisible());
        QVERIFY(bench.find<QLabel>("runHint").text().contains("10"));
    }

    void runsOfOneSecondAreToldApart() {
        const RunRecord first = storedRun("same", 0);
        RunRecord second = storedRun("same", 0);
        second.cells.clear();
        Bench bench({first, second});
        bench.open();
        for (int row = 0; row < 2; ++row) {
            bench.click(row);
            const QString id =
                bench.list().model()->index(row, RunListModel::idColumn).data().toString();
            const RunRecord& wanted = first.id.starts_with(id.toStdString()) ? first : second;
            QTRY_VERIFY(bench.tabs() == 1 && bench.shown(0) == wanted);
        }
    }

    void theFilterHidesRunsAndSaysSo() {
        Bench bench({storedRun("calm", 0), storedRun("busy", 1)});
        bench.open();
        bench.key(Qt::Key_F, Qt::ControlModifier);
        auto& filter = bench.find<QLineEdit>("runFilter");
        QTRY_VERIFY(filter.hasFocus());
        QTest::keyClicks(&filter, "cal");
        QCOMPARE(bench.names(), QStringList{"calm"});
        QTest::keyClicks(&filter, "x");
        QVERIFY(bench.showsState());
        QVERIFY(bench.heading().contains("calx"));
        bench.press("stateAction");
        QCOMPARE(bench.names().size(), 2);
        QVERIFY(!bench.showsState());
    }

    void aHeaderSortsAndThatIsKept() {
        const std::vector<RunRecord> runs{storedRun("b", 0), storedRun("a", 1), storedRun("c", 2)};
        QByteArray widths;
        {
            Bench bench(runs);
            bench.open();
            QHeaderView& header = *bench.list().header();
            const QPoint name(header.sectionViewportPosition(RunListModel::nameColumn) + 20, 8);
            QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, name);
            QCOMPARE(bench.names(), (QStringList{"a", "b", "c"}));
            header.resizeSection(RunListModel::noteColumn, 321);
            bench.page().hide();
        }
        Bench bench(runs);
        bench.open();
        QCOMPARE(bench.names(), (QStringList{"a", "b", "c"}));
        QCOMPARE(bench.list().header()->sectionSize(RunListModel::noteColumn), 321);
    }

    void aRunIsRenamedInTheList() {
        Bench bench({storedRun("old", 0)});
        bench.open();
        bench.click(0);
        bench.key(Qt::Key_F2);
        bench.typeInEditor("new name");
        QTRY_COMPARE(bench.names(), QStringList{"new name"});
        QTRY_COMPARE(bench.stored()[0].name, std::string("new name"));
        QTRY_COMPARE(bench.find<QLabel>("runSelection").text(), QString("new name"));
        for (QAction* action : bench.list().actions())
            if (action->text() == "Edit tags")
                action->trigger();
        bench.typeInEditor("calm, baseline");
        QTRY_COMPARE(bench.stored()[0].tags.size(), std::size_t(2));
    }

    void whatIsDeletedComesBack() {
        const std::vector<RunRecord> runs{storedRun("a", 0), storedRun("b", 1), storedRun("c", 2)};
        Bench bench(runs);
        bench.open();
        bench.click(0);
        bench.click(1, Qt::ControlModifier);
        bench.key(Qt::Key_Delete);
        QTRY_COMPARE(bench.names(), QStringList{"a"});
        QCOMPARE(bench.stored().size(), std::size_t(1));
        QCOMPARE(bench.told().size(), std::size_t(1));
        QCOMPARE(bench.told()[0].action, QString("Undo"));

        bench.told()[0].act();
        bench.told()[0].act(); // pressed twice
        QTRY_COMPARE(bench.names(), (QStringList{"c", "b", "a"}));
        const RunStore store(bench.fake().database());
        for (const RunRecord& run : runs)
            QVERIFY(store.load(run.id) == run);

        bench.click(2);
        bench.press("removeRuns");
        QTRY_COMPARE(bench.names(), (QStringList{"c", "b"}));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(bench.names(), (QStringList{"c", "b", "a"}));
        bench.key(Qt::Key_Z, Qt::ControlModifier); // nothing left to undo
        QCOMPARE(bench.told().back().kind, Notice::Kind::good);
    }

    void aRunIsMeasuredAgainOrResumed() {
        const RunRecord whole = storedRun("whole", 1);
        RunRecord half = storedRun("half", 0);
        half.spec.batches = {8, 16};
        Bench bench({whole, half});
        bench.open();
        std::vector<RunSpec> specs;
        std::vector<RunRecord> resumed;
        connect(&bench.workbench(), &Workbench::setupWanted, this,
                [&](const RunSpec& spec) { specs.push_back(spec); });
        connect(&bench.workbench(), &Workbench::resumeWanted, this,
                [&](const RunRecord& run) { resumed.push_back(run); });
        bench.click(0);
        bench.press("runAgain");
        QTRY_COMPARE(specs.size(), std::size_t(1));
        QVERIFY(specs[0] == whole.spec);
        bench.press("runMissing");
        QTRY_COMPARE(bench.told().size(), std::size_t(1)); // nothing is missing
        QVERIFY(resumed.empty());
        bench.click(1);
        bench.press("runMissing");
        QTRY_COMPARE(resumed.size(), std::size_t(1));
        QVERIFY(resumed[0] == half);
    }

    void runsAreCopiedAsText() {
        Bench bench({storedRun("kept", 0)});
        bench.open();
        bench.click(0);
        bench.key(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(bench.told().size(), std::size_t(1));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("Name: kept"), qPrintable(text));
        QVERIFY2(text.contains("\nnetwork\tbatch 8\nresnet-50\t! 64"), qPrintable(text));
        QVERIFY2(text.contains("other processes kept 1.5 cores busy"), qPrintable(text));
    }

    void exportsTellSuccessOnlyWhenItIsTrue() {
        const RunRecord run = storedRun("kept", 0);
        Bench bench({run});
        bench.open();
        bench.click(0);
        bench.press("exportRuns");
        bench.press("exportRuns"); // one dialog all the same
        QCOMPARE(bench.page().findChildren<QFileDialog*>("exportDialog").size(), 1);
        answer(bench, "exportDialog", bench.file("läufe.json"));
        QTRY_COMPARE(bench.told().size(), std::size_t(1));
        QVERIFY(bench.told()[0].kind == Notice::Kind::good);
        QVERIFY(runsFromJson(readFile(bench.file("läufe.json"))) == std::vector{run});

        bench.press("exportRuns");
        answer(bench, "exportDialog", bench.file("table.csv"));
        QTRY_COMPARE(bench.told().size(), std::size_t(2));
        QCOMPARE(readFile(bench.file("table.csv")), runsToCsv({run}));

        bench.press("exportRuns");
        bench.page().findChild<QFileDialog*>("exportDialog")->reject();
        QTRY_VERIFY(!bench.page().findChild<QFileDialog*>("exportDialog"));
        bench.library().exportTo(bench.file("absent") / "a.json", RunFileFormat::json,
                                 {QString::fromStdString(run.id)});
        QTRY_COMPARE(bench.told().size(), std::size_t(3)); // nothing of the cancelled one
        QVERIFY(bench.told()[2].kind == Notice::Kind::failure);
        QVERIFY(bench.told()[2].text.contains("a.json"));
        QVERIFY(!std::filesystem::exists(bench.file("absent")));
    }

    void filesAreImportedByDialogAndByDrop() {
        const RunRecord first = storedRun("first", 0), second = storedRun("second", 1);
        Bench bench;
        bench.open();
        writeFile(bench.file("first.json"), runsToJson({first}), IfExists::refuse);
        writeFile(bench.file("second.json"), runsToJson({first, second}), IfExists::refuse);
        bench.press("importRuns");
        answer(bench, "importDialog", bench.file("first.json"));
        QTRY_COMPARE(bench.names(), QStringList{"first"});

        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(
            QString::fromStdU16String(bench.file("second.json").u16string()))});
        QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&bench.page(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&bench.page(), &drop);
        QTRY_COMPARE(bench.names(), (QStringList{"second", "first"}));
        QCOMPARE(bench.told().size(), std::size_t(2));
        QVERIFY(bench.told()[1].kind == Notice::Kind::good);
    }

    void aBrokenFileIsRefusedInOneSentence() {
        const RunRecord run = storedRun("whole", 0);
        Bench bench({run});
        bench.open();
        const std::string whole = runsToJson({storedRun("other", 1)});
        writeFile(bench.file("broken.json"), whole.substr(0, whole.size() / 2), IfExists::refuse);
        bench.press("importRuns");
        answer(bench, "importDialog", bench.file("broken.json"));
        QTRY_COMPARE(bench.told().size(), std::size_t(1));
        QVERIFY(bench.told()[0].kind == Notice::Kind::failure);
        QVERIFY(bench.told()[0].text.contains("broken.json"));
        QCOMPARE(bench.names(), QStringList{"whole"});
        QVERIFY(!bench.showsState());
    }

    void aFileThatCannotBeReadIsNeverAnEmptyList() {
        Bench newer;
        writeFile(newer.fake().database(), "no database at all", IfExists::refuse);
        newer.open();
        QVERIFY(newer.showsState());
        QCOMPARE(newer.heading(), QString("The runs cannot be read"));
        QVERIFY(newer.stateText().contains("runs.sqlite"));
        QVERIFY(!newer.find<QLineEdit>("runFilter").isEnabled());

        std::filesystem::remove(newer.fake().database());
        newer.press("stateAction");
        QTRY_COMPARE(newer.heading(), QString("No run yet"));
    }

    void aDamagedFileThatWasKeptAsideIsTold() {
        Bench bench({storedRun("lost", 0)});
        std::string bytes = readFile(bench.fake().database());
        for (std::size_t i = 1024; i < bytes.size(); ++i)
            bytes[i] = char(i * 7);
        writeFile(bench.fake().database(), bytes, IfExists::replace);
        bench.open();
        QVERIFY(bench.showsState());
        QVERIFY(bench.heading() != "No run yet");
        QVERIFY2(bench.stateText().contains("damaged"), qPrintable(bench.stateText()));
        QCOMPARE(bench.told().size(), std::size_t(1));
    }

    void theListFollowsAMeasurementWithoutLosingThePlace() {
        std::vector<RunRecord> runs;
        for (int i = 0; i < 200; ++i)
            runs.push_back(storedRun("run" + std::to_string(i), i));
        Bench bench(runs);
        bench.open();
        bench.click(150);
        QTRY_VERIFY(bench.tabs() == 1 && bench.shown(0) == runs[49]);
        const int top = bench.list().verticalScrollBar()->value();
        QVERIFY(top > 0);
        RunRecord run = FakeEngine::run({1, 2, 4});
        run.created.unixMilliseconds = 1796047509123 - 1000; // below all others
        QSignalSpy listed(&bench.library(), &RunLibrary::listed);
        bench.workbench().engine().start(run, cellsOf(run.spec));
        QTRY_COMPARE(bench.list().model()->rowCount(), 201);
        QTRY_COMPARE(bench.list().model()->index(200, RunListModel::cellsColumn).data().toString(),
                     QString("3 of 3"));
        QVERIFY(listed.count() <= 3);
        QCOMPARE(bench.list().selectionModel()->selectedRows().size(), 1);
        QCOMPARE(bench.list().selectionModel()->selectedRows()[0].row(), 150);
        QCOMPARE(bench.list().verticalScrollBar()->value(), top);
    }

    void theRunBeingMeasuredIsNotDeleted() {
        Bench bench;
        bench.fake().blockWhileMeasuring();
        bench.open();
        RunRecord run = FakeEngine::run({1});
        bench.workbench().engine().start(run, cellsOf(run.spec));
        bench.fake().backend().waitUntilBlocked();
        bench.library().list();
        QTRY_COMPARE(bench.list().model()->rowCount(), 1);
        bench.click(0);
        bench.press("removeRuns");
        QCOMPARE(bench.told().size(), std::size_t(1));
        QVERIFY(bench.told()[0].kind == Notice::Kind::warning);
        QCOMPARE(bench.stored().size(), std::size_t(1));
        bench.workbench().engine().stop();
    }

    void otherPagesLeadToARun() {
        const RunRecord first = storedRun("first", 0), second = storedRun("second", 1);
        Bench bench({first, second});
        bench.open();
        bench.find<QLineEdit>("runFilter").setText("second");
        emit bench.workbench().runsWanted({QString::fromStdString(first.id)});
        QTRY_VERIFY(bench.tabs() == 1 && bench.shown(0) == first);
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::RunsPageTest)
#include "runs_page_test.moc"
