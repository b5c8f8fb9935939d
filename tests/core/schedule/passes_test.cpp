#include "core/schedule/passes.h"
#include "tests/core/schedule/sketch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::plain;
using test::Sketch;
using test::slicesOf;
using test::stepsOf;
using testing::ElementsAre;
using testing::IsEmpty;

const MaxPoolOp samePool{.kernel = {3, 3}, .stride = {1, 1}, .padding = {1, 1}};

bool always(const Schedule&, const Step&) {
    return true;
}

Schedule fused(const Network& network) {
    return makeSchedule(network, Workload::inference, Precision::fp32, 2);
}

TEST(FoldBatchNorm, LeavesAConvolutionThatSomethingElseReads) {
    Sketch sketch;
    const LayerId conv = sketch.convolution("conv", 0);
    const LayerId norm = sketch.add("norm", BatchNormOp{}, {conv});
    Schedule schedule = plain(sketch.finish(sketch.add("sum", AddOp{}, {conv, norm})));
    foldBatchNorm(schedule);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("conv(input) -> conv", "norm(conv) -> norm", "sum(conv, norm) -> sum",
                            "gap(sum) -> gap", "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FoldBatchNorm, TakesOneAndOnlyAfterAConvolution) {
    Sketch sketch;
    LayerId at = sketch.add("norm0", BatchNormOp{}, {0});
    at = sketch.convolution("conv", at);
    at = sketch.add("norm1", BatchNormOp{}, {at});
    at = sketch.add("norm2", BatchNormOp{}, {at});
    Schedule schedule = plain(sketch.finish(at));
    foldBatchNorm(schedule);
    EXPECT_THAT(stepsOf(schedule), ElementsAre("norm0(input) -> norm0", "conv+bn(norm0) -> norm1",
                                               "norm2(norm1) -> norm2", "gap(norm2) -> gap",
                                               "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FoldBatchNorm, NeverFollowsARelu) {
    Sketch sketch;
    const LayerId relu = sketch.relu("relu", sketch.convolution("conv", 0));
    Schedule schedule = plain(sketch.finish(sketch.add("norm", BatchNormOp{}, {relu})));
    fuseRelu(schedule);
    foldBatchNorm(schedule);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("conv+relu(input) -> relu", "norm(relu) -> norm", "gap(norm) -> gap",
                            "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FoldBatchNorm, NeverFollowsAResidual) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId sum = sketch.add("sum", AddOp{}, {a, b});
    Schedule schedule = plain(sketch.finish(sketch.add("norm", BatchNormOp{}, {sum})));
    fuseResidualAdd(schedule);
    foldBatchNorm(schedule);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("a(input) -> a", "b+sum(input, a) -> sum", "norm(sum) -> norm",
                            "gap(norm) -> gap", "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FuseRelu, LeavesPoolsAndSharedConvolutions) {
    Sketch sketch;
    const LayerId pool = sketch.relu("relu1", sketch.add("pool", samePool, {0}));
    const LayerId conv = sketch.convolution("conv", pool);
    const LayerId relu = sketch.relu("relu2", conv);
    Schedule schedule = plain(sketch.finish(sketch.add("sum", AddOp{}, {conv, relu})));
    fuseRelu(schedule);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("pool(input) -> pool", "relu1(pool) -> relu1", "conv(relu1) -> conv",
                            "relu2(conv) -> relu2", "sum(conv, relu2) -> sum", "gap(sum) -> gap",
                            "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FuseResidualAdd, AddsTheShortcutInTheBranch) {
    Sketch sketch;
    const LayerId stem = sketch.relu("stem.relu", sketch.convolution("stem", 0));
    const LayerId a = sketch.relu("a.relu", sketch.convolution("a", stem));
    const LayerId b = sketch.add("b.bn", BatchNormOp{}, {sketch.convolution("b", a)});
    const LayerId sum = sketch.add("block.add", AddOp{}, {stem, b});
    EXPECT_THAT(stepsOf(fused(sketch.finish(sketch.relu("block", sum)))),
                ElementsAre("stem+relu(input) -> stem.relu", "a+relu(stem.relu) -> a.relu",
                            "b+bn+sum+relu(a.relu, stem.relu) -> block", "gap(block) -> gap",
                            "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FuseResidualAdd, TakesTheLaterOfTwoConvolutionsWhicheverInputItIs) {
    for (const bool shortcutFirst : {true, false}) {
        Sketch sketch;
        const LayerId shortcut = sketch.convolution("shortcut", 0);
        const LayerId branch = sketch.convolution("branch", 0);
        const LayerId sum = sketch.add("sum", AddOp{},
                                       shortcutFirst ? std::vector{shortcut, branch}
                                                     : std::vector{branch, shortcut});
        EXPECT_THAT(stepsOf(fused(sketch.finish(sketch.relu("relu", sum)))),
                    ElementsAre("shortcut(input) -> shortcut",
                                "branch+sum+relu(input, shortcut) -> relu", "gap(relu) -> gap",
                                "fc(gap) -> fc", "softmax(fc) -> softmax"));
    }
}

TEST(FuseResidualAdd, LeavesSumsWithoutAFreeConvolution) {
    Sketch sketch;
    const LayerId conv = sketch.convolution("conv", 0);
    const LayerId twice = sketch.add("twice", AddOp{}, {conv, conv});
    const LayerId early = sketch.convolution("early", 0);
    const LayerId pool = sketch.add("pool", samePool, {twice});
    const LayerId pools = sketch.add("pools", AddOp{}, {early, pool}); // the pool is later
    const LayerId active = sketch.relu("active", sketch.convolution("conv2", pools));
    const LayerId sum = sketch.add("sum", AddOp{}, {pools, active}); // ReLU stands before the sum
    EXPECT_THAT(stepsOf(fused(sketch.finish(sketch.relu("relu", sum)))),
                ElementsAre("conv(input) -> conv", "twice(conv, conv) -> twice",
                            "early(input) -> early", "pool(twice) -> pool",
                            "pools(early, pool) -> pools", "conv2+relu(pools) -> active",
                            "sum(pools, active) -> sum", "relu(sum) -> relu", "gap(relu) -> gap",
                            "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FuseResidualAdd, AddsOnlyOneResidual) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId sum = sketch.add("sum", AddOp{}, {a, b});
    const LayerId again = sketch.add("again", AddOp{}, {0, sum});
    EXPECT_THAT(stepsOf(fused(sketch.finish(again))),
                ElementsAre("a(input) -> a", "b+sum(input, a) -> sum", "again(input, sum) -> again",
                            "gap(again) -> gap", "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FuseResidualAdd, CountsASumAsReadyWhereItWasFused) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId c = sketch.convolution("c", 0);
    const LayerId sum = sketch.add("sum", AddOp{}, {a, b});
    EXPECT_THAT(stepsOf(fused(sketch.finish(sketch.add("sum2", AddOp{}, {sum, c})))),
                ElementsAre("a(input) -> a", "b+sum(input, a) -> sum", "c+sum(input, sum) -> sum2",
                            "gap(sum2) -> gap", "fc(gap) -> fc", "softmax(fc) -> softmax"));
}

TEST(FuseResidualAdd, WaitsForTheBranchesOfAnElidedConcat) {
    Sketch sketch;
    const LayerId early = sketch.convolution("early", 0, 8);
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId join = sketch.add("join", ConcatOp{}, {a, b}, {8, 6, 6});
    Schedule schedule = plain(sketch.finish(sketch.add("sum", AddOp{}, {join, early}, {8, 6, 6})));
    elideConcats(schedule, always);
    fuseResidualAdd(schedule);
    EXPECT_EQ(stepsOf(schedule)[3], "sum(join, early) -> sum");
}

TEST(ElideConcats, PutsBranchesIntoTheConcat) {
    Sketch sketch;
    const LayerId a = sketch.relu("a.relu", sketch.convolution("a", 0));
    const LayerId b = sketch.add("b", samePool, {0});
    Schedule schedule = fused(sketch.finish(sketch.add("join", ConcatOp{}, {a, b}, {8, 6, 6})));
    elideConcats(schedule, always);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("a+relu(input) -> a.relu", "b(input) -> b", "gap(join) -> gap",
                            "fc(gap) -> fc", "softmax(fc) -> softmax"));
    EXPECT_THAT(slicesOf(schedule), ElementsAre("a.relu in join@0", "b in join@4"));
}

TEST(ElideConcats, AsksAboutEveryProducer) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.add("b", samePool, {0});
    Schedule schedule = plain(sketch.finish(sketch.add("join", ConcatOp{}, {a, b}, {8, 6, 6})));
    elideConcats(schedule, [](const Schedule&, const Step& step) {
        return std::holds_alternative<ConvolutionOp>(step.op);
    });
    EXPECT_EQ(stepsOf(schedule)[2], "join(a, b) -> join");
    EXPECT_THAT(slicesOf(schedule), IsEmpty());
}

TEST(ElideConcats, LeavesBranchesThatCannotBeSlices) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId shared = sketch.convolution("shared", a); // read by two joins
    const LayerId free = sketch.convolution("free", a);
    const LayerId withInput = sketch.add("withInput", ConcatOp{}, {free, 0}, {8, 6, 6});
    const LayerId b = sketch.convolution("b", withInput);
    const LayerId twice = sketch.add("twice", ConcatOp{}, {b, b}, {8, 6, 6});
    const LayerId c = sketch.convolution("c", twice);
    const LayerId first = sketch.add("first", ConcatOp{}, {c, shared}, {8, 6, 6});
    const LayerId d = sketch.convolution("d", first);
    Schedule schedule =
        plain(sketch.finish(sketch.add("second", ConcatOp{}, {d, shared}, {8, 6, 6})));
    const auto before = stepsOf(schedule);
    elideConcats(schedule, always);
    EXPECT_EQ(stepsOf(schedule), before);
    EXPECT_THAT(slicesOf(schedule), IsEmpty());
}

TEST(ElideConcats, NestedBranchesLieInTheOuterConcat) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId c = sketch.convolution("c", 0);
    const LayerId inner = sketch.add("inner", ConcatOp{}, {b, c}, {8, 6, 6});
    Schedule schedule =
        plain(sketch.finish(sketch.add("outer", ConcatOp{}, {a, inner}, {12, 6, 6})));
    elideConcats(schedule, always);
    EXPECT_THAT(slicesOf(schedule),
                ElementsAre("a in outer@0", "b in outer@4", "c in outer@8", "inner in outer@4"));
}

TEST(ElideConcats, LeavesTheImages) {
    Sketch sketch;
    Schedule schedule = plain(sketch.finish(sketch.add("copy", ConcatOp{}, {0})));
    elideConcats(schedule, always);
    EXPECT_EQ(stepsOf(schedule)[0], "copy(input) -> copy");
    EXPECT_THAT(slicesOf(schedule), IsEmpty());
}

TEST(ElideConcats, AnInnerConcatMayGoAfterTheOuterOne) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId c = sketch.convolution("c", 0);
    const LayerId inner = sketch.add("inner", ConcatOp{}, {b, c}, {8, 6, 6});
    Schedule schedule =
        plain(sketch.finish(sketch.add("outer", ConcatOp{}, {a, inner}, {12, 6, 6})));
    elideConcats(schedule, [](const Schedule&, const Step& step) { return step.name != "c"; });
    EXPECT_THAT(slicesOf(schedule), ElementsAre("a in outer@0", "inner in outer@4"));
    elideConcats(schedule, always);
    EXPECT_THAT(slicesOf(schedule),
                ElementsAre("a in outer@0", "b in outer@4", "c in outer@8", "inner in outer@4"));
}

TEST(ShareResidualStorage, KeepsARunOfBlocksInOnePlace) {
    Sketch sketch;
    LayerId block = sketch.convolution("stem", 0);
    for (const std::string name : {"x", "y"}) {
        const LayerId a = sketch.convolution(name + ".a", block);
        const LayerId b = sketch.convolution(name + ".b", a);
        block = sketch.relu(name, sketch.add(name + ".add", AddOp{}, {block, b}));
    }
    Schedule schedule = fused(sketch.finish(block));
    shareResidualStorage(schedule);
    EXPECT_THAT(slicesOf(schedule), ElementsAre("x in stem@0", "y in stem@0"));
}

TEST(ShareResidualStorage, LeavesAResidualThatIsReadLater) {
    Sketch sketch;
    const LayerId stem = sketch.convolution("stem", 0);
    const LayerId a = sketch.convolution("a", stem);
    const LayerId b = sketch.convolution("b", a);
    const LayerId sum = sketch.add("sum", AddOp{}, {stem, b});
    Schedule schedule =
        fused(sketch.finish(sketch.add("join", ConcatOp{}, {stem, sum}, {8, 6, 6})));
    shareResidualStorage(schedule);
    EXPECT_EQ(stepsOf(schedule)[2], "b+sum(a, stem) -> sum");
    EXPECT_THAT(slicesOf(schedule), IsEmpty());
}

TEST(ShareResidualStorage, LeavesAConvolutionThatReadsItsResidual) {
    Sketch sketch;
    const LayerId stem = sketch.convolution("stem", 0);
    const LayerId a = sketch.convolution("a", stem);
    Schedule schedule = fused(sketch.finish(sketch.add("sum", AddOp{}, {stem, a})));
    shareResidualStorage(schedule);
    EXPECT_EQ(stepsOf(schedule)[1], "a+sum(stem, stem) -> sum");
    EXPECT_THAT(slicesOf(schedule), IsEmpty());
}

TEST(ShareResidualStorage, LeavesTheImagesAlone) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", a);
    Schedule schedule = fused(sketch.finish(sketch.add("sum", AddOp{}, {0, b})));
    shareResidualStorage(schedule);
    EXPECT_EQ(stepsOf(schedule)[1], "b+sum(a, input) -> sum");
    EXPECT_THAT(slicesOf(schedule), IsEmpty());
}

TEST(ShareResidualStorage, LeavesAResidualThatIsASlice) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId wide = sketch.convolution("wide", 0, 8);
    const LayerId b = sketch.convolution("b", wide);
    Schedule schedule = fused(sketch.finish(sketch.add("sum", AddOp{}, {a, b})));
    // as a concat would have it whose branch something else may read
    schedule.tensors[std::size_t(*schedule.tensorOf(a))].inside = schedule.tensorOf(wide);
    std::swap(schedule.steps[0], schedule.steps[1]);
    schedule.steps[2].inputs[0] = schedule.input();
    shareResidualStorage(schedule);
    EXPECT_THAT(slicesOf(schedule), ElementsAre("a in wide@0"));
}

TEST(ShareResidualStorage, UsesAWholeConcatButNoSlice) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    const LayerId join = sketch.add("join", ConcatOp{}, {a, b}, {8, 6, 6});
    const LayerId c = sketch.convolution("c", join, 4);
    const LayerId d = sketch.convolution("d", c, 8);
    const LayerId sum = sketch.add("sum", AddOp{}, {join, d}, {8, 6, 6});
    const LayerId e = sketch.convolution("e", sum, 4);
    const LayerId f = sketch.convolution("f", e, 4);
    // f's sum goes into another concat: it keeps its place there
    const LayerId sum2 = sketch.add("sum2", AddOp{}, {e, f});
    const LayerId g = sketch.convolution("g", sum, 4);
    Schedule schedule = fused(sketch.finish(sketch.add("join2", ConcatOp{}, {sum2, g}, {8, 6, 6})));
    elideConcats(schedule, always);
    shareResidualStorage(schedule);
    EXPECT_THAT(slicesOf(schedule), ElementsAre("a in join@0", "b in join@4", "sum in join@0",
                                                "sum2 in join2@0", "g in join2@4"));
}

} // namespace
} // namespace bildrate
