#pragma once

#include "core/bench/run_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// How much a note takes from a figure: doubt keeps it out of every ranking.
enum class NoteWeight { remark, caution, doubt };
std::string_view nameOf(NoteWeight weight);

/// What is to be said about a published figure or where it comes from: a footnote of its table, or
/// what is odd about it.
struct PublishedNote {
    std::string id; ///< "A3", "tensorflow-memory"
    NoteWeight weight = NoteWeight::remark;
    std::string text;
};

/// An article that tables were taken from.
struct PublishedSource {
    std::string id;
    std::string title;
    std::string file; ///< of the text that was transcribed
};

/// A machine and what the articles say of its software; empty where they say nothing.
struct PublishedEnvironment {
    std::string id;
    const PublishedSource* source = nullptr;
    std::string framework;
    std::string platform; ///< who ran the machine
    std::string gpu;      ///< one spelling for each kind
    std::string instancePrinted, gpuPrinted;
    std::string operatingSystem;
    std::string cuda, cudnn;
    std::string frameworkRevision;
    std::string benchmark, benchmarkRevision;
    std::string date, datePrinted; ///< "2017-06", "Juin 2017"
    std::string data;
    std::string options; ///< batches of the summary tables, as printed
    std::string optimiser;
    std::string resultsFrom;
    std::string remark;
    std::vector<const PublishedNote*> notes;
};

enum class PublishedStatus { measured, outOfMemory, notAvailable, empty };
/// "ok", "out of memory", "not available", "empty"
std::string_view nameOf(PublishedStatus status);

/// One cell of a published table. Published, not measured here; precision is never stated.
struct PublishedResult {
    const PublishedEnvironment* environment = nullptr;
    std::string section; ///< title of its table
    std::string instance;
    int gpus = 1;
    std::string printedNetwork; ///< "vgg"
    std::string network;        ///< of the zoo: "vgg11"
    Workload workload = Workload::inference;
    std::int64_t printedBatch = 1;
    std::int64_t batch = 1; ///< the printed one times 8 where the column says so
    BatchMeaning batchMeaning = BatchMeaning::perDevice;
    std::optional<double> imagesPerSecond; ///< of all GPUs together
    PublishedStatus status = PublishedStatus::empty;
    std::string printed; ///< the cell's exact text
    std::vector<const PublishedNote*> notes;
    /// Multiply-adds of the published network over those of ours: images/s times this is images/s
    /// of equal work.
    double workRatio = 1;

    bool doubtful() const;
};

/// Everything that is built in, in the order of the articles. What its parts point to lives as long
/// as the program.
struct PublishedResults {
    std::vector<PublishedSource> sources;
    std::vector<PublishedNote> notes;
    std::vector<PublishedEnvironment> environments;
    std::vector<PublishedResult> results;
};
const PublishedResults& publishedResults();

} // namespace bildrate
