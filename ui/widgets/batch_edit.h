#pragma once

#include "core/bench/run_spec.h"

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace bildrate::ui {

/// The batch sizes of a run, written as "1,2,4..32" or taken from a published table. What is wrong
/// with the text stands below it while one types.
class BatchEdit : public QWidget {
    Q_OBJECT

public:
    explicit BatchEdit(QWidget* parent = nullptr);

    /// Unset while the text is wrong.
    const std::optional<std::vector<std::int64_t>>& batches() const { return m_batches; }
    /// What is wrong with the text, in core's words; empty if nothing is.
    const std::string& problem() const { return m_problem; }
    void setBatches(const std::vector<std::int64_t>& batches);
    BatchMeaning meaning() const;
    void setMeaning(BatchMeaning meaning);
    void setReadOnly(bool readOnly);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makePresets();
    void read(); ///< the text
    void showText();
    void retranslate();

    QLineEdit* m_text;
    QToolButton* m_presets;
    QMenu* m_presetMenu;
    QComboBox* m_meaning;
    QLabel* m_below; ///< what is wrong, or what a range stands for
    std::optional<std::vector<std::int64_t>> m_batches;
    std::string m_problem;
};

} // namespace bildrate::ui
