#include "app/cli/command.h"
#include "core/explanation.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <cstdlib>

namespace bildrate::cli {

namespace {

/// The language of messages by POSIX: the first of these variables that is set counts; English
/// where it names a language the text is not written in.
std::string languageOfEnvironment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (!value || !*value)
            continue;
        const std::string locale = value;
        const std::string language = locale.substr(0, locale.find_first_of("_.@"));
        const auto known = explanationLanguages();
        return std::ranges::find(known, language) == known.end() ? "en" : language;
    }
    return "en";
}

} // namespace

void addExplainCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command =
        app.add_subcommand("explain", "Tell in plain words what is measured and what is not");
    const auto language = std::make_shared<std::string>();
    command
        ->add_option("--language", *language,
                     "en, de or fr (default: by LC_ALL, LC_MESSAGES or LANG)")
        ->type_name("LANGUAGE");
    command->footer("Example: bildrate-cli explain --language de");
    command->callback([&invocation, command, language] {
        invocation.action = [&invocation, command, language] {
            const bool chosen = command->count("--language") > 0;
            invocation.surroundings.out.write(
                explanation(chosen ? *language : languageOfEnvironment()));
            return exitDone;
        };
    });
}

} // namespace bildrate::cli
