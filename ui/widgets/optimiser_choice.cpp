#include "ui/widgets/optimiser_choice.h"

#include "core/bench/run_spec.h"
#include "ui/format.h"

#include <QEvent>
#include <algorithm>
#include <iterator>
#include <string_view>

namespace bildrate::ui {
namespace {

Optimiser optimiserOf(std::string_view preset) {
    return std::ranges::find(builtInPresets(), preset, &Preset::name)->spec.optimiser;
}

QString figures(const Optimiser& optimiser) {
    return OptimiserChoice::tr("learning rate %1, momentum %2, weight decay %3")
        .arg(format::significant(optimiser.learningRate), format::significant(optimiser.momentum),
             format::significant(optimiser.weightDecay));
}

} // namespace

OptimiserChoice::OptimiserChoice(QWidget* parent)
    : QComboBox(parent), m_optimisers{optimiserOf("tf-training"), optimiserOf("mxnet-training")} {
    setObjectName(QStringLiteral("optimiser"));
    for (std::size_t i = 0; i < m_optimisers.size(); ++i)
        addItem({});
    retranslate();
    connect(this, &QComboBox::currentIndexChanged, this, &OptimiserChoice::changed);
}

Optimiser OptimiserChoice::optimiser() const {
    return m_optimisers.at(std::size_t(currentIndex()));
}

void OptimiserChoice::setOptimiser(const Optimiser& optimiser) {
    auto found = std::ranges::find(m_optimisers, optimiser);
    if (found == m_optimisers.end()) {
        m_optimisers.push_back(optimiser);
        addItem({});
        retranslate();
        found = std::prev(m_optimisers.end());
    }
    setCurrentIndex(int(found - m_optimisers.begin()));
}

void OptimiserChoice::retranslate() {
    setAccessibleName(tr("Optimiser"));
    setItemText(0, tr("Plain SGD, as in TensorFlow's tables"));
    setItemText(1, tr("SGD with momentum, as in MXNet's tables"));
    for (int i = 2; i < count(); ++i)
        setItemText(i, tr("SGD with %1").arg(figures(m_optimisers[std::size_t(i)])));
    for (int i = 0; i < count(); ++i)
        setItemData(i, figures(m_optimisers[std::size_t(i)]), Qt::ToolTipRole);
}

void OptimiserChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QComboBox::changeEvent(event);
}

} // namespace bildrate::ui
