#pragma once

#include "core/analysis/published.h"
#include "core/bench/run_record.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bildrate {

/// "network" and "resnet-50": what a cell must have. Values of one key are alternatives. A value
/// fits a name that is equal, whatever its case; where no name is, one that ends in its words, else
/// one that has them: "1080" is the GTX 1080 and not the GTX 1080 Ti, "aws" is AWS EC2.
using CellFilter = std::vector<std::pair<std::string, std::string>>;

/// Which cells are meant: of a run, or published ones.
struct CellSelector {
    std::string run; ///< its id, the first characters, or "last"; "published" for published ones
    CellFilter filter;

    bool isPublished() const { return run == "published"; }
};

/// Reads "last", "3f2a91c0:network=lenet,batch=8", "published:gpu=P100,gpus=2". Throws
/// Error{invalidInput} naming the piece.
CellSelector cellSelectorFrom(std::string_view text);
/// Reads "gpu=P100".
std::pair<std::string, std::string> filterFrom(std::string_view text);

/// Keys: network, workload, precision, batch, device. Throws Error{invalidInput} naming a key that
/// there is not, or a value that nothing has, with those that there are.
std::vector<const CellRecord*> filtered(const RunRecord& run, const CellFilter& filter);
/// Keys: framework, platform, instance, gpu, gpus, network, workload, batch.
std::vector<const PublishedResult*> filtered(const std::vector<PublishedResult>& results,
                                             const CellFilter& filter);

} // namespace bildrate
