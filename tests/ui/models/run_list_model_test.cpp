#include "ui/models/run_filter_model.h"
#include "ui/models/run_list_model.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

namespace bildrate::ui {

class RunListModelTest : public QObject {
    Q_OBJECT

    using Model = RunListModel;

    static RunListing listing(const std::string& id, std::int64_t milliseconds) {
        RunListing run;
        run.id = id + "-91cf-4a53-8a07-0dfdc6c3a001";
        run.created = {milliseconds, 0};
        run.networks = {"resnet-50"};
        run.asked = 6;
        run.cells = run.completed = 5;
        return run;
    }

    /// Newest first, as the store lists them.
    static std::vector<RunListing> some(const std::vector<std::string>& ids) {
        std::vector<RunListing> runs;
        for (const std::string& id : ids)
            runs.push_back(listing(id, 1'000'000 - std::int64_t(runs.size())));
        return runs;
    }

    static QStringList column(const QAbstractItemModel& model, int column) {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, column).data().toString();
        return texts;
    }

    static QAbstractItemModelTester::FailureReportingMode fatal() {
        return QAbstractItemModelTester::FailureReportingMode::QtTest;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale("en_US")); } // C has no order of words

    void aRunIsALine() {
        Model model;
        const QAbstractItemModelTester tester(&model, fatal());
        RunListing run = listing("3f2b8a52", 0);
        run.name = "first";
        run.networks = {"resnet-50", "vgg16"};
        run.tags = {"baseline", "calm"};
        run.note = "two\nlines";
        model.setRuns({run});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, Model::nameColumn).data().toString(), QString("first"));
        QCOMPARE(model.index(0, Model::networksColumn).data().toString(),
                 QString("resnet-50, vgg16"));
        QCOMPARE(model.index(0, Model::cellsColumn).data().toString(), QString("5 of 6"));
        QCOMPARE(model.index(0, Model::tagsColumn).data().toString(), QString("baseline, calm"));
        QCOMPARE(model.index(0, Model::noteColumn).data().toString(), QString("two lines"));
        QCOMPARE(model.index(0, Model::noteColumn).data(Qt::EditRole).toString(),
                 QString("two\nlines"));
        QCOMPARE(model.index(0, Model::idColumn).data().toString(), QString("3f2b8a52"));
        for (int each = 0; each < Model::columns; ++each)
            QVERIFY(!model.headerData(each, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }

    void runsThatStayKeepTheirIndexes_data() {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");
        QTest::addRow("one more") << QStringList{"b", "a"} << QStringList{"c", "b", "a"};
        QTest::addRow("some between")
            << QStringList{"e", "c", "a"} << QStringList{"f", "e", "d", "c", "b", "a", "0", "1"};
        QTest::addRow("some gone") << QStringList{"e", "d", "c", "b", "a"} << QStringList{"d", "a"};
        QTest::addRow("gone and come")
            << QStringList{"e", "d", "c"} << QStringList{"f", "d", "b", "a"};
        QTest::addRow("all others") << QStringList{"b", "a"} << QStringList{"d", "c"};
    }
    void runsThatStayKeepTheirIndexes() {
        QFETCH(QStringList, before);
        QFETCH(QStringList, after);
        const auto runsOf = [](const QStringList& ids) {
            std::vector<std::string> texts;
            for (const QString& id : ids)
                texts.push_back(id.toStdString() + "0000000");
            return some(texts);
        };
        Model model;
        RunFilterModel filtered(model);
        const QAbstractItemModelTester tester(&model, fatal());
        const QAbstractItemModelTester filteredTester(&filtered, fatal());
        model.setRuns(runsOf(before));
        std::vector<std::pair<QString, QPersistentModelIndex>> kept;
        for (int row = 0; row < model.rowCount(); ++row)
            kept.emplace_back(model.index(row, Model::idColumn).data().toString(),
                              model.index(row, 0));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setRuns(runsOf(after));
        QCOMPARE(reset.count(), 0);
        QStringList ids;
        for (const QString& id : after)
            ids << id + "0000000";
        QCOMPARE(column(model, Model::idColumn), ids);
        for (const auto& [id, index] : kept) {
            QCOMPARE(index.isValid(), ids.contains(id));
            if (index.isValid())
                QCOMPARE(index.sibling(index.row(), Model::idColumn).data().toString(), id);
        }
    }

    void onlyWhatChangedIsToldAndTheFirstListingIsOneReset() {
        Model model;
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        std::vector<RunListing> runs = some({"c", "b", "a"});
        model.setRuns(runs);
        QCOMPARE(reset.count(), 1);
        model.setRuns(runs);
        QCOMPARE(changed.count(), 0);
        runs[1].completed = 6;
        model.setRuns(runs);
        QCOMPARE(reset.count(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(changed[0][1].toModelIndex().row(), 1);
        std::ranges::reverse(runs); // an order that no insertion explains
        model.setRuns(runs);
        QCOMPARE(model.run(0).id, runs[0].id);
    }

    void editsShowAtOnceAndAreAskedFor() {
        Model model;
        const QAbstractItemModelTester tester(&model, fatal());
        std::vector<RunListing> runs = some({"a"});
        runs[0].tags = {"larger, as thought"};
        model.setRuns(runs);
        QList<QPair<QString, RunEdit>> asked;
        connect(&model, &Model::editWanted, this, [&](const QString& id, const RunEdit& edit) {
            asked.append({id, edit});
        });

        QVERIFY(!model.setData(model.index(0, Model::cellsColumn), "9 of 9", Qt::EditRole));
        QVERIFY(!(model.flags(model.index(0, Model::idColumn)) & Qt::ItemIsEditable));
        QVERIFY(model.setData(model.index(0, Model::nameColumn), " best \n", Qt::EditRole));
        QCOMPARE(model.index(0, Model::nameColumn).data().toString(), QString("best"));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0].first, QString::fromStdString(runs[0].id));
        QCOMPARE(*asked[0].second.name, std::string("best"));
        QVERIFY(!asked[0].second.note && !asked[0].second.tags);

        // left as it was: nothing to ask for, and the tag with a comma stays one
        const QModelIndex tags = model.index(0, Model::tagsColumn);
        QVERIFY(model.setData(tags, tags.data(Qt::EditRole), Qt::EditRole));
        QCOMPARE(asked.size(), 1);
        QVERIFY(model.setData(tags, "b, a ,,b", Qt::EditRole));
        QVERIFY((*asked[1].second.tags == std::vector<std::string>{"b", "a"}));
        QVERIFY(model.setData(tags, "", Qt::EditRole));
        QVERIFY(asked[2].second.tags->empty());
    }

    void datesSortByInstant() {
        Model model;
        RunFilterModel filtered(model);
        // 20:00 in UTC-8 is the day after in UTC, later than 23:00 in UTC+2 of the same day
        RunListing west = listing("aaaaaaaa", 1796097600000);
        west.created.utcOffsetMinutes = -480;
        RunListing east = listing("bbbbbbbb", 1796072400000);
        east.created.utcOffsetMinutes = 120;
        model.setRuns({west, east});
        filtered.sort(Model::createdColumn, Qt::AscendingOrder);
        QCOMPARE(column(filtered, Model::idColumn), (QStringList{"bbbbbbbb", "aaaaaaaa"}));
        filtered.sort(Model::createdColumn, Qt::DescendingOrder);
        QCOMPARE(column(filtered, Model::idColumn), (QStringList{"aaaaaaaa", "bbbbbbbb"}));
    }

    void otherColumnsSortByWhatTheyMean() {
        Model model;
        RunFilterModel filtered(model);
        std::vector<RunListing> runs = some({"c", "b", "a"});
        runs[0].name = "vgg100";
        runs[1].name = "Vgg16";
        runs[2].name = "alexnet";
        runs[0].completed = 9;
        runs[1].completed = 100;
        runs[2].completed = 20;
        model.setRuns(runs);
        filtered.sort(Model::nameColumn, Qt::AscendingOrder);
        QCOMPARE(column(filtered, Model::nameColumn), (QStringList{"alexnet", "Vgg16", "vgg100"}));
        filtered.sort(Model::cellsColumn, Qt::AscendingOrder);
        QCOMPARE(column(filtered, Model::cellsColumn),
                 (QStringList{"9 of 6", "20 of 6", "100 of 6"}));
        filtered.sort(Model::idColumn, Qt::DescendingOrder);
        QCOMPARE(column(filtered, Model::idColumn).front(), QString("c-91cf-4"));
    }

    void everyWordOfTheFilterIsLookedForEverywhere() {
        Model model;
        RunFilterModel filtered(model);
        const QAbstractItemModelTester tester(&filtered, fatal());
        std::vector<RunListing> runs = some({"dddddddd", "cccccccc", "bbbbbbbb", "aaaaaaaa"});
        runs[0].name = "Größer";
        runs[1].note = "after the BIOS update";
        runs[2].tags = {"baseline"};
        runs[3].networks = {"vgg16", "lenet"};
        model.setRuns(runs);
        const auto found = [&](const char* text) {
            filtered.setFilterText(QString::fromUtf8(text));
            return column(filtered, Model::idColumn);
        };
        QCOMPARE(found("GRÖSSE").size(), 0);
        QCOMPARE(found("grÖß"), QStringList{"dddddddd"});
        QCOMPARE(found("bios"), QStringList{"cccccccc"});
        QCOMPARE(found("base line"), QStringList{"bbbbbbbb"});
        QCOMPARE(found("base vgg"), QStringList{});
        QCOMPARE(found("lenet"), QStringList{"aaaaaaaa"});
        QCOMPARE(found("AAAA"), QStringList{"aaaaaaaa"});
        QCOMPARE(found("  ").size(), 4);
    }

    void runsOfOneSecondStayApart() {
        Model model;
        model.setRuns({listing("aaaaaaaa", 1796047509123), listing("bbbbbbbb", 1796047509123)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowOf(QString::fromStdString(model.run(1).id)), 1);
        QCOMPARE(model.rowOf("bbbbbbbb"), -1);
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::RunListModelTest)
#include "run_list_model_test.moc"
