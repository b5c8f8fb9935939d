#include "ui/widgets/result_grid_view.h"

#include "ui/format.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {
namespace {

/// Colours a cell by its state; a selected one keeps the colours of the selection.
class GridDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const Theme theme = Theme::of(option->palette);
        QColor colour = option->palette.color(QPalette::Text);
        switch (ResultGridModel::State(index.data(ResultGridModel::stateRole).toInt())) {
        case ResultGridModel::State::notRun:
        case ResultGridModel::State::noNumber:
            colour = theme.mutedText;
            break;
        case ResultGridModel::State::caveat:
            colour = theme.warning;
            break;
        case ResultGridModel::State::failure:
            colour = theme.failure;
            break;
        case ResultGridModel::State::absent:
        case ResultGridModel::State::running:
        case ResultGridModel::State::number:
            break;
        }
        option->palette.setColor(QPalette::Text, colour);
    }
};

} // namespace

ResultGridView::ResultGridView(QWidget* parent)
    : QTableView(parent), m_model(new ResultGridModel(this)), m_corner(new QLabel) {
    setObjectName("resultGrid");
    setModel(m_model);
    setItemDelegate(new GridDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab leaves the grid, arrows move in it
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    // The corner, which Qt leaves empty, says what the figures are.
    m_corner->setObjectName("resultGridUnits");
    m_corner->setContentsMargins(3, 0, 6, 0);
    if (auto* button = findChild<QAbstractButton*>()) {
        auto* layout = new QVBoxLayout(button);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_corner);
        m_corner->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    connect(this, &QAbstractItemView::clicked, this, &ResultGridView::choose);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ResultGridView::widen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ResultGridView::widen);
    retranslate();
}

void ResultGridView::setRun(const RunSpec& spec, const std::vector<CellRecord>& records) {
    m_model->setRun(spec, records);
}

void ResultGridView::setRunning(const std::optional<CellSpec>& cell, const QString& state) {
    m_model->setRunning(cell, state);
}

void ResultGridView::retranslate() {
    setAccessibleName(tr("Results: networks down, batch sizes across"));
    m_corner->setText(tr("images/s by batch", "corner of the table of results"));
    m_model->retranslate();
    verticalHeader()->setMinimumWidth(m_corner->sizeHint().width());
    widen();
}

void ResultGridView::widen() {
    const QFontMetrics metrics(font());
    const int padding = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1) + 12;
    int width =
        metrics.horizontalAdvance(QStringLiteral("! ") + format::withUncertainty(8888.8, 8.8));
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (int column = 0; column < m_model->columnCount(); ++column)
            width = std::max(
                width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
    if (width + padding > horizontalHeader()->defaultSectionSize() || m_widthsFont != font()) {
        m_widthsFont = font();
        horizontalHeader()->setDefaultSectionSize(width + padding);
    }
    verticalHeader()->setDefaultSectionSize(metrics.height() + 10);
}

QString ResultGridView::selectedText() const {
    const QModelIndexList selected = selectionModel()->selectedIndexes();
    if (selected.isEmpty())
        return {};
    const auto [top, bottom] = std::ranges::minmax(selected, {}, &QModelIndex::row);
    const auto [left, right] = std::ranges::minmax(selected, {}, &QModelIndex::column);
    const bool all = top.row() == 0 && left.column() == 0 &&
                     bottom.row() == m_model->rowCount() - 1 &&
                     right.column() == m_model->columnCount() - 1 && selected.size() > 1;
    QStringList lines;
    if (all) {
        QStringList names{m_corner->text()};
        for (int column = 0; column < m_model->columnCount(); ++column)
            names << m_model->headerData(column, Qt::Horizontal).toString();
        lines << names.join('\t');
    }
    for (int row = top.row(); row <= bottom.row(); ++row) {
        QStringList cells;
        if (all)
            cells << m_model->headerData(row, Qt::Vertical).toString();
        for (int column = left.column(); column <= right.column(); ++column) {
            const QModelIndex index = m_model->index(row, column);
            cells << (selected.contains(index) ? index.data().toString() : QString());
        }
        lines << cells.join('\t');
    }
    return lines.join('\n');
}

void ResultGridView::copy() const {
    if (const QString text = selectedText(); !text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void ResultGridView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void ResultGridView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* copyAction = menu.addAction(tr("&Copy"), this, &ResultGridView::copy);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setEnabled(selectionModel()->hasSelection());
    menu.addAction(tr("Select &all"), this, &QTableView::selectAll);
    menu.exec(event->globalPos());
}

void ResultGridView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (QApplication::mouseButtons() == Qt::NoButton) // else the click tells
        choose(current);
}

void ResultGridView::choose(const QModelIndex& index) {
    if (const auto cell = m_model->cellAt(index))
        emit cellChosen(*cell);
}

void ResultGridView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        widen();
    QTableView::changeEvent(event);
}

} // namespace bildrate::ui
