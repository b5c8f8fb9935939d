#include "core/bench/caveats.h"
#include "ui/core_text.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
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

    /// The literals that become an Error, a reason, a caveat or a note, with 7 for what changes.
    static QStringList sentencesOfCore() {
        // For the command line, or about a call that no user can make; or put together of parts,
        // whose wholes are known.
        static const QStringList notShown{
            "there is no device '7'; 7",
            "a total batch of 7 cannot be split evenly over 7 devices; 7",
            "7: 7",
            "line 7 7",
            "'7' is not a time; write it as 2026-11-30T14:05:09.123+01:00",
            "The images hold 7 values; 7 images of 7 need 7",
            "The input 7 of the step 7 has 7 values; 7 are needed",
            "The step 7 takes 7 inputs, not 7",
            "a record with the value 7 cannot be written",
            "7 lost: it could not be read from a damaged database",
            "no run is found in '7': it is no database of Bildrate, or nothing of it is left; "
            "'import' reads what 'export' wrote",
            "'7' already exists; name another file, or replace it with --overwrite",
            "there is no run yet",
            "\"7\" is too short for a run's id; give at least 7 characters of it, or \"last\"",
            "no run's id begins with \"7\"; list the runs to see which there are",
            "several runs' ids begin with \"7\": 77; give more characters",
        };
        static const QRegularExpression comment("//[^\n]*");
        static const QRegularExpression place("\\{[^}]*\\}");
        static const QRegularExpression piece("\"((?:[^\"\\\\]|\\\\.)*)\"");
        static const QRegularExpression thrown(
            "\\b(?:(fail)|Error|refusal|push_back|CellEnd)\\s*[({]\\s*"
            "(?:ErrorKind::\\w+,\\s*|Outcome::\\w+,\\s*)?(?:fmt::format\\(\\s*)?"
            "((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)");
        QStringList sentences;
        for (const char* folder : {"bench", "cpu", "exchange", "store"}) {
            QDirIterator files(QStringLiteral(BILDRATE_SOURCE "/core/") + folder, {"*.cpp"});
            while (files.hasNext()) {
                QFile file(files.next());
                // what only the command line does
                if (files.fileName().startsWith("dump") || files.fileName() == "npy.cpp" ||
                    files.fileName() == "network_json.cpp" ||
                    files.fileName() == "profile_json.cpp" || !file.open(QIODevice::ReadOnly))
                    continue;
                const QString source = QString::fromUtf8(file.readAll()).remove(comment);
                for (auto call = thrown.globalMatch(source); call.hasNext();) {
                    const QRegularExpressionMatch match = call.next();
                    QString sentence(match.captured(1).isEmpty() ? "" : "x: "); // of a JSON value
                    for (auto part = piece.globalMatch(match.captured(2)); part.hasNext();)
                        sentence += part.next().captured(1);
                    sentence.replace("\\\"", "\"").replace(place, "7");
                    if (sentence.contains(' ') && !notShown.contains(sentence))
                        sentences << sentence;
                }
            }
        }
        return sentences;
    }

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

    void theContextOfAnErrorStandsBehind() {
        QCOMPARE(text::sentence("the machine ran out of memory (conv1)"),
                 QString("[the machine ran out of memory] (conv1)"));
        QCOMPARE(text::sentence("the moon (Luna) is full (today)"),
                 QString("the moon (Luna) is full (today)"));
    }

    void whatASentenceQuotesIsTranslatedToo() {
        QCOMPARE(text::sentence("cannot import 'a.json': runs[0].id: must be a text"),
                 QString("[cannot import 'a.json': [runs[0].id: must be a text]]"));
        QCOMPARE(text::sentence("the output is not finite, a second execution gave another output"),
                 QString("[the output is not finite, [a second execution gave another output]]"));
        QCOMPARE(text::sentence("cannot read '/tmp': it is a folder, not a file"),
                 QString("[cannot read '/tmp': it is [a folder], not a file]"));
    }

    /// What the sources throw, give as a reason or note down.
    void everySentenceOfTheSourcesIsKnown() {
        const QStringList sentences = sentencesOfCore();
        QVERIFY(sentences.size() > 100);
        QStringList unknown;
        for (const QString& sentence : sentences)
            if (!text::sentence(sentence.toStdString()).startsWith('['))
                unknown << sentence;
        QVERIFY2(unknown.isEmpty(), qPrintable("add to ui/core_sentences.h, or below if the window "
                                               "never shows it:\n" +
                                               unknown.join('\n')));
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
