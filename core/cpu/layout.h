#pragma once

#include "core/cpu/onednn_calls.h"
#include "core/schedule/schedule.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace bildrate::cpu {

/// How feature maps are stored.
enum class Layout {
    blocked,     ///< nChw16c
    interleaved, ///< nhwc
};
std::string_view nameOf(Layout layout);

/// nChw16c where the library has AVX-512 kernels for it and no concat cuts a block of 16 channels.
Layout layoutFor(const Schedule& schedule);

/// Some images of a tensor: a descriptor and where it starts, counted from its storage's start.
struct View {
    onednn::Desc desc;
    Bytes offset = 0;
};

/// The layout of every tensor of a schedule. Images are nchw; outputs of fully connected layers and
/// of the softmax are [n, c]; all else is stored in the plan's layout.
class TensorLayout {
public:
    /// batch may differ from the schedule's.
    TensorLayout(const Schedule& schedule, Layout layout, std::int64_t batch);

    /// For a tensor that is stored as the kernels that make and take it want.
    void set(TensorId tensor, onednn::Desc desc) { m_own[tensor] = std::move(desc); }

    Layout layout() const { return m_layout; }
    std::int64_t batch() const { return m_batch; }
    bool isImages(TensorId tensor) const { return tensor == m_schedule.input(); }
    bool isFlat(TensorId tensor) const { return m_flat[std::size_t(tensor)]; }

    /// Images first to first + count of a tensor. A slice of several images is strided, which only
    /// conversions take at full speed.
    View view(TensorId tensor, std::int64_t first, std::int64_t count) const;
    View whole(TensorId tensor) const { return view(tensor, 0, m_batch); }
    /// As much of a tensor, dense, in the plan's layout and another type.
    onednn::Desc dense(TensorId tensor, std::int64_t count, DataType type) const;
    /// The same in canonical order: NCHW, [N, C] if flat.
    onednn::Desc canonical(TensorId tensor, std::int64_t count) const;

    const Shape& shapeOf(TensorId tensor) const { return at(tensor).shape; }
    DataType typeOf(TensorId tensor) const { return at(tensor).type; }
    /// Stored values from one image of a tensor to the next.
    std::int64_t imageStride(TensorId tensor) const;

    /// The tensor whose storage this one lies in; itself if it is not inside another.
    TensorId rootOf(TensorId tensor) const;
    Bytes bytesOf(TensorId tensor) const; ///< of the whole batch
    /// Where a slice starts in its storage.
    Bytes sliceOffset(const Tensor& tensor) const;
    /// Where in CHW order each value of one dense image comes from; -1 for padding.
    std::vector<std::int64_t> canonicalOrder(TensorId tensor) const;

private:
    const Tensor& at(TensorId tensor) const { return m_schedule.tensors[std::size_t(tensor)]; }
    onednn::Desc describe(TensorId tensor, std::int64_t count, DataType type) const;

    const Schedule& m_schedule;
    Layout m_layout;
    std::int64_t m_batch;
    std::vector<bool> m_flat;
    std::map<TensorId, onednn::Desc> m_own;
};

} // namespace bildrate::cpu
