#include "core/network/zoo.h"
#include "ui/models/network_filter.h"
#include "ui/models/network_tree_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace bildrate::ui {

class NetworkTreeModelTest : public QObject {
    Q_OBJECT

    static constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

    static QModelIndex find(const QAbstractItemModel& model, const QString& name) {
        const QModelIndexList found = model.match(model.index(0, 0), Qt::DisplayRole, name, 1,
                                                  Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.front();
    }
    static int stateOf(const QModelIndex& index) { return index.data(Qt::CheckStateRole).toInt(); }
    static QString textOf(const QModelIndex& index, int column) {
        return index.siblingAtColumn(column).data().toString();
    }

private slots:
    void everyNetworkOfTheZooIsThereOnce() {
        NetworkTreeModel model;
        const QAbstractItemModelTester tester(&model, strict);
        for (const std::string& name : zooNames())
            QCOMPARE(model
                         .match(model.index(0, 0), Qt::DisplayRole, QString::fromStdString(name),
                                -1, Qt::MatchExactly | Qt::MatchRecursive)
                         .size(),
                     1);
        QCOMPARE(find(model, "vgg16").parent(), find(model, "VGG"));
        QVERIFY(!find(model, "lenet").parent().isValid()); // alone in its family
    }

    void parametersAndMacsAreThePublishedOnes() {
        const NetworkTreeModel model;
        const QModelIndex vgg16 = find(model, "vgg16");
        QCOMPARE(textOf(vgg16, NetworkTreeModel::parametersColumn), QString("138 M"));
        QCOMPARE(textOf(vgg16, NetworkTreeModel::macsColumn), QString("15.5 G"));
    }

    void aFamilyIsChosenInThreeStates() {
        NetworkTreeModel model;
        const QAbstractItemModelTester tester(&model, strict);
        QSignalSpy changed(&model, &NetworkTreeModel::choicesChanged);
        const QModelIndex family = find(model, "VGG");
        QCOMPARE(stateOf(family), int(Qt::Unchecked));
        QVERIFY(model.setData(find(model, "vgg16"), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(stateOf(family), int(Qt::PartiallyChecked));
        QVERIFY(model.isPartlyChosen(family));
        QVERIFY(model.setData(family, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(stateOf(family), int(Qt::Checked));
        QCOMPARE(model.choices().size(), std::size_t(3));
        QVERIFY(model.setData(family, Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(model.choices().empty());
        QCOMPARE(changed.count(), 3);
    }

    void choicesComeBackWithTheirOwnBatches() {
        NetworkTreeModel model;
        const QAbstractItemModelTester tester(&model, strict);
        const std::vector<NetworkChoice> wanted{{"alexnet", {8, 16}}, {"resnet-50", {}}};
        QVERIFY(model.setChoices(wanted).empty());
        QVERIFY(model.choices() == wanted);
        QCOMPARE(textOf(find(model, "alexnet"), NetworkTreeModel::batchesColumn), QString("8,16"));
    }

    void anUnknownNetworkIsNamed() {
        NetworkTreeModel model;
        const auto unknown = model.setChoices({{"resnet-50", {}}, {"mynet", {}}});
        QCOMPARE(unknown, std::vector<QString>{"mynet"});
        QCOMPARE(model.choices().size(), std::size_t(1));
    }

    void ownBatchesAreChecked() {
        NetworkTreeModel model;
        QSignalSpy refused(&model, &NetworkTreeModel::batchesRefused);
        model.setChoices({{"vgg16", {}}});
        const QModelIndex batches =
            find(model, "vgg16").siblingAtColumn(NetworkTreeModel::batchesColumn);
        QVERIFY(model.flags(batches) & Qt::ItemIsEditable);
        QVERIFY(model.setData(batches, "1,2,4..16", Qt::EditRole));
        QVERIFY(model.choices()[0].batches == (std::vector<std::int64_t>{1, 2, 4, 8, 16}));
        QVERIFY(!model.setData(batches, "lots", Qt::EditRole));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains("lots"));
        QCOMPARE(model.choices()[0].batches.size(), std::size_t(5));
        QVERIFY(model.setData(batches, " ", Qt::EditRole));
        QVERIFY(model.choices()[0].batches.empty());
    }

    void readOnlyNothingChanges() {
        NetworkTreeModel model;
        model.setReadOnly(true);
        const QModelIndex lenet = find(model, "lenet");
        QVERIFY(!(model.flags(lenet) & Qt::ItemIsUserCheckable));
        QVERIFY(model.flags(lenet) & Qt::ItemIsEnabled);
        QVERIFY(!model.setData(lenet, Qt::Checked, Qt::CheckStateRole));
        QVERIFY(model.choices().empty());
    }

    void searchFindsNamesTitlesAndFamilies() {
        NetworkTreeModel model;
        NetworkFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester tester(&filter, strict);
        filter.setFilterFixedString("RESNET-50");
        QCOMPARE(filter.rowCount(), 1);
        QCOMPARE(filter.rowCount(filter.index(0, 0)), 2); // and resnet-50-v1.5
        filter.setFilterFixedString("GoogLeNet");
        QCOMPARE(filter.rowCount(filter.index(0, 0)), 1);
        filter.setFilterFixedString("vgg");
        QCOMPARE(filter.rowCount(filter.index(0, 0)), 3);
        filter.setFilterFixedString("nothing like it");
        QCOMPARE(filter.rowCount(), 0);
    }

    void aFilteredFamilyChoosesWhatIsShown() {
        NetworkTreeModel model;
        NetworkFilter filter;
        filter.setSourceModel(&model);
        filter.setFilterFixedString("vgg16");
        QVERIFY(filter.setData(filter.index(0, 0), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.choices().size(), std::size_t(1));
        QCOMPARE(model.choices()[0].network, std::string("vgg16"));
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::NetworkTreeModelTest)
#include "network_tree_model_test.moc"
