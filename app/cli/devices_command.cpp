#include "app/cli/command.h"
#include "app/cli/number_text.h"
#include "app/cli/text_table.h"
#include "core/bench/device_choice.h"

#include <CLI/App.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bildrate::cli {

namespace {

using Json = nlohmann::ordered_json;

Json availabilityJson(const Availability& availability) {
    Json json{{"available", availability.available()}};
    if (!availability.available())
        json["reason"] = availability.reason;
    return json;
}

Json deviceJson(const Device& device) {
    Json json{{"id", device.id},
              {"name", printable(device.name)},
              {"kind", device.kind == DeviceKind::cpu ? "cpu" : "gpu"}};
    json.update(availabilityJson(device.availability));
    if (device.memoryTotal)
        json["memory_total_bytes"] = *device.memoryTotal;
    if (device.memoryFree)
        json["memory_free_bytes"] = *device.memoryFree;
    if (device.kind == DeviceKind::cpu)
        json["threads"] = device.threads;
    Json& precisions = json["precisions"] = Json::object();
    for (const auto& [precision, availability] : device.precisions)
        precisions[std::string(nameOf(precision))] = availabilityJson(availability);
    return json;
}

std::string availablePrecisions(const Device& device) {
    std::string text;
    for (const auto& [precision, availability] : device.precisions)
        if (availability.available())
            text += (text.empty() ? "" : " ") + std::string(nameOf(precision));
    return text;
}

void printDevices(const std::vector<Device>& devices, TextSink& out) {
    TextTable table({{"device"},
                     {"name"},
                     {"threads", Align::right},
                     {"memory", Align::right},
                     {"free", Align::right},
                     {"precisions"}});
    std::string reasons;
    for (const Device& device : devices) {
        const auto bytesText = [](const std::optional<Bytes>& bytes) {
            return bytes ? formatBytes(*bytes) : std::string();
        };
        table.addRow({device.id, printable(device.name),
                      device.threads > 0 ? fmt::format("{}", device.threads) : "",
                      bytesText(device.memoryTotal), bytesText(device.memoryFree),
                      availablePrecisions(device)});
        if (!device.availability.available())
            reasons +=
                fmt::format("{} cannot be used: {}\n", device.id, device.availability.reason);
        for (const auto& [precision, availability] : device.precisions)
            if (!availability.available())
                reasons +=
                    fmt::format("{}, {}: {}\n", device.id, nameOf(precision), availability.reason);
    }
    out.write(table.text());
    if (!reasons.empty())
        out.write("\n" + reasons);
}

} // namespace

void addDevicesCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command =
        app.add_subcommand("devices", "List the devices cells can run on, with their precisions");
    const auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print JSON");
    command->footer("Example: bildrate-cli devices");
    command->callback([&invocation, json] {
        invocation.action = [&invocation, json] {
            const std::vector<Device> devices = devicesOf(invocation.surroundings.makeBackends());
            TextSink& out = invocation.surroundings.out;
            if (*json) {
                Json list = Json::array();
                for (const Device& device : devices)
                    list.push_back(deviceJson(device));
                out.write(list.dump(2) + "\n");
            } else {
                printDevices(devices, out);
            }
            return exitDone;
        };
    });
}

} // namespace bildrate::cli
