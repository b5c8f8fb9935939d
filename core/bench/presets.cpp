#include "core/bench/run_spec.h"

#include <fmt/format.h>

namespace bildrate {
namespace {

/// GPUs by index, as one job: {"gpu:0", "gpu:1", ...}.
std::vector<std::string> gpus(int count) {
    std::vector<std::string> devices;
    for (int i = 0; i < count; ++i)
        devices.push_back(fmt::format("gpu:{}", i));
    return devices;
}

RunSpec quick() {
    RunSpec spec;
    spec.networks = {{"resnet-50", {1, 8}}, {"lenet", {1, 64}}};
    spec.stop.maxTime = Seconds(1);
    spec.stop.warmUpIterations = 2;
    spec.stop.warmUpTime = Seconds(0.2);
    return spec;
}

/// benchmark_score.py: 5 warm-up and 10 timed batches. The tables' "VGG" is VGG-11.
RunSpec mxnetInference() {
    RunSpec spec;
    spec.networks = {{"alexnet", {}},      {"vgg11", {}},     {"inception-bn", {}},
                     {"inception-v3", {}}, {"resnet-50", {}}, {"resnet-152", {}}};
    spec.batches = {1, 2, 4, 8, 16, 32};
    spec.stop.minSamples = 10;
    spec.stop.warmUpIterations = 5;
    return spec;
}

/// train_imagenet.py --benchmark 1, whose --batch-size is split over the GPUs; the alexnet column
/// is at eight times the label.
RunSpec mxnetTraining() {
    RunSpec spec;
    spec.networks = {
        {"alexnet", {8, 16, 32, 64, 128, 256}}, {"resnet-50", {}}, {"inception-v3", {}}};
    spec.workloads = {Workload::training};
    spec.batches = {1, 2, 4, 8, 16, 32};
    spec.batchMeaning = BatchMeaning::total;
    spec.deviceSets = {gpus(1), gpus(2), gpus(4)};
    spec.optimiser = {0.1, 0.9, 1e-4};
    spec.stop.minSamples = 10;
    spec.stop.warmUpIterations = 5;
    return spec;
}

/// tf_cnn_benchmarks: plain SGD, 10 warm-up and 100 timed steps.
RunSpec tfTraining() {
    RunSpec spec;
    for (const char* network :
         {"inception-v3", "resnet-50", "resnet-152", "vgg16", "alexnet", "vgg11", "vgg19", "lenet",
          "googlenet", "overfeat", "inception-v4", "resnet-101"})
        spec.networks.push_back({network, {}});
    spec.workloads = {Workload::training};
    spec.batches = {32, 64, 128, 256, 512};
    spec.deviceSets = {gpus(1), gpus(2), gpus(4), gpus(8), gpus(10)};
    spec.optimiser = {0.005, 0.0, 4e-5};
    spec.stop.minSamples = 100;
    spec.stop.warmUpIterations = 10;
    return spec;
}

Preset preset(const char* name, const char* description, RunSpec spec) {
    spec.name = name;
    return {name, description, std::move(spec)};
}

} // namespace

const std::vector<Preset>& builtInPresets() {
    static const std::vector<Preset> presets{
        preset("quick", "resnet-50 and lenet, two batches each, on the CPU: under half a minute",
               quick()),
        preset("mxnet-inference",
               "MXNet's and LeaderGPU's inference tables: six networks, batch 1 to 32, one device "
               "(the CPU unless another is named)",
               mxnetInference()),
        preset("mxnet-training",
               "MXNet's and LeaderGPU's training tables: alexnet, resnet-50, inception-v3, total "
               "batch over 1, 2 and 4 GPUs (by index: gpu:0, gpu:1, ...)",
               mxnetTraining()),
        preset("tf-training",
               "TensorFlow's and LeaderGPU's training tables: twelve networks, 32 to 512 images "
               "per GPU, 1 to 10 GPUs (by index: gpu:0, gpu:1, ...)",
               tfTraining())};
    return presets;
}

} // namespace bildrate
