#include "app/cli/command.h"
#include "app/cli/number_text.h"
#include "app/cli/text_table.h"
#include "core/exchange/network_json.h"
#include "core/network/zoo.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace bildrate::cli {

namespace {

std::string gigaText(std::int64_t macs) {
    return fmt::format("{:.4f}", double(macs) / 1e9);
}

std::vector<Network> everyNetwork() {
    std::vector<Network> networks;
    for (const std::string& name : zooNames())
        networks.push_back(makeNetwork(name));
    return networks;
}

void printNetworks(const std::vector<Network>& networks, TextSink& out) {
    TextTable table(
        {{"network"}, {"input"}, {"parameters", Align::right}, {"GMACs", Align::right}, {"title"}});
    for (const Network& network : networks) {
        table.addRow({network.name, formatShape(network.inputShape()),
                      countText(network.parameters()), gigaText(network.macs()), network.title});
    }
    out.write(table.text());
}

std::string extentText(const Extent& extent) {
    return fmt::format("{}x{}", extent.height, extent.width);
}

/// Kernel, stride and padding of a layer, empty where its operator has none.
struct WindowText {
    std::string kernel, stride, padding;
};

WindowText windowTextOf(const Op& op) {
    return std::visit(
        [](const auto& value) -> WindowText {
            if constexpr (requires { value.kernel; })
                return {extentText(value.kernel), extentText(value.stride),
                        extentText(value.padding)};
            else
                return {};
        },
        op);
}

/// Names of a layer's inputs where they are not simply the layer before it.
std::string inputsText(const Network& network, std::size_t layer) {
    const std::vector<LayerId>& inputs = network.layers[layer].inputs;
    if (inputs.empty() || (inputs.size() == 1 && std::size_t(inputs.front()) + 1 == layer))
        return {};
    std::string text;
    for (LayerId input : inputs)
        text += (text.empty() ? "" : ", ") + network.layers[std::size_t(input)].name;
    return text;
}

void printNetwork(const Network& network, TextSink& out) {
    TextTable table({{"layer"},
                     {"kind"},
                     {"kernel"},
                     {"stride"},
                     {"padding"},
                     {"output"},
                     {"parameters", Align::right},
                     {"MACs", Align::right},
                     {"reads"}});
    for (std::size_t i = 0; i < network.layers.size(); ++i) {
        const Layer& layer = network.layers[i];
        const WindowText window = windowTextOf(layer.op);
        table.addRow({layer.name, std::string(kindOf(layer.op)), window.kernel, window.stride,
                      window.padding, formatShape(layer.output), countText(layer.parameters),
                      countText(layer.macs), inputsText(network, i)});
    }
    table.addRule();
    table.addRow({"total", fmt::format("{} layers", network.layers.size()), "", "", "", "",
                  countText(network.parameters()), countText(network.macs())});
    out.write(fmt::format("{}: {}\n\n", network.name, network.title));
    out.write(table.text());
}

} // namespace

void addNetworkCommands(CLI::App& app, Invocation& invocation) {
    CLI::App* list = app.add_subcommand("networks", "List the networks with their size");
    const auto listJson = std::make_shared<bool>(false);
    list->add_flag("--json", *listJson, "Print JSON");
    list->footer("Example: bildrate-cli networks");
    list->callback([&invocation, listJson] {
        invocation.action = [&invocation, listJson] {
            TextSink& out = invocation.surroundings.out;
            if (*listJson)
                out.write(networksToJson(everyNetwork()));
            else
                printNetworks(everyNetwork(), out);
            return exitDone;
        };
    });

    struct Options {
        std::string name;
        bool json = false;
    };
    CLI::App* show = app.add_subcommand(
        "network", "Show the layers of a network: shapes, parameters, multiply-accumulates");
    const auto options = std::make_shared<Options>();
    show->add_option("name", options->name, "Name of the network")->required()->type_name("NAME");
    show->add_flag("--json", options->json, "Print JSON");
    show->footer("Example: bildrate-cli network resnet-50");
    show->callback([&invocation, options] {
        invocation.action = [&invocation, options] {
            const Network network = makeNetwork(options->name);
            TextSink& out = invocation.surroundings.out;
            if (options->json)
                out.write(networkToJson(network));
            else
                printNetwork(network, out);
            return exitDone;
        };
    });
}

} // namespace bildrate::cli
