#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

namespace bildrate::ui {

/// What parseBatches reads, the same in every language: "1,2,4".
inline QString batchText(const std::vector<std::int64_t>& batches) {
    QStringList numbers;
    for (const std::int64_t batch : batches)
        numbers << QString::number(batch);
    return numbers.join(',');
}

} // namespace bildrate::ui
