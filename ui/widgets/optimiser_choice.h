#pragma once

#include "core/schedule/optimiser.h"

#include <QComboBox>
#include <vector>

namespace bildrate::ui {

/// How a training updates its weights: the ways of the published tables, and that of a run that
/// was made elsewhere.
class OptimiserChoice : public QComboBox {
    Q_OBJECT

public:
    explicit OptimiserChoice(QWidget* parent = nullptr);

    Optimiser optimiser() const;
    void setOptimiser(const Optimiser& optimiser);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::vector<Optimiser> m_optimisers; ///< per item
};

} // namespace bildrate::ui
