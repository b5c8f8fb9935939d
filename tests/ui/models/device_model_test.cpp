#include "tests/support/fake_backend.h"
#include "ui/models/device_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace bildrate::ui {

class DeviceModelTest : public QObject {
    Q_OBJECT

    static constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

    static std::vector<Device> devices() {
        std::vector<Device> all{FakeBackend::processor(),
                                FakeBackend::gpu("gpu:A", Bytes(20) << 30),
                                FakeBackend::gpu("gpu:B", Bytes(20) << 30)};
        all.push_back(FakeBackend::gpu("gpu:C", 0));
        all.back().availability = {"no driver found"};
        return all;
    }

private slots:
    void aChosenDeviceIsShownBeforeAnyIsFound() {
        DeviceModel model;
        const QAbstractItemModelTester tester(&model, strict);
        model.setChosen({{"cpu"}});
        QVERIFY(!model.isKnown());
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0).data().toString(), QString("CPU"));
        QCOMPARE(model.index(0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    }

    void devicesAndSetsOfGpusAreListed() {
        DeviceModel model;
        const QAbstractItemModelTester tester(&model, strict);
        model.setDevices(devices());
        QCOMPARE(model.rowCount(), 5); // each, and both usable GPUs as one job
        QCOMPARE(model.index(0).data().toString(), QString("CPU · Fake processor · 4 thread(s)"));
        QCOMPARE(model.index(4).data().toString(), QString("Fake GPU + Fake GPU"));
        QVERIFY(model.setData(model.index(4), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(model.chosen() == (std::vector<DeviceModel::Set>{{"gpu:A", "gpu:B"}}));
    }

    void oneThatCannotBeUsedSaysWhy() {
        DeviceModel model;
        const QAbstractItemModelTester tester(&model, strict);
        model.setDevices(devices());
        const QModelIndex broken = model.index(3);
        QCOMPARE(broken.data().toString(), QString("Fake GPU – no driver found"));
        QCOMPARE(broken.data(Qt::ToolTipRole).toString(), QString("no driver found"));
        QVERIFY(!broken.data(Qt::CheckStateRole).isValid());
        QVERIFY(!(broken.flags() & Qt::ItemIsEnabled));
    }

    void aChosenDeviceThatIsGoneStaysToBeTakenBack() {
        DeviceModel model;
        const QAbstractItemModelTester tester(&model, strict);
        model.setChosen({{"gpu:gone"}});
        model.setDevices(devices());
        const QModelIndex gone = model.index(5);
        QCOMPARE(gone.data().toString(), QString("gpu:gone – not found on this machine"));
        QVERIFY(gone.flags() & Qt::ItemIsUserCheckable);
        QVERIFY(model.setData(gone, Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(model.chosen().empty());
    }

    void aDeviceByIndexIsFoundWhateverTheOrder() {
        DeviceModel model;
        model.setChosen({{"gpu:1"}, {"auto"}});
        model.setDevices(devices());
        QVERIFY(model.chosen() == (std::vector<DeviceModel::Set>{{"gpu:A"}, {"gpu:B"}}));
    }

    void choicesSurviveALookForDevices() {
        DeviceModel model;
        model.setDevices(devices());
        model.setChosen({{"gpu:B"}});
        std::vector<Device> turned = devices();
        std::swap(turned[1], turned[2]);
        QSignalSpy changed(&model, &DeviceModel::chosenChanged);
        model.setDevices(turned);
        QVERIFY(model.chosen() == (std::vector<DeviceModel::Set>{{"gpu:B"}}));
        QCOMPARE(changed.count(), 1);
    }

    void aPrecisionNeedsOneChosenSetThatHasIt() {
        DeviceModel model;
        model.setDevices(devices());
        model.setChosen({{"cpu"}});
        QCOMPARE(model.whyNot(Precision::fp16), std::string("this processor has no fp16"));
        QVERIFY(model.whyNot(Precision::fp32).empty());
        QCOMPARE(model.whyNotTraining(), std::string("the fake engine does not train"));
        model.setChosen({{"cpu"}, {"gpu:A"}});
        QVERIFY(model.whyNot(Precision::fp16).empty());
    }

    void theNumberOfThreadsIsTheOneThatWillBeUsed() {
        DeviceModel model;
        model.setDevices(devices());
        model.setThreads(2);
        QVERIFY(model.index(0).data().toString().contains("2 thread"));
    }

    void readOnlyNothingChanges() {
        DeviceModel model;
        model.setDevices(devices());
        model.setReadOnly(true);
        QVERIFY(!model.setData(model.index(0), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(model.chosen().empty());
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::DeviceModelTest)
#include "device_model_test.moc"
