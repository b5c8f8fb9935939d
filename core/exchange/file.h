#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace bildrate {

/// Bytes into a file that is created or emptied. Every failure throws Error{io}, or
/// Error{diskFull}, naming the file; destroyed before finish() it removes the file.
class FileWriter {
public:
    explicit FileWriter(const std::filesystem::path& file);
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    /// Waits until the disk has it.
    void sync();
    /// Closes: only now the file counts.
    void finish();

private:
    std::filesystem::path m_file;
    int m_descriptor;
};

enum class IfExists { refuse, replace };

/// The whole text or nothing: written beside the file and renamed over it. Throws
/// Error{invalidInput} if the file exists and may not be replaced.
void writeFile(const std::filesystem::path& file, std::string_view text, IfExists ifExists);

/// Throws Error{notFound} or Error{io} naming the file.
std::string readFile(const std::filesystem::path& file);

} // namespace bildrate
