#include "core/exchange/dump.h"

#include "core/base/error.h"
#include "core/base/machine.h"
#include "core/base/version.h"
#include "core/exchange/dump_folder.h"
#include "core/exchange/file.h"
#include "core/exchange/network_json.h"
#include "core/exchange/npy.h"
#include "core/network/weights.h"
#include "core/network/zoo.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace bildrate {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string fileNameOf(std::string_view tensor) {
    std::string name(tensor);
    for (char& character : name) {
        const bool plain = (character >= 'a' && character <= 'z') ||
                           (character >= 'A' && character <= 'Z') ||
                           (character >= '0' && character <= '9') || character == '.' ||
                           character == '-' || character == '_';
        if (!plain)
            character = '_';
    }
    return name;
}

/// Writes the .npy files and keeps the list of them for the index.
class TensorFiles {
public:
    explicit TensorFiles(const fs::path& folder) : m_folder(folder) {}

    /// role says what the tensor is: "input", "weight", "gamma", "output", "logits", ...
    void write(const std::string& file, std::string_view tensor, std::string_view layer,
               std::string_view role, std::span<const std::int64_t> shape,
               std::span<const float> values) {
        writeNpy(m_folder / file, shape, values);
        m_index.push_back({{"file", file},
                           {"tensor", tensor},
                           {"layer", layer},
                           {"role", role},
                           {"shape", std::vector<std::int64_t>(shape.begin(), shape.end())},
                           {"type", "float32"}});
    }
    Json index() const { return m_index; }

private:
    fs::path m_folder;
    Json m_index = Json::array();
};

std::string_view roleOf(ParameterKind kind) {
    switch (kind) {
    case ParameterKind::weight:
        return "weight";
    case ParameterKind::bias:
        return "bias";
    case ParameterKind::gamma:
        return "gamma";
    case ParameterKind::beta:
        return "beta";
    case ParameterKind::mean:
        return "mean";
    case ParameterKind::variance:
        return "variance";
    }
    return "unknown";
}

void writeParameters(const Network& network, std::uint64_t seed, TensorFiles& files,
                     std::stop_token stop) {
    for (const Parameter& parameter : parametersOf(network)) {
        if (stop.stop_requested())
            throw Cancelled{};
        files.write(fmt::format("weights/{}.npy", fileNameOf(parameter.name)), parameter.name,
                    network.layers[std::size_t(parameter.layer)].name, roleOf(parameter.kind),
                    parameter.shape, parameterValues(network, parameter, seed));
    }
}

/// Joins branches along channels; the engine wrote them side by side and had no concat step.
HostTensor joined(const Layer& layer, const std::map<LayerId, HostTensor>& outputs,
                  std::int64_t batch) {
    HostTensor result;
    result.name = layer.name;
    result.shape = {batch, layer.output.channels, layer.output.height, layer.output.width};
    for (std::int64_t image = 0; image < batch; ++image)
        for (LayerId input : layer.inputs) {
            const std::vector<float>& values = outputs.at(input).values;
            const std::int64_t size = std::int64_t(values.size()) / batch;
            result.values.insert(result.values.end(), values.begin() + image * size,
                                 values.begin() + (image + 1) * size);
        }
    return result;
}

/// Layers whose outputs are kept until the end because a concat without a step reads them.
std::vector<bool> branchesOfConcats(const Network& network) {
    std::vector<bool> isBranch(network.layers.size(), false);
    for (const Layer& layer : network.layers)
        if (std::holds_alternative<ConcatOp>(layer.op))
            for (LayerId input : layer.inputs)
                isBranch[std::size_t(input)] = true;
    return isBranch;
}

class LayerFiles {
public:
    LayerFiles(const Network& network, TensorFiles& files)
        : m_network(network), m_files(files), m_isBranch(branchesOfConcats(network)),
          m_written(network.layers.size(), false) {}

    void add(LayerId id, const HostTensor& tensor) {
        const Layer& layer = m_network.layers[std::size_t(id)];
        m_files.write(fmt::format("layers/{:03}-{}.npy", id, fileNameOf(layer.name)), layer.name,
                      layer.name, "output", tensor.shape, tensor.values);
        m_written[std::size_t(id)] = true;
        if (m_isBranch[std::size_t(id)])
            m_branches[id] = tensor;
    }

    /// Concats that had no step of their own, from their branches, in layer order.
    void addJoined(std::int64_t batch) {
        for (std::size_t id = 0; id < m_network.layers.size(); ++id) {
            const Layer& layer = m_network.layers[id];
            const bool complete =
                std::all_of(layer.inputs.begin(), layer.inputs.end(),
                            [&](LayerId input) { return m_branches.contains(input); });
            if (std::holds_alternative<ConcatOp>(layer.op) && !m_written[id] && complete)
                add(LayerId(id), joined(layer, m_branches, batch));
        }
    }

    /// Layers without a file and the layer whose file holds what became of them.
    Json fused() const {
        Json json = Json::array();
        for (std::size_t id = 1; id < m_network.layers.size(); ++id)
            if (!m_written[id])
                if (const std::optional<LayerId> into = nextWritten(LayerId(id)))
                    json.push_back({{"layer", m_network.layers[id].name},
                                    {"into", m_network.layers[std::size_t(*into)].name}});
        return json;
    }

private:
    std::optional<LayerId> nextWritten(LayerId id) const {
        for (std::size_t reader = std::size_t(id) + 1; reader < m_network.layers.size(); ++reader) {
            const std::vector<LayerId>& inputs = m_network.layers[reader].inputs;
            if (std::find(inputs.begin(), inputs.end(), id) == inputs.end())
                continue;
            return m_written[reader] ? std::optional(LayerId(reader))
                                     : nextWritten(LayerId(reader));
        }
        return std::nullopt;
    }

    const Network& m_network;
    TensorFiles& m_files;
    std::vector<bool> m_isBranch;
    std::vector<bool> m_written;
    std::map<LayerId, HostTensor> m_branches;
};

/// What a training step is given besides images and weights.
void writeTrainingInputs(const Schedule& schedule, std::uint64_t seed, TensorFiles& files) {
    const Network& network = schedule.network;
    const std::vector<std::int32_t> labels = imageLabels(network, schedule.batch, seed);
    const std::string& input = network.layers.front().name;
    files.write("labels.npy", "labels", input, "labels", std::vector{schedule.batch},
                std::vector<float>(labels.begin(), labels.end()));
    for (const Step& step : schedule.steps) {
        const auto* dropout = std::get_if<DropoutOp>(&step.op);
        if (dropout == nullptr || step.part != Part::forward)
            continue;
        const Shape& shape = network.layers[std::size_t(step.layer)].output;
        const auto values = std::size_t(shape.count());
        std::vector<float> factors(std::size_t(schedule.batch) * values);
        for (std::int64_t image = 0; image < schedule.batch; ++image)
            fillDropout(std::span(factors).subspan(std::size_t(image) * values, values),
                        dropout->rate, seed, step.name, 0, image);
        files.write(
            fmt::format("dropout/{}.npy", fileNameOf(step.name)), step.name, step.name, "dropout",
            std::vector{schedule.batch, shape.channels, shape.height, shape.width}, factors);
    }
}

/// Loss, gradients and updated parameters of a training step.
void writeTrainingOutputs(const Schedule& schedule, const Step& step,
                          std::span<const HostTensor> outputs, bool everyGradient,
                          TensorFiles& files) {
    const std::string& layer = schedule.network.layers[std::size_t(step.layer)].name;
    if (step.part == Part::update) {
        for (const HostTensor& parameter : outputs)
            files.write(fmt::format("updated/{}.npy", fileNameOf(parameter.name)), parameter.name,
                        layer, "updated", parameter.shape, parameter.values);
        return;
    }
    for (std::size_t i = 0; i < step.outputs.size(); ++i) {
        const TensorRole role = schedule.at(step.outputs[i]).role;
        if (role == TensorRole::loss)
            files.write("loss.npy", "loss", layer, "loss", std::vector{schedule.batch},
                        outputs[i].values);
        else if (role == TensorRole::parameterGradient ||
                 (role == TensorRole::gradient && everyGradient))
            files.write(fmt::format("gradients/{}.npy", fileNameOf(outputs[i].name)),
                        outputs[i].name, layer, "gradient", outputs[i].shape, outputs[i].values);
    }
}

} // namespace

void dump(const DumpRequest& request, const Backend& backend, std::stop_token stop) {
    ZooOptions options;
    options.imageSize = request.imageSize;
    const Network network = makeNetwork(request.network, options);
    const Schedule schedule = makeSchedule(network, request.workload, request.precision,
                                           request.batch, request.optimiser);
    const bool training = request.workload == Workload::training;
    std::vector<std::string> subfolders{"weights"};
    if (training)
        for (const char* name : {"dropout", "gradients", "updated"})
            subfolders.emplace_back(name);
    if (request.everyLayer)
        subfolders.push_back("layers");
    DumpFolder folder(request.folder, request.overwrite, subfolders);
    const std::unique_ptr<Plan> plan = backend.compile(schedule, request.target, stop);
    requireMemory(plan->memory(), availableMemory());
    const std::unique_ptr<Executor> executor = plan->load(request.seed, stop);

    TensorFiles files(folder.path());
    const Shape& image = network.inputShape();
    files.write("input.npy", network.layers.front().name, network.layers.front().name, "input",
                std::vector{request.batch, image.channels, image.height, image.width},
                inputImages(network, request.batch, request.seed));
    writeParameters(network, request.seed, files, stop);

    if (training)
        writeTrainingInputs(schedule, request.seed, files);

    const std::vector<std::int64_t> classShape{request.batch, network.classes()};
    const Schedule& steps = plan->schedule();
    LayerFiles layers(network, files);
    executor->trace(
        [&](const Step& step, std::span<const HostTensor> outputs) {
            if (training)
                writeTrainingOutputs(steps, step, outputs, request.everyLayer, files);
            if (step.part != Part::forward && step.part != Part::loss)
                return;
            const HostTensor& output = outputs.front();
            const LayerId layer = steps.tensors[std::size_t(step.output())].layer;
            const std::string& name = network.layers[std::size_t(layer)].name;
            if (layer == network.logits())
                files.write("logits.npy", name, name, "logits", classShape, output.values);
            if (step.output() == steps.output())
                files.write("probabilities.npy", name, name, "probabilities", classShape,
                            output.values);
            if (request.everyLayer)
                layers.add(layer, output);
        },
        stop);
    if (request.everyLayer)
        layers.addJoined(request.batch);

    Json index;
    index["format"] = dumpFormatName;
    index["version"] = 1;
    index["program"] = fmt::format("bildrate {}", programVersion);
    index["workload"] = nameOf(request.workload);
    if (training)
        index["optimiser"] = {{"learning_rate", request.optimiser.learningRate},
                              {"momentum", request.optimiser.momentum},
                              {"weight_decay", request.optimiser.weightDecay}};
    index["precision"] = nameOf(request.precision);
    index["batch"] = request.batch;
    index["seed"] = request.seed;
    index["network"] = Json::parse(networkToJson(network));
    index["files"] = files.index();
    if (request.everyLayer)
        index["fused"] = layers.fused();
    writeFile(folder.path() / dumpIndexName, index.dump(1) + "\n", IfExists::refuse);
    folder.complete();
}

} // namespace bildrate
