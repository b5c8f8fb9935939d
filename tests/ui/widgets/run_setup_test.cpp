#include "core/exchange/preset_file.h"
#include "tests/ui/fake_engine.h"
#include "ui/widgets/batch_edit.h"
#include "ui/widgets/preset_button.h"
#include "ui/widgets/run_setup.h"
#include "ui/widgets/stop_rule_edit.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

namespace bildrate::ui {

class RunSetupTest : public QObject {
    Q_OBJECT

    /// A shown setup over the fake engine's devices.
    struct Bench {
        FakeEngine fake;
        test::TemporaryFolder folder;
        std::filesystem::path presetFile = folder / "presets.json";
        Workbench workbench{fake.setup(), {}, {}};
        RunSetup setup{workbench, presetFile};
        std::vector<Notice> notices;

        Bench() {
            QObject::connect(&workbench, &Workbench::told, &setup,
                             [this](const Notice& notice) { notices.push_back(notice); });
            setup.setDevices({FakeBackend::processor()});
            setup.show();
        }
        template <typename Widget>
        Widget* find(const char* name) const {
            return setup.findChild<Widget*>(QString::fromLatin1(name));
        }
        /// The action of the presets' menu whose text holds the words.
        QAction* presetAction(const QString& words) const {
            QMenu* menu = find<PresetButton>("presets")->menu();
            emit menu->aboutToShow();
            for (QAction* action : menu->findChildren<QAction*>())
                if (action->text().contains(words))
                    return action;
            return nullptr;
        }
    };

    static RunSpec fullSpec() {
        RunSpec spec;
        spec.name = "before the update";
        spec.note = "a note";
        spec.networks = {{"vgg16", {1, 3}}, {"alexnet", {}}}; // not in the list's order
        spec.workloads = {Workload::inference};
        spec.precisions = {Precision::bf16, Precision::fp32};
        spec.batches = {32, 1, 7};
        spec.batchMeaning = BatchMeaning::total;
        spec.deviceSets = {{"cpu"}};
        spec.optimiser = {0.1, 0.9, 1e-4};
        spec.stop.relativeWidth = 0.012345;
        spec.stop.maxTime = Seconds(2.25);
        spec.threads = 3;
        spec.convolution = ConvolutionChoice::direct;
        spec.seed = 42;
        spec.force = true;
        return spec;
    }

private slots:
    void whatIsShownComesBackAsItWas() {
        Bench bench;
        bench.setup.setSpec(fullSpec());
        QVERIFY(bench.setup.spec() == fullSpec());
        QCOMPARE(bench.setup.problem(), std::string());
        RunSpec training = fullSpec();
        training.workloads = {Workload::training, Workload::inference};
        bench.setup.setSpec(training);
        QVERIFY(bench.setup.spec() == training);
    }

    void settingASpecTellsOnce() {
        Bench bench;
        QSignalSpy changed(&bench.setup, &RunSetup::changed);
        bench.setup.setSpec(fullSpec());
        QCOMPARE(changed.count(), 1);
    }

    void batchesAreReadWhileOneTypes() {
        Bench bench;
        bench.setup.setSpec(fullSpec());
        auto* text = bench.find<QLineEdit>("batches");
        const auto* below = bench.find<QLabel>("batchProblem");
        text->clear();
        QTest::keyClicks(text, "1,2,4..32");
        QVERIFY(bench.setup.spec().batches == (std::vector<std::int64_t>{1, 2, 4, 8, 16, 32}));
        QCOMPARE(below->text(), QString("1 · 2 · 4 · 8 · 16 · 32"));
        QTest::keyClicks(text, ",x");
        QVERIFY(below->text().contains("'x' in the batch list is not a whole number"));
        QCOMPARE(text->accessibleDescription(), below->text());
        QVERIFY(!bench.find<BatchEdit>("batchEdit")->batches());
        QTest::keyClick(text, Qt::Key_Backspace);
        QTest::keyClick(text, Qt::Key_Backspace);
        QCOMPARE(bench.setup.spec().batches.size(), std::size_t(6));
    }

    void batchesOfPublishedTablesAreOffered() {
        Bench bench;
        const auto* edit = bench.find<BatchEdit>("batchEdit");
        std::vector<std::vector<std::int64_t>> offered;
        for (QAction* action : edit->findChild<QMenu*>()->actions()) {
            action->trigger();
            offered.push_back(*edit->batches());
        }
        for (const Preset& preset : builtInPresets())
            if (preset.name != "quick")
                QVERIFY(std::ranges::find(offered, preset.spec.batches) != offered.end());
    }

    void precisionsAndTrainingSayWhyNot() {
        Bench bench;
        RunSpec spec = fullSpec();
        spec.precisions = {Precision::fp32};
        bench.setup.setSpec(spec);
        auto* fp16 = bench.find<QAbstractButton>("fp16");
        QVERIFY(!fp16->isEnabled());
        QCOMPARE(fp16->toolTip(), QString("this processor has no fp16"));
        QCOMPARE(fp16->accessibleDescription(), fp16->toolTip());
        auto* training = bench.find<QAbstractButton>("training");
        QVERIFY(!training->isEnabled());
        QCOMPARE(training->toolTip(), QString("the fake engine does not train"));
        QVERIFY(bench.find<QAbstractButton>("bf16")->isEnabled());
        bench.find<QAbstractButton>("bf16")->click();
        QVERIFY(bench.setup.spec().precisions == (std::vector{Precision::fp32, Precision::bf16}));
    }

    void theOptimiserIsAskedWhereSomethingIsTrained() {
        Bench bench;
        Device trainer = FakeBackend::processor();
        trainer.training = {};
        bench.setup.setDevices({trainer});
        RunSpec spec = fullSpec();
        spec.optimiser = {};
        bench.setup.setSpec(spec);
        auto* optimiser = bench.find<QComboBox>("optimiser");
        QVERIFY(!optimiser->isVisible());
        bench.find<QAbstractButton>("training")->click();
        QVERIFY(optimiser->isVisible());
        QCOMPARE(optimiser->count(), 2);
        QVERIFY(optimiser->currentText().contains("TensorFlow"));
        QTest::keyClick(optimiser, Qt::Key_Down);
        QVERIFY(bench.setup.spec().optimiser == (Optimiser{0.1, 0.9, 1e-4}));
        spec.workloads = {Workload::training};
        spec.optimiser = {0.25, 0.5, 0};
        bench.setup.setSpec(spec);
        QVERIFY(bench.setup.spec().optimiser == spec.optimiser);
        QVERIFY(optimiser->currentText().contains("0.25"));
        bench.find<QAbstractButton>("inference")->click();
        QVERIFY(!optimiser->isVisible());
    }

    void aChosenPrecisionThatCannotBeUsedCanBeTakenBack() {
        Bench bench;
        RunSpec spec = fullSpec();
        spec.precisions = {Precision::fp32, Precision::fp16};
        bench.setup.setSpec(spec);
        auto* fp16 = bench.find<QAbstractButton>("fp16");
        QVERIFY(fp16->isEnabled());
        fp16->click();
        QVERIFY(!fp16->isEnabled());
        QVERIFY(bench.setup.spec().precisions == std::vector{Precision::fp32});
    }

    void problemsAreTold() {
        Bench bench;
        RunSpec spec = fullSpec();
        spec.networks.clear();
        bench.setup.setSpec(spec);
        QCOMPARE(bench.setup.problem(), std::string("no network is chosen; name at least one"));
    }

    void aNetworkIsChosenByKeys() {
        Bench bench;
        RunSpec spec = fullSpec();
        spec.networks.clear();
        bench.setup.setSpec(spec);
        QTest::keyClicks(bench.find<QLineEdit>("networkSearch"), "lenet5");
        auto* tree = bench.find<QTreeView>("networks");
        QCOMPARE(tree->model()->rowCount(), 1);
        tree->setCurrentIndex(tree->model()->index(0, 0));
        QTest::keyClick(tree, Qt::Key_Space);
        QCOMPARE(bench.setup.spec().networks.size(), std::size_t(1));
        QCOMPARE(bench.setup.spec().networks[0].network, std::string("lenet"));
    }

    void theStopRuleIsSaidInPlainWords() {
        StopRule rule;
        rule.relativeWidth = 0.01;
        rule.maxTime = Seconds(10);
        rule.hardLimit = true;
        QCOMPARE(StopRuleEdit::inWords(rule), QString("until ±1.0 %, 10 s at most"));
        rule.relativeWidth = 0;
        QCOMPARE(StopRuleEdit::inWords(rule), QString("until the noise is stable, 10 s at most"));
    }

    void theStopRuleUnfoldsAndChanges() {
        Bench bench;
        bench.setup.setSpec(fullSpec());
        auto* width = bench.find<QDoubleSpinBox>("stopWidth");
        QVERIFY(!width->isVisible());
        bench.find<QAbstractButton>("stopUnfold")->click();
        QVERIFY(width->isVisible());
        width->setValue(2);
        RunSpec expected = fullSpec();
        expected.stop.relativeWidth = 0.02;
        QVERIFY(bench.setup.spec() == expected); // the time limit keeps its digits
    }

    void aBuiltInPresetFillsTheFields() {
        Bench bench;
        bench.presetAction("Inference tables")->trigger();
        const RunSpec& wanted = builtInPresets()[1].spec;
        QCOMPARE(wanted.name, std::string("mxnet-inference"));
        QVERIFY(bench.setup.spec() == wanted);
    }

    void presetsOfTheUserAreSavedLoadedAndDeleted() {
        Bench bench;
        bench.setup.setSpec(fullSpec());
        bench.presetAction("Save as preset")->trigger();
        QCOMPARE(loadPresets(bench.presetFile).presets.size(), std::size_t(1));
        QVERIFY(loadPresets(bench.presetFile).presets[0].spec == fullSpec());

        bench.setup.setSpec(builtInPresets()[0].spec);
        bench.presetAction("before the update")->trigger();
        QVERIFY(bench.setup.spec() == fullSpec());

        bench.find<PresetButton>("presets")->remove(loadPresets(bench.presetFile).presets[0]);
        QVERIFY(loadPresets(bench.presetFile).presets.empty());
        QCOMPARE(bench.notices.back().action, QString("Undo"));
        bench.notices.back().act();
        QCOMPARE(loadPresets(bench.presetFile).presets.size(), std::size_t(1));
    }

    void aReplacedPresetCanBeHadBack() {
        Bench bench;
        bench.find<PresetButton>("presets")->keep({"mine", "saved by the user", fullSpec()});
        RunSpec other = fullSpec();
        other.batches = {5};
        bench.find<PresetButton>("presets")->keep({"mine", "saved by the user", other});
        QVERIFY(loadPresets(bench.presetFile).presets[0].spec == other);
        bench.notices.back().act();
        QVERIFY(loadPresets(bench.presetFile).presets[0].spec == fullSpec());
    }

    void aPresetNeedsANameOfItsOwn() {
        Bench bench;
        RunSpec spec = fullSpec();
        spec.name.clear();
        bench.setup.setSpec(spec);
        QVERIFY(!bench.presetAction("Save as preset")->isEnabled());
        spec.name = "quick";
        bench.setup.setSpec(spec);
        bench.presetAction("Save as preset")->trigger();
        QVERIFY(bench.notices.back().kind == Notice::Kind::failure);
        QVERIFY(!std::filesystem::exists(bench.presetFile));
    }

    void readOnlyEverythingStaysVisibleAndAsItIs() {
        Bench bench;
        bench.setup.setSpec(fullSpec());
        bench.setup.setReadOnly(true);
        QTest::keyClicks(bench.find<QLineEdit>("batches"), "9");
        QTest::keyClicks(bench.find<QLineEdit>("runName"), "x");
        QTest::mouseClick(bench.find<QAbstractButton>("bf16"), Qt::LeftButton);
        auto* tree = bench.find<QTreeView>("networks");
        QVERIFY(tree->isEnabled()); // it can be scrolled
        tree->setCurrentIndex(tree->model()->index(0, 0));
        QTest::keyClick(tree, Qt::Key_Space);
        QVERIFY(bench.setup.spec() == fullSpec());
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::RunSetupTest)
#include "run_setup_test.moc"
