#include "core/bench/run_record.h"
#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/report/run_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <map>

namespace bildrate::ui {

namespace {

class RunText {
    Q_DECLARE_TR_FUNCTIONS(RunText)
};

/// A section that leaves out what is not known.
class Section {
public:
    explicit Section(const QString& title) : m_section{title, {}} {}

    Section& add(const QString& label, const QString& value) {
        if (!value.isEmpty())
            m_section.facts.push_back({label, value});
        return *this;
    }
    Section& add(const QString& label, const std::string& value) {
        return add(label, QString::fromStdString(value));
    }
    Section& add(const QString& label, const std::optional<std::string>& value) {
        return add(label, value.value_or(std::string()));
    }
    Section& add(const QString& label, const std::optional<Seconds>& value) {
        return add(label, value ? format::duration(*value) : QString());
    }
    Section& add(const QString& label, const std::optional<Bytes>& value) {
        return add(label, value ? format::bytes(*value) : QString());
    }
    Section& add(const QString& label, const std::optional<int>& value) {
        return add(label, value ? format::count(*value) : QString());
    }
    Section& addCaveat(const std::string& sentence) {
        m_section.facts.push_back({{}, text::sentence(sentence), true});
        return *this;
    }

    void appendTo(std::vector<FactSection>& sections) const {
        if (!m_section.facts.empty())
            sections.push_back(m_section);
    }

private:
    FactSection m_section;
};

QString textOf(const std::vector<std::string>& list) {
    QStringList texts;
    for (const std::string& each : list)
        texts << QString::fromStdString(each);
    return format::list(texts);
}

QString seconds(const std::optional<double>& value) {
    return value ? format::duration(Seconds(*value)) : QString();
}

QString percent(const std::optional<double>& value) {
    return value ? format::percent(*value) : QString();
}

Section resultOf(const CellRecord& record, const StopRule& rule) {
    const Summary summary = record.summary();
    Section section(RunText::tr("Result"));
    section.add(RunText::tr("Outcome"), text::of(record.outcome));
    section.add(RunText::tr("Reason"), text::sentence(record.reason));
    section.add(RunText::tr("Images per second"), format::rate(summary));
    if (summary.intervalLow && summary.intervalHigh)
        section.add(RunText::tr("95 % interval"),
                    RunText::tr("%1 to %2", "an interval")
                        .arg(format::significant(*summary.intervalLow, 4),
                             format::significant(*summary.intervalHigh, 4)));
    if (summary.imagesPerSecondMedian)
        section.add(RunText::tr("Median"), format::significant(*summary.imagesPerSecondMedian, 4));
    if (summary.latencyP50)
        section.add(RunText::tr("Time of an iteration"),
                    RunText::tr("half within %1, 90 % within %2, 99 % within %3")
                        .arg(seconds(summary.latencyP50), seconds(summary.latencyP90),
                             seconds(summary.latencyP99)));
    if (summary.samples + summary.discarded > 0)
        section.add(RunText::tr("Samples"),
                    RunText::tr("%1 samples of %2 iterations in all")
                        .arg(format::count(summary.samples), format::count(summary.iterations)));
    if (summary.discarded > 0)
        section.add(RunText::tr("Left out"),
                    RunText::tr("%n throttled sample(s)", "", int(summary.discarded)));
    section.add(RunText::tr("Spread", "standard deviation over mean"),
                percent(summary.relativeSpread));
    section.add(RunText::tr("Drift", "change of speed from first to last third of the samples"),
                percent(summary.drift));
    if (summary.outliersSlow + summary.outliersFast > 0)
        section.add(RunText::tr("Outliers"), RunText::tr("%1 slow, %2 fast")
                                                 .arg(format::count(summary.outliersSlow),
                                                      format::count(summary.outliersFast)));
    if (summary.samples > 0)
        section.add(RunText::tr("Clock", "that times the samples"),
                    summary.deviceClock ? RunText::tr("of the device")
                                        : RunText::tr("of the host"));
    section.add(RunText::tr("Measuring ended"), text::stopReason(record, rule));
    section.add(RunText::tr("Started"), format::dateTime(record.started));
    return section;
}

Section caveatsOf(const CellRecord& record) {
    Section section(RunText::tr("Caveats"));
    for (const std::string& caveat : record.measurement.caveats)
        section.addCaveat(caveat);
    return section;
}

Section timesOf(const PhaseTimes& phases) {
    Section section(RunText::tr("Times"));
    section.add(RunText::tr("Compiling"), phases.compile);
    section.add(RunText::tr("Loading"), phases.load);
    section.add(RunText::tr("Checking the output"), phases.verify);
    section.add(RunText::tr("Warm-up"), phases.warmUp);
    section.add(RunText::tr("Measured"), phases.measured);
    return section;
}

Section lossOf(const CellRecord& record) {
    const auto loss = [](const std::optional<double>& value) {
        return value ? format::significant(*value, 4) : QString();
    };
    Section section(RunText::tr("Loss", "of training"));
    section.add(RunText::tr("After the warm-up"), loss(record.lossAfterWarmUp));
    section.add(RunText::tr("At the end"), loss(record.lossAtEnd));
    return section;
}

Section memoryOf(const CellRecord& record) {
    Section section(RunText::tr("Memory"));
    if (const auto& memory = record.memory) {
        section.add(RunText::tr("In all"), std::optional(memory->total()));
        section.add(RunText::tr("Weights"), std::optional(memory->weights));
        section.add(RunText::tr("Activations"), std::optional(memory->activations));
        section.add(RunText::tr("Workspace"), std::optional(memory->workspace));
        section.add(RunText::tr("Input and output"), std::optional(memory->staging));
        if (record.cell.workload == Workload::training) {
            section.add(RunText::tr("Gradients"), std::optional(memory->gradients));
            section.add(RunText::tr("Momentum"), std::optional(memory->optimiserState));
        }
    }
    section.add(RunText::tr("Peak of the process"), record.processPeak);
    return section;
}

Section checkOf(const std::optional<Verification>& found) {
    Section section(RunText::tr("Check of the output"));
    if (!found)
        return section;
    section.add(RunText::tr("Values"),
                found->finite ? RunText::tr("all are finite") : RunText::tr("not all are finite"));
    section.add(RunText::tr("Images"), found->varies ? RunText::tr("each has its own output")
                                                     : RunText::tr("all have the same output"));
    section.add(RunText::tr("Repetition"), found->repeatable
                                               ? RunText::tr("gives the same bits")
                                               : RunText::tr("does not give the same bits"));
    return section;
}

QString choiceText(const std::string& choice) {
    if (choice == "timed")
        return RunText::tr("timed", "how algorithms were chosen");
    if (choice == "cached")
        return RunText::tr("timed earlier and kept", "how algorithms were chosen");
    if (choice == "rule")
        return RunText::tr("by rule", "how algorithms were chosen");
    return QString::fromStdString(choice);
}

Section planOf(const std::optional<PlanFacts>& plan) {
    Section section(RunText::tr("Plan"));
    if (!plan)
        return section;
    section.add(RunText::tr("Library"), plan->library);
    section.add(RunText::tr("Instructions"), plan->instructionSet);
    section.add(RunText::tr("Layout", "of tensors in memory"), plan->layout);
    if (plan->threads > 0)
        section.add(RunText::tr("Threads"), format::count(plan->threads));
    section.add(RunText::tr("Algorithms chosen"), choiceText(plan->choice));
    std::map<std::string, int> counts;
    for (const StepFact& step : plan->steps)
        ++counts[step.algorithm.empty() ? step.implementation
                                        : step.implementation + ", " + step.algorithm];
    QString label = RunText::tr("Steps", "of a plan");
    for (const auto& [implementation, count] : counts) {
        section.add(label, RunText::tr("%1 × %2", "3 times an implementation")
                               .arg(format::count(count), QString::fromStdString(implementation)));
        label.clear();
    }
    for (const std::string& note : plan->notes)
        section.add({}, text::sentence(note));
    return section;
}

Section environmentOf(const Environment& environment) {
    Section section(RunText::tr("Environment"));
    section.add(RunText::tr("Program"), environment.programVersion);
    section.add(RunText::tr("Revision"), environment.programRevision);
    section.add(RunText::tr("Compiler"), environment.compiler);
    section.add(RunText::tr("Build", "Release, Debug"), environment.buildType);
    for (const auto& [name, version] : environment.libraries)
        section.add(QString::fromStdString(name), version);
    section.add(RunText::tr("Host"), environment.hostName);
    section.add(RunText::tr("System"), environment.operatingSystem);
    section.add(RunText::tr("Kernel"), environment.kernel);
    section.add(RunText::tr("Virtualisation"), environment.virtualisation);
    section.add(RunText::tr("CPU"), environment.cpuModel);
    section.add(RunText::tr("Cores of the machine"), environment.coresVisible);
    section.add(RunText::tr("Cores allowed"), environment.coresAllowed);
    section.add(RunText::tr("Governor", "of the CPU's clock"), environment.governor);
    section.add(RunText::tr("Memory of the machine"), environment.memoryTotal);
    section.add(RunText::tr("Memory free at the start"), environment.memoryAvailable);
    if (environment.loadOther)
        section.add(RunText::tr("Cores kept busy by others"),
                    format::significant(*environment.loadOther, 2));
    return section;
}

QString stopRuleText(const StopRule& rule) {
    const QString wanted = format::percent(rule.relativeWidth);
    const QString time = format::duration(rule.maxTime);
    const QString samples = format::count(rule.minSamples);
    return rule.hardLimit
               ? RunText::tr("within ±%1, or after %2 in any case; at least %3 samples otherwise")
                     .arg(wanted, time, samples)
               : RunText::tr("within ±%1, or after %2; at least %3 samples")
                     .arg(wanted, time, samples);
}

} // namespace

std::vector<FactSection> runFacts(const RunRecord& run) {
    const RunSpec& spec = run.spec;
    Section section(RunText::tr("Run"));
    section.add(RunText::tr("Name"), spec.name);
    section.add(RunText::tr("Date"), format::dateTime(run.created));
    section.add(RunText::tr("Tags"), textOf(run.tags));
    section.add(RunText::tr("Note"), spec.note);
    section.add(RunText::tr("Cells"),
                RunText::tr("%1 of %2", "cells that have a result, of those asked for")
                    .arg(format::count(std::int64_t(run.cells.size())),
                         format::count(std::int64_t(cellsOf(spec).size()))));
    section.add(RunText::tr("Stop rule"), stopRuleText(spec.stop));
    section.add(RunText::tr("Warm-up"), RunText::tr("at least %1 iterations and %2")
                                            .arg(format::count(spec.stop.warmUpIterations),
                                                 format::duration(spec.stop.warmUpTime)));
    section.add(RunText::tr("Threads"),
                spec.threads > 0 ? format::count(spec.threads) : RunText::tr("as many as allowed"));
    section.add(RunText::tr("Convolutions"), spec.convolution == ConvolutionChoice::direct
                                                 ? RunText::tr("direct")
                                                 : RunText::tr("the fastest way of each"));
    section.add(RunText::tr("Seed", "of the random weights and images"), std::to_string(spec.seed));
    section.add(RunText::tr("Id", "of a run"), run.id);
    std::vector<FactSection> sections;
    section.appendTo(sections);
    return sections;
}

std::vector<FactSection> cellFacts(const CellRecord& record, const StopRule& rule) {
    std::vector<FactSection> sections;
    for (const Section& section :
         {resultOf(record, rule), caveatsOf(record), timesOf(record.phases), lossOf(record),
          memoryOf(record), checkOf(record.verification), planOf(record.plan),
          environmentOf(record.environment)})
        section.appendTo(sections);
    return sections;
}

} // namespace bildrate::ui
