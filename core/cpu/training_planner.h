#pragma once

#include "core/backend/backend.h"
#include "core/cpu/call.h"
#include "core/cpu/layout.h"
#include "core/cpu/onednn_training.h"
#include "core/cpu/parameter_form.h"
#include "core/cpu/plan_options.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace bildrate::cpu {

/// What an own kernel of training reads of the running iteration.
struct Iteration {
    std::uint64_t seed = 0;
    std::int64_t step = 0; ///< from 0
};

/// Plans the steps of a training schedule, which share the parameters of their layer.
class TrainingPlanner {
public:
    /// Tells layout how gradients of parameters are stored. Both must outlive the planner
    /// and its plans. Throws Error{unsupported} naming the layer.
    TrainingPlanner(const Schedule& schedule, TensorLayout& layout, int threads,
                    ConvolutionChoice choice, const PlanOptions& options);

    /// In the order of the schedule. Throws as the constructor.
    StepPlan plan(const Step& step);

    const ParameterBlocks& parameters() const { return m_parameters; }
    /// How the gradient of a parameter is stored.
    const std::map<TensorId, ParameterForm>& gradients() const { return m_gradients; }
    /// Memory that forward steps leave something in for their backward steps.
    Bytes keptBytes() const { return m_keptBytes; }

private:
    struct WayKernel {
        ConvolutionWay way;
        onednn::Kernel kernel;
    };
    struct BatchNorm {
        onednn::Kernels kernels;
        Bytes workspace = 0; ///< where it is kept
    };

    void addMasters();
    void addGradient(TensorId gradient);
    ParameterForm weightForm(const Step& step);
    const Parameter& parameterOf(LayerId layer, ParameterKind kind) const;

    StepPlan convolution(const Step& step);
    StepPlan convolutionDataGradient(const Step& step);
    StepPlan convolutionWeightGradient(const Step& step);
    StepPlan fullyConnected(const Step& step);
    StepPlan fullyConnectedDataGradient(const Step& step);
    StepPlan fullyConnectedWeightGradient(const Step& step);
    StepPlan batchNorm(const Step& step);
    StepPlan batchNormGradient(const Step& step);
    StepPlan pool(const Step& step);
    StepPlan poolGradient(const Step& step);
    StepPlan sum(const Step& step);
    StepPlan dropout(const Step& step);
    StepPlan concat(const Step& step);
    StepPlan concatGradient(const Step& step);
    StepPlan loss(const Step& step);
    StepPlan update(const Step& step);

    /// With nothing to run yet. multiplies: what a convolution or fully connected layer does.
    StepPlan planOf(const onednn::Kernel& kernel, bool multiplies = false) const;
    StepPlan own(const char* name) const;
    const Tensor& tensor(TensorId id) const { return m_schedule.at(id); }
    std::int64_t batch() const { return m_schedule.batch; }
    DataType storage() const { return storageOf(m_schedule.precision); }
    Argument argument(int index, TensorId id) const;
    Argument argument(int index, TensorId id, const onednn::Desc& desc) const;
    Argument argument(int index, TensorId id, const View& view) const;
    /// Some images of a tensor as a kernel takes them, converted in the staging area from staged on
    /// if they lie otherwise.
    Argument source(StepPlan& plan, int index, TensorId id, const View& view,
                    const onednn::Desc& wanted, Bytes& staged) const;
    Argument source(StepPlan& plan, int index, TensorId id, const onednn::Desc& wanted) const;
    /// The parameter itself, or a copy in that layout and type that the update keeps.
    Argument parameter(int index, LayerId layer, ParameterKind kind, const onednn::Desc& wanted);
    Argument master(int index, LayerId layer, ParameterKind kind) const;

    /// The ways to compute a part of a convolution, the one expected to be fastest first.
    std::vector<ConvolutionWay> waysOf(const Step& step, TensorId input) const;
    onednn::Convolution problemOf(LayerId layer, TensorId input, TensorId output,
                                  const ConvolutionWay& way, std::int64_t images,
                                  bool plainSource) const;
    /// By the first way that there is. Throws Error{unsupported}.
    template <typename Make>
    WayKernel kernelOf(const Step& step, TensorId input, TensorId output, const Make& make) const;
    StepPlan planOfWay(const WayKernel& chosen) const;
    /// The calls of a forward or data gradient step, some images each.
    StepPlan convolve(const Step& step, const WayKernel& chosen);
    /// Two-dimensional, as the tensor lies in memory.
    onednn::Desc rows(TensorId id) const;
    Argument rowsSource(StepPlan& plan, int index, TensorId input) const;
    onednn::Kernels poolKernels(const Step& step, TensorId input, TensorId output) const;
    const BatchNorm& normOf(const Step& step, TensorId data);

    const Schedule& m_schedule;
    TensorLayout& m_layout;
    int m_threads;
    ConvolutionChoice m_choice;
    PlanOptions m_options;
    double m_speed = 1; ///< of multiplying the stored type, see multiplySpeed
    std::vector<Parameter> m_known;
    ParameterBlocks m_parameters;
    std::map<TensorId, ParameterForm> m_gradients;
    std::map<LayerId, WayKernel> m_weightGradients;
    std::map<LayerId, BatchNorm> m_norms;
    Bytes m_keptBytes = 0;
};

} // namespace bildrate::cpu
