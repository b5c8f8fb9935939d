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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>implausible: %1 GFLOP/s, but the device cannot exceed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1 while loading, %2 free</source>
        <translation type="unfinished"></translation>
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
    <name>bildrate::ui::ExplainPage</name>
    <message>
        <source>What is measured?</source>
        <translation>Was wird gemessen?</translation>
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
        <source>%1 of %2 – Bildrate</source>
        <comment>title bar: cell 3 of 24</comment>
        <translation>%1 von %2 – Bildrate</translation>
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
</context>
<context>
    <name>bildrate::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
