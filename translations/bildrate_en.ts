<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GridText</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message numerus="yes">
        <source>%1 · %2 · %3 · batch %4 · %n thread(s)</source>
        <comment>network, workload, precision of a profile</comment>
        <translation>
            <numerusform>%1 · %2 · %3 · batch %4 · %n thread</numerusform>
            <numerusform>%1 · %2 · %3 · batch %4 · %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message numerus="yes">
        <source>%n throttled sample(s)</source>
        <translation>
            <numerusform>%n throttled sample</numerusform>
            <numerusform>%n throttled samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>images/s, %1, %2, %3, total batch over %n device(s)</source>
        <translation>
            <numerusform>images/s, %1, %2, %3, total batch over %n device</numerusform>
            <numerusform>images/s, %1, %2, %3, total batch over %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>images/s, %1, %2, %3, batch per device on %n device(s)</source>
        <translation>
            <numerusform>images/s, %1, %2, %3, batch per device on %n device</numerusform>
            <numerusform>images/s, %1, %2, %3, batch per device on %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s), ended: %1</source>
        <comment>why measuring ended: time limit</comment>
        <translation>
            <numerusform>%n sample, ended: %1</numerusform>
            <numerusform>%n samples, ended: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::BenchmarkPage</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>! %n cell(s) will probably not fit</source>
        <translation>
            <numerusform>! %n cell will probably not fit</numerusform>
            <numerusform>! %n cells will probably not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>! %n cell(s) cannot run here</source>
        <translation>
            <numerusform>! %n cell cannot run here</numerusform>
            <numerusform>! %n cells cannot run here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %1 of %n cell(s) are complete and stored.</source>
        <translation>
            <numerusform>Stopped: %1 of %n cell is complete and stored.</numerusform>
            <numerusform>Stopped: %1 of %n cells are complete and stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %1 of %n cell(s) are complete and stored.</source>
        <translation>
            <numerusform>Done: %1 of %n cell is complete and stored.</numerusform>
            <numerusform>Done: %1 of %n cells are complete and stored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DesktopSigns</name>
    <message numerus="yes">
        <source>%n cell(s) completed</source>
        <translation>
            <numerusform>%n cell completed</numerusform>
            <numerusform>%n cells completed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DeviceModel</name>
    <message numerus="yes">
        <source>%1 · %2 · %n thread(s)</source>
        <comment>kind, name and threads of a CPU</comment>
        <translation>
            <numerusform>%1 · %2 · %n thread</numerusform>
            <numerusform>%1 · %2 · %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DistributionPlot</name>
    <message numerus="yes">
        <source>images/s (without %n throttled sample(s))</source>
        <comment>axis; they are no part of the result</comment>
        <translation>
            <numerusform>images/s (without %n throttled sample)</numerusform>
            <numerusform>images/s (without %n throttled samples)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) from %1 to %2 images/s</source>
        <translation>
            <numerusform>%n sample from %1 to %2 images/s</numerusform>
            <numerusform>%n samples from %1 to %2 images/s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::LivePanel</name>
    <message numerus="yes">
        <source>stopped, %n cell(s) completed</source>
        <translation>
            <numerusform>stopped, %n cell completed</numerusform>
            <numerusform>stopped, %n cells completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %n cell(s) completed</source>
        <translation>
            <numerusform>finished, %n cell completed</numerusform>
            <numerusform>finished, %n cells completed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ProfilePage</name>
    <message numerus="yes">
        <source>Medians of %n iteration(s), each layer waited for and timed alone: their sum may be more than an undisturbed iteration takes.</source>
        <translation>
            <numerusform>Of %n iteration, each layer waited for and timed alone: their sum may be more than an undisturbed iteration takes.</numerusform>
            <numerusform>Medians of %n iterations, each layer waited for and timed alone: their sum may be more than an undisturbed iteration takes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing every layer: %n iteration(s) so far</source>
        <translation>
            <numerusform>Timing every layer: %n iteration so far</numerusform>
            <numerusform>Timing every layer: %n iterations so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunActions</name>
    <message numerus="yes">
        <source>%n run(s) copied as text.</source>
        <translation>
            <numerusform>%n run copied as text.</numerusform>
            <numerusform>%n runs copied as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n run deleted.</numerusform>
            <numerusform>%n runs deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n run restored.</numerusform>
            <numerusform>%n runs restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n run(s) of the file are here already.</source>
        <translation>
            <numerusform>Nothing new: %n run of the file is here already.</numerusform>
            <numerusform>Nothing new: %n runs of the file are here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n run imported.</numerusform>
            <numerusform>%n runs imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported; the others of the file were here already.</source>
        <translation>
            <numerusform>%n run imported; the others of the file were here already.</numerusform>
            <numerusform>%n runs imported; the others of the file were here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunsPage</name>
    <message numerus="yes">
        <source>%n run(s) are selected; select fewer to see their results.</source>
        <translation>
            <numerusform>%n run is selected; select fewer to see their results.</numerusform>
            <numerusform>%n runs are selected; select fewer to see their results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) selected</source>
        <translation>
            <numerusform>%n run selected</numerusform>
            <numerusform>%n runs selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::StopRuleEdit</name>
    <message numerus="yes">
        <source>until ±%1, %2 at most, but at least %n sample(s)</source>
        <translation>
            <numerusform>until ±%1, %2 at most, but at least %n sample</numerusform>
            <numerusform>until ±%1, %2 at most, but at least %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until the noise is stable, %1 at most, but at least %n sample(s)</source>
        <translation>
            <numerusform>until the noise is stable, %1 at most, but at least %n sample</numerusform>
            <numerusform>until the noise is stable, %1 at most, but at least %n samples</numerusform>
        </translation>
    </message>
</context>
</TS>
