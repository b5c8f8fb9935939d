#include "core/bench/device_choice.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>

namespace bildrate {

namespace {

std::string idList(const std::vector<Device>& devices) {
    std::string text;
    for (const Device& device : devices)
        text += (text.empty() ? "" : ", ") + device.id;
    return text.empty() ? "there is none here" : "the devices here are " + text;
}

/// The number in "gpu:3".
std::optional<std::size_t> gpuIndex(std::string_view word) {
    if (!word.starts_with("gpu:"))
        return std::nullopt;
    word.remove_prefix(4);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), index);
    if (error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return index;
}

const Device* findDevice(std::string_view word, const std::vector<Device>& devices) {
    std::optional<std::size_t> index = gpuIndex(word);
    for (const Device& device : devices) {
        if (device.id == word)
            return &device;
        if (index && device.kind == DeviceKind::gpu && (*index)-- == 0)
            return &device;
    }
    return nullptr;
}

const Device& usableDevice(std::string_view word, const std::vector<Device>& devices) {
    const Device* device = findDevice(word, devices);
    if (!device)
        throw Error(ErrorKind::deviceMissing,
                    fmt::format("there is no device '{}'; {}", word, idList(devices)));
    if (!device->availability.available())
        throw Error(ErrorKind::deviceMissing, fmt::format("device {} cannot be used: {}",
                                                          device->id, device->availability.reason));
    return *device;
}

const Device& automaticDevice(const std::vector<Device>& devices) {
    for (DeviceKind kind : {DeviceKind::gpu, DeviceKind::cpu})
        for (const Device& device : devices)
            if (device.kind == kind && device.availability.available())
                return device;
    throw Error(ErrorKind::deviceMissing, "there is no device that cells could run on");
}

} // namespace

std::vector<Device> devicesOf(const std::vector<std::unique_ptr<Backend>>& backends) {
    std::vector<Device> devices;
    for (const std::unique_ptr<Backend>& backend : backends)
        for (Device& device : backend->devices())
            devices.push_back(std::move(device));
    return devices;
}

bool isAutomatic(const std::vector<std::string>& set) {
    return set == std::vector<std::string>{"auto"};
}

std::vector<std::string> resolveDevices(const std::vector<std::string>& set,
                                        const std::vector<Device>& devices) {
    if (isAutomatic(set))
        return {automaticDevice(devices).id};
    std::vector<std::string> ids;
    for (const std::string& word : set)
        ids.push_back(usableDevice(word, devices).id);
    return ids;
}

const Backend& backendFor(const std::string& device, Workload workload, Precision precision,
                          const std::vector<std::unique_ptr<Backend>>& backends) {
    for (const std::unique_ptr<Backend>& backend : backends) {
        const std::vector<Device> devices = backend->devices();
        if (std::ranges::find(devices, device, &Device::id) == devices.end())
            continue;
        const Availability availability =
            backend->supports(workload, precision, std::span(&device, 1));
        if (!availability.available())
            throw Error(ErrorKind::unsupported, availability.reason);
        return *backend;
    }
    throw Error(ErrorKind::deviceMissing,
                fmt::format("there is no device '{}'; {}", device, idList(devicesOf(backends))));
}

} // namespace bildrate
