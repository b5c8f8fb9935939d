#pragma once

#include "app/cli/command.h"
#include "core/bench/run_spec.h"

#include <string>
#include <vector>

namespace bildrate::cli {

// Presets by name; what was wrong with the user's file goes to the error stream.

/// The built-in ones, then the user's.
std::vector<Preset> allPresets(const Surroundings& surroundings);

/// Throws Error{notFound} naming those there are.
Preset findPreset(const Surroundings& surroundings, const std::string& name);

/// Throws what keepPreset would for this name, whatever it holds.
void checkPreset(const Surroundings& surroundings, const std::string& name);

/// Adds or replaces a preset of the user, and deletes one.
void keepPreset(const Surroundings& surroundings, const std::string& name, RunSpec spec);
void deletePreset(const Surroundings& surroundings, const std::string& name);

} // namespace bildrate::cli
