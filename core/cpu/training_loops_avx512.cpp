// Compiled with -mavx512f; called only where the processor has it.
#include "core/cpu/training_lanes.h"

namespace bildrate::cpu {

const RangeLoops& rangeLoopsAvx512() {
    return loopsHere;
}

} // namespace bildrate::cpu
