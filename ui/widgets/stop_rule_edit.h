#pragma once

#include "core/bench/stop_rule.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace bildrate::ui {

/// A stop rule in plain words, with an editor that unfolds below it.
class StopRuleEdit : public QWidget {
    Q_OBJECT

public:
    explicit StopRuleEdit(QWidget* parent = nullptr);

    const StopRule& rule() const { return m_rule; }
    void setRule(const StopRule& rule);
    void setReadOnly(bool readOnly);

    /// "until ±1.0 %, 10 s at most"
    static QString inWords(const StopRule& rule);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeEditor();
    void read(); ///< what the fields say
    void retranslate();
    void showWords();

    StopRule m_rule; ///< what no field has changed stays exact
    bool m_showing = false;
    QLabel* m_words;
    QToolButton* m_unfold;
    QWidget* m_editor;
    QFormLayout* m_form;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_maxTime;
    QSpinBox* m_minSamples;
    QCheckBox* m_hardLimit;
    QSpinBox* m_warmUpIterations;
    QDoubleSpinBox* m_warmUpTime;
};

} // namespace bildrate::ui
