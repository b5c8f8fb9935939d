#pragma once

#include <QtGlobal>
#include <array>

namespace bildrate::ui::text {

/// Every sentence of core that reaches the window, with %1, %2, ... for what changes. The English
/// text is what core writes, so it is the pattern to know it by; the first that fits counts.
inline constexpr std::array coreSentences{
    // caveats
    QT_TRANSLATE_NOOP("CoreText", "first-run figure: measured without warm-up, after two "
                                  "executions that verified the output"),
    QT_TRANSLATE_NOOP("CoreText", "debug build: built as %1, slower than a release"),
    QT_TRANSLATE_NOOP("CoreText", "sanitized build: built as %1, many times slower than a release"),
    QT_TRANSLATE_NOOP("CoreText", "machine busy: other processes kept %1 cores busy at the start"),
    QT_TRANSLATE_NOOP("CoreText", "machine busy: another Bildrate was measuring at the start"),
    QT_TRANSLATE_NOOP("CoreText", "machine busy: another Bildrate began to measure meanwhile"),
    QT_TRANSLATE_NOOP("CoreText",
                      "throttled: %1 of %2 samples were taken below the clock bound and "
                      "left out"),
    QT_TRANSLATE_NOOP("CoreText", "too few samples: %1 of at least 5, so no spread and no interval "
                                  "can be told"),
    QT_TRANSLATE_NOOP("CoreText",
                      "sustained speed is lower: the last third of the samples was %1 % "
                      "slower than the first"),
    QT_TRANSLATE_NOOP("CoreText", "implausible: %1 GFLOP/s, but the device cannot exceed %2"),
    // reasons
    QT_TRANSLATE_NOOP("CoreText", "stopped"),
    QT_TRANSLATE_NOOP("CoreText", "skipped"),
    QT_TRANSLATE_NOOP("CoreText", "needs at least %1, %2 free"),
    QT_TRANSLATE_NOOP("CoreText", "needs %1 while loading, %2 free"),
    QT_TRANSLATE_NOOP("CoreText", "needs %1, %2 free"),
    QT_TRANSLATE_NOOP("CoreText", "larger than batch %1, which did not fit"),
    QT_TRANSLATE_NOOP("CoreText", "device missing: there is no %1"),
    QT_TRANSLATE_NOOP("CoreText", "device missing: the cell names none"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 and %2 belong to different engines, but one job runs on one engine"),
    QT_TRANSLATE_NOOP("CoreText", "a total batch of %1 cannot be split evenly over %2 devices"),
    QT_TRANSLATE_NOOP("CoreText", "no valid sample: all were taken below the clock bound"),
    QT_TRANSLATE_NOOP("CoreText", "the machine ran out of memory"),
    QT_TRANSLATE_NOOP("CoreText", "loss not finite at step %1"),
    QT_TRANSLATE_NOOP("CoreText", "unexpected error: %1"),
    // devices
    QT_TRANSLATE_NOOP("CoreText", "tf32 is not available: only NVIDIA GPUs have it. fp32 works."),
    QT_TRANSLATE_NOOP("CoreText", "fp16 is not available on the CPU. fp32 works."),
    QT_TRANSLATE_NOOP("CoreText", "bf16 is not available: this CPU lacks AVX512_BF16. fp32 works."),
    QT_TRANSLATE_NOOP("CoreText", "training is not built yet"), // of older versions
    QT_TRANSLATE_NOOP("CoreText", "there is no device '%1'; there is none here"),
    QT_TRANSLATE_NOOP("CoreText", "there is no device '%1'; the devices here are %2"),
    QT_TRANSLATE_NOOP("CoreText", "device %1 cannot be used: %2"),
    // what was asked
    QT_TRANSLATE_NOOP("CoreText", "'%1' in the batch list is not a whole number or a range; write "
                                  "it as 1,2,4..32"),
    QT_TRANSLATE_NOOP("CoreText", "'' in the batch list is not a whole number or a range; write it "
                                  "as 1,2,4..32"),
    QT_TRANSLATE_NOOP("CoreText", "batch %1 cannot be used; it must be from 1 to %2"),
    QT_TRANSLATE_NOOP("CoreText", "the range '%1' in the batch list runs backwards; write %2..%3"),
    QT_TRANSLATE_NOOP("CoreText", "a total batch of %1 cannot be split evenly over %2 devices; use "
                                  "%3 or %4"),
    QT_TRANSLATE_NOOP("CoreText",
                      "a total batch of %1 cannot be split evenly over %2 devices; use %3"),
    QT_TRANSLATE_NOOP("CoreText", "no network is chosen; name at least one"),
    QT_TRANSLATE_NOOP("CoreText", "no precision is chosen; name at least one of fp32, tf32, fp16, "
                                  "bf16"),
    QT_TRANSLATE_NOOP("CoreText", "no device is chosen; name at least one"),
    QT_TRANSLATE_NOOP("CoreText", "a learning rate of %1 cannot be used; it must be 0 or above"),
    QT_TRANSLATE_NOOP("CoreText", "a momentum of %1 cannot be used; it must be from 0 to below 1"),
    QT_TRANSLATE_NOOP("CoreText", "a weight decay of %1 cannot be used; it must be 0 or above"),
    // presets
    QT_TRANSLATE_NOOP("CoreText", "resnet-50 and lenet, two batches each, on the CPU: under half a "
                                  "minute"),
    QT_TRANSLATE_NOOP("CoreText", "MXNet's and LeaderGPU's inference tables: six networks, batch 1 "
                                  "to 32, one device (the CPU unless another is named)"),
    QT_TRANSLATE_NOOP("CoreText", "MXNet's and LeaderGPU's training tables: alexnet, resnet-50, "
                                  "inception-v3, total batch over 1, 2 and 4 GPUs (by index: "
                                  "gpu:0, gpu:1, ...)"),
    QT_TRANSLATE_NOOP("CoreText",
                      "TensorFlow's and LeaderGPU's training tables: twelve networks, 32 "
                      "to 512 images per GPU, 1 to 10 GPUs (by index: gpu:0, gpu:1, ...)"),
    QT_TRANSLATE_NOOP("CoreText", "saved by the user"),
    QT_TRANSLATE_NOOP("CoreText", "\"%1\" is a built-in preset; choose another name"),
    QT_TRANSLATE_NOOP("CoreText",
                      "\"%1\" is a built-in preset and cannot be deleted, only saved ones can"),
    QT_TRANSLATE_NOOP("CoreText", "the presets in %1 cannot be used: %2"),
    // settings
    QT_TRANSLATE_NOOP("CoreText",
                      "the settings in %1 could not be read (%2); the file was kept as %3"),
    QT_TRANSLATE_NOOP("CoreText", "the settings in %1 are not used: %2"),
    // storing
    QT_TRANSLATE_NOOP("CoreText", "%1 finished cells could not be stored: %2"),
    // files of runs
    QT_TRANSLATE_NOOP("CoreText", "cannot import '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot create '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot open '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot write '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot read '%1': it is larger than %2"),
    QT_TRANSLATE_NOOP("CoreText", "cannot read '%1': it is %2, not a file"),
    QT_TRANSLATE_NOOP("CoreText", "cannot read '%1': %2"),
    QT_TRANSLATE_NOOP("CoreText", "'%1' is not a file that can be replaced"),
    QT_TRANSLATE_NOOP("CoreText", "run %1 of '%2' is in the database with other content; delete "
                                  "that one first to import this"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the document is no export of Bildrate: its format is \"%1\", not "
                      "\"%2\" or \"%3\""),
    QT_TRANSLATE_NOOP(
        "CoreText", "the document has format version %1, made by a newer Bildrate; this one reads "
                    "up to version %2: update it to read the file"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the JSON ends too early, after %1 bytes; the file may have been cut off"),
    QT_TRANSLATE_NOOP("CoreText", "the file is not valid JSON at %1"),
    QT_TRANSLATE_NOOP(
        "CoreText", "the JSON is nested deeper than %1 levels, so it is none of Bildrate's files"),
    // the database
    QT_TRANSLATE_NOOP("CoreText",
                      "run %1 is being measured; wait until that has ended, or stop it"),
    QT_TRANSLATE_NOOP("CoreText", "there is no run %1; list the runs to see which there are"),
    QT_TRANSLATE_NOOP("CoreText", "%1 was made by a newer Bildrate (schema %2, this one knows %3); "
                                  "update Bildrate or choose another database"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the database %1 is damaged; it was kept as %2 and an empty one was made; to "
                      "bring back what can be read: %3"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 is damaged: %2"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 is damaged, and it cannot be written either; to "
                                  "bring back what can be read into another: bildrate-cli salvage "
                                  "%2 --database NEW.sqlite"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is the SQLite database of another program; it was left as it "
                                  "is: name another file"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is no SQLite database, or one whose header is destroyed; it "
                                  "was left as it is: name another file, or bring back what can be "
                                  "read with: bildrate-cli salvage %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1 was made by a program from before Bildrate's first release, "
                                  "whose tables this one cannot read; it was left as it is: move "
                                  "it away or choose another database"),
    QT_TRANSLATE_NOOP("CoreText", "%1 cannot be written and was opened read-only"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 was opened read-only, so nothing can be changed; make the file and its "
                      "folder writable or use another database"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the file system of %1 refuses a write-ahead log, so the database uses the "
                      "rollback journal: reading may have to wait for writing"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the database %1 cannot be made: the folder %2 cannot be written"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 cannot be opened: %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is a folder; name a file for the database"),
    QT_TRANSLATE_NOOP("CoreText", "another program keeps %1 locked; close it and try again"),
    QT_TRANSLATE_NOOP("CoreText", "no space left to write %1: %2 in %3; free some, or a quota or "
                                  "size limit has to be raised"),
    // what was asked
    QT_TRANSLATE_NOOP("CoreText", "a set of devices is empty; name at least one device in it"),
    QT_TRANSLATE_NOOP("CoreText", "a device has no name"),
    QT_TRANSLATE_NOOP("CoreText", "device %1 is named twice in one set"),
    QT_TRANSLATE_NOOP("CoreText", "there is no device that cells could run on"),
    QT_TRANSLATE_NOOP("CoreText", "no network '%1'; there are %2"),
    QT_TRANSLATE_NOOP("CoreText", "no network '%1'; did you mean %2?"),
    QT_TRANSLATE_NOOP("CoreText", "no batch is chosen for %1"),
    QT_TRANSLATE_NOOP("CoreText", "no workload is chosen; name inference or training"),
    QT_TRANSLATE_NOOP("CoreText", "networks x workloads x precisions x batches x device sets give "
                                  "more than %1 cells; use several runs"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the minimum of %1 samples cannot be used; it must be from 1 to %2"),
    QT_TRANSLATE_NOOP("CoreText",
                      "a time limit of %1 s cannot be used; it must be above 0 and at most %2 s"),
    QT_TRANSLATE_NOOP(
        "CoreText",
        "an interval width of %1 % cannot be used; it must be 0 or above, and at most %2 %"),
    QT_TRANSLATE_NOOP("CoreText", "%1 warm-up iterations cannot be used; it must be from 0 to %2"),
    QT_TRANSLATE_NOOP("CoreText",
                      "a warm-up of %1 s never ends; it must be 0 or above, and at most %2 s"),
    QT_TRANSLATE_NOOP(
        "CoreText",
        "%1 threads cannot be used; use 1 to 4096, or 0 for as many as the process is allowed"),
    QT_TRANSLATE_NOOP("CoreText", "%1 threads cannot be used; use 1 or more"),
    QT_TRANSLATE_NOOP("CoreText", "there is no home folder; set the variable HOME"),
    // cells
    QT_TRANSLATE_NOOP("CoreText", "the output is not finite, %1"),
    QT_TRANSLATE_NOOP("CoreText", "the output is not finite"),
    QT_TRANSLATE_NOOP("CoreText", "the output is the same for every image of the batch, %1"),
    QT_TRANSLATE_NOOP("CoreText", "the output is the same for every image of the batch"),
    QT_TRANSLATE_NOOP("CoreText", "a second execution gave another output"),
    QT_TRANSLATE_NOOP("CoreText", "unexpected error of unknown kind"),
    QT_TRANSLATE_NOOP("CoreText", "environment lost: it could not be read from a damaged database"),
    QT_TRANSLATE_NOOP("CoreText", "plan lost: it could not be read from a damaged database"),
    // engine on the CPU
    QT_TRANSLATE_NOOP("CoreText", "%1 could not be allocated for %2; use a smaller batch"),
    QT_TRANSLATE_NOOP("CoreText", "the weights"),
    QT_TRANSLATE_NOOP("CoreText", "the activations"),
    QT_TRANSLATE_NOOP("CoreText", "the library's workspace"),
    QT_TRANSLATE_NOOP("CoreText", "the images"),
    QT_TRANSLATE_NOOP("CoreText", "the start"),
    QT_TRANSLATE_NOOP("CoreText", "timing convolutions"),
    QT_TRANSLATE_NOOP("CoreText", "flushing caches"),
    QT_TRANSLATE_NOOP("CoreText", "%1 ran out of memory: %2; use a smaller batch"),
    QT_TRANSLATE_NOOP("CoreText", "%1 failed: %2, status %3"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 has no fast implementation of the convolution %2 in %3 on this CPU"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 has no fast implementation of the layer %2 (%3) in %4 on this CPU"),
    QT_TRANSLATE_NOOP("CoreText", "fp16 is not available on the CPU; use fp32 or bf16"),
    QT_TRANSLATE_NOOP("CoreText", "The device %1 is not a CPU."),
    QT_TRANSLATE_NOOP("CoreText", "The CPU is one device; a job cannot use several of it."),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 of %2 convolution shapes were chosen by rule for want of time"),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1 convolutions store %2 and multiply in fp32, which is faster here"),
    // a machine that has changed
    QT_TRANSLATE_NOOP("CoreText", "program: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "revision: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "compiler: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "build: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "host: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "system: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "kernel: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "virtualisation: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "CPU: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "cores visible: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "cores allowed: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "governor: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "memory: %1 before, %2 now"),
    QT_TRANSLATE_NOOP("CoreText", "%1: %2 before, %3 now"),
    QT_TRANSLATE_NOOP("CoreText", "unknown"),
    // settings and presets
    QT_TRANSLATE_NOOP("CoreText",
                      "the settings in %1 could not be read (%2); they cannot be renamed: %3"),
    QT_TRANSLATE_NOOP("CoreText", "made by a newer Bildrate"),
    QT_TRANSLATE_NOOP(
        "CoreText", "it has version %1, made by a newer Bildrate; this one reads up to version %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is broken and cannot be renamed: %2"),
    QT_TRANSLATE_NOOP("CoreText", "a preset needs a name"),
    QT_TRANSLATE_NOOP("CoreText", "there is no saved preset \"%1\""),
    // files
    QT_TRANSLATE_NOOP("CoreText", "the folder %1 cannot be made: %2"),
    QT_TRANSLATE_NOOP("CoreText", "a folder"),
    QT_TRANSLATE_NOOP("CoreText", "a pipe"),
    QT_TRANSLATE_NOOP("CoreText", "a device"),
    QT_TRANSLATE_NOOP("CoreText", "line %1, column %2"),
    QT_TRANSLATE_NOOP("CoreText", "the JSON holds a number that is too large"),
    QT_TRANSLATE_NOOP("CoreText", "the JSON holds more than %1 values, so it is none of Bildrate's "
                                  "files"),
    QT_TRANSLATE_NOOP("CoreText", "the document"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be an object"),
    QT_TRANSLATE_NOOP("CoreText", "%1: \"%2\" is missing"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be an array"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be a text"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be true or false"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be a number"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be a finite number"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must not be negative"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be a whole number"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be a whole number that is not negative"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be from %2 to %3"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be at most %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be 0, or %2 and above"),
    QT_TRANSLATE_NOOP("CoreText", "%1: %2 is not a version that this program knows"),
    QT_TRANSLATE_NOOP("CoreText", "%1: unknown value \"%2\""),
    QT_TRANSLATE_NOOP("CoreText",
                      "%1: must be an id of 1 to 64 letters, digits and hyphens, no hyphen first"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be a time such as 2026-11-30T14:05:09.123+01:00"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must have three values: clock, temperature, power"),
    QT_TRANSLATE_NOOP("CoreText", "%1: the column \"%2\" is missing"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must have %2 values, one a column"),
    QT_TRANSLATE_NOOP("CoreText", "%1: the samples have more than %2 iterations"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must not be \"last\""),
    QT_TRANSLATE_NOOP("CoreText", "%1: the id %2 occurs twice"),
    QT_TRANSLATE_NOOP("CoreText", "%1: the name \"%2\" occurs twice"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be \"%2\""),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be en, de, fr or empty"),
    QT_TRANSLATE_NOOP("CoreText", "%1: must be system, light or dark"),
    // the database
    QT_TRANSLATE_NOOP("CoreText", "the run %1 is already in %2"),
    QT_TRANSLATE_NOOP("CoreText", "there is no file %1"),
    QT_TRANSLATE_NOOP("CoreText", "free space unknown"),
    QT_TRANSLATE_NOOP("CoreText", "%1 free"),
    QT_TRANSLATE_NOOP("CoreText", "its header cannot be read"),
    QT_TRANSLATE_NOOP("CoreText", "reading or writing %1 failed: %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1 cannot be opened or written: %2"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 refused: %2"),
    QT_TRANSLATE_NOOP("CoreText", "the database %1 is damaged and cannot be renamed: %2"),
    QT_TRANSLATE_NOOP(
        "CoreText",
        "the database %1 is damaged and was left as it is; the next run or import renames it and "
        "starts an empty one, and 'bildrate-cli salvage' then brings back what can be read"),
    QT_TRANSLATE_NOOP("CoreText", "%1 has the older schema %2 and cannot be brought up to date "
                                  "because it cannot be written; copy it and open the copy"),
    QT_TRANSLATE_NOOP("CoreText", "%1 was not closed cleanly and cannot be written; copy it "
                                  "together with %2 and open the copy"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is no regular file; name a file for the database"),
    QT_TRANSLATE_NOOP("CoreText", "a stored cell has the unknown value \"%1\""),
    QT_TRANSLATE_NOOP("CoreText", "a row of %1 is lost"),
    QT_TRANSLATE_NOOP("CoreText", "the samples of a cell are damaged"),
    QT_TRANSLATE_NOOP(
        "CoreText",
        "the samples of a cell have format %1, made by a newer Bildrate; update it to read them"),
    QT_TRANSLATE_NOOP("CoreText", "a record with the value %1 cannot be stored"),
    // prices and costs
    QT_TRANSLATE_NOOP("CoreText", "'%1' is no currency; use a code such as EUR, USD or GBP"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the amount of money is too large; at most 9,000,000,000 units can be told"),
    QT_TRANSLATE_NOOP("CoreText", "%1 and %2 cannot be compared; name one currency to convert to"),
    QT_TRANSLATE_NOOP("CoreText", "%1: '%2' is below zero"),
    QT_TRANSLATE_NOOP("CoreText", "%1: '%2' is no amount of money; write digits with a point "
                                  "before the decimals, such as 0.0825"),
    QT_TRANSLATE_NOOP("CoreText", "%1: '%2' has more than nine decimals"),
    QT_TRANSLATE_NOOP("CoreText", "%1: '%2' is too large; the most is 9000000000"),
    QT_TRANSLATE_NOOP("CoreText", "%1: '%2' is zero; it must be above"),
    QT_TRANSLATE_NOOP("CoreText", "'%1' is no date; write it as 2026-11-30, 2026-11 or 2026"),
    QT_TRANSLATE_NOOP("CoreText", "a price needs the name of its provider or instance"),
    QT_TRANSLATE_NOOP("CoreText", "a price must be above zero"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is no number of GPUs; use 0 to 100000"),
    QT_TRANSLATE_NOOP("CoreText", "the price names %1 GPUs, but not their kind"),
    QT_TRANSLATE_NOOP("CoreText", "the price names the GPU '%1', but 0 of them"),
    QT_TRANSLATE_NOOP("CoreText", "'month' is no billing step; use second, minute or hour"),
    QT_TRANSLATE_NOOP("CoreText", "the minimum charge must be in the currency of the price"),
    QT_TRANSLATE_NOOP("CoreText", "%1 start-up minutes cannot be; use 0 to 100000"),
    QT_TRANSLATE_NOOP("CoreText", "there is no exchange rate from %1 to %2; add one to the prices"),
    QT_TRANSLATE_NOOP("CoreText", "there is no exchange rate from %1 to %2"),
    QT_TRANSLATE_NOOP("CoreText", "a price has the unknown unit '%1'"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the price %1 is built in and stays as it is; add one of your own"),
    QT_TRANSLATE_NOOP("CoreText",
                      "there is no price with the id '%1'; list the prices to see which there are"),
    QT_TRANSLATE_NOOP("CoreText", "'%1...' is longer than %2 bytes"),
    QT_TRANSLATE_NOOP("CoreText", "%1: there is no '%2'; use second, minute, hour or month"),
    QT_TRANSLATE_NOOP("CoreText", "%1: '%2' is no number; decimals are written with a point"),
    QT_TRANSLATE_NOOP("CoreText", "%1 fields instead of %2; a text with a comma stands in quotes"),
    QT_TRANSLATE_NOOP("CoreText", "the first line of a price list must be %1"),
    QT_TRANSLATE_NOOP("CoreText", "the price list has %1 prices; at most %2 can be read"),
    QT_TRANSLATE_NOOP("CoreText", "the purchase price must be above zero"),
    QT_TRANSLATE_NOOP("CoreText", "%1 years are no lifetime; use above 0, at most 100"),
    QT_TRANSLATE_NOOP("CoreText", "%1 % is no utilisation; use above 0 %, at most 100 %"),
    QT_TRANSLATE_NOOP("CoreText", "%1 W is no power draw; use 0 to 1000000"),
    QT_TRANSLATE_NOOP("CoreText",
                      "the price of electricity must be in the currency of the purchase"),
    QT_TRANSLATE_NOOP("CoreText", "%1 is no number of images; use 1 to %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1 epochs of %2 images cannot be; use 1 to %3"),
    QT_TRANSLATE_NOOP("CoreText", "line %1 is not UTF-8; save the table as CSV in UTF-8"),
    QT_TRANSLATE_NOOP("CoreText",
                      "line %1 holds a control character; save the table as CSV in UTF-8"),
    QT_TRANSLATE_NOOP("CoreText", "line %1 opens a quote that is never closed"),
    QT_TRANSLATE_NOOP("CoreText", "line %1 has text behind a closed quote"),
    QT_TRANSLATE_NOOP("CoreText", "line %1: %2"),
    // what stands in other sentences, so last
    QT_TRANSLATE_NOOP("CoreText", "%1 cannot be opened: %2"),
    QT_TRANSLATE_NOOP("CoreText", "%1; it was opened read-only"),
    QT_TRANSLATE_NOOP("CoreText", "%1; the file was kept as %2"),
};

} // namespace bildrate::ui::text
