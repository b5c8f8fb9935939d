<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CoreText</name>
    <message>
        <source>debug build: built as %1, slower than a release</source>
        <translation>Debug-Build: gebaut als %1, langsamer als ein Release</translation>
    </message>
    <message>
        <source>sanitized build: built as %1, many times slower than a release</source>
        <translation>Build mit Sanitizer: gebaut als %1, um ein Vielfaches langsamer als ein Release</translation>
    </message>
    <message>
        <source>machine busy: other processes kept %1 cores busy at the start</source>
        <translation>Rechner beschäftigt: Andere Prozesse belegten zu Beginn %1 Kerne</translation>
    </message>
    <message>
        <source>machine busy: another Bildrate was measuring at the start</source>
        <translation>Rechner beschäftigt: Ein anderes Bildrate maß zu Beginn</translation>
    </message>
    <message>
        <source>machine busy: another Bildrate began to measure meanwhile</source>
        <translation>Rechner beschäftigt: Ein anderes Bildrate begann inzwischen zu messen</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples were taken below the clock bound and left out</source>
        <translation>gedrosselt: %1 von %2 Messwerten lagen unter der Taktgrenze und wurden ausgelassen</translation>
    </message>
    <message>
        <source>too few samples: %1 of at least 5, so no spread and no interval can be told</source>
        <translation>zu wenige Messwerte: %1 von mindestens 5, daher weder Streuung noch Intervall</translation>
    </message>
    <message>
        <source>sustained speed is lower: the last third of the samples was %1 % slower than the first</source>
        <translation>Dauergeschwindigkeit niedriger: Das letzte Drittel der Messwerte war %1&#xa0;% langsamer als das erste</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>needs at least %1, %2 free</source>
        <translation>braucht mindestens %1, frei sind %2</translation>
    </message>
    <message>
        <source>needs %1, %2 free</source>
        <translation>braucht %1, frei sind %2</translation>
    </message>
    <message>
        <source>larger than batch %1, which did not fit</source>
        <translation>größer als Stapel %1, der nicht passte</translation>
    </message>
    <message>
        <source>device missing: there is no %1</source>
        <translation>Gerät fehlt: %1 gibt es hier nicht</translation>
    </message>
    <message>
        <source>device missing: the cell names none</source>
        <translation>Gerät fehlt: Die Zelle nennt keines</translation>
    </message>
    <message>
        <source>%1 and %2 belong to different engines, but one job runs on one engine</source>
        <translation>%1 und %2 gehören zu verschiedenen Rechenwerken, ein Auftrag läuft aber auf einem</translation>
    </message>
    <message>
        <source>a total batch of %1 cannot be split evenly over %2 devices</source>
        <translation>ein Gesamtstapel von %1 lässt sich nicht gleichmäßig auf %2 Geräte verteilen</translation>
    </message>
    <message>
        <source>no valid sample: all were taken below the clock bound</source>
        <translation>kein gültiger Messwert: Alle lagen unter der Taktgrenze</translation>
    </message>
    <message>
        <source>the machine ran out of memory</source>
        <translation>dem Rechner ging der Speicher aus</translation>
    </message>
    <message>
        <source>unexpected error: %1</source>
        <translation>unerwarteter Fehler: %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>gedrosselt</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>hängt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>übersetzt</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>checking the output</source>
        <translation>prüft die Ausgabe</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>Aufwärmphase</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>misst</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>innerhalb %1</translation>
    </message>
    <message>
        <source>stable at %1</source>
        <translation>stabil bei %1</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>time limit before the minimum number of samples</source>
        <translation>Zeitgrenze vor der Mindestzahl von Messwerten</translation>
    </message>
    <message>
        <source>first-run figure: measured without warm-up, after two executions that verified the output</source>
        <translation>Erstlauf: ohne Aufwärmphase gemessen, nach zwei Ausführungen, die die Ausgabe prüften</translation>
    </message>
    <message>
        <source>implausible: %1 GFLOP/s, but the device cannot exceed %2</source>
        <translation>unglaubwürdig: %1 GFLOP/s, das Gerät kann aber höchstens %2</translation>
    </message>
    <message>
        <source>needs %1 while loading, %2 free</source>
        <translation>braucht beim Laden %1, frei sind %2</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>GridText</name>
    <message>
        <source>total batch</source>
        <translation>Gesamtstapel</translation>
    </message>
    <message>
        <source>batch per device</source>
        <translation>Stapel je Gerät</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>total batch %1</source>
        <translation>Gesamtstapel %1</translation>
    </message>
    <message>
        <source>batch %1 per device</source>
        <translation>Stapel %1 je Gerät</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an outcome and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 images/s (95 % interval: %2 to %3)</source>
        <translation>%1 Bilder/s (95-%-Intervall: %2 bis %3)</translation>
    </message>
    <message>
        <source>%1 images/s, without an interval</source>
        <translation>%1 Bilder/s, ohne Intervall</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Messwert</numerusform>
            <numerusform>%n Messwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>measuring ended: %1</source>
        <translation>Messung endete: %1</translation>
    </message>
    <message>
        <source>! %1</source>
        <comment>a caveat</comment>
        <translation>! %1</translation>
    </message>
    <message>
        <source>! no interval: the samples differ too much</source>
        <translation>! kein Intervall: Die Messwerte schwanken zu stark</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::BatchPlot</name>
    <message>
        <source>batch size</source>
        <translation>Stapelgröße</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <source>This run has no completed cells.</source>
        <translation>Dieser Lauf hat keine abgeschlossenen Zellen.</translation>
    </message>
    <message>
        <source>hollow: with a caveat</source>
        <comment>what hollow markers of a chart mean</comment>
        <translation>hohl: mit Vorbehalt</translation>
    </message>
    <message>
        <source>Images per second by batch size</source>
        <translation>Bilder pro Sekunde nach Stapelgröße</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DesktopSigns</name>
    <message>
        <source>Measuring ended early</source>
        <translation>Die Messung endete vorzeitig</translation>
    </message>
    <message>
        <source>Measuring has finished</source>
        <translation>Die Messung ist fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) completed</source>
        <translation>
            <numerusform>%n Zelle abgeschlossen</numerusform>
            <numerusform>%n Zellen abgeschlossen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DevicesPage</name>
    <message>
        <source>unknown</source>
        <comment>amount of memory</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Art:</translation>
    </message>
    <message>
        <source>Identifier:</source>
        <translation>Kennung:</translation>
    </message>
    <message>
        <source>Memory:</source>
        <translation>Speicher:</translation>
    </message>
    <message>
        <source>Memory free:</source>
        <translation>Freier Speicher:</translation>
    </message>
    <message>
        <source>Threads:</source>
        <translation>Threads:</translation>
    </message>
    <message>
        <source>Precisions:</source>
        <translation>Zahlenformate:</translation>
    </message>
    <message>
        <source>Cannot be used:</source>
        <translation>Nicht verwendbar:</translation>
    </message>
    <message>
        <source>The list of devices is on the clipboard.</source>
        <translation>Die Geräteliste liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>The list can be refreshed once the measurement has ended.</source>
        <translation>Die Liste lässt sich aktualisieren, sobald die Messung beendet ist.</translation>
    </message>
    <message>
        <source>No device was found.</source>
        <translation>Es wurde kein Gerät gefunden.</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Geräte werden gesucht…</translation>
    </message>
    <message>
        <source>Libraries: %1</source>
        <translation>Bibliotheken: %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DistributionChart</name>
    <message>
        <source>Distribution of the samples over images per second</source>
        <translation>Verteilung der Messwerte über Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>This cell has no samples.</source>
        <translation>Diese Zelle hat keine Messwerte.</translation>
    </message>
    <message>
        <source>Choose a cell to see its distribution.</source>
        <translation>Wählen Sie eine Zelle, um ihre Verteilung zu sehen.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DistributionPlot</name>
    <message>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <source>samples</source>
        <comment>axis: how many samples</comment>
        <translation>Messwerte</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ExplainPage</name>
    <message>
        <source>What is measured?</source>
        <translation>Was wird gemessen?</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::LiveChart</name>
    <message>
        <source>Images per second appear here while a cell is measured.</source>
        <translation>Hier erscheinen die Bilder pro Sekunde, während eine Zelle gemessen wird.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::LivePanel</name>
    <message>
        <source>Images per second of the running cell</source>
        <translation>Bilder pro Sekunde der laufenden Zelle</translation>
    </message>
    <message>
        <source>The cell that is shown</source>
        <translation>Die gezeigte Zelle</translation>
    </message>
    <message>
        <source>Images per second of this cell so far</source>
        <translation>Bilder pro Sekunde dieser Zelle bisher</translation>
    </message>
    <message>
        <source>At most; many cells end before their time limit</source>
        <translation>Höchstens; viele Zellen enden vor ihrer Zeitgrenze</translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <translation>%1 Bilder/s</translation>
    </message>
    <message>
        <source>warming up, about %1</source>
        <translation>Aufwärmphase, etwa %1</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>Aufwärmphase</translation>
    </message>
    <message>
        <source>warming up, step %1 of %2, about %3</source>
        <translation>Aufwärmphase, Schritt %1 von %2, etwa %3</translation>
    </message>
    <message>
        <source>warming up, step %1 of %2</source>
        <translation>Aufwärmphase, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>measuring, ±%1</source>
        <comment>with the half-width of the interval, as 1.3 %</comment>
        <translation>Messung, ±%1</translation>
    </message>
    <message>
        <source>ended: %1</source>
        <comment>and why</comment>
        <translation>beendet: %1</translation>
    </message>
    <message numerus="yes">
        <source>stopped, %n cell(s) completed</source>
        <translation>
            <numerusform>angehalten, %n Zelle abgeschlossen</numerusform>
            <numerusform>angehalten, %n Zellen abgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %n cell(s) completed</source>
        <translation>
            <numerusform>fertig, %n Zelle abgeschlossen</numerusform>
            <numerusform>fertig, %n Zellen abgeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping when the layer in hand returns</source>
        <translation>hält nach der laufenden Schicht an</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>cell %1 of %2</source>
        <translation>Zelle %1 von %2</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <comment>time</comment>
        <translation>noch etwa %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::MainWindow</name>
    <message>
        <source>About Bildrate</source>
        <translation>Über Bildrate</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bildrate %1&lt;/b&gt;&lt;p&gt;Measures how many images per second a network classifies or trains on, keeps every run and compares runs.&lt;p&gt;Free software under the GNU General Public License, version 3 or later.</source>
        <translation>&lt;b&gt;Bildrate %1&lt;/b&gt;&lt;p&gt;Misst, wie viele Bilder pro Sekunde ein Netz klassifiziert oder beim Training verarbeitet, bewahrt jeden Lauf auf und vergleicht Läufe.&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;About Bildrate</source>
        <translation>&amp;Über Bildrate</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>A measurement is running. Stop it and quit?</source>
        <translation>Eine Messung läuft. Anhalten und beenden?</translation>
    </message>
    <message>
        <source>What is finished is stored; the running cell is stored as cancelled. The rest can be measured later with Resume.</source>
        <translation>Fertiges ist gespeichert; die laufende Zelle wird als abgebrochen gespeichert. Den Rest können Sie später mit „Fortsetzen“ messen.</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Anhalten und beenden</translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <translation>Weiter messen</translation>
    </message>
    <message>
        <source>%1 % · cell %2 of %3 – Bildrate</source>
        <comment>title bar: how far a sweep is</comment>
        <translation>%1&#xa0;% · Zelle %2 von %3 – Bildrate</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ResultGridModel</name>
    <message>
        <source>%1
running: %2</source>
        <comment>a cell and what it is at</comment>
        <translation>%1
läuft: %2</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Stapel %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ResultGridView</name>
    <message>
        <source>Results: networks down, batch sizes across</source>
        <translation>Ergebnisse: Netze nach unten, Stapelgrößen nach rechts</translation>
    </message>
    <message>
        <source>images/s by batch</source>
        <comment>corner of the table of results</comment>
        <translation>Bilder/s nach Stapel</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::SampleChart</name>
    <message>
        <source>Images per second of each sample over time</source>
        <translation>Bilder pro Sekunde jedes Messwerts über die Zeit</translation>
    </message>
    <message>
        <source>This cell has no samples.</source>
        <translation>Diese Zelle hat keine Messwerte.</translation>
    </message>
    <message>
        <source>Choose a cell to see its samples.</source>
        <translation>Wählen Sie eine Zelle, um ihre Messwerte zu sehen.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::SamplesPlot</name>
    <message>
        <source>seconds</source>
        <comment>axis of time</comment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Aufwärmphase</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::Workbench</name>
    <message>
        <source>The settings hold until the program ends but could not be kept: %1</source>
        <translation>Die Einstellungen gelten, bis das Programm endet, konnten aber nicht gespeichert werden: %1</translation>
    </message>
</context>
</TS>
