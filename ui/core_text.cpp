#include "ui/core_text.h"

#include "ui/core_sentences.h"
#include "ui/format.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace bildrate::ui::text {
namespace {

class CoreText {
    Q_DECLARE_TR_FUNCTIONS(CoreText)
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
        for (const char* english : coreSentences)
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
    // An Error's context stands in brackets behind its message.
    static const QRegularExpression withContext(QStringLiteral("^(.+)( \\([^()]+\\))$"));
    if (const auto match = withContext.match(text); match.hasMatch())
        return sentence(match.captured(1).toStdString()) + match.captured(2);
    return text;
}

QString wholeSentence(std::string_view english) {
    QString text = sentence(english);
    const QString first = text.section(' ', 0, 0);
    if (std::ranges::none_of(first, [](QChar letter) { return letter.isDigit(); }) &&
        !first.isEmpty())
        text[0] = text[0].toUpper();
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

QString of(Part part) {
    switch (part) {
    case Part::forward:
        return CoreText::tr("forward", "part of a training step");
    case Part::loss:
        return CoreText::tr("loss", "part of a training step");
    case Part::backwardData:
        return CoreText::tr("backward, data", "part of a training step");
    case Part::backwardWeights:
        return CoreText::tr("backward, weights", "part of a training step");
    case Part::update:
        return CoreText::tr("update", "part of a training step");
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
