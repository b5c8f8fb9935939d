#include "core/store/run_writer.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <utility>

namespace bildrate {

RunWriter::RunWriter(RunStore& store, const RunRecord& run,
                     std::function<void(const std::string&)> onFailure)
    : m_store(store), m_run(run), m_onFailure(std::move(onFailure)) {
    m_pending = std::exchange(m_run.cells, {});
    try {
        if (m_store.contains(m_run.id)) {
            m_added = true;
            m_pending.clear();
        }
        writePending();
    } catch (const Error& error) {
        tell(error);
    }
}

void RunWriter::addCell(const CellRecord& cell) {
    m_pending.push_back(cell);
    try {
        writePending();
    } catch (const Error& error) {
        tell(error);
    }
}

void RunWriter::tell(const Error& error) {
    // by kind: the sentence names the free space, which others change all the time
    if (std::exchange(m_told, error.kind()) != error.kind())
        m_onFailure(error.what());
}

void RunWriter::finish() {
    try {
        writePending();
    } catch (const Error& error) {
        throw Error(error.kind(), fmt::format("{} finished cells could not be stored: {}",
                                              m_pending.size(), error.what()));
    }
}

void RunWriter::writePending() {
    if (!m_added) {
        m_store.add(m_run);
        m_added = true;
    }
    while (!m_pending.empty()) {
        m_store.addCell(m_run.id, m_pending.front());
        m_pending.erase(m_pending.begin());
    }
    m_told.reset();
}

} // namespace bildrate
