#pragma once

#include "core/base/data_type.h"

#include <QString>
#include <QWidget>
#include <array>
#include <vector>

class QCheckBox;

namespace bildrate::ui {

/// Boxes to choose precisions by; those that cannot be used are greyed and say why.
class PrecisionChoice : public QWidget {
    Q_OBJECT

public:
    explicit PrecisionChoice(QWidget* parent = nullptr);

    std::vector<Precision> chosen() const;
    void setChosen(const std::vector<Precision>& precisions);
    /// reason: one sentence in the user's language; empty if it can be used. One that is chosen
    /// already stays within reach, to be taken back.
    void setReason(Precision precision, const QString& reason);
    void setReadOnly(bool readOnly);

signals:
    void changed();

private:
    struct Choice {
        Precision precision;
        QCheckBox* box = nullptr;
        QString reason{};
    };

    void enable();

    std::array<Choice, 4> m_choices;
    bool m_readOnly = false;
};

} // namespace bildrate::ui
