#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace bildrate {

/// What went wrong, coarse enough to choose an exit code and a translated sentence by.
enum class ErrorKind {
    invalidInput,  ///< a value, option or file content that cannot be used
    notFound,      ///< a network, run, file or cell that does not exist
    deviceMissing, ///< a requested device is not there
    unsupported,   ///< valid, but this build, library or device cannot do it
    outOfMemory,   ///< an allocation failed or would not fit
    io,            ///< reading or writing a file failed
    diskFull,      ///< no space left where the message says
    database,      ///< SQLite reported an error
    newerVersion,  ///< a file or database made by a newer version
    damaged,       ///< a file or database whose content is broken
    backend,       ///< oneDNN, CUDA, cuDNN or NCCL reported an error
};

/// "invalid input", "device missing", ...; for logs and JSON.
std::string_view nameOf(ErrorKind kind);

/// The one exception type of core. The message is one English sentence that names the culprit and
/// the way out; the context names the layer, tensor, file or device and may be empty.
class Error : public std::runtime_error {
public:
    Error(ErrorKind kind, const std::string& message, std::string context = {});

    ErrorKind kind() const { return m_kind; }
    const std::string& context() const { return m_context; }

private:
    ErrorKind m_kind;
    std::string m_context;
};

/// Thrown where work ends because its stop token was triggered; becomes the outcome "cancelled".
struct Cancelled {};

} // namespace bildrate
