#include "core/cpu/training_lanes.h"

namespace bildrate::cpu {

const RangeLoops& rangeLoopsBaseline() {
    return loopsHere;
}

} // namespace bildrate::cpu
