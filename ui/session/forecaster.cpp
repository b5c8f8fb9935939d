#include "ui/session/forecaster.h"

namespace bildrate::ui {

Forecaster::Forecaster(QObject* parent) : QObject(parent) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(120);
    connect(&m_pause, &QTimer::timeout, this, &Forecaster::work);
}

void Forecaster::ask(const RunSpec& spec, const std::vector<Device>& devices) {
    drop();
    m_spec = spec;
    m_devices = devices;
    m_pause.start();
}

void Forecaster::drop() {
    ++m_question;
    m_pause.stop();
}

void Forecaster::work() {
    m_worker.post([this, question = m_question.load(), spec = m_spec, devices = m_devices] {
        if (question != m_question)
            return;
        m_mailbox.post([this, question, result = forecast(spec, devices)] {
            if (question == m_question)
                emit answered(result);
        });
    });
}

} // namespace bildrate::ui
