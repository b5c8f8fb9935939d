#pragma once

#include "core/bench/forecast.h"

#include <QLabel>
#include <optional>

namespace bildrate::ui {

/// What the largest cell of a setup takes, by part, in inference and in training.
class MemoryTable : public QLabel {
    Q_OBJECT

public:
    explicit MemoryTable(QWidget* parent = nullptr);

    void setLargest(const std::optional<LargestCell>& largest);

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    std::optional<LargestCell> m_largest;
};

} // namespace bildrate::ui
