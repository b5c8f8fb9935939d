"""Writes reference_ops.json: what PyTorch (float64, CPU) computes for each operator of
core/reference, at odd shapes, strides and paddings. Run: python3 make_reference_ops.py
Inputs are not stored; both sides make them with `ramp`, whose values are exact in binary."""
import json
import os

import torch
import torch.nn.functional as F


def ramp(shape, seed):
    """Element i is ((37 i + 11 seed) mod 41 - 20) / 8."""
    count = 1
    for n in shape:
        count *= n
    values = [((37 * i + 11 * seed) % 41 - 20) / 8 for i in range(count)]
    return torch.tensor(values, dtype=torch.float64).reshape(shape)


cases = []


def case(op, shape, output, **attributes):
    cases.append({"op": op, "input": shape, **attributes, "shape": list(output.shape),
                  "output": output.flatten().tolist()})


def convolution(shape, filters, kernel, stride, padding, bias):
    weight = ramp([filters, shape[1], *kernel], 2)
    output = F.conv2d(ramp(shape, 1), weight, ramp([filters], 3) if bias else None, stride, padding)
    case("convolution", shape, output, filters=filters, kernel=kernel, stride=stride,
         padding=padding, bias=bias)


convolution([2, 3, 7, 5], 4, [3, 2], [2, 1], [1, 0], True)
convolution([1, 2, 3, 8], 3, [1, 7], [1, 1], [0, 3], False)
convolution([2, 2, 8, 9], 3, [5, 5], [3, 3], [2, 2], True)
convolution([2, 5, 5, 4], 3, [1, 1], [2, 2], [0, 0], False)

shape = [2, 3, 3, 2]
variance = ramp([3], 7) ** 2 + 0.5
case("batch norm", shape, F.batch_norm(ramp(shape, 1), ramp([3], 6), variance, ramp([3], 4),
                                       ramp([3], 5), False, 0, 1e-3), epsilon=1e-3)
case("relu", shape, F.relu(ramp(shape, 1)))


def max_pool(shape, kernel, stride, padding, ceil):
    case("max pool", shape, F.max_pool2d(ramp(shape, 1), kernel, stride, padding, ceil_mode=ceil),
         kernel=kernel, stride=stride, padding=padding, ceil=ceil)


max_pool([2, 2, 8, 7], [3, 3], [2, 2], [0, 0], True)
max_pool([2, 2, 8, 7], [3, 3], [2, 2], [0, 0], False)
max_pool([1, 2, 6, 5], [2, 2], [2, 2], [1, 1], True)  # ceil mode gives up the last window
max_pool([2, 1, 7, 6], [3, 2], [2, 1], [1, 0], False)


def average_pool(shape, kernel, stride, padding, count):
    case("average pool", shape,
         F.avg_pool2d(ramp(shape, 1), kernel, stride, padding, count_include_pad=count),
         kernel=kernel, stride=stride, padding=padding, count=count)


average_pool([2, 2, 6, 7], [3, 3], [2, 2], [1, 1], True)
average_pool([2, 2, 6, 7], [3, 3], [2, 2], [1, 1], False)
average_pool([1, 2, 5, 7], [2, 3], [1, 3], [0, 1], False)

case("global average pool", [2, 3, 4, 3], F.adaptive_avg_pool2d(ramp([2, 3, 4, 3], 1), 1))
case("fully connected", [2, 3, 2, 3],
     F.linear(ramp([2, 3, 2, 3], 1).flatten(1), ramp([4, 18], 2), ramp([4], 3)).reshape(2, 4, 1, 1),
     outputs=4)
case("concat", [2, 2, 2, 3], torch.cat([ramp([2, 2, 2, 3], 1), ramp([2, 1, 2, 3], 2),
                                        ramp([2, 3, 2, 3], 3)], 1), channels=[2, 1, 3])
case("add", [2, 2, 2, 3], ramp([2, 2, 2, 3], 1) + ramp([2, 2, 2, 3], 2))
case("softmax", [2, 7, 1, 1], F.softmax(ramp([2, 7, 1, 1], 1), 1), scale=1)
case("softmax", [2, 7, 1, 1], F.softmax(400 * ramp([2, 7, 1, 1], 1), 1), scale=400)

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "reference_ops.json"), "w") as file:
    file.write('{\n "source": "PyTorch %s, float64, CPU; written by make_reference_ops.py",\n'
               ' "cases": [\n' % torch.__version__)
    file.write(",\n".join("  " + json.dumps(c) for c in cases))
    file.write("\n ]\n}\n")
