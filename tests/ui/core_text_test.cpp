#include "core/bench/caveats.h"
#include "ui/core_text.h"

#include <QTest>
#include <QTranslator>

namespace bildrate::ui {

/// Answers every text of core with itself in brackets: what is not asked for stays bare.
class Brackets : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        return QLatin1String(context) == QLatin1String("CoreText")
                   ? '[' + QString::fromUtf8(text) + ']'
                   : QString();
    }
};

class CoreTextTest : public QObject {
    Q_OBJECT

    Brackets m_brackets;

private slots:
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&m_brackets)); }

    void aSentenceKeepsItsFigures() {
        QCOMPARE(text::sentence("needs at least 1.90 GiB, 238 MiB free"),
                 QString("[needs at least 1.90 GiB, 238 MiB free]"));
        QCOMPARE(text::sentence("needs 1.90 GiB, 238 MiB free"),
                 QString("[needs 1.90 GiB, 238 MiB free]"));
        QCOMPARE(text::sentence("needs 1.90 GiB while loading, 238 MiB free"),
                 QString("[needs 1.90 GiB while loading, 238 MiB free]"));
        QCOMPARE(text::sentence("larger than batch 512, which did not fit"),
                 QString("[larger than batch 512, which did not fit]"));
    }

    void whatIsUnknownStaysAsItIs() {
        QCOMPARE(text::sentence("the moon is full"), QString("the moon is full"));
        QCOMPARE(text::sentence("needs 1 KiB, 2 B free, and more"),
                 QString("needs 1 KiB, 2 B free, and more"));
    }

    /// Core's own sentences, as it makes them today.
    void everyCaveatIsKnown() {
        Environment environment;
        environment.buildType = "Debug";
        environment.loadOther = 1.5;
        environment.otherBildrate = true;
        std::vector<std::string> caveats = caveatsOf(environment);
        environment.buildType = "Debug with address sanitizer";
        for (const std::string& caveat : caveatsOf(environment))
            caveats.push_back(caveat);

        Measurement slowing;
        for (int i = 0; i < 30; ++i)
            slowing.samples.push_back(
                {1, Seconds(i < 20 ? 0.1 : 0.2), std::nullopt, sampleFirstRun, std::nullopt});
        Measurement few;
        few.samples = {{1, Seconds(0.1), std::nullopt, sampleNormal, std::nullopt},
                       {1, Seconds(0.1), std::nullopt, sampleThrottled, std::nullopt}};
        for (const Measurement& measurement : {slowing, few})
            for (const std::string& caveat : caveatsOf(measurement))
                caveats.push_back(caveat);

        Summary fast;
        fast.imagesPerSecond = 2e9;
        PlanFacts plan;
        plan.peakFlops = 1e9;
        for (const std::string& caveat : caveatsOf(fast, plan, 1))
            caveats.push_back(caveat);

        QVERIFY(caveats.size() >= 9);
        for (const std::string& caveat : caveats)
            QVERIFY2(text::sentence(caveat).startsWith('['), caveat.c_str());
    }
};

} // namespace bildrate::ui

QTEST_GUILESS_MAIN(bildrate::ui::CoreTextTest)
#include "core_text_test.moc"
