#include "app/cli/command.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "app/cli/presets.h"
#include "app/cli/text_table.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace bildrate::cli {

void addPresetsCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command =
        app.add_subcommand("presets", "List what 'run --preset' knows, or delete a saved one");
    const auto deleted = std::make_shared<std::string>();
    command->add_option("--delete", *deleted, "Delete this preset, saved with 'run --save-preset'")
        ->type_name("NAME")
        ->check(refuseEmpty);
    command->footer("Example: bildrate-cli presets");
    command->callback([&invocation, deleted] {
        invocation.action = [&invocation, deleted] {
            const Surroundings& surroundings = invocation.surroundings;
            if (!deleted->empty()) {
                deletePreset(surroundings, *deleted);
                surroundings.err.write(fmt::format("deleted preset {}\n", *deleted));
                return exitDone;
            }
            TextTable table({{"preset"}, {"cells", Align::right}, {"description"}});
            for (const Preset& preset : allPresets(surroundings))
                table.addRow({printable(preset.name),
                              fmt::format("{}", cellsOf(preset.spec).size()),
                              printable(preset.description)});
            surroundings.out.write(table.text());
            return exitDone;
        };
    });
}

} // namespace bildrate::cli
