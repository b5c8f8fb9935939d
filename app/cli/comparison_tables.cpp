#include "app/cli/comparison_tables.h"

#include "app/cli/footnotes.h"
#include "app/cli/number_text.h"
#include "app/cli/text_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate::cli {
namespace {

constexpr std::size_t longestValue = 44; // columns
constexpr std::size_t longestList = 160;

std::string rendered(const TextTable& table, TableStyle style) {
    return style == TableStyle::markdown ? table.markdown() : table.text();
}

std::string heading(const std::string& text, TableStyle style) {
    return style == TableStyle::markdown ? "\n## " + text + "\n\n" : "\n" + text + "\n";
}

/// Lines below a table; a list in Markdown, where line ends do not count.
std::string listed(const std::string& lines, TableStyle style) {
    if (style == TableStyle::text || lines.empty())
        return lines;
    std::string result = "- ";
    for (std::size_t i = 0; i < lines.size(); ++i)
        result += lines[i] == '\n' && i + 1 < lines.size() ? "\n- " : std::string(1, lines[i]);
    return result;
}

std::string figureOf(const ComparedCell& cell) {
    if (!cell.rate)
        return cell.published
                   ? (cell.published->printed.empty() ? "(blank)" : cell.published->printed)
                   : cell.state;
    if (cell.intervalLow && cell.intervalHigh)
        return withUncertainty(cell.rate->imagesPerSecond,
                               (*cell.intervalHigh - *cell.intervalLow) / 2);
    return cell.published ? fmt::format("{}", cell.rate->imagesPerSecond)
                          : significant(cell.rate->imagesPerSecond);
}

std::string markedFigure(const ComparedCell& cell, Footnotes& footnotes) {
    std::vector<Footnote> notes;
    for (const std::string& note : cell.notes)
        notes.push_back(footnoteOf(printable(note)));
    return figureOf(cell) + footnotes.marksOf(notes);
}

std::string ratioText(const ComparedPair& pair) {
    if (!pair.speed || pair.verdict == Verdict::notComparable)
        return "-";
    if (pair.speed->low && pair.speed->high)
        return withUncertainty(pair.speed->ratio, (*pair.speed->high - *pair.speed->low) / 2);
    return significant(pair.speed->ratio);
}

/// Without what a reason repeats of a footnote.
std::string wordsOf(const ComparedPair& pair, const ComparisonRule& rule) {
    const std::string words = printable(sentenceOf(pair, rule));
    if (pair.verdict == Verdict::notComparable)
        return clipped(words, longestValue);
    return words;
}

std::string legend(const Comparison& comparison, TableStyle style) {
    TextTable table({{""}, {"what is compared"}, {"cells", Align::right}, {""}});
    for (std::size_t i = 0; i < comparison.subjects.size(); ++i)
        table.addRow({letterOf(i), printable(comparison.subjects[i].title),
                      countText(std::int64_t(comparison.subjects[i].cells.size())),
                      i == 0 ? "baseline" : ""});
    std::string text = rendered(table, style);
    const ComparisonRule& rule = comparison.rule;
    if (rule.verdict.assumedWidth)
        text += fmt::format("\nFigures without samples are taken to be within ±{}.\n",
                            percentText(*rule.verdict.assumedWidth));
    if (rule.equalWork)
        text += "\nPublished figures are of equal work: times the multiply-adds of their network "
                "over ours.\n";
    return text;
}

std::string shown(const std::string& value) {
    return value.empty() ? "not known" : clipped(printable(value), longestValue);
}

std::string differenceTables(const Comparison& comparison, TableStyle style) {
    const std::vector<SubjectDifferences> all = differencesOf(comparison);
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string letter = letterOf(i + 1);
        if (all[i].pairs == 0)
            continue;
        if (all[i].list.empty()) {
            text += fmt::format("\n{} and A differ in nothing that is known.\n", letter);
        } else {
            text += heading(fmt::format("{} and A differ in", letter), style);
            TextTable table({{"what"}, {"A"}, {letter}, {"in cells", Align::right}});
            for (const SubjectDifferences::Entry& entry : all[i].list)
                table.addRow({printable(entry.difference.label), shown(entry.difference.baseline),
                              shown(entry.difference.candidate),
                              entry.varies ? fmt::format("{}, others elsewhere", entry.pairs)
                              : entry.pairs == all[i].pairs ? "all"
                                                            : fmt::format("{}", entry.pairs)});
            text += rendered(table, style);
        }
        if (!all[i].unstated.empty())
            text += "\n" +
                    clipped(fmt::format("Not said by the article: {}",
                                        fmt::join(all[i].unstated, ", ")),
                            longestList) +
                    "\n";
    }
    return text;
}

std::string resultTable(const Comparison& comparison, Workload workload, Footnotes& footnotes,
                        TableStyle style) {
    TextTable table({{"network"},
                     {"batch"},
                     {""},
                     {"images/s", Align::right},
                     {"ratio", Align::right},
                     {"verdict"},
                     {"in words"}});
    bool any = false;
    for (const ComparisonRow& row : comparison.rows) {
        const ComparedCell& baseline = comparison.subjects[0].cells[row.baseline];
        if (baseline.workload != workload)
            continue;
        any = true;
        table.addRow({printable(baseline.network), batchTextOf(baseline), "A",
                      markedFigure(baseline, footnotes), "", "baseline", ""});
        for (const ComparedPair& pair : row.pairs) {
            const ComparedCell& cell = comparison.subjects[pair.subject].cells[pair.cell];
            table.addRow({printable(cell.network), batchTextOf(cell), letterOf(pair.subject),
                          markedFigure(cell, footnotes), ratioText(pair),
                          std::string(nameOf(pair.verdict)), wordsOf(pair, comparison.rule)});
        }
    }
    return any ? heading(fmt::format("images/s, {}", nameOf(workload)), style) +
                     rendered(table, style)
               : std::string();
}

std::string unmatchedLines(const Comparison& comparison) {
    std::string text;
    for (std::size_t i = 1; i < comparison.unmatched.size(); ++i) {
        std::vector<std::string> names;
        for (const std::size_t cell : comparison.unmatched[i]) {
            const ComparedCell& what = comparison.subjects[i].cells[cell];
            names.push_back(fmt::format("{} {} batch {}", printable(what.network),
                                        nameOf(what.workload), batchTextOf(what)));
        }
        if (!names.empty())
            text += clipped(fmt::format("A has nothing for {} cells of {}: {}", names.size(),
                                        letterOf(i), fmt::join(names, ", ")),
                            longestList) +
                    "\n";
    }
    return text;
}

} // namespace

std::string letterOf(std::size_t subject) {
    std::string letters;
    for (std::size_t rest = subject + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), char('A' + (rest - 1) % 26));
    return letters;
}

std::string comparisonTables(const Comparison& comparison, TableStyle style) {
    Footnotes footnotes;
    std::string text = legend(comparison, style) + differenceTables(comparison, style);
    for (const Workload workload : {Workload::inference, Workload::training})
        text += resultTable(comparison, workload, footnotes, style);
    for (const std::string& lines : {footnotes.text(), unmatchedLines(comparison)})
        if (!lines.empty())
            text += "\n" + listed(lines, style);
    return text;
}

std::string choiceTable(const Comparison& comparison, const ChoiceRule& rule, TableStyle style) {
    const auto nameOfCell = [&](const CellPlace& place) {
        return fmt::format("{} batch {}", letterOf(place.subject),
                           batchTextOf(comparison.subjects[place.subject].cells[place.cell]));
    };
    TextTable table({{"network"},
                     {"workload"},
                     {"fastest"},
                     {"images/s", Align::right},
                     {"p99", Align::right},
                     {"perhaps as fast"},
                     {"left out"}});
    for (const Choice& choice : bestChoices(comparison.subjects, rule)) {
        std::string others;
        for (std::size_t i = 0; i < choice.asFast.size(); ++i) {
            if (i == 3) {
                others += fmt::format(" and {} more", choice.asFast.size() - i);
                break;
            }
            others += (i > 0 ? ", " : "") + nameOfCell(choice.asFast[i]);
        }
        std::string leftOut;
        if (choice.slow > 0)
            leftOut = fmt::format("{} above the limit", choice.slow);
        if (choice.unknownLatency > 0)
            leftOut +=
                fmt::format("{}{} without p99", leftOut.empty() ? "" : ", ", choice.unknownLatency);
        const ComparedCell* best =
            choice.best ? &comparison.subjects[choice.best->subject].cells[choice.best->cell]
                        : nullptr;
        table.addRow({printable(choice.network), std::string(nameOf(choice.workload)),
                      best ? nameOfCell(*choice.best) : "none", best ? figureOf(*best) : "",
                      best && best->latencyP99 ? durationText(*best->latencyP99) : "", others,
                      leftOut});
    }
    const std::string title = rule.latencyLimit ? fmt::format("Fastest with a p99 latency below {}",
                                                              durationText(*rule.latencyLimit))
                                                : "Fastest";
    return heading(title, style) + rendered(table, style);
}

} // namespace bildrate::cli
