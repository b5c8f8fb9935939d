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
    <message>
        <source>tf32 is not available: only NVIDIA GPUs have it. fp32 works.</source>
        <translation>tf32 ist nicht verfügbar: Nur NVIDIA-GPUs haben es. fp32 geht.</translation>
    </message>
    <message>
        <source>fp16 is not available on the CPU. fp32 works.</source>
        <translation>fp16 ist auf der CPU nicht verfügbar. fp32 geht.</translation>
    </message>
    <message>
        <source>bf16 is not available: this CPU lacks AVX512_BF16. fp32 works.</source>
        <translation>bf16 ist nicht verfügbar: Dieser CPU fehlt AVX512_BF16. fp32 geht.</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; there is none here</source>
        <translation>Es gibt kein Gerät „%1“; hier ist keines vorhanden</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; the devices here are %2</source>
        <translation>Es gibt kein Gerät „%1“; vorhanden sind %2</translation>
    </message>
    <message>
        <source>device %1 cannot be used: %2</source>
        <translation>Gerät %1 kann nicht benutzt werden: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in the batch list is not a whole number or a range; write it as 1,2,4..32</source>
        <translation>„%1“ in der Stapelliste ist weder eine ganze Zahl noch ein Bereich; schreiben Sie etwa 1,2,4..32</translation>
    </message>
    <message>
        <source>&apos;&apos; in the batch list is not a whole number or a range; write it as 1,2,4..32</source>
        <translation>In der Stapelliste fehlt eine Zahl oder ein Bereich; schreiben Sie etwa 1,2,4..32</translation>
    </message>
    <message>
        <source>batch %1 cannot be used; it must be from 1 to %2</source>
        <translation>Stapelgröße %1 ist nicht möglich; sie muss von 1 bis %2 reichen</translation>
    </message>
    <message>
        <source>the range &apos;%1&apos; in the batch list runs backwards; write %2..%3</source>
        <translation>Der Bereich „%1“ in der Stapelliste läuft rückwärts; schreiben Sie %2..%3</translation>
    </message>
    <message>
        <source>a total batch of %1 cannot be split evenly over %2 devices; use %3 or %4</source>
        <translation>Ein Gesamtstapel von %1 lässt sich nicht gleichmäßig auf %2 Geräte verteilen; nehmen Sie %3 oder %4</translation>
    </message>
    <message>
        <source>a total batch of %1 cannot be split evenly over %2 devices; use %3</source>
        <translation>Ein Gesamtstapel von %1 lässt sich nicht gleichmäßig auf %2 Geräte verteilen; nehmen Sie %3</translation>
    </message>
    <message>
        <source>no network is chosen; name at least one</source>
        <translation>Kein Netz ist gewählt; wählen Sie mindestens eines</translation>
    </message>
    <message>
        <source>no precision is chosen; name at least one of fp32, tf32, fp16, bf16</source>
        <translation>Es ist kein Zahlenformat gewählt; wählen Sie mindestens eines von fp32, tf32, fp16, bf16</translation>
    </message>
    <message>
        <source>no device is chosen; name at least one</source>
        <translation>Kein Gerät ist gewählt; wählen Sie mindestens eines</translation>
    </message>
    <message>
        <source>resnet-50 and lenet, two batches each, on the CPU: under half a minute</source>
        <translation>resnet-50 und lenet, je zwei Stapelgrößen, auf der CPU: unter einer halben Minute</translation>
    </message>
    <message>
        <source>MXNet&apos;s and LeaderGPU&apos;s inference tables: six networks, batch 1 to 32, one device (the CPU unless another is named)</source>
        <translation>Inferenztabellen von MXNet und LeaderGPU: sechs Netze, Stapelgröße 1 bis 32, ein Gerät (die CPU, wenn kein anderes genannt ist)</translation>
    </message>
    <message>
        <source>MXNet&apos;s and LeaderGPU&apos;s training tables: alexnet, resnet-50, inception-v3, total batch over 1, 2 and 4 GPUs (by index: gpu:0, gpu:1, ...)</source>
        <translation>Trainingstabellen von MXNet und LeaderGPU: alexnet, resnet-50, inception-v3, Gesamtstapel über 1, 2 und 4 GPUs (nach Nummer: gpu:0, gpu:1, ...)</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s and LeaderGPU&apos;s training tables: twelve networks, 32 to 512 images per GPU, 1 to 10 GPUs (by index: gpu:0, gpu:1, ...)</source>
        <translation>Trainingstabellen von TensorFlow und LeaderGPU: zwölf Netze, 32 bis 512 Bilder je GPU, 1 bis 10 GPUs (nach Nummer: gpu:0, gpu:1, ...)</translation>
    </message>
    <message>
        <source>saved by the user</source>
        <translation>vom Benutzer gespeichert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in preset; choose another name</source>
        <translation>„%1“ ist eine mitgelieferte Vorlage; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>%1 finished cells could not be stored: %2</source>
        <translation>%1 fertige Zellen konnten nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>cannot import &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht importiert werden: %2</translation>
    </message>
    <message>
        <source>cannot create &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht angelegt werden: %2</translation>
    </message>
    <message>
        <source>cannot open &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: it is larger than %2</source>
        <translation>„%1“ kann nicht gelesen werden: größer als %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file that can be replaced</source>
        <translation>„%1“ ist keine Datei, die ersetzt werden kann</translation>
    </message>
    <message>
        <source>run %1 of &apos;%2&apos; is in the database with other content; delete that one first to import this</source>
        <translation>Lauf %1 aus „%2“ steht mit anderem Inhalt in der Datenbank; löschen Sie jenen zuerst, um diesen zu importieren</translation>
    </message>
    <message>
        <source>the document is no export of Bildrate: its format is &quot;%1&quot;, not &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>Das Dokument ist kein Export von Bildrate: Sein Format ist „%1“, nicht „%2“ oder „%3“</translation>
    </message>
    <message>
        <source>the document has format version %1, made by a newer Bildrate; this one reads up to version %2: update it to read the file</source>
        <translation>Das Dokument hat die Formatversion %1 eines neueren Bildrate; dieses liest bis Version %2: Aktualisieren Sie es, um die Datei zu lesen</translation>
    </message>
    <message>
        <source>the JSON ends too early, after %1 bytes; the file may have been cut off</source>
        <translation>Das JSON endet zu früh, nach %1 Byte; die Datei ist wohl abgeschnitten</translation>
    </message>
    <message>
        <source>the file is not valid JSON at %1</source>
        <translation>Die Datei ist kein gültiges JSON bei %1</translation>
    </message>
    <message>
        <source>the JSON is nested deeper than %1 levels, so it is none of Bildrate&apos;s files</source>
        <translation>Das JSON ist tiefer als %1 Ebenen geschachtelt, also keine Datei von Bildrate</translation>
    </message>
    <message>
        <source>run %1 is being measured; wait until that has ended, or stop it</source>
        <translation>Lauf %1 wird gerade gemessen; warten Sie das Ende ab oder brechen Sie ihn ab</translation>
    </message>
    <message>
        <source>there is no run %1; list the runs to see which there are</source>
        <translation>Es gibt keinen Lauf %1; die Liste der Läufe zeigt, welche es gibt</translation>
    </message>
    <message>
        <source>%1 was made by a newer Bildrate (schema %2, this one knows %3); update Bildrate or choose another database</source>
        <translation>%1 stammt von einem neueren Bildrate (Schema %2, dieses kennt %3); aktualisieren Sie Bildrate oder wählen Sie eine andere Datenbank</translation>
    </message>
    <message>
        <source>the database %1 is damaged: %2</source>
        <translation>Die Datenbank %1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>%1 is the SQLite database of another program; it was left as it is: name another file</source>
        <translation>%1 ist die SQLite-Datenbank eines anderen Programms und blieb unverändert: Nennen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>%1 cannot be written and was opened read-only</source>
        <translation>%1 ist nicht beschreibbar und wurde nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>%1 was opened read-only, so nothing can be changed; make the file and its folder writable or use another database</source>
        <translation>%1 wurde nur zum Lesen geöffnet, nichts kann geändert werden; machen Sie Datei und Ordner beschreibbar oder nehmen Sie eine andere Datenbank</translation>
    </message>
    <message>
        <source>the file system of %1 refuses a write-ahead log, so the database uses the rollback journal: reading may have to wait for writing</source>
        <translation>Das Dateisystem von %1 lehnt ein Write-Ahead-Log ab, daher nutzt die Datenbank das Rollback-Journal: Lesen muss eventuell auf Schreiben warten</translation>
    </message>
    <message>
        <source>the database %1 cannot be made: the folder %2 cannot be written</source>
        <translation>Die Datenbank %1 kann nicht angelegt werden: Der Ordner %2 ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>the database %1 cannot be opened: %2</source>
        <translation>Die Datenbank %1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file for the database</source>
        <translation>%1 ist ein Ordner; nennen Sie eine Datei für die Datenbank</translation>
    </message>
    <message>
        <source>another program keeps %1 locked; close it and try again</source>
        <translation>Ein anderes Programm hält %1 gesperrt; schließen Sie es und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>no space left to write %1: %2 in %3; free some, or a quota or size limit has to be raised</source>
        <translation>Kein Platz mehr, um %1 zu schreiben: %2 in %3; schaffen Sie Platz, oder eine Quote oder Größengrenze muss erhöht werden</translation>
    </message>
    <message>
        <source>the presets in %1 cannot be used: %2</source>
        <translation>Die Vorlagen in %1 können nicht benutzt werden: %2</translation>
    </message>
    <message>
        <source>the settings in %1 could not be read (%2); the file was kept as %3</source>
        <translation>Die Einstellungen in %1 konnten nicht gelesen werden (%2); die Datei wurde als %3 aufgehoben</translation>
    </message>
    <message>
        <source>the settings in %1 are not used: %2</source>
        <translation>Die Einstellungen in %1 werden nicht benutzt: %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: it is %2, not a file</source>
        <translation>„%1“ kann nicht gelesen werden: Es ist %2, keine Datei</translation>
    </message>
    <message>
        <source>a set of devices is empty; name at least one device in it</source>
        <translation>eine Gerätegruppe ist leer; nennen Sie mindestens ein Gerät darin</translation>
    </message>
    <message>
        <source>a device has no name</source>
        <translation>ein Gerät hat keinen Namen</translation>
    </message>
    <message>
        <source>device %1 is named twice in one set</source>
        <translation>Gerät %1 steht zweimal in einer Gruppe</translation>
    </message>
    <message>
        <source>there is no device that cells could run on</source>
        <translation>es gibt kein Gerät, auf dem Zellen laufen könnten</translation>
    </message>
    <message>
        <source>no network &apos;%1&apos;; there are %2</source>
        <translation>es gibt kein Netz „%1“; vorhanden sind %2</translation>
    </message>
    <message>
        <source>no network &apos;%1&apos;; did you mean %2?</source>
        <translation>es gibt kein Netz „%1“; meinten Sie %2?</translation>
    </message>
    <message>
        <source>no batch is chosen for %1</source>
        <translation>für %1 ist keine Stapelgröße gewählt</translation>
    </message>
    <message>
        <source>no workload is chosen; name inference or training</source>
        <translation>keine Aufgabe ist gewählt; wählen Sie Inferenz oder Training</translation>
    </message>
    <message>
        <source>networks x workloads x precisions x batches x device sets give more than %1 cells; use several runs</source>
        <translation>Netze × Aufgaben × Zahlenformate × Stapelgrößen × Gerätegruppen ergeben mehr als %1 Zellen; nehmen Sie mehrere Läufe</translation>
    </message>
    <message>
        <source>the minimum of %1 samples cannot be used; it must be from 1 to %2</source>
        <translation>Mindestens %1 Messwerte sind nicht möglich; die Zahl muss von 1 bis %2 reichen</translation>
    </message>
    <message>
        <source>%1 warm-up iterations cannot be used; it must be from 0 to %2</source>
        <translation>%1 Aufwärmiterationen sind nicht möglich; die Zahl muss von 0 bis %2 reichen</translation>
    </message>
    <message>
        <source>a warm-up of %1 s never ends; it must be 0 or above, and at most %2 s</source>
        <translation>Eine Aufwärmphase von %1 s endet nie; sie muss mindestens 0 und höchstens %2 s sein</translation>
    </message>
    <message>
        <source>%1 threads cannot be used; use 1 to 4096, or 0 for as many as the process is allowed</source>
        <translation>%1 Threads sind nicht möglich; nehmen Sie 1 bis 4096, oder 0 für so viele, wie dem Prozess erlaubt sind</translation>
    </message>
    <message>
        <source>%1 threads cannot be used; use 1 or more</source>
        <translation>%1 Threads sind nicht möglich; nehmen Sie mindestens 1</translation>
    </message>
    <message>
        <source>there is no home folder; set the variable HOME</source>
        <translation>es gibt keinen persönlichen Ordner; setzen Sie die Variable HOME</translation>
    </message>
    <message>
        <source>the output is not finite, %1</source>
        <translation>die Ausgabe ist nicht endlich, %1</translation>
    </message>
    <message>
        <source>the output is not finite</source>
        <translation>die Ausgabe ist nicht endlich</translation>
    </message>
    <message>
        <source>the output is the same for every image of the batch, %1</source>
        <translation>die Ausgabe ist für alle Bilder des Stapels gleich, %1</translation>
    </message>
    <message>
        <source>the output is the same for every image of the batch</source>
        <translation>die Ausgabe ist für alle Bilder des Stapels gleich</translation>
    </message>
    <message>
        <source>a second execution gave another output</source>
        <translation>eine zweite Ausführung ergab eine andere Ausgabe</translation>
    </message>
    <message>
        <source>unexpected error of unknown kind</source>
        <translation>unerwarteter Fehler unbekannter Art</translation>
    </message>
    <message>
        <source>environment lost: it could not be read from a damaged database</source>
        <translation>Umgebung verloren: Sie war aus einer beschädigten Datenbank nicht zu lesen</translation>
    </message>
    <message>
        <source>plan lost: it could not be read from a damaged database</source>
        <translation>Plan verloren: Er war aus einer beschädigten Datenbank nicht zu lesen</translation>
    </message>
    <message>
        <source>%1 could not be allocated for %2; use a smaller batch</source>
        <translation>%1 waren für %2 nicht zu bekommen; nehmen Sie eine kleinere Stapelgröße</translation>
    </message>
    <message>
        <source>the weights</source>
        <translation>die Gewichte</translation>
    </message>
    <message>
        <source>the activations</source>
        <translation>die Aktivierungen</translation>
    </message>
    <message>
        <source>the library&apos;s workspace</source>
        <translation>den Arbeitsspeicher der Bibliothek</translation>
    </message>
    <message>
        <source>the images</source>
        <translation>die Bilder</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>den Anfang</translation>
    </message>
    <message>
        <source>timing convolutions</source>
        <translation>das Messen von Faltungen</translation>
    </message>
    <message>
        <source>flushing caches</source>
        <translation>das Leeren der Caches</translation>
    </message>
    <message>
        <source>%1 ran out of memory: %2; use a smaller batch</source>
        <translation>%1 ging der Speicher aus: %2; nehmen Sie eine kleinere Stapelgröße</translation>
    </message>
    <message>
        <source>%1 failed: %2, status %3</source>
        <translation>%1 ist gescheitert: %2, Status %3</translation>
    </message>
    <message>
        <source>%1 has no fast implementation of the convolution %2 in %3 on this CPU</source>
        <translation>%1 hat auf dieser CPU keine schnelle Umsetzung der Faltung %2 in %3</translation>
    </message>
    <message>
        <source>%1 has no fast implementation of the layer %2 (%3) in %4 on this CPU</source>
        <translation>%1 hat auf dieser CPU keine schnelle Umsetzung der Schicht %2 (%3) in %4</translation>
    </message>
    <message>
        <source>fp16 is not available on the CPU; use fp32 or bf16</source>
        <translation>fp16 ist auf der CPU nicht verfügbar; nehmen Sie fp32 oder bf16</translation>
    </message>
    <message>
        <source>The device %1 is not a CPU.</source>
        <translation>Das Gerät %1 ist keine CPU.</translation>
    </message>
    <message>
        <source>The CPU is one device; a job cannot use several of it.</source>
        <translation>Die CPU ist ein einziges Gerät; ein Auftrag kann nicht mehrere davon benutzen.</translation>
    </message>
    <message>
        <source>%1 of %2 convolution shapes were chosen by rule for want of time</source>
        <translation>%1 von %2 Faltungsformen wurden aus Zeitmangel nach Regel gewählt</translation>
    </message>
    <message>
        <source>%1 convolutions store %2 and multiply in fp32, which is faster here</source>
        <translation>%1 Faltungen speichern %2 und multiplizieren in fp32, was hier schneller ist</translation>
    </message>
    <message>
        <source>program: %1 before, %2 now</source>
        <translation>Programm: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>revision: %1 before, %2 now</source>
        <translation>Revision: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>compiler: %1 before, %2 now</source>
        <translation>Compiler: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>build: %1 before, %2 now</source>
        <translation>Build: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>host: %1 before, %2 now</source>
        <translation>Rechner: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>system: %1 before, %2 now</source>
        <translation>System: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>kernel: %1 before, %2 now</source>
        <translation>Kernel: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>virtualisation: %1 before, %2 now</source>
        <translation>Virtualisierung: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>CPU: %1 before, %2 now</source>
        <translation>CPU: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>cores visible: %1 before, %2 now</source>
        <translation>Kerne des Rechners: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>cores allowed: %1 before, %2 now</source>
        <translation>erlaubte Kerne: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>governor: %1 before, %2 now</source>
        <translation>Taktregler: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>memory: %1 before, %2 now</source>
        <translation>Speicher: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 now</source>
        <translation>%1: vorher %2, jetzt %3</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>the settings in %1 could not be read (%2); they cannot be renamed: %3</source>
        <translation>Die Einstellungen in %1 konnten nicht gelesen werden (%2); die Datei lässt sich nicht umbenennen: %3</translation>
    </message>
    <message>
        <source>made by a newer Bildrate</source>
        <translation>von einem neueren Bildrate</translation>
    </message>
    <message>
        <source>it has version %1, made by a newer Bildrate; this one reads up to version %2</source>
        <translation>sie hat Version %1 eines neueren Bildrate; dieses liest bis Version %2</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be renamed: %2</source>
        <translation>%1 ist unbrauchbar und lässt sich nicht umbenennen: %2</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>eine Vorlage braucht einen Namen</translation>
    </message>
    <message>
        <source>there is no saved preset &quot;%1&quot;</source>
        <translation>es gibt keine gespeicherte Vorlage „%1“</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made: %2</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>eine Pipe</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the JSON holds a number that is too large</source>
        <translation>das JSON enthält eine zu große Zahl</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>das Dokument</translation>
    </message>
    <message>
        <source>%1: must be an object</source>
        <translation>%1: muss ein Objekt sein</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing</source>
        <translation>%1: „%2“ fehlt</translation>
    </message>
    <message>
        <source>%1: must be an array</source>
        <translation>%1: muss eine Liste sein</translation>
    </message>
    <message>
        <source>%1: must be a text</source>
        <translation>%1: muss ein Text sein</translation>
    </message>
    <message>
        <source>%1: must be true or false</source>
        <translation>%1: muss true oder false sein</translation>
    </message>
    <message>
        <source>%1: must be a number</source>
        <translation>%1: muss eine Zahl sein</translation>
    </message>
    <message>
        <source>%1: must be a finite number</source>
        <translation>%1: muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>%1: must not be negative</source>
        <translation>%1: darf nicht negativ sein</translation>
    </message>
    <message>
        <source>%1: must be a whole number</source>
        <translation>%1: muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>%1: must be a whole number that is not negative</source>
        <translation>%1: muss eine nicht negative ganze Zahl sein</translation>
    </message>
    <message>
        <source>%1: must be from %2 to %3</source>
        <translation>%1: muss von %2 bis %3 reichen</translation>
    </message>
    <message>
        <source>%1: must be at most %2</source>
        <translation>%1: darf höchstens %2 sein</translation>
    </message>
    <message>
        <source>%1: must be 0, or %2 and above</source>
        <translation>%1: muss 0 oder mindestens %2 sein</translation>
    </message>
    <message>
        <source>%1: %2 is not a version that this program knows</source>
        <translation>%1: %2 ist keine Version, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>%1: unknown value &quot;%2&quot;</source>
        <translation>%1: unbekannter Wert „%2“</translation>
    </message>
    <message>
        <source>%1: must be an id of 1 to 64 letters, digits and hyphens, no hyphen first</source>
        <translation>%1: muss eine Kennung aus 1 bis 64 Buchstaben, Ziffern und Bindestrichen sein, ohne Bindestrich am Anfang</translation>
    </message>
    <message>
        <source>%1: must be a time such as 2026-11-30T14:05:09.123+01:00</source>
        <translation>%1: muss eine Zeit wie 2026-11-30T14:05:09.123+01:00 sein</translation>
    </message>
    <message>
        <source>%1: must have three values: clock, temperature, power</source>
        <translation>%1: braucht drei Werte: Takt, Temperatur, Leistung</translation>
    </message>
    <message>
        <source>%1: the column &quot;%2&quot; is missing</source>
        <translation>%1: Die Spalte „%2“ fehlt</translation>
    </message>
    <message>
        <source>%1: must have %2 values, one a column</source>
        <translation>%1: braucht %2 Werte, einen je Spalte</translation>
    </message>
    <message>
        <source>%1: the samples have more than %2 iterations</source>
        <translation>%1: Die Messwerte haben mehr als %2 Iterationen</translation>
    </message>
    <message>
        <source>%1: must not be &quot;last&quot;</source>
        <translation>%1: darf nicht „last“ sein</translation>
    </message>
    <message>
        <source>%1: the id %2 occurs twice</source>
        <translation>%1: Die Kennung %2 kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1: the name &quot;%2&quot; occurs twice</source>
        <translation>%1: Der Name „%2“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1: must be &quot;%2&quot;</source>
        <translation>%1: muss „%2“ sein</translation>
    </message>
    <message>
        <source>%1: must be en, de, fr or empty</source>
        <translation>%1: muss en, de, fr oder leer sein</translation>
    </message>
    <message>
        <source>%1: must be system, light or dark</source>
        <translation>%1: muss system, light oder dark sein</translation>
    </message>
    <message>
        <source>the run %1 is already in %2</source>
        <translation>Lauf %1 steht schon in %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>free space unknown</source>
        <translation>freier Platz unbekannt</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>its header cannot be read</source>
        <translation>ihr Kopf ist nicht zu lesen</translation>
    </message>
    <message>
        <source>reading or writing %1 failed: %2</source>
        <translation>Lesen oder Schreiben von %1 ist gescheitert: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened or written: %2</source>
        <translation>%1 kann nicht geöffnet oder beschrieben werden: %2</translation>
    </message>
    <message>
        <source>the database %1 refused: %2</source>
        <translation>Die Datenbank %1 lehnt ab: %2</translation>
    </message>
    <message>
        <source>the database %1 is damaged and cannot be renamed: %2</source>
        <translation>Die Datenbank %1 ist beschädigt und lässt sich nicht umbenennen: %2</translation>
    </message>
    <message>
        <source>the database %1 is damaged and was left as it is; the next run or import renames it and starts an empty one, and &apos;bildrate-cli salvage&apos; then brings back what can be read</source>
        <translation>Die Datenbank %1 ist beschädigt und blieb, wie sie ist; der nächste Lauf oder Import benennt sie um und beginnt eine leere, und „bildrate-cli salvage“ holt dann zurück, was noch lesbar ist</translation>
    </message>
    <message>
        <source>%1 has the older schema %2 and cannot be brought up to date because it cannot be written; copy it and open the copy</source>
        <translation>%1 hat das ältere Schema %2 und lässt sich nicht auf den neuen Stand bringen, weil es nicht beschreibbar ist; kopieren Sie es und öffnen Sie die Kopie</translation>
    </message>
    <message>
        <source>%1 was not closed cleanly and cannot be written; copy it together with %2 and open the copy</source>
        <translation>%1 wurde nicht ordentlich geschlossen und ist nicht beschreibbar; kopieren Sie es zusammen mit %2 und öffnen Sie die Kopie</translation>
    </message>
    <message>
        <source>%1 is no regular file; name a file for the database</source>
        <translation>%1 ist keine gewöhnliche Datei; nennen Sie eine Datei für die Datenbank</translation>
    </message>
    <message>
        <source>a stored cell has the unknown value &quot;%1&quot;</source>
        <translation>eine gespeicherte Zelle hat den unbekannten Wert „%1“</translation>
    </message>
    <message>
        <source>a row of %1 is lost</source>
        <translation>eine Zeile von %1 ist verloren</translation>
    </message>
    <message>
        <source>the samples of a cell are damaged</source>
        <translation>die Messwerte einer Zelle sind beschädigt</translation>
    </message>
    <message>
        <source>the samples of a cell have format %1, made by a newer Bildrate; update it to read them</source>
        <translation>Die Messwerte einer Zelle haben das Format %1 eines neueren Bildrate; aktualisieren Sie es, um sie zu lesen</translation>
    </message>
    <message>
        <source>a record with the value %1 cannot be stored</source>
        <translation>ein Eintrag mit dem Wert %1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1; it was opened read-only</source>
        <translation>%1; sie wurde nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>%1; the file was kept as %2</source>
        <translation>%1; die Datei wurde als %2 aufgehoben</translation>
    </message>
    <message>
        <source>loss not finite at step %1</source>
        <translation>Verlust nicht endlich in Schritt %1</translation>
    </message>
    <message>
        <source>training is not built yet</source>
        <translation>Training gibt es noch nicht</translation>
    </message>
    <message>
        <source>a learning rate of %1 cannot be used; it must be 0 or above</source>
        <translation>Eine Lernrate von %1 ist nicht möglich; sie muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a momentum of %1 cannot be used; it must be from 0 to below 1</source>
        <translation>Ein Momentum von %1 ist nicht möglich; es muss mindestens 0 und kleiner als 1 sein</translation>
    </message>
    <message>
        <source>a weight decay of %1 cannot be used; it must be 0 or above</source>
        <translation>Eine Gewichtsabnahme von %1 ist nicht möglich; sie muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a time limit of %1 s cannot be used; it must be above 0 and at most %2 s</source>
        <translation>Eine Zeitgrenze von %1 s ist nicht möglich; sie muss über 0 und höchstens bei %2 s liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in preset and cannot be deleted, only saved ones can</source>
        <translation>„%1“ ist eine eingebaute Vorlage und kann nicht gelöscht werden; das geht nur mit gespeicherten</translation>
    </message>
    <message>
        <source>the database %1 is damaged; it was kept as %2 and an empty one was made; to bring back what can be read: %3</source>
        <translation>Die Datenbank %1 ist beschädigt; sie wurde als %2 aufbewahrt und eine leere angelegt; zurück holt, was noch lesbar ist: %3</translation>
    </message>
    <message>
        <source>the database %1 is damaged, and it cannot be written either; to bring back what can be read into another: bildrate-cli salvage %2 --database NEW.sqlite</source>
        <translation>Die Datenbank %1 ist beschädigt und lässt sich auch nicht beschreiben; in eine andere holt, was noch lesbar ist: bildrate-cli salvage %2 --database NEU.sqlite</translation>
    </message>
    <message>
        <source>%1 is no SQLite database, or one whose header is destroyed; it was left as it is: name another file, or bring back what can be read with: bildrate-cli salvage %2</source>
        <translation>%1 ist keine SQLite-Datenbank oder eine, deren Kopf zerstört ist; sie blieb unverändert: Nennen Sie eine andere Datei oder holen Sie, was noch lesbar ist, mit: bildrate-cli salvage %2</translation>
    </message>
    <message>
        <source>%1 was made by a program from before Bildrate&apos;s first release, whose tables this one cannot read; it was left as it is: move it away or choose another database</source>
        <translation>%1 stammt von einem Programm aus der Zeit vor der ersten Ausgabe von Bildrate, dessen Tabellen dieses nicht lesen kann; die Datei blieb unverändert: Verschieben Sie sie oder wählen Sie eine andere Datenbank</translation>
    </message>
    <message>
        <source>an interval width of %1 % cannot be used; it must be 0 or above, and at most %2 %</source>
        <translation>Eine Intervallbreite von %1 % ist nicht möglich; sie muss mindestens 0 und höchstens %2 % sein</translation>
    </message>
    <message>
        <source>the JSON holds more than %1 values, so it is none of Bildrate&apos;s files</source>
        <translation>Das JSON enthält mehr als %1 Werte, ist also keine Datei von Bildrate</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no currency; use a code such as EUR, USD or GBP</source>
        <translation>„%1“ ist keine Währung; schreiben Sie ein Kürzel wie EUR, USD oder GBP</translation>
    </message>
    <message>
        <source>the amount of money is too large; at most 9,000,000,000 units can be told</source>
        <translation>Der Geldbetrag ist zu groß; angeben lassen sich höchstens 9.000.000.000 Einheiten</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared; name one currency to convert to</source>
        <translation>%1 und %2 sind nicht vergleichbar; wählen Sie eine Währung zum Umrechnen</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is below zero</source>
        <translation>%1: „%2“ ist kleiner als null</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no amount of money; write digits with a point before the decimals, such as 0.0825</source>
        <translation>%1: „%2“ ist kein Geldbetrag; schreiben Sie Ziffern mit einem Punkt vor den Nachkommastellen, etwa 0.0825</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; has more than nine decimals</source>
        <translation>%1: „%2“ hat mehr als neun Nachkommastellen</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is too large; the most is 9000000000</source>
        <translation>%1: „%2“ ist zu groß; das Höchste ist 9000000000</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is zero; it must be above</source>
        <translation>%1: „%2“ ist null; es muss darüber liegen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no date; write it as 2026-11-30, 2026-11 or 2026</source>
        <translation>„%1“ ist kein Datum; schreiben Sie es als 2026-11-30, 2026-11 oder 2026</translation>
    </message>
    <message>
        <source>a price needs the name of its provider or instance</source>
        <translation>Ein Preis braucht den Namen seines Anbieters oder seiner Instanz</translation>
    </message>
    <message>
        <source>a price must be above zero</source>
        <translation>Ein Preis muss über null liegen</translation>
    </message>
    <message>
        <source>%1 is no number of GPUs; use 0 to 100000</source>
        <translation>%1 ist keine Anzahl von GPUs; möglich sind 0 bis 100000</translation>
    </message>
    <message>
        <source>the price names %1 GPUs, but not their kind</source>
        <translation>Der Preis nennt %1 GPUs, aber nicht ihre Art</translation>
    </message>
    <message>
        <source>the price names the GPU &apos;%1&apos;, but 0 of them</source>
        <translation>Der Preis nennt die GPU „%1“, aber 0 davon</translation>
    </message>
    <message>
        <source>&apos;month&apos; is no billing step; use second, minute or hour</source>
        <translation>Ein Monat ist kein Abrechnungsschritt; möglich sind Sekunde, Minute und Stunde</translation>
    </message>
    <message>
        <source>the minimum charge must be in the currency of the price</source>
        <translation>Der Mindestbetrag muss in der Währung des Preises stehen</translation>
    </message>
    <message>
        <source>%1 start-up minutes cannot be; use 0 to 100000</source>
        <translation>%1 Anlaufminuten sind nicht möglich; möglich sind 0 bis 100000</translation>
    </message>
    <message>
        <source>there is no exchange rate from %1 to %2; add one to the prices</source>
        <translation>Es gibt keinen Wechselkurs von %1 in %2; tragen Sie einen bei den Preisen ein</translation>
    </message>
    <message>
        <source>there is no exchange rate from %1 to %2</source>
        <translation>Es gibt keinen Wechselkurs von %1 in %2</translation>
    </message>
    <message>
        <source>a price has the unknown unit &apos;%1&apos;</source>
        <translation>Ein Preis hat die unbekannte Einheit „%1“</translation>
    </message>
    <message>
        <source>the price %1 is built in and stays as it is; add one of your own</source>
        <translation>Der Preis %1 ist eingebaut und bleibt, wie er ist; fügen Sie einen eigenen hinzu</translation>
    </message>
    <message>
        <source>there is no price with the id &apos;%1&apos;; list the prices to see which there are</source>
        <translation>Es gibt keinen Preis mit der Kennung „%1“; die Preisliste zeigt, welche es gibt</translation>
    </message>
    <message>
        <source>&apos;%1...&apos; is longer than %2 bytes</source>
        <translation>„%1...“ ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>%1: there is no &apos;%2&apos;; use second, minute, hour or month</source>
        <translation>%1: „%2“ gibt es nicht; möglich sind second, minute, hour und month</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no number; decimals are written with a point</source>
        <translation>%1: „%2“ ist keine Zahl; Nachkommastellen stehen hinter einem Punkt</translation>
    </message>
    <message>
        <source>%1 fields instead of %2; a text with a comma stands in quotes</source>
        <translation>%1 Felder statt %2; ein Text mit Komma steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>the first line of a price list must be %1</source>
        <translation>Die erste Zeile einer Preisliste muss lauten: %1</translation>
    </message>
    <message>
        <source>the price list has %1 prices; at most %2 can be read</source>
        <translation>Die Preisliste hat %1 Preise; höchstens %2 können gelesen werden</translation>
    </message>
    <message>
        <source>the purchase price must be above zero</source>
        <translation>Der Kaufpreis muss über null liegen</translation>
    </message>
    <message>
        <source>%1 years are no lifetime; use above 0, at most 100</source>
        <translation>%1 Jahre sind keine Lebensdauer; möglich ist mehr als 0, höchstens 100</translation>
    </message>
    <message>
        <source>%1 % is no utilisation; use above 0 %, at most 100 %</source>
        <translation>%1 % sind keine Auslastung; möglich ist mehr als 0 %, höchstens 100 %</translation>
    </message>
    <message>
        <source>%1 W is no power draw; use 0 to 1000000</source>
        <translation>%1 W sind keine Leistungsaufnahme; möglich sind 0 bis 1000000</translation>
    </message>
    <message>
        <source>the price of electricity must be in the currency of the purchase</source>
        <translation>Der Strompreis muss in der Währung des Kaufpreises stehen</translation>
    </message>
    <message>
        <source>%1 is no number of images; use 1 to %2</source>
        <translation>%1 ist keine Anzahl von Bildern; möglich sind 1 bis %2</translation>
    </message>
    <message>
        <source>%1 epochs of %2 images cannot be; use 1 to %3</source>
        <translation>%1 Epochen zu %2 Bildern sind nicht möglich; möglich sind 1 bis %3</translation>
    </message>
    <message>
        <source>line %1 is not UTF-8; save the table as CSV in UTF-8</source>
        <translation>Zeile %1 ist nicht UTF-8; speichern Sie die Tabelle als CSV in UTF-8</translation>
    </message>
    <message>
        <source>line %1 holds a control character; save the table as CSV in UTF-8</source>
        <translation>Zeile %1 enthält ein Steuerzeichen; speichern Sie die Tabelle als CSV in UTF-8</translation>
    </message>
    <message>
        <source>line %1 opens a quote that is never closed</source>
        <translation>Zeile %1 öffnet ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>line %1 has text behind a closed quote</source>
        <translation>Zeile %1 hat Text hinter einem geschlossenen Anführungszeichen</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <comment>part of a training step</comment>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>loss</source>
        <comment>part of a training step</comment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>backward, data</source>
        <comment>part of a training step</comment>
        <translation>rückwärts, Daten</translation>
    </message>
    <message>
        <source>backward, weights</source>
        <comment>part of a training step</comment>
        <translation>rückwärts, Gewichte</translation>
    </message>
    <message>
        <source>update</source>
        <comment>part of a training step</comment>
        <translation>Aktualisierung</translation>
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
    <name>ProfileText</name>
    <message numerus="yes">
        <source>%1 · %2 · %3 · batch %4 · %n thread(s)</source>
        <comment>network, workload, precision of a profile</comment>
        <translation>
            <numerusform>%1 · %2 · %3 · Stapel %4 · %n Thread</numerusform>
            <numerusform>%1 · %2 · %3 · Stapel %4 · %n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole iteration</source>
        <translation>Ganze Iteration</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Forward and backward</source>
        <translation>Vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>Whole step</source>
        <translation>Ganzer Schritt</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Images per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>an interval</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Time of an iteration</source>
        <translation>Zeit einer Iteration</translation>
    </message>
    <message>
        <source>half within %1, 90 % within %2, 99 % within %3</source>
        <translation>die Hälfte in %1, 90 % in %2, 99 % in %3</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>%1 samples of %2 iterations in all</source>
        <translation>%1 Messwerte aus insgesamt %2 Iterationen</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n throttled sample(s)</source>
        <translation>
            <numerusform>%n gedrosselter Messwert</numerusform>
            <numerusform>%n gedrosselte Messwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>Spread</source>
        <comment>standard deviation over mean</comment>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Drift</source>
        <comment>change of speed from first to last third of the samples</comment>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>%1 slow, %2 fast</source>
        <translation>%1 langsame, %2 schnelle</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>that times the samples</comment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>of the device</source>
        <translation>des Geräts</translation>
    </message>
    <message>
        <source>of the host</source>
        <translation>des Rechners</translation>
    </message>
    <message>
        <source>Measuring ended</source>
        <translation>Messung endete</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Checking the output</source>
        <translation>Prüfen der Ausgabe</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmphase</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>Ein- und Ausgabe</translation>
    </message>
    <message>
        <source>Peak of the process</source>
        <translation>Höchststand des Prozesses</translation>
    </message>
    <message>
        <source>Check of the output</source>
        <translation>Prüfung der Ausgabe</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>all are finite</source>
        <translation>alle sind endlich</translation>
    </message>
    <message>
        <source>not all are finite</source>
        <translation>nicht alle sind endlich</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>each has its own output</source>
        <translation>jedes hat eine eigene Ausgabe</translation>
    </message>
    <message>
        <source>all have the same output</source>
        <translation>alle haben dieselbe Ausgabe</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>gives the same bits</source>
        <translation>ergibt dieselben Bits</translation>
    </message>
    <message>
        <source>does not give the same bits</source>
        <translation>ergibt andere Bits</translation>
    </message>
    <message>
        <source>timed</source>
        <comment>how algorithms were chosen</comment>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>timed earlier and kept</source>
        <comment>how algorithms were chosen</comment>
        <translation>früher gestoppt und gemerkt</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>how algorithms were chosen</comment>
        <translation>nach Regel</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehlssatz</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>of tensors in memory</comment>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Algorithms chosen</source>
        <translation>Algorithmen gewählt</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>of a plan</comment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>3 times an implementation</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>Release, Debug</comment>
        <translation>Build-Art</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Virtualisation</source>
        <translation>Virtualisierung</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Cores of the machine</source>
        <translation>Kerne des Rechners</translation>
    </message>
    <message>
        <source>Cores allowed</source>
        <translation>Erlaubte Kerne</translation>
    </message>
    <message>
        <source>Governor</source>
        <comment>of the CPU&apos;s clock</comment>
        <translation>Taktregelung</translation>
    </message>
    <message>
        <source>Memory of the machine</source>
        <translation>Speicher des Rechners</translation>
    </message>
    <message>
        <source>Memory free at the start</source>
        <translation>Zu Beginn freier Speicher</translation>
    </message>
    <message>
        <source>Cores kept busy by others</source>
        <translation>Von anderen belegte Kerne</translation>
    </message>
    <message>
        <source>within ±%1, or after %2 in any case; at least %3 samples otherwise</source>
        <translation>bis ±%1 oder in jedem Fall nach %2; sonst mindestens %3 Messwerte</translation>
    </message>
    <message>
        <source>within ±%1, or after %2; at least %3 samples</source>
        <translation>bis ±%1 oder nach %2; mindestens %3 Messwerte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cells that have a result, of those asked for</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Abbruchregel</translation>
    </message>
    <message>
        <source>at least %1 iterations and %2</source>
        <translation>mindestens %1 Iterationen und %2</translation>
    </message>
    <message>
        <source>as many as allowed</source>
        <translation>so viele wie erlaubt</translation>
    </message>
    <message>
        <source>Convolutions</source>
        <translation>Faltungen</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>the fastest way of each</source>
        <translation>jede auf dem schnellsten Weg</translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>of the random weights and images</comment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>of a run</comment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>images/s, %1, %2, %3</source>
        <comment>of a table: inference, fp32, CPU</comment>
        <translation>Bilder/s, %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>images/s, %1, %2, %3, total batch over %n device(s)</source>
        <translation>
            <numerusform>Bilder/s, %1, %2, %3, Gesamtstapel über %n Gerät</numerusform>
            <numerusform>Bilder/s, %1, %2, %3, Gesamtstapel über %n Geräte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>images/s, %1, %2, %3, batch per device on %n device(s)</source>
        <translation>
            <numerusform>Bilder/s, %1, %2, %3, Stapel je Gerät auf %n Gerät</numerusform>
            <numerusform>Bilder/s, %1, %2, %3, Stapel je Gerät auf %n Geräten</numerusform>
        </translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s), ended: %1</source>
        <comment>why measuring ended: time limit</comment>
        <translation>
            <numerusform>%n Messwert, Ende: %1</numerusform>
            <numerusform>%n Messwerte, Ende: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Loss</source>
        <comment>of training</comment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>After the warm-up</source>
        <translation>Nach der Aufwärmphase</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::BatchEdit</name>
    <message>
        <source>✕ %1</source>
        <comment>what is wrong with an entry</comment>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Stapelgrößen</translation>
    </message>
    <message>
        <source>Numbers and ranges that double, such as 1,2,4..32</source>
        <translation>Zahlen und sich verdoppelnde Bereiche, etwa 1,2,4..32</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>button: batch sizes of published tables</comment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Batch sizes of published tables</source>
        <translation>Stapelgrößen veröffentlichter Tabellen</translation>
    </message>
    <message>
        <source>1: one image at a time</source>
        <translation>1: ein Bild nach dem anderen</translation>
    </message>
    <message>
        <source>1 to 32: inference tables of MXNet and LeaderGPU</source>
        <translation>1 bis 32: Inferenztabellen von MXNet und LeaderGPU</translation>
    </message>
    <message>
        <source>8 to 256: AlexNet in MXNet&apos;s training tables</source>
        <translation>8 bis 256: AlexNet in den Trainingstabellen von MXNet</translation>
    </message>
    <message>
        <source>32 to 512: training tables of TensorFlow and LeaderGPU</source>
        <translation>32 bis 512: Trainingstabellen von TensorFlow und LeaderGPU</translation>
    </message>
    <message>
        <source>What a batch size counts</source>
        <translation>Was eine Stapelgröße zählt</translation>
    </message>
    <message>
        <source>per device</source>
        <comment>batch size</comment>
        <translation>je Gerät</translation>
    </message>
    <message>
        <source>in total</source>
        <comment>batch size</comment>
        <translation>insgesamt</translation>
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
    <name>bildrate::ui::BenchmarkPage</name>
    <message>
        <source>Benchmark</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Measuring goes on, but finished cells cannot be stored for now: %1</source>
        <translation>Die Messung läuft weiter, aber fertige Zellen können derzeit nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>A measurement is running; its setup stays as it is until then. Try again when it has ended.</source>
        <translation>Eine Messung läuft; ihre Einstellungen bleiben bis dahin, wie sie sind. Versuchen Sie es nach ihrem Ende erneut.</translation>
    </message>
    <message>
        <source>A measurement is running; stop it or wait until it has ended.</source>
        <translation>Eine Messung läuft; stoppen Sie sie oder warten Sie ihr Ende ab.</translation>
    </message>
    <message>
        <source>Nothing was started: %1</source>
        <translation>Nichts wurde gestartet: %1</translation>
    </message>
    <message>
        <source>No cell of this run is missing; nothing was started.</source>
        <translation>Diesem Lauf fehlt keine Zelle; nichts wurde gestartet.</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird gestoppt …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Geräte werden gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>at most about %1</source>
        <comment>a duration</comment>
        <translation>höchstens etwa %1</translation>
    </message>
    <message>
        <source>the largest needs about %1, %2 are free</source>
        <translation>die größte braucht etwa %1, frei sind %2</translation>
    </message>
    <message numerus="yes">
        <source>! %n cell(s) will probably not fit</source>
        <translation>
            <numerusform>! %n Zelle passt wahrscheinlich nicht</numerusform>
            <numerusform>! %n Zellen passen wahrscheinlich nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>! %n cell(s) cannot run here</source>
        <translation>
            <numerusform>! %n Zelle kann hier nicht laufen</numerusform>
            <numerusform>! %n Zellen können hier nicht laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was measured: %1</source>
        <translation>Nichts wurde gemessen: %1</translation>
    </message>
    <message>
        <source>The run has ended. %1</source>
        <translation>Der Lauf ist zu Ende. %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %1 of %n cell(s) are complete and stored.</source>
        <translation>
            <numerusform>Gestoppt: %1 von %n Zelle ist vollständig und gespeichert.</numerusform>
            <numerusform>Gestoppt: %1 von %n Zellen sind vollständig und gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %1 of %n cell(s) are complete and stored.</source>
        <translation>
            <numerusform>Fertig: %1 von %n Zelle ist vollständig und gespeichert.</numerusform>
            <numerusform>Fertig: %1 von %n Zellen sind vollständig und gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show run</source>
        <translation>Lauf zeigen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Measure these cells</source>
        <translation>Diese Zellen messen</translation>
    </message>
    <message>
        <source>Skip cell</source>
        <translation>Zelle überspringen</translation>
    </message>
    <message>
        <source>End the running cell and go on with the next</source>
        <translation>Die laufende Zelle beenden und mit der nächsten weitermachen</translation>
    </message>
    <message>
        <source>End the run; what is finished stays</source>
        <translation>Den Lauf beenden; Fertiges bleibt</translation>
    </message>
    <message>
        <source>The machine or the program is not what this run was measured with before: %1</source>
        <translation>Rechner oder Programm sind nicht mehr wie bei der bisherigen Messung dieses Laufs: %1</translation>
    </message>
    <message>
        <source>A profile is being taken; stop it or wait until it has ended.</source>
        <translation>Gerade wird ein Profil erstellt; halten Sie es an, oder warten Sie, bis es fertig ist.</translation>
    </message>
    <message>
        <source>Profile…</source>
        <translation>Profil…</translation>
    </message>
    <message>
        <source>Time every layer of the first of these cells alone</source>
        <translation>Jede Schicht der ersten dieser Zellen einzeln messen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Show what the largest cell takes, part by part</source>
        <translation>Zeigen, was die größte Zelle braucht, Teil für Teil</translation>
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
    <name>bildrate::ui::DeviceModel</name>
    <message numerus="yes">
        <source>%1 · %2 · %n thread(s)</source>
        <comment>kind, name and threads of a CPU</comment>
        <translation>
            <numerusform>%1 · %2 · %n Thread</numerusform>
            <numerusform>%1 · %2 · %n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>not found on this machine</source>
        <translation>auf diesem Rechner nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of memory free</source>
        <translation>%1 Speicher frei</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a device and why it cannot be used</comment>
        <translation>%1 – %2</translation>
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
        <translation>Akt&amp;ualisieren</translation>
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
    <message>
        <source>Every sample of this cell was throttled.</source>
        <translation>Alle Messwerte dieser Zelle waren gedrosselt.</translation>
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
    <message numerus="yes">
        <source>images/s (without %n throttled sample(s))</source>
        <comment>axis; they are no part of the result</comment>
        <translation>
            <numerusform>Bilder/s (ohne %n gedrosselten Messwert)</numerusform>
            <numerusform>Bilder/s (ohne %n gedrosselte Messwerte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) from %1 to %2 images/s</source>
        <translation>
            <numerusform>%n Messwert von %1 bis %2 Bilder/s</numerusform>
            <numerusform>%n Messwerte von %1 bis %2 Bilder/s</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <comment>of one sample</comment>
        <translation>%1 Bilder/s</translation>
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
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>What is finished is stored; the running cell is stored as cancelled. The page Runs can measure later what is missing.</source>
        <translation>Fertiges ist gespeichert; die laufende Zelle wird als abgebrochen gespeichert. Auf der Seite Läufe kann das Fehlende später gemessen werden.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::MemoryTable</name>
    <message>
        <source>Memory of the largest cell</source>
        <translation>Speicher der größten Zelle</translation>
    </message>
    <message>
        <source>No cell of this setup can run here.</source>
        <translation>Keine Zelle dieser Auswahl läuft hier.</translation>
    </message>
    <message>
        <source>%1 · %2 · batch %3</source>
        <comment>network, precision, images on one device</comment>
        <translation>%1 · %2 · Stapel %3</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Optimiser&apos;s state</source>
        <translation>Zustand des Optimierers</translation>
    </message>
    <message>
        <source>In all, about</source>
        <translation>Insgesamt etwa</translation>
    </message>
    <message>
        <source>The workspace of the library comes on top; it is known once a cell is compiled, and stands in the details of a run.</source>
        <translation>Dazu kommt der Arbeitsbereich der Bibliothek; er ist bekannt, sobald eine Zelle übersetzt ist, und steht in den Einzelheiten eines Laufs.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::NetworkTreeModel</name>
    <message>
        <source>Own batch sizes of this network, such as 1,2,4..32. Empty: those of the run.</source>
        <translation>Eigene Stapelgrößen dieses Netzes, etwa 1,2,4..32. Leer: die des Laufs.</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 multiply-accumulates per image</source>
        <translation>%1, %2 Parameter, %3 Multiplikationen mit Addition je Bild</translation>
    </message>
    <message>
        <source>Multiply-accumulates for one image</source>
        <translation>Multiplikationen mit Addition für ein Bild</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>MACs</source>
        <comment>column: multiply-accumulates for one image</comment>
        <translation>MACs</translation>
    </message>
    <message>
        <source>Own batches</source>
        <comment>column: batch sizes of one network</comment>
        <translation>Eigene Stapel</translation>
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
    <name>bildrate::ui::OptimiserChoice</name>
    <message>
        <source>learning rate %1, momentum %2, weight decay %3</source>
        <translation>Lernrate %1, Momentum %2, Gewichtsabnahme %3</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Plain SGD, as in TensorFlow&apos;s tables</source>
        <translation>Einfaches SGD wie in den Tabellen von TensorFlow</translation>
    </message>
    <message>
        <source>SGD with momentum, as in MXNet&apos;s tables</source>
        <translation>SGD mit Momentum wie in den Tabellen von MXNet</translation>
    </message>
    <message>
        <source>SGD with %1</source>
        <translation>SGD mit %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::PresetButton</name>
    <message>
        <source>Quick: resnet-50 and lenet</source>
        <translation>Kurz: resnet-50 und lenet</translation>
    </message>
    <message>
        <source>Inference tables of MXNet and LeaderGPU</source>
        <translation>Inferenztabellen von MXNet und LeaderGPU</translation>
    </message>
    <message>
        <source>Training tables of MXNet and LeaderGPU</source>
        <translation>Trainingstabellen von MXNet und LeaderGPU</translation>
    </message>
    <message>
        <source>Training tables of TensorFlow and LeaderGPU</source>
        <translation>Trainingstabellen von TensorFlow und LeaderGPU</translation>
    </message>
    <message>
        <source>Save as preset: first give the run a name</source>
        <translation>Als Vorlage speichern: Geben Sie dem Lauf zuerst einen Namen</translation>
    </message>
    <message>
        <source>Save as preset “%1”</source>
        <translation>Als Vorlage „%1“ speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The preset “%1” is saved.</source>
        <translation>Die Vorlage „%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>The preset “%1” is replaced.</source>
        <translation>Die Vorlage „%1“ ist ersetzt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The preset “%1” is deleted.</source>
        <translation>Die Vorlage „%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Load, save or delete what to measure</source>
        <translation>Laden, speichern oder löschen, was gemessen wird</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ProfileModel</name>
    <message>
        <source>only in the second</source>
        <translation>nur im zweiten</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>nur im ersten</translation>
    </message>
    <message>
        <source>Multiply-adds of the whole batch, padding included</source>
        <translation>Multiplikationen mit Addition des ganzen Stapels, Rand mitgezählt</translation>
    </message>
    <message>
        <source>Of the tensors and parameters that the step reads and writes</source>
        <translation>Der Tensoren und Parameter, die der Schritt liest und schreibt</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of a step, in the order they run</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Part</source>
        <comment>of a step: forward, backward, update</comment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>First ms</source>
        <comment>time of the first of two profiles</comment>
        <translation>Erstes ms</translation>
    </message>
    <message>
        <source>Time ms</source>
        <comment>milliseconds</comment>
        <translation>Zeit ms</translation>
    </message>
    <message>
        <source>Second ms</source>
        <comment>time of the second of two profiles</comment>
        <translation>Zweites ms</translation>
    </message>
    <message>
        <source>Second/first</source>
        <comment>ratio of times</comment>
        <translation>Zweites/erstes</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>of the time of an iteration</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>MACs</source>
        <translation>MACs</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>what another implementation does</comment>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Implementation</source>
        <translation>Implementierung</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ProfilePage</name>
    <message>
        <source>Profile</source>
        <comment>page</comment>
        <translation>Profil</translation>
    </message>
    <message>
        <source>There is no profile: %1</source>
        <translation>Es gibt kein Profil: %1</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>In %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open a profile</source>
        <translation>Profil öffnen</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profile (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <translation>%1 Bilder/s</translation>
    </message>
    <message>
        <source>The profile is on the clipboard.</source>
        <translation>Das Profil ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>no other</source>
        <comment>profile to compare with</comment>
        <translation>keinem anderen</translation>
    </message>
    <message>
        <source>They answer different questions: a ratio tells of both, not of the machines.</source>
        <translation>Beide beantworten verschiedene Fragen: Ein Verhältnis sagt etwas über beide, nicht über die Maschinen.</translation>
    </message>
    <message>
        <source>The images/s of a training cell count whole steps.</source>
        <translation>Die Bilder/s einer Trainingszelle zählen ganze Schritte.</translation>
    </message>
    <message numerus="yes">
        <source>Medians of %n iteration(s), each layer waited for and timed alone: their sum may be more than an undisturbed iteration takes.</source>
        <translation>
            <numerusform>Aus %n Iteration, jede Schicht abgewartet und einzeln gemessen: Ihre Summe kann größer sein als die Zeit einer ungestörten Iteration.</numerusform>
            <numerusform>Mediane aus %n Iterationen, jede Schicht abgewartet und einzeln gemessen: Ihre Summe kann größer sein als die Zeit einer ungestörten Iteration.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing every layer: %n iteration(s) so far</source>
        <translation>
            <numerusform>Jede Schicht wird gemessen: bisher %n Iteration</numerusform>
            <numerusform>Jede Schicht wird gemessen: bisher %n Iterationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Timing every layer …</source>
        <translation>Jede Schicht wird gemessen …</translation>
    </message>
    <message>
        <source>Profile: %1 …</source>
        <comment>compiling, loading</comment>
        <translation>Profil: %1 …</translation>
    </message>
    <message>
        <source>A profile can be taken once the measurement has ended.</source>
        <translation>Ein Profil kann erstellt werden, sobald die Messung beendet ist.</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Geräte werden gesucht …</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Noch kein Profil</translation>
    </message>
    <message>
        <source>A profile times every layer alone and shows where an iteration spends its time. It is a pass of its own and changes no measured run. Choose above what to profile, or open a profile that was saved.</source>
        <translation>Ein Profil misst jede Schicht einzeln und zeigt, womit eine Iteration ihre Zeit verbringt. Es ist ein eigener Durchgang und ändert keinen gemessenen Lauf. Wählen Sie oben, was untersucht werden soll, oder öffnen Sie ein gespeichertes Profil.</translation>
    </message>
    <message>
        <source>Take a profile</source>
        <translation>Profil erstellen</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>verb</comment>
        <translation>Profil erstellen</translation>
    </message>
    <message>
        <source>Time every layer alone</source>
        <translation>Jede Schicht einzeln messen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop without a profile</source>
        <translation>Ohne Profil anhalten</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a profile that was saved</source>
        <translation>Ein gespeichertes Profil öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the profile that is shown</source>
        <translation>Das gezeigte Profil speichern</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Shown:</source>
        <comment>profile</comment>
        <translation>&amp;Profil:</translation>
    </message>
    <message>
        <source>Profile that is shown</source>
        <translation>Gezeigtes Profil</translation>
    </message>
    <message>
        <source>&amp;Compared with:</source>
        <translation>&amp;Verglichen mit:</translation>
    </message>
    <message>
        <source>Profile to compare with</source>
        <translation>Profil zum Vergleich</translation>
    </message>
    <message>
        <source>Pa&amp;rts:</source>
        <translation>Tei&amp;le:</translation>
    </message>
    <message>
        <source>Parts that are shown</source>
        <translation>Gezeigte Teile</translation>
    </message>
    <message>
        <source>all</source>
        <comment>parts</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ProfileSetup</name>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Netz:</translation>
    </message>
    <message>
        <source>&amp;Workload:</source>
        <translation>Auf&amp;gabe:</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Zahlenformat:</translation>
    </message>
    <message>
        <source>&amp;Batch size:</source>
        <translation>&amp;Stapelgröße:</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>Ge&amp;rät:</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>&amp;Threads:</translation>
    </message>
    <message>
        <source>Opt&amp;imiser:</source>
        <translation>Opt&amp;imierer:</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>as allowed</source>
        <comment>number of threads</comment>
        <translation>wie erlaubt</translation>
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
    <name>bildrate::ui::RunActions</name>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Nothing is missing: every cell of this run has a result.</source>
        <translation>Nichts fehlt: Jede Zelle dieses Laufs hat ein Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied as text.</source>
        <translation>
            <numerusform>%n Lauf als Text kopiert.</numerusform>
            <numerusform>%n Läufe als Text kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run that is being measured cannot be deleted; stop it first.</source>
        <translation>Ein Lauf, der gerade gemessen wird, kann nicht gelöscht werden; stoppen Sie ihn zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n Lauf gelöscht.</numerusform>
            <numerusform>%n Läufe gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n Lauf wiederhergestellt.</numerusform>
            <numerusform>%n Läufe wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export runs</source>
        <translation>Läufe exportieren</translation>
    </message>
    <message>
        <source>Runs with every sample (*.json)</source>
        <translation>Läufe mit jedem Messwert (*.json)</translation>
    </message>
    <message>
        <source>Table with a row for each cell (*.csv)</source>
        <translation>Tabelle mit einer Zeile je Zelle (*.csv)</translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Läufe importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no run in the file.</source>
        <translation>Die Datei enthält keinen Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n run(s) of the file are here already.</source>
        <translation>
            <numerusform>Nichts Neues: %n Lauf der Datei ist schon hier.</numerusform>
            <numerusform>Nichts Neues: %n Läufe der Datei sind schon hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n Lauf importiert.</numerusform>
            <numerusform>%n Läufe importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported; the others of the file were here already.</source>
        <translation>
            <numerusform>%n Lauf importiert; die anderen der Datei waren schon hier.</numerusform>
            <numerusform>%n Läufe importiert; die anderen der Datei waren schon hier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunDetails</name>
    <message>
        <source>This cell has not been measured yet.</source>
        <translation>Diese Zelle ist noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Details of the chosen cell</source>
        <translation>Einzelheiten der gewählten Zelle</translation>
    </message>
    <message>
        <source>Facts of the chosen cell</source>
        <translation>Angaben zur gewählten Zelle</translation>
    </message>
    <message>
        <source>Facts of the run</source>
        <translation>Angaben zum Lauf</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Profile this cell…</source>
        <translation>Diese Zelle profilieren…</translation>
    </message>
    <message>
        <source>Time every layer of the chosen cell alone</source>
        <translation>Jede Schicht der gewählten Zelle einzeln messen</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunListModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>cells that are completed, of those asked for: 5 of 6</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>the first characters of a run&apos;s identifier</comment>
        <translation>Kennung</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunListView</name>
    <message>
        <source>Stored runs</source>
        <translation>Gespeicherte Läufe</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunSetup</name>
    <message>
        <source>There is no network “%1” here; it is left out.</source>
        <translation>Ein Netz „%1“ gibt es hier nicht; es wird ausgelassen.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>N&amp;otiz:</translation>
    </message>
    <message>
        <source>&amp;Workload:</source>
        <translation>Auf&amp;gabe:</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Zahlenformat:</translation>
    </message>
    <message>
        <source>&amp;Batch sizes:</source>
        <translation>&amp;Stapelgrößen:</translation>
    </message>
    <message>
        <source>&amp;Devices:</source>
        <translation>Ge&amp;räte:</translation>
    </message>
    <message>
        <source>&amp;Each cell:</source>
        <translation>&amp;Jede Zelle:</translation>
    </message>
    <message>
        <source>Search networks</source>
        <translation>Netze suchen</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>for example: before the update</source>
        <translation>zum Beispiel: vor der Aktualisierung</translation>
    </message>
    <message>
        <source>what the result will be needed for</source>
        <translation>wofür das Ergebnis gebraucht wird</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>inference and training</comment>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Opt&amp;imiser:</source>
        <translation>Opt&amp;imierer:</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Die Läufe können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The runs that were kept cannot be shown</source>
        <translation>Die früheren Läufe können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Go to Benchmark</source>
        <translation>Zur Messung</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Every run is kept here with all its samples as soon as its first cell is measured. Choose networks and a device on the page Benchmark and press Start, or import runs from a file.</source>
        <translation>Jeder Lauf wird hier mit allen Messwerten aufbewahrt, sobald seine erste Zelle gemessen ist. Wählen Sie auf der Seite Messung Netze und ein Gerät und drücken Sie Starten, oder importieren Sie Läufe aus einer Datei.</translation>
    </message>
    <message>
        <source>No run matches “%1”</source>
        <translation>Kein Lauf passt zu „%1“</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Reading the runs …</source>
        <translation>Läufe werden gelesen …</translation>
    </message>
    <message>
        <source>Select a run to see its results.</source>
        <translation>Wählen Sie einen Lauf, um seine Ergebnisse zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are selected; select fewer to see their results.</source>
        <translation>
            <numerusform>%n Lauf ist gewählt; wählen Sie weniger, um die Ergebnisse zu sehen.</numerusform>
            <numerusform>%n Läufe sind gewählt; wählen Sie weniger, um die Ergebnisse zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) selected</source>
        <translation>
            <numerusform>%n Lauf gewählt</numerusform>
            <numerusform>%n Läufe gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by name, note, tag, network or id</source>
        <translation>Nach Name, Notiz, Schlagwort, Netz oder Kennung filtern</translation>
    </message>
    <message>
        <source>Filter of the list</source>
        <translation>Filter der Liste</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Details of the selected runs</source>
        <translation>Einzelheiten der gewählten Läufe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Measure what is missing</source>
        <translation>Fehlendes messen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Schlagwörter bearbeiten</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Löschen rückgängig machen</translation>
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
    <message>
        <source>seconds (▲: throttled, not part of the result)</source>
        <comment>axis of time</comment>
        <translation>Sekunden (▲: gedrosselt, kein Teil des Ergebnisses)</translation>
    </message>
    <message>
        <source>median and its 95 % interval</source>
        <comment>name of a line</comment>
        <translation>Median und sein 95-%-Intervall</translation>
    </message>
    <message>
        <source>warm-up sample %1: %2 images/s</source>
        <translation>Aufwärm-Messwert %1: %2 Bilder/s</translation>
    </message>
    <message>
        <source>sample %1: %2 images/s, throttled</source>
        <translation>Messwert %1: %2 Bilder/s, gedrosselt</translation>
    </message>
    <message>
        <source>sample %1: %2 images/s</source>
        <translation>Messwert %1: %2 Bilder/s</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Database of runs:</source>
        <translation>&amp;Datenbank der Läufe:</translation>
    </message>
    <message>
        <source>&amp;CPU threads:</source>
        <translation>&amp;CPU-Threads:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <source>Database of runs</source>
        <translation>Datenbank der Läufe</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Another database is used from the next start on.</source>
        <translation>Eine andere Datenbank wird ab dem nächsten Start verwendet.</translation>
    </message>
    <message>
        <source>as many as allowed (%1)</source>
        <comment>threads of the CPU</comment>
        <translation>so viele wie erlaubt (%1)</translation>
    </message>
    <message>
        <source>Stop rule of a new selection</source>
        <translation>Abbruchregel einer neuen Auswahl</translation>
    </message>
    <message>
        <source>The database needs its whole path, from / on.</source>
        <translation>Die Datenbank braucht den vollen Pfad, ab /.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 ist ein Ordner; nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Databases (*.sqlite);;All files (*)</source>
        <translation>Datenbanken (*.sqlite);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::StopRuleEdit</name>
    <message>
        <source>until ±%1, %2 at most</source>
        <translation>bis ±%1, höchstens %2</translation>
    </message>
    <message numerus="yes">
        <source>until ±%1, %2 at most, but at least %n sample(s)</source>
        <translation>
            <numerusform>bis ±%1, höchstens %2, aber mindestens %n Messwert</numerusform>
            <numerusform>bis ±%1, höchstens %2, aber mindestens %n Messwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>until the noise is stable, %1 at most</source>
        <translation>bis das Rauschen stabil ist, höchstens %1</translation>
    </message>
    <message numerus="yes">
        <source>until the noise is stable, %1 at most, but at least %n sample(s)</source>
        <translation>
            <numerusform>bis das Rauschen stabil ist, höchstens %1, aber mindestens %n Messwert</numerusform>
            <numerusform>bis das Rauschen stabil ist, höchstens %1, aber mindestens %n Messwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: the stop rule</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change when a cell ends</source>
        <translation>Ändern, wann eine Zelle endet</translation>
    </message>
    <message>
        <source>Wanted half-width of the 95 % interval:</source>
        <translation>Gewünschte halbe Breite des 95-%-Intervalls:</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number in a field</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>until the noise is stable</source>
        <translation>bis das Rauschen stabil ist</translation>
    </message>
    <message>
        <source>Longest measured time:</source>
        <translation>Längste Messzeit:</translation>
    </message>
    <message>
        <source>Fewest samples:</source>
        <translation>Mindestzahl Messwerte:</translation>
    </message>
    <message>
        <source>The time limit also ends a cell with fewer samples</source>
        <translation>Die Zeitgrenze beendet eine Zelle auch mit weniger Messwerten</translation>
    </message>
    <message>
        <source>Fewest warm-up iterations:</source>
        <translation>Mindestzahl Aufwärmiterationen:</translation>
    </message>
    <message>
        <source>Shortest warm-up:</source>
        <translation>Kürzeste Aufwärmphase:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number in a field</comment>
        <translation> s</translation>
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
