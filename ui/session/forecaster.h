#pragma once

#include "core/bench/forecast.h"
#include "ui/session/mailbox.h"
#include "ui/session/worker_thread.h"

#include <QObject>
#include <QTimer>
#include <atomic>
#include <vector>

namespace bildrate::ui {

/// Asks core for forecasts on a thread of its own, once the questions have paused; only the last
/// one is answered.
class Forecaster : public QObject {
    Q_OBJECT

public:
    explicit Forecaster(QObject* parent = nullptr);

    /// Answers with answered, unless another question or drop comes first.
    void ask(const RunSpec& spec, const std::vector<Device>& devices);
    void drop();

signals:
    void answered(const bildrate::Forecast& forecast);

private:
    void work();

    QTimer m_pause;
    std::atomic<int> m_question = 0; ///< number of the last one
    RunSpec m_spec;
    std::vector<Device> m_devices;
    Mailbox m_mailbox;
    WorkerThread m_worker; ///< last: what it still does uses the others
};

} // namespace bildrate::ui
