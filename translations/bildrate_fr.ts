<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CoreText</name>
    <message>
        <source>debug build: built as %1, slower than a release</source>
        <translation>version de débogage&#xa0;: compilée en %1, plus lente qu’une version publiée</translation>
    </message>
    <message>
        <source>sanitized build: built as %1, many times slower than a release</source>
        <translation>version instrumentée&#xa0;: compilée en %1, bien plus lente qu’une version publiée</translation>
    </message>
    <message>
        <source>machine busy: other processes kept %1 cores busy at the start</source>
        <translation>machine occupée&#xa0;: d’autres processus occupaient %1 cœurs au début</translation>
    </message>
    <message>
        <source>machine busy: another Bildrate was measuring at the start</source>
        <translation>machine occupée&#xa0;: un autre Bildrate mesurait au début</translation>
    </message>
    <message>
        <source>machine busy: another Bildrate began to measure meanwhile</source>
        <translation>machine occupée&#xa0;: un autre Bildrate a commencé à mesurer entre-temps</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples were taken below the clock bound and left out</source>
        <translation>bridé&#xa0;: %1 échantillons sur %2 ont été pris sous la limite de fréquence et écartés</translation>
    </message>
    <message>
        <source>too few samples: %1 of at least 5, so no spread and no interval can be told</source>
        <translation>trop peu d’échantillons&#xa0;: %1 sur 5 au moins, donc ni dispersion ni intervalle</translation>
    </message>
    <message>
        <source>sustained speed is lower: the last third of the samples was %1 % slower than the first</source>
        <translation>débit soutenu plus faible&#xa0;: le dernier tiers des échantillons était %1&#xa0;% plus lent que le premier</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sautée</translation>
    </message>
    <message>
        <source>needs at least %1, %2 free</source>
        <translation>demande au moins %1, %2 libres</translation>
    </message>
    <message>
        <source>needs %1, %2 free</source>
        <translation>demande %1, %2 libres</translation>
    </message>
    <message>
        <source>larger than batch %1, which did not fit</source>
        <translation>plus grande que le lot de %1, qui ne tenait pas en mémoire</translation>
    </message>
    <message>
        <source>device missing: there is no %1</source>
        <translation>périphérique absent&#xa0;: il n’y a pas de %1</translation>
    </message>
    <message>
        <source>device missing: the cell names none</source>
        <translation>périphérique absent&#xa0;: la cellule n’en nomme aucun</translation>
    </message>
    <message>
        <source>%1 and %2 belong to different engines, but one job runs on one engine</source>
        <translation>%1 et %2 dépendent de moteurs différents, mais un travail s’exécute sur un seul moteur</translation>
    </message>
    <message>
        <source>a total batch of %1 cannot be split evenly over %2 devices</source>
        <translation>un lot total de %1 ne se répartit pas également sur %2 périphériques</translation>
    </message>
    <message>
        <source>no valid sample: all were taken below the clock bound</source>
        <translation>aucun échantillon valable&#xa0;: tous ont été pris sous la limite de fréquence</translation>
    </message>
    <message>
        <source>the machine ran out of memory</source>
        <translation>la machine a manqué de mémoire</translation>
    </message>
    <message>
        <source>unexpected error: %1</source>
        <translation>erreur inattendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>inférence</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>non prise en charge</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>invalide</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>bridée</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échouée</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>compilation</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>chargement</translation>
    </message>
    <message>
        <source>checking the output</source>
        <translation>vérification de la sortie</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>préchauffage</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>mesure</translation>
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
        <translation>à %1 près</translation>
    </message>
    <message>
        <source>stable at %1</source>
        <translation>stable à %1</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stable</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>limite de temps</translation>
    </message>
    <message>
        <source>time limit before the minimum number of samples</source>
        <translation>limite de temps avant le nombre minimal d’échantillons</translation>
    </message>
    <message>
        <source>first-run figure: measured without warm-up, after two executions that verified the output</source>
        <translation>premières exécutions&#xa0;: mesuré sans préchauffage, après deux exécutions de vérification</translation>
    </message>
    <message>
        <source>implausible: %1 GFLOP/s, but the device cannot exceed %2</source>
        <translation>invraisemblable&#xa0;: %1 GFLOP/s, alors que le périphérique ne peut dépasser %2</translation>
    </message>
    <message>
        <source>needs %1 while loading, %2 free</source>
        <translation>demande %1 au chargement, %2 libres</translation>
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
        <translation>lot total</translation>
    </message>
    <message>
        <source>batch per device</source>
        <translation>lot par périphérique</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lot de %1</translation>
    </message>
    <message>
        <source>total batch %1</source>
        <translation>lot total de %1</translation>
    </message>
    <message>
        <source>batch %1 per device</source>
        <translation>lot de %1 par périphérique</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an outcome and its reason</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 images/s (95 % interval: %2 to %3)</source>
        <translation>%1 images/s (intervalle à 95&#xa0;%&#xa0;: %2 à %3)</translation>
    </message>
    <message>
        <source>%1 images/s, without an interval</source>
        <translation>%1 images/s, sans intervalle</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n échantillon</numerusform>
            <numerusform>%n échantillons</numerusform>
        </translation>
    </message>
    <message>
        <source>measuring ended: %1</source>
        <translation>fin de la mesure&#xa0;: %1</translation>
    </message>
    <message>
        <source>! %1</source>
        <comment>a caveat</comment>
        <translation>! %1</translation>
    </message>
    <message>
        <source>! no interval: the samples differ too much</source>
        <translation>! pas d’intervalle&#xa0;: les échantillons diffèrent trop</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::BatchPlot</name>
    <message>
        <source>batch size</source>
        <translation>taille de lot</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>images/s</translation>
    </message>
    <message>
        <source>This run has no completed cells.</source>
        <translation>Cette série n’a aucune cellule terminée.</translation>
    </message>
    <message>
        <source>hollow: with a caveat</source>
        <comment>what hollow markers of a chart mean</comment>
        <translation>creux&#xa0;: avec réserve</translation>
    </message>
    <message>
        <source>Images per second by batch size</source>
        <translation>Images par seconde selon la taille de lot</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DesktopSigns</name>
    <message>
        <source>Measuring ended early</source>
        <translation>La mesure s’est arrêtée avant la fin</translation>
    </message>
    <message>
        <source>Measuring has finished</source>
        <translation>La mesure est terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) completed</source>
        <translation>
            <numerusform>%n cellule terminée</numerusform>
            <numerusform>%n cellules terminées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DevicesPage</name>
    <message>
        <source>unknown</source>
        <comment>amount of memory</comment>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Type&#xa0;:</translation>
    </message>
    <message>
        <source>Identifier:</source>
        <translation>Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>Memory:</source>
        <translation>Mémoire&#xa0;:</translation>
    </message>
    <message>
        <source>Memory free:</source>
        <translation>Mémoire libre&#xa0;:</translation>
    </message>
    <message>
        <source>Threads:</source>
        <translation>Threads&#xa0;:</translation>
    </message>
    <message>
        <source>Precisions:</source>
        <translation>Précisions&#xa0;:</translation>
    </message>
    <message>
        <source>Cannot be used:</source>
        <translation>Inutilisable&#xa0;:</translation>
    </message>
    <message>
        <source>The list of devices is on the clipboard.</source>
        <translation>La liste des périphériques est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Périphériques</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>The list can be refreshed once the measurement has ended.</source>
        <translation>La liste pourra être actualisée une fois la mesure terminée.</translation>
    </message>
    <message>
        <source>No device was found.</source>
        <translation>Aucun périphérique n’a été trouvé.</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Recherche des périphériques…</translation>
    </message>
    <message>
        <source>Libraries: %1</source>
        <translation>Bibliothèques&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DistributionChart</name>
    <message>
        <source>Distribution of the samples over images per second</source>
        <translation>Répartition des échantillons selon les images par seconde</translation>
    </message>
    <message>
        <source>This cell has no samples.</source>
        <translation>Cette cellule n’a pas d’échantillons.</translation>
    </message>
    <message>
        <source>Choose a cell to see its distribution.</source>
        <translation>Choisissez une cellule pour voir sa répartition.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::DistributionPlot</name>
    <message>
        <source>images/s</source>
        <translation>images/s</translation>
    </message>
    <message>
        <source>samples</source>
        <comment>axis: how many samples</comment>
        <translation>échantillons</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ExplainPage</name>
    <message>
        <source>What is measured?</source>
        <translation>Qu’est-ce qui est mesuré&#x202f;?</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::LiveChart</name>
    <message>
        <source>Images per second appear here while a cell is measured.</source>
        <translation>Les images par seconde apparaissent ici pendant la mesure d’une cellule.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::LivePanel</name>
    <message>
        <source>Images per second of the running cell</source>
        <translation>Images par seconde de la cellule en cours</translation>
    </message>
    <message>
        <source>The cell that is shown</source>
        <translation>La cellule affichée</translation>
    </message>
    <message>
        <source>Images per second of this cell so far</source>
        <translation>Images par seconde de cette cellule jusqu’ici</translation>
    </message>
    <message>
        <source>At most; many cells end before their time limit</source>
        <translation>Au plus&#x202f;; bien des cellules finissent avant leur limite de temps</translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <translation>%1 images/s</translation>
    </message>
    <message>
        <source>warming up, about %1</source>
        <translation>préchauffage, environ %1</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>préchauffage</translation>
    </message>
    <message>
        <source>warming up, step %1 of %2, about %3</source>
        <translation>préchauffage, étape %1 sur %2, environ %3</translation>
    </message>
    <message>
        <source>warming up, step %1 of %2</source>
        <translation>préchauffage, étape %1 sur %2</translation>
    </message>
    <message>
        <source>measuring, ±%1</source>
        <comment>with the half-width of the interval, as 1.3 %</comment>
        <translation>mesure, ±%1</translation>
    </message>
    <message>
        <source>ended: %1</source>
        <comment>and why</comment>
        <translation>fin&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>stopped, %n cell(s) completed</source>
        <translation>
            <numerusform>arrêt, %n cellule terminée</numerusform>
            <numerusform>arrêt, %n cellules terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %n cell(s) completed</source>
        <translation>
            <numerusform>fini, %n cellule terminée</numerusform>
            <numerusform>fini, %n cellules terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping when the layer in hand returns</source>
        <translation>arrêt après la couche en cours</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>cell %1 of %2</source>
        <translation>cellule %1 sur %2</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <comment>time</comment>
        <translation>encore %1 environ</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::MainWindow</name>
    <message>
        <source>About Bildrate</source>
        <translation>À propos de Bildrate</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bildrate %1&lt;/b&gt;&lt;p&gt;Measures how many images per second a network classifies or trains on, keeps every run and compares runs.&lt;p&gt;Free software under the GNU General Public License, version 3 or later.</source>
        <translation>&lt;b&gt;Bildrate %1&lt;/b&gt;&lt;p&gt;Mesure combien d’images par seconde un réseau classe ou traite à l’entraînement, conserve chaque série et compare les séries.&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;About Bildrate</source>
        <translation>À &amp;propos de Bildrate</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>A measurement is running. Stop it and quit?</source>
        <translation>Une mesure est en cours. L’arrêter et quitter&#x202f;?</translation>
    </message>
    <message>
        <source>What is finished is stored; the running cell is stored as cancelled. The rest can be measured later with Resume.</source>
        <translation>Ce qui est terminé est enregistré&#x202f;; la cellule en cours est enregistrée comme annulée. Le reste pourra être mesuré plus tard avec «&#xa0;Reprendre&#xa0;».</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Arrêter et quitter</translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <translation>Continuer la mesure</translation>
    </message>
    <message>
        <source>%1 % · cell %2 of %3 – Bildrate</source>
        <comment>title bar: how far a sweep is</comment>
        <translation>%1&#xa0;% · cellule %2 sur %3 – Bildrate</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ResultGridModel</name>
    <message>
        <source>%1
running: %2</source>
        <comment>a cell and what it is at</comment>
        <translation>%1
en cours&#xa0;: %2</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécutée</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lot de %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ResultGridView</name>
    <message>
        <source>Results: networks down, batch sizes across</source>
        <translation>Résultats&#xa0;: réseaux en lignes, tailles de lot en colonnes</translation>
    </message>
    <message>
        <source>images/s by batch</source>
        <comment>corner of the table of results</comment>
        <translation>images/s par lot</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::SampleChart</name>
    <message>
        <source>Images per second of each sample over time</source>
        <translation>Images par seconde de chaque échantillon au fil du temps</translation>
    </message>
    <message>
        <source>This cell has no samples.</source>
        <translation>Cette cellule n’a pas d’échantillons.</translation>
    </message>
    <message>
        <source>Choose a cell to see its samples.</source>
        <translation>Choisissez une cellule pour voir ses échantillons.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::SamplesPlot</name>
    <message>
        <source>seconds</source>
        <comment>axis of time</comment>
        <translation>secondes</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>images/s</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>préchauffage</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::Workbench</name>
    <message>
        <source>The settings hold until the program ends but could not be kept: %1</source>
        <translation>Les paramètres valent jusqu’à la fin du programme, mais n’ont pas pu être enregistrés&#xa0;: %1</translation>
    </message>
</context>
</TS>
