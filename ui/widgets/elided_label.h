#pragma once

#include <QLabel>

namespace bildrate::ui {

/// One line of text that may have less room than it needs: then it ends with "…" and the whole is
/// its tool tip. Leaves the layout alone when its text changes.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    bool isElided() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bildrate::ui
