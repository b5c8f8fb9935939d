#pragma once

#include "core/base/error.h"
#include "core/bench/run_record.h"
#include "core/store/run_store.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// Writes the cells of a running sweep as they finish. What cannot be written (disk full, file
/// locked or gone) stays in memory and is tried again with the next cell and at the end, so that
/// measuring goes on. Used on the sweep's thread; the store must outlive it.
class RunWriter {
public:
    /// Adds the run with the cells it has, unless the store holds it already (a resumed run).
    /// onFailure gets one sentence when writing begins to fail, and again for another kind of
    /// reason.
    RunWriter(RunStore& store, const RunRecord& run,
              std::function<void(const std::string&)> onFailure);

    void addCell(const CellRecord& cell);
    /// Tries once more; throws the Error that keeps cells from being written, with their number.
    void finish();

    /// Finished cells that are not in the store.
    const std::vector<CellRecord>& pendingCells() const { return m_pending; }

private:
    void writePending();
    void tell(const Error& error);

    RunStore& m_store;
    RunRecord m_run; ///< without the cells that were written
    std::function<void(const std::string&)> m_onFailure;
    bool m_added = false;
    std::vector<CellRecord> m_pending;
    std::optional<ErrorKind> m_told; ///< the failure that onFailure got since the last success
};

} // namespace bildrate
