#pragma once

#include <span>
#include <string_view>

namespace bildrate {

/// The languages the explanation is written in: "en", "de", "fr".
std::span<const std::string_view> explanationLanguages();

/// What is measured, in plain words: Markdown in UTF-8, its lines short enough for a terminal.
/// Throws Error{invalidInput} for a language that is none of explanationLanguages().
std::string_view explanation(std::string_view language);

} // namespace bildrate
