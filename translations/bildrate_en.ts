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
</TS>
