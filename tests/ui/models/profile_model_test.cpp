#include "ui/models/profile_model.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <algorithm>

namespace bildrate::ui {
namespace {

StepProfile step(const char* name, Part part, double milliseconds, std::int64_t macs,
                 const char* implementation) {
    StepProfile made;
    made.step = name;
    made.part = part;
    made.seconds = Seconds(milliseconds / 1e3);
    made.macs = macs;
    made.bytes = 2048;
    made.implementation = implementation;
    return made;
}

Profile profileOf(std::vector<StepProfile> steps) {
    Profile profile;
    profile.network = "lenet";
    profile.steps = std::move(steps);
    return profile;
}

QString textIn(const ProfileModel& model, int row, ProfileModel::Column column) {
    const auto found = std::ranges::find(model.columns(), column);
    return model.index(row, int(found - model.columns().begin())).data().toString();
}

} // namespace

class ProfileModelTest : public QObject {
    Q_OBJECT

private slots:
    void everyFigureOfAStep() {
        ProfileModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setProfile(profileOf({step("conv1", Part::forward, 3, 6'000'000, "direct"),
                                    step("pool1", Part::backwardData, 1, 0, "loop")}));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(textIn(model, 0, ProfileModel::number), QString("1"));
        QCOMPARE(textIn(model, 0, ProfileModel::layer), QString("conv1"));
        QCOMPARE(textIn(model, 0, ProfileModel::time), QString("3.000"));
        QCOMPARE(textIn(model, 0, ProfileModel::share), QString("75 %"));
        QCOMPARE(textIn(model, 0, ProfileModel::macs), QString("6.00 M"));
        QCOMPARE(textIn(model, 0, ProfileModel::bytes), QString("2.00 KiB"));
        // 2 x 6e6 in 3 ms
        QCOMPARE(textIn(model, 0, ProfileModel::flops), QString("4.00"));
        QCOMPARE(textIn(model, 0, ProfileModel::implementation), QString("direct"));
        QCOMPARE(textIn(model, 1, ProfileModel::part), QString("backward, data"));
        QCOMPARE(textIn(model, 1, ProfileModel::macs), QString()); // it has none, not 0
        QCOMPARE(textIn(model, 1, ProfileModel::flops), QString());
    }

    void twoSideBySide() {
        ProfileModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setProfiles(profileOf({step("conv1", Part::forward, 4, 1, "direct"),
                                     step("relu1", Part::forward, 1, 0, "loop")}),
                          profileOf({step("conv1", Part::forward, 3, 1, "winograd"),
                                     step("fc", Part::forward, 2, 1, "gemm")}));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(textIn(model, 0, ProfileModel::ratio), QString("0.75"));
        QCOMPARE(textIn(model, 0, ProfileModel::change), QString("direct → winograd"));
        QCOMPARE(textIn(model, 1, ProfileModel::otherTime), QString());
        QCOMPARE(textIn(model, 1, ProfileModel::ratio), QString());
        QCOMPARE(textIn(model, 1, ProfileModel::change), QString("only in the first"));
        QCOMPARE(textIn(model, 2, ProfileModel::time), QString());
        QCOMPARE(textIn(model, 2, ProfileModel::change), QString("only in the second"));
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::ProfileModelTest)
#include "profile_model_test.moc"
