#include "ui/core_text.h"

#include "ui/format.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <array>

namespace bildrate::ui::text {
namespace {

class CoreText {
    Q_DECLARE_TR_FUNCTIONS(CoreText)
};

/// Every sentence of core that reaches the window, with %1, %2, ... for what changes. The English
/// text is what core writes, so it is the pattern to know it by.
constexpr std::array sentences{
    // caveats
    QT_TRANSLATE_NOOP("CoreText", "first-run figure: measured without warm-up, after two "
                                  "executions that verified the output"),
    QT_TRANSLATE_NOOP("CoreText", "debug build: built as %1, slower than a release"),
    QT_TRANSLATE_NOOP("CoreText", "sanitized build: built as %1, many times slower than a release"),
    QT_TRANSLATE_NOOP("CoreText", "machine busy: other processes kept %1 cores busy at the start"),
    QT_TRANSLATE_NOOP("CoreText", "machine busy: another Bildrate was measuring at the start"),
    QT_TRANSLATE_NOOP("CoreText", "machine busy: another Bildrate began to measure meanwhile"),
    QT_TRANSLATE_NOOP("CoreText",
                      "throttled: %1 of %2 samples were taken below the clock bound and "
                      "left out"),
    QT_TRANSLATE_NOOP("CoreText", "too few samples: %1 of at least 5, so no spread and no interval "
                                  "can be told"),
    QT_TRANSLATE_NOOP("CoreText",
                      "sustained speed is lower: the last third of the samples was %1 % "
                      "slower than the first"),
    QT_TRANSLATE_NOOP("CoreText", "implausible: %1 GFLOP/s, but the device cannot exceed %2"),
    // reasons
    QT_TRANSLATE_NOOP("CoreText", "stopped"),
    QT_TRANSLATE_NOOP("CoreText", "skipped"),
    QT_TRANSLATE_NOOP("CoreText", "needs at least %1, %2 free"),
    QT_TRANSLATE_NOOP("CoreText", "needs %1 while loading, %2 free"),
    QT_TRANSLATE_NOOP("CoreText", "needs %1, %2 free"),
    QT_TRANSLATE_NOOP("CoreText", "larger than batch %1, which did not fit"),
    QT_TRANSLATE_NOOP("CoreText", "device missing: there is no %1"),
    QT_TRANSLATE_NOOP("CoreText", "device missing: the cell names none"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 and %2 belong to different engines, but one job runs on one engine"),
    QT_TRANSLATE_NOOP("CoreText", "a total batch of %1 cannot be split evenly over %2 devices"),
    QT_TRANSLATE_NOOP("CoreText", "no valid sample: all were taken below the clock bound"),
    QT_TRANSLATE_NOOP("CoreText", "the machine ran out of memory"),
    QT_TRANSLATE_NOOP("CoreText", "unexpected error: %1"),
    // devices
    QT_TRANSLATE_NOOP("CoreText", "tf32 is not available: only NVIDIA GPUs have it. fp32 works."),
    QT_TRANSLATE_NOOP("CoreText", "fp16 is not available on the CPU. fp32 works."),
    QT_TRANSLATE_NOOP("CoreText", "bf16 is not available: this CPU lacks AVX512_BF16. fp32 works."),
    QT_TRANSLATE_NOOP("CoreText", "training is not built yet"),
    QT_TRANSLATE_NOOP("CoreText", "there is no device '%1'; there is none here"),
    QT_TRANSLATE_NOOP("CoreText", "there is no device '%1'; the devices here are %2"),
    QT_TRANSLATE_NOOP("CoreText", "device %1 cannot be used: %2"),
    // what was asked
    QT_TRANSLATE_NOOP("CoreText", "'%1' in the batch list is not a whole number or a range; write "
                                  "it as 1,2,4..32"),
    QT_TRANSLATE_NOOP("CoreText", "'' in the batch list is not a whole number or a range; write it "
                                  "as 1,2,4..32"),
    QT_TRANSLATE_NOOP("CoreText", "batch %1 cannot be used; it must be from 1 to %2"),
    QT_TRANSLATE_NOOP("CoreText", "the range '%1' in the batch list runs backwards; write %2..%3"),
    QT_TRANSLATE_NOOP("CoreText", "a total batch of %1 cannot be split evenly over %2 devices; use "
                                  "%3 or %4"),
    QT_TRANSLATE_NOOP("CoreText",
                      "a total batch of %1 cannot be split evenly over %2 devices; use %3"),
    QT_TRANSLATE_NOOP("CoreText", "no network is chosen; name at least one"),
    QT_TRANSLATE_NOOP("CoreText", "no precision is chosen; name at least one of fp32, tf32, fp16, "
                                  "bf16"),
    QT_TRANSLATE_NOOP("CoreText", "no device is chosen; name at least one"),
    // presets
    QT_TRANSLATE_NOOP("CoreText", "resnet-50 and lenet, two batches each, on the CPU: under half a "
                                  "minute"),
    QT_TRANSLATE_NOOP("CoreText", "MXNet's and LeaderGPU's inference tables: six networks, batch 1 "
                                  "to 32, one device (the CPU unless another is named)"),
    QT_TRANSLATE_NOOP("CoreText", "MXNet's and LeaderGPU's training tables: alexnet, resnet-50, "
                                  "inception-v3, total batch over 1, 2 and 4 GPUs (by index: "
                                  "gpu:0, gpu:1, ...)"),
    QT_TRANSLATE_NOOP("CoreText",
                      "TensorFlow's and LeaderGPU's training tables: twelve networks, 32 "
                      "to 512 images per GPU, 1 to 10 GPUs (by index: gpu:0, gpu:1, ...)"),
    QT_TRANSLATE_NOOP("CoreText", "saved by the user"),
    QT_TRANSLATE_NOOP("CoreText", "\"%1\" is a built-in preset; choose another name"),
    QT_TRANSLATE_NOOP("CoreText", "the presets in %1 cannot be used: %2"),
    // settings
    QT_TRANSLATE_NOOP("CoreText",
                      "the settings in %1 could not be read (%2); the file was kept as %3"),
    QT_TRANSLATE_NOOP("CoreText", "the settings in %1 are not used: %2"),
    // storing
    QT_TRANSLATE_NOOP("CoreText", "%1 finished cells could not be stored: %2"),
    // files of runs
    QT_TRANSLATE_NOOP("CoreText", "cannot import '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot create '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot open '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot write '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot read '%1': it is larger than %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot read '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "'%1' is not a file that can be replaced"),
    QT_TRANSLATE_NOOP("CoreText", "run %1 of '%2' is in the database with other content; delete "
                                  "that one first to import this"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the document is no export of Bildrate: its format is \"%1\", not "
                      "\"%2\" or \"%3\""),
    QT_TRANSLATE_NOOP(
        "CoreText", "the document has format version %1, made by a newer Bildrate; this one reads "
                    "up to version %2: update it to read the file"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the JSON ends too early, after %1 bytes; the file may have been cut off"),
    QT_TRANSLATE_NOOP("CoreText", "the file is not valid JSON at %1"),
    QT_TRANSLATE_NOOP(
        "CoreText", "the JSON is nested deeper than %1 levels, so it is none of Bildrate's files"),
    // the database
    QT_TRANSLATE_NOOP("CoreText",
                      "run %1 is being measured; wait until that has ended, or stop it"),
    QT_TRANSLATE_NOOP("CoreText", "there is no run %1; list the runs to see which there are"),
    QT_TRANSLATE_NOOP("CoreText", "%1 was made by a newer Bildrate (schema %2, this one knows %3); "
                                  "update Bildrate or choose another database"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the database %1 is damaged; it was kept as %2 and an empty one was made; "
                      "'bildrate-cli salvage' with that name brings back what can be read"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 is damaged: %2"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 is damaged, and it cannot be written either; "
                                  "copy it and open the copy"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is the SQLite database of another program; it was left as it "
                                  "is: name another file"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is no SQLite database, or one whose header is destroyed; it "
                                  "was left as it is: name another file"),
    QT_TRANSLATE_NOOP("CoreText", "%1 cannot be written and was opened read-only"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 was opened read-only, so nothing can be changed; make the file and its "
                      "folder writable or use another database"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the file system of %1 refuses a write-ahead log, so the database uses the "
                      "rollback journal: reading may have to wait for writing"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the database %1 cannot be made: the folder %2 cannot be written"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 cannot be opened: %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is a folder; name a file for the database"),
    QT_TRANSLATE_NOOP("CoreText", "another program keeps %1 locked; close it and try again"),
    QT_TRANSLATE_NOOP("CoreText", "no space left to write %1: %2 in %3; free some, or a quota or "
                                  "size limit has to be raised"),
};

struct Pattern {
    const char* english;
    QRegularExpression expression;
};

/// "needs %1, %2 free" as "^needs (.+), (.+) free$".
QRegularExpression expressionOf(const char* english) {
    QString pattern = QRegularExpression::escape(QString::fromUtf8(english));
    static const QRegularExpression place(QStringLiteral("\\\\%[1-9]"));
    pattern.replace(place, QStringLiteral("(.+?)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> made;
        for (const char* english : sentences)
            made.push_back({english, expressionOf(english)});
        return made;
    }();
    return all;
}

/// The text with what was captured in its places; what is a sentence itself is translated too.
QString filled(const QString& text, const QRegularExpressionMatch& match) {
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place = text[i] == '%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (place < 1 || place > match.lastCapturedIndex()) {
            result += text[i];
            continue;
        }
        result += sentence(match.captured(place).toStdString());
        ++i;
    }
    return result;
}

} // namespace

QString sentence(std::string_view english) {
    const QString text = QString::fromUtf8(english.data(), qsizetype(english.size()));
    for (const Pattern& pattern : patterns()) {
        const QRegularExpressionMatch match = pattern.expression.match(text);
        if (!match.hasMatch())
            continue;
        return filled(CoreText::tr(pattern.english), match);
    }
    return text;
}

QString of(Workload workload) {
    return workload == Workload::training ? CoreText::tr("training") : CoreText::tr("inference");
}

QString of(Precision precision) {
    return QString::fromUtf8(nameOf(precision).data(), qsizetype(nameOf(precision).size()));
}

QString of(Outcome outcome) {
    switch (outcome) {
    case Outcome::completed:
        return CoreText::tr("completed");
    case Outcome::doesNotFit:
        return CoreText::tr("does not fit");
    case Outcome::unsupported:
        return CoreText::tr("unsupported");
    case Outcome::invalid:
        return CoreText::tr("invalid");
    case Outcome::throttled:
        return CoreText::tr("throttled");
    case Outcome::stuck:
        return CoreText::tr("stuck");
    case Outcome::cancelled:
        return CoreText::tr("cancelled");
    case Outcome::failed:
        return CoreText::tr("failed");
    }
    return {};
}

QString of(Phase phase) {
    switch (phase) {
    case Phase::compiling:
        return CoreText::tr("compiling");
    case Phase::loading:
        return CoreText::tr("loading");
    case Phase::verifying:
        return CoreText::tr("checking the output");
    case Phase::warmingUp:
        return CoreText::tr("warming up");
    case Phase::measuring:
        return CoreText::tr("measuring");
    }
    return {};
}

QString of(DeviceKind kind) {
    return kind == DeviceKind::gpu ? CoreText::tr("GPU") : CoreText::tr("CPU");
}

QString ofDevices(const std::vector<std::string>& devices) {
    QStringList names;
    for (const std::string& id : devices)
        names << (id == "cpu" ? of(DeviceKind::cpu) : QString::fromStdString(id));
    return names.join(QStringLiteral(" + "));
}

QString stopReason(const CellRecord& record, const StopRule& rule) {
    return stopReason(record.measurement.stopReason, record.summary(), rule);
}

QString stopReason(std::optional<StopReason> reason, const Summary& summary, const StopRule& rule) {
    if (!reason)
        return {};
    switch (*reason) {
    case StopReason::precisionReached:
        return CoreText::tr("within %1").arg(format::percent(rule.relativeWidth));
    case StopReason::noiseStable:
        if (summary.relativeSpread)
            return CoreText::tr("stable at %1").arg(format::percent(*summary.relativeSpread));
        return CoreText::tr("stable");
    case StopReason::timeLimit:
        return CoreText::tr("time limit");
    case StopReason::hardLimit:
        return CoreText::tr("time limit before the minimum number of samples");
    case StopReason::cancelled:
        return CoreText::tr("cancelled");
    }
    return {};
}

} // namespace bildrate::ui::text
