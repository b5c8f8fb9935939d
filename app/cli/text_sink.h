#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace bildrate::cli {

/// Where a command writes. Data goes to one, talk to another.
class TextSink {
public:
    virtual ~TextSink() = default;

    virtual void write(std::string_view text) = 0;
    /// Columns of the terminal it is, 0 if it is none.
    virtual int terminalColumns() const { return 0; }
};

/// What a sink throws that could not write.
class SinkError : public Error {
public:
    using Error::Error;
};

/// A file descriptor.
class DescriptorSink : public TextSink {
public:
    enum class OnError { fail, ignore };

    DescriptorSink(int descriptor, std::string title, OnError onError)
        : m_descriptor(descriptor), m_title(std::move(title)), m_onError(onError) {}

    /// Throws SinkError{diskFull} or SinkError{io} naming the title unless errors are ignored;
    /// what follows a failure is dropped.
    void write(std::string_view text) override;
    int terminalColumns() const override;

private:
    int m_descriptor;
    std::string m_title;
    OnError m_onError;
    bool m_closed = false;
};

} // namespace bildrate::cli
