#include "core/exchange/file.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"
#include "ui/session/run_library.h"

#include <QSignalSpy>
#include <QTest>

namespace bildrate::ui {

class RunLibraryTest : public QObject {
    Q_OBJECT

    static RunRecord named(const std::string& name) {
        RunRecord run = test::sparseRecord();
        run.id = makeUuid();
        run.spec.name = name;
        run.cells.clear();
        return run;
    }

private slots:
    void answersComeInTheOrderOfTheQuestions() {
        const test::TemporaryFolder folder;
        const RunRecord run = named("first");
        RunStore(folder / "runs.sqlite").add(run);
        RunLibrary library(folder / "runs.sqlite");
        QSignalSpy listed(&library, &RunLibrary::listed);
        std::vector<RunRecord> loaded;
        library.list();
        library.edit(QString::fromStdString(run.id), {.name = "renamed"});
        library.load({QString::fromStdString(run.id)}, this,
                     [&loaded](const std::vector<RunRecord>& runs) { loaded = runs; });
        QTRY_COMPARE(loaded.size(), std::size_t(1));
        QCOMPARE(listed.count(), 2);
        QCOMPARE(listed[0][0].value<std::vector<RunListing>>()[0].name, std::string("first"));
        QCOMPARE(listed[1][0].value<std::vector<RunListing>>()[0].name, std::string("renamed"));
        QCOMPARE(loaded[0].spec.name, std::string("renamed"));
    }

    void whatIsRemovedCanBePutBack() {
        const test::TemporaryFolder folder;
        const RunRecord first = named("first"), second = named("second");
        {
            RunStore store(folder / "runs.sqlite");
            store.add(first);
            store.add(second);
        }
        RunLibrary library(folder / "runs.sqlite");
        QSignalSpy removed(&library, &RunLibrary::removed);
        QSignalSpy listed(&library, &RunLibrary::listed);
        library.remove({QString::fromStdString(first.id), QString::fromStdString(second.id)});
        QVERIFY(listed.wait());
        QVERIFY(listed[0][0].value<std::vector<RunListing>>().empty());
        library.restore(removed[0][0].value<std::vector<RunRecord>>());
        QVERIFY(listed.wait());
        QCOMPARE(listed[1][0].value<std::vector<RunListing>>().size(), std::size_t(2));
        QVERIFY(RunStore(folder / "runs.sqlite").load(first.id) == first);
    }

    void exportedRunsComeBackOnce() {
        const test::TemporaryFolder folder;
        const RunRecord run = named("kept");
        RunStore(folder / "runs.sqlite").add(run);
        RunLibrary library(folder / "runs.sqlite");
        QSignalSpy exported(&library, &RunLibrary::exported);
        library.exportTo(folder / "runs.json", RunFileFormat::json,
                         {QString::fromStdString(run.id)});
        QVERIFY(exported.wait());

        RunLibrary other(folder / "other.sqlite");
        QSignalSpy imported(&other, &RunLibrary::imported);
        other.importFrom({folder / "runs.json"});
        other.importFrom({folder / "runs.json"});
        QTRY_COMPARE(imported.count(), 2);
        QCOMPARE(imported[0][0].toInt(), 1);
        QCOMPARE(imported[1][0].toInt(), 0);
        QCOMPARE(imported[1][1].toInt(), 1);
    }

    void failuresAreToldAndTheNextQuestionIsAnswered() {
        const test::TemporaryFolder folder;
        writeFile(folder / "broken.json", "[", IfExists::refuse);
        RunLibrary library(folder / "runs.sqlite");
        QSignalSpy failed(&library, &RunLibrary::failed);
        QSignalSpy listed(&library, &RunLibrary::listed);
        library.importFrom({folder / "broken.json"});
        library.importFrom({folder / "absent.json"});
        library.load({QString("00000000-0000-0000-0000-000000000000")}, this,
                     [](const std::vector<RunRecord>&) { QFAIL("there is no such run"); });
        library.list();
        QVERIFY(listed.wait());
        QCOMPARE(failed.count(), 3);
        QCOMPARE(failed[1][0].value<LibraryError>().kind, ErrorKind::notFound);
        QVERIFY(failed[1][0].value<LibraryError>().message.contains("absent.json"));
    }

    void aDamagedFileIsKeptAsideAndTold() {
        const test::TemporaryFolder folder;
        writeFile(folder / "runs.sqlite", std::string(8192, 'x'), IfExists::refuse);
        RunLibrary library(folder / "runs.sqlite");
        QSignalSpy failed(&library, &RunLibrary::failed);
        QSignalSpy warned(&library, &RunLibrary::warned);
        QSignalSpy listed(&library, &RunLibrary::listed);
        library.list();
        QTRY_VERIFY(failed.count() + listed.count() == 1);
        // no SQLite file at all is another program's and refused; never an empty list
        QCOMPARE(failed.count() + warned.count(), 1);
    }
};

} // namespace bildrate::ui

QTEST_GUILESS_MAIN(bildrate::ui::RunLibraryTest)
#include "run_library_test.moc"
