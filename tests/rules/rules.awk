# The rules of the sources that a machine can check: who may include whom, what belongs in .cpp files
# alone, what depends on the locale, the length of files. Prints "file:line: what is wrong".
# Paths are relative to the root; POSIX awk.

BEGIN {
    below["base"] = " base "
    below["network"] = below["base"] "network "
    below["schedule"] = below["network"] "schedule "
    below["reference"] = below["schedule"] "reference "
    below["backend"] = below["schedule"] "backend "
    below["cpu"] = below["backend"] "cpu "
    below["cuda"] = below["backend"] "cuda "
    below["bench"] = below["backend"] "bench "
    below["exchange"] = below["bench"] "exchange "
    below["store"] = below["exchange"] "store "
    below["analysis"] = below["store"] "analysis "
    below["backends"] = below["backend"] "backends "
}

FNR == 1 {
    endFile()
    file = FILENAME
    sub(/^\.\//, "", file)
    split(file, part, "/")
    top = part[1]
    folder = top == "core" ? folderOf(file) : ""
    header = file ~ /\.h$/
    code = file ~ /\.(h|cpp|cu)$/
    lines = guarded = 0
    firstInclude = ""
    name = file
    sub(/.*\//, "", name)
    if (code && name !~ /^[a-z0-9_]+\.(h|cpp|cu)$/)
        report("a file name is snake_case")
    if (name ~ /(^|_)(manager|helper|helpers|util|utils)[._]/)
        report("a file is named after what it holds, not manager, helper or util")
    if (folder != "" && !(folder in below))
        report("core has no folder " folder)
}

{ lines = FNR }

code {
    if ($0 ~ /(TODO|FIXME)/)
        report("finish it or leave it out")
    if ($0 ~ /^#pragma once/)
        guarded = 1
    if ($0 ~ /^[ \t]*#[ \t]*include/)
        checkInclude($0)
    text = $0
    sub(/\/\/.*/, "", text)
    if (top == "core" || top == "app")
        checkNeutral(text)
}

END {
    endFile()
    exit found ? 1 : 0
}

function report(what) {
    print file ":" FNR ": " what
    found = 1
}

# The folder of core that a path "core/..." lies in; backends.h and backends.cpp stand for themselves.
function folderOf(path, piece, n) {
    n = split(path, piece, "/")
    if (n > 2)
        return piece[2]
    return piece[2] ~ /^backends\./ ? "backends" : ""
}

function checkInclude(line, quoted, target, to) {
    quoted = line ~ /"/
    target = line
    sub(/^[^<"]*[<"]/, "", target)
    sub(/[>"].*/, "", target)
    if (firstInclude == "")
        firstInclude = target

    if (quoted && target !~ /^(core|ui|app|tests)\// && target !~ /\.moc$/) # generated
        report("own headers are included from the root: core/..., not " target)
    if (target ~ /\.\./)
        report("own headers are included from the root, without ..")
    if (top == "core" && (target ~ /^Q[A-Z]/ || target ~ /^Qt[A-Z]?[a-z]*\//))
        report("core knows no Qt: " target)
    if (top == "core" && target ~ /^(ui|app|tests)\//)
        report("core depends on nothing above it: " target)
    if (top != "app" && target ~ /^app\// && file !~ /^tests\/app\//)
        report("nothing includes app: " target)
    if (top == "app" && target ~ /^tests\//)
        report("the product does not include tests: " target)

    if (target ~ /^core\//) {
        to = folderOf(target)
        if (to == "cpu" || to == "cuda") {
            if (file != "core/backends.cpp" && folder != to && top != "tests")
                report("only core/backends.cpp includes a backend: " target)
        } else if (folder != "" && folder in below && index(below[folder], " " to " ") == 0)
            report("core/" folder " may not depend on core/" to ": " target)
        if (to == "reference" && top != "tests" && folder != "reference")
            report("the reference is for tests: " target)
    }

    if (target ~ /^(nlohmann|SQLiteCpp|CLI)\// || target == "sqlite3.h") {
        if (header && top != "tests" && target !~ /_fwd\.hpp$/) # declarations without the library
            report("this library is included in .cpp files alone: " target)
    }
    if (target ~ /dnnl/ && folder != "cpu" && (header || top != "tests"))
        report("oneDNN ends in core/cpu: " target)
    if (target ~ /^(cuda|cudnn|nccl|nvml|cublas)[a-zA-Z_0-9]*(\.h|\.hpp)$/ && folder != "cuda" && top != "tests")
        report("NVIDIA headers end in core/cuda: " target)
    if (target == "iomanip" && top != "tests")
        report("numbers are formatted with fmt or std::to_chars, not streams")
}

# What would read or write another number, or another file name, under another locale.
function checkNeutral(text) {
    if (text ~ /(^|[^A-Za-z0-9_])(strto(d|f|ld)|sto(d|f|ld)|atof|setlocale|sscanf|fscanf|scanf)[ ]*\(/)
        report("depends on the locale: use std::from_chars")
    if (text ~ /std::locale[ ({]/ && text !~ /std::locale::classic/)
        report("depends on the locale")
    if (text ~ /printf[ ]*\(.*%[-+ #0-9.*]*[lL]?[aAeEfFgG]/)
        report("depends on the locale: use fmt or std::to_chars")
    if (text ~ /\{[A-Za-z0-9_]*:[^{}"]*L[^{}"]*\}/)
        report("core and the command line write neutral numbers: no L in a format")
    if (text ~ /(^|[^A-Za-z0-9_])(fopen|freopen)[ ]*\(/)
        report("narrow file name: open a std::filesystem::path with a stream")
    if (text ~ /fstream.*\.(string|c_str|u8string|generic_string)[ ]*\(/ || text ~ /\.open[ ]*\(.*\.(string|c_str)[ ]*\(/)
        report("narrow file name: give the stream the std::filesystem::path itself")
}

function endFile(own) {
    if (file == "")
        return
    if (lines > 500)
        report("longer than 500 lines: what second thing moved in?")
    if (header && !guarded)
        report("a header starts with #pragma once")
    own = file
    # A .cpp file that includes its own header first proves that the header is self-contained.
    if (sub(/\.cpp$/, ".h", own) && top != "tests" && (getline unused < own) >= 0) {
        close(own)
        if (firstInclude != own)
            report("its own header comes first: " own)
    }
}
