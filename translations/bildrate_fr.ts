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
    <message>
        <source>tf32 is not available: only NVIDIA GPUs have it. fp32 works.</source>
        <translation>tf32 n’est pas disponible&#xa0;: seuls les GPU NVIDIA le proposent. fp32 fonctionne.</translation>
    </message>
    <message>
        <source>fp16 is not available on the CPU. fp32 works.</source>
        <translation>fp16 n’est pas disponible sur le CPU. fp32 fonctionne.</translation>
    </message>
    <message>
        <source>bf16 is not available: this CPU lacks AVX512_BF16. fp32 works.</source>
        <translation>bf16 n’est pas disponible&#xa0;: ce CPU n’a pas AVX512_BF16. fp32 fonctionne.</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; there is none here</source>
        <translation>il n’y a pas de périphérique «&#xa0;%1&#xa0;»&#x202f;; il n’y en a aucun ici</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; the devices here are %2</source>
        <translation>il n’y a pas de périphérique «&#xa0;%1&#xa0;»&#x202f;; ceux d’ici sont %2</translation>
    </message>
    <message>
        <source>device %1 cannot be used: %2</source>
        <translation>le périphérique %1 ne peut pas être utilisé&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in the batch list is not a whole number or a range; write it as 1,2,4..32</source>
        <translation>«&#xa0;%1&#xa0;» dans la liste de lots n’est ni un entier ni un intervalle&#x202f;; écrivez par exemple 1,2,4..32</translation>
    </message>
    <message>
        <source>&apos;&apos; in the batch list is not a whole number or a range; write it as 1,2,4..32</source>
        <translation>il manque un entier ou un intervalle dans la liste de lots&#x202f;; écrivez par exemple 1,2,4..32</translation>
    </message>
    <message>
        <source>batch %1 cannot be used; it must be from 1 to %2</source>
        <translation>la taille de lot %1 est impossible&#x202f;; elle doit aller de 1 à %2</translation>
    </message>
    <message>
        <source>the range &apos;%1&apos; in the batch list runs backwards; write %2..%3</source>
        <translation>l’intervalle «&#xa0;%1&#xa0;» dans la liste de lots est à l’envers&#x202f;; écrivez %2..%3</translation>
    </message>
    <message>
        <source>a total batch of %1 cannot be split evenly over %2 devices; use %3 or %4</source>
        <translation>un lot total de %1 ne se répartit pas également sur %2 périphériques&#x202f;; prenez %3 ou %4</translation>
    </message>
    <message>
        <source>a total batch of %1 cannot be split evenly over %2 devices; use %3</source>
        <translation>un lot total de %1 ne se répartit pas également sur %2 périphériques&#x202f;; prenez %3</translation>
    </message>
    <message>
        <source>no network is chosen; name at least one</source>
        <translation>aucun réseau n’est choisi&#x202f;; choisissez-en au moins un</translation>
    </message>
    <message>
        <source>no precision is chosen; name at least one of fp32, tf32, fp16, bf16</source>
        <translation>aucune précision n’est choisie&#x202f;; choisissez au moins fp32, tf32, fp16 ou bf16</translation>
    </message>
    <message>
        <source>no device is chosen; name at least one</source>
        <translation>aucun périphérique n’est choisi&#x202f;; choisissez-en au moins un</translation>
    </message>
    <message>
        <source>resnet-50 and lenet, two batches each, on the CPU: under half a minute</source>
        <translation>resnet-50 et lenet, deux tailles de lot chacun, sur le CPU&#xa0;: moins d’une demi-minute</translation>
    </message>
    <message>
        <source>MXNet&apos;s and LeaderGPU&apos;s inference tables: six networks, batch 1 to 32, one device (the CPU unless another is named)</source>
        <translation>Tableaux d’inférence de MXNet et LeaderGPU&#xa0;: six réseaux, tailles de lot 1 à 32, un périphérique (le CPU sauf indication contraire)</translation>
    </message>
    <message>
        <source>MXNet&apos;s and LeaderGPU&apos;s training tables: alexnet, resnet-50, inception-v3, total batch over 1, 2 and 4 GPUs (by index: gpu:0, gpu:1, ...)</source>
        <translation>Tableaux d’entraînement de MXNet et LeaderGPU&#xa0;: alexnet, resnet-50, inception-v3, lot total sur 1, 2 et 4 GPU (par numéro&#xa0;: gpu:0, gpu:1, ...)</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s and LeaderGPU&apos;s training tables: twelve networks, 32 to 512 images per GPU, 1 to 10 GPUs (by index: gpu:0, gpu:1, ...)</source>
        <translation>Tableaux d’entraînement de TensorFlow et LeaderGPU&#xa0;: douze réseaux, 32 à 512 images par GPU, 1 à 10 GPU (par numéro&#xa0;: gpu:0, gpu:1, ...)</translation>
    </message>
    <message>
        <source>saved by the user</source>
        <translation>enregistré par l’utilisateur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in preset; choose another name</source>
        <translation>«&#xa0;%1&#xa0;» est un préréglage fourni&#x202f;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>%1 finished cells could not be stored: %2</source>
        <translation>%1 cellules terminées n’ont pas pu être enregistrées&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot import &apos;%1&apos;: %2</source>
        <translation>impossible d’importer «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot create &apos;%1&apos;: %2</source>
        <translation>impossible de créer «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot open &apos;%1&apos;: %2</source>
        <translation>impossible d’ouvrir «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: it is larger than %2</source>
        <translation>impossible de lire «&#xa0;%1&#xa0;»&#xa0;: plus grand que %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>impossible de lire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file that can be replaced</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier remplaçable</translation>
    </message>
    <message>
        <source>run %1 of &apos;%2&apos; is in the database with other content; delete that one first to import this</source>
        <translation>l’essai %1 de «&#xa0;%2&#xa0;» est déjà dans la base avec un autre contenu&#x202f;; supprimez d’abord celui-là pour importer celui-ci</translation>
    </message>
    <message>
        <source>the document is no export of Bildrate: its format is &quot;%1&quot;, not &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>le document n’est pas un export de Bildrate&#xa0;: son format est «&#xa0;%1&#xa0;», pas «&#xa0;%2&#xa0;» ni «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>the document has format version %1, made by a newer Bildrate; this one reads up to version %2: update it to read the file</source>
        <translation>le document a la version de format %1 d’un Bildrate plus récent&#x202f;; celui-ci lit jusqu’à la version %2&#xa0;: mettez-le à jour pour lire le fichier</translation>
    </message>
    <message>
        <source>the JSON ends too early, after %1 bytes; the file may have been cut off</source>
        <translation>le JSON se termine trop tôt, après %1 octets&#x202f;; le fichier est sans doute tronqué</translation>
    </message>
    <message>
        <source>the file is not valid JSON at %1</source>
        <translation>le fichier n’est pas du JSON valide à %1</translation>
    </message>
    <message>
        <source>the JSON is nested deeper than %1 levels, so it is none of Bildrate&apos;s files</source>
        <translation>le JSON a plus de %1 niveaux d’imbrication&#xa0;: ce n’est pas un fichier de Bildrate</translation>
    </message>
    <message>
        <source>run %1 is being measured; wait until that has ended, or stop it</source>
        <translation>l’essai %1 est en cours de mesure&#x202f;; attendez la fin ou arrêtez-le</translation>
    </message>
    <message>
        <source>there is no run %1; list the runs to see which there are</source>
        <translation>il n’y a pas d’essai %1&#x202f;; la liste des essais montre ceux qui existent</translation>
    </message>
    <message>
        <source>%1 was made by a newer Bildrate (schema %2, this one knows %3); update Bildrate or choose another database</source>
        <translation>%1 a été créé par un Bildrate plus récent (schéma %2, celui-ci connaît %3)&#x202f;; mettez Bildrate à jour ou choisissez une autre base</translation>
    </message>
    <message>
        <source>the database %1 is damaged: %2</source>
        <translation>la base de données %1 est endommagée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is the SQLite database of another program; it was left as it is: name another file</source>
        <translation>%1 est la base SQLite d’un autre programme&#x202f;; elle est restée intacte&#xa0;: indiquez un autre fichier</translation>
    </message>
    <message>
        <source>%1 cannot be written and was opened read-only</source>
        <translation>%1 n’est pas modifiable et a été ouvert en lecture seule</translation>
    </message>
    <message>
        <source>%1 was opened read-only, so nothing can be changed; make the file and its folder writable or use another database</source>
        <translation>%1 a été ouvert en lecture seule, rien ne peut être modifié&#x202f;; rendez le fichier et son dossier modifiables ou prenez une autre base</translation>
    </message>
    <message>
        <source>the file system of %1 refuses a write-ahead log, so the database uses the rollback journal: reading may have to wait for writing</source>
        <translation>le système de fichiers de %1 refuse le journal d’écriture anticipée&#x202f;; la base utilise le journal d’annulation&#xa0;: une lecture peut attendre une écriture</translation>
    </message>
    <message>
        <source>the database %1 cannot be made: the folder %2 cannot be written</source>
        <translation>la base %1 ne peut pas être créée&#xa0;: le dossier %2 n’est pas modifiable</translation>
    </message>
    <message>
        <source>the database %1 cannot be opened: %2</source>
        <translation>la base %1 ne peut pas être ouverte&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file for the database</source>
        <translation>%1 est un dossier&#x202f;; indiquez un fichier pour la base</translation>
    </message>
    <message>
        <source>another program keeps %1 locked; close it and try again</source>
        <translation>un autre programme verrouille %1&#x202f;; fermez-le et réessayez</translation>
    </message>
    <message>
        <source>no space left to write %1: %2 in %3; free some, or a quota or size limit has to be raised</source>
        <translation>plus d’espace pour écrire %1&#xa0;: %2 dans %3&#x202f;; libérez-en, ou un quota ou une limite de taille doit être relevé</translation>
    </message>
    <message>
        <source>the presets in %1 cannot be used: %2</source>
        <translation>les préréglages de %1 ne peuvent pas être utilisés&#xa0;: %2</translation>
    </message>
    <message>
        <source>the settings in %1 could not be read (%2); the file was kept as %3</source>
        <translation>les réglages de %1 n’ont pas pu être lus (%2)&#x202f;; le fichier a été conservé sous %3</translation>
    </message>
    <message>
        <source>the settings in %1 are not used: %2</source>
        <translation>les réglages de %1 ne sont pas utilisés&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: it is %2, not a file</source>
        <translation>impossible de lire « %1 » : c’est %2, pas un fichier</translation>
    </message>
    <message>
        <source>a set of devices is empty; name at least one device in it</source>
        <translation>un groupe de périphériques est vide ; nommez-y au moins un périphérique</translation>
    </message>
    <message>
        <source>a device has no name</source>
        <translation>un périphérique n’a pas de nom</translation>
    </message>
    <message>
        <source>device %1 is named twice in one set</source>
        <translation>le périphérique %1 figure deux fois dans un même groupe</translation>
    </message>
    <message>
        <source>there is no device that cells could run on</source>
        <translation>il n’y a aucun périphérique sur lequel des cellules pourraient s’exécuter</translation>
    </message>
    <message>
        <source>no network &apos;%1&apos;; there are %2</source>
        <translation>il n’y a pas de réseau « %1 » ; il y a %2</translation>
    </message>
    <message>
        <source>no network &apos;%1&apos;; did you mean %2?</source>
        <translation>il n’y a pas de réseau « %1 » ; vouliez-vous dire %2 ?</translation>
    </message>
    <message>
        <source>no batch is chosen for %1</source>
        <translation>aucune taille de lot n’est choisie pour %1</translation>
    </message>
    <message>
        <source>no workload is chosen; name inference or training</source>
        <translation>aucune tâche n’est choisie ; choisissez inférence ou entraînement</translation>
    </message>
    <message>
        <source>networks x workloads x precisions x batches x device sets give more than %1 cells; use several runs</source>
        <translation>réseaux × tâches × précisions × lots × groupes de périphériques donnent plus de %1 cellules ; faites plusieurs essais</translation>
    </message>
    <message>
        <source>the minimum of %1 samples cannot be used; it must be from 1 to %2</source>
        <translation>un minimum de %1 échantillons est impossible ; il doit aller de 1 à %2</translation>
    </message>
    <message>
        <source>%1 warm-up iterations cannot be used; it must be from 0 to %2</source>
        <translation>%1 itérations de préchauffage sont impossibles ; leur nombre doit aller de 0 à %2</translation>
    </message>
    <message>
        <source>a warm-up of %1 s never ends; it must be 0 or above, and at most %2 s</source>
        <translation>un préchauffage de %1 s ne finit jamais ; il doit aller de 0 à %2 s</translation>
    </message>
    <message>
        <source>%1 threads cannot be used; use 1 to 4096, or 0 for as many as the process is allowed</source>
        <translation>%1 threads sont impossibles ; prenez de 1 à 4096, ou 0 pour autant que le processus y a droit</translation>
    </message>
    <message>
        <source>%1 threads cannot be used; use 1 or more</source>
        <translation>%1 threads sont impossibles ; prenez-en au moins 1</translation>
    </message>
    <message>
        <source>there is no home folder; set the variable HOME</source>
        <translation>il n’y a pas de dossier personnel ; définissez la variable HOME</translation>
    </message>
    <message>
        <source>the output is not finite, %1</source>
        <translation>la sortie n’est pas finie, %1</translation>
    </message>
    <message>
        <source>the output is not finite</source>
        <translation>la sortie n’est pas finie</translation>
    </message>
    <message>
        <source>the output is the same for every image of the batch, %1</source>
        <translation>la sortie est la même pour toutes les images du lot, %1</translation>
    </message>
    <message>
        <source>the output is the same for every image of the batch</source>
        <translation>la sortie est la même pour toutes les images du lot</translation>
    </message>
    <message>
        <source>a second execution gave another output</source>
        <translation>une seconde exécution a donné une autre sortie</translation>
    </message>
    <message>
        <source>unexpected error of unknown kind</source>
        <translation>erreur inattendue de nature inconnue</translation>
    </message>
    <message>
        <source>environment lost: it could not be read from a damaged database</source>
        <translation>environnement perdu : il n’a pas pu être lu dans une base endommagée</translation>
    </message>
    <message>
        <source>plan lost: it could not be read from a damaged database</source>
        <translation>plan perdu : il n’a pas pu être lu dans une base endommagée</translation>
    </message>
    <message>
        <source>%1 could not be allocated for %2; use a smaller batch</source>
        <translation>%1 n’ont pas pu être alloués pour %2 ; prenez un lot plus petit</translation>
    </message>
    <message>
        <source>the weights</source>
        <translation>les poids</translation>
    </message>
    <message>
        <source>the activations</source>
        <translation>les activations</translation>
    </message>
    <message>
        <source>the library&apos;s workspace</source>
        <translation>l’espace de travail de la bibliothèque</translation>
    </message>
    <message>
        <source>the images</source>
        <translation>les images</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>timing convolutions</source>
        <translation>le chronométrage des convolutions</translation>
    </message>
    <message>
        <source>flushing caches</source>
        <translation>le vidage des caches</translation>
    </message>
    <message>
        <source>%1 ran out of memory: %2; use a smaller batch</source>
        <translation>%1 a manqué de mémoire : %2 ; prenez un lot plus petit</translation>
    </message>
    <message>
        <source>%1 failed: %2, status %3</source>
        <translation>%1 a échoué : %2, statut %3</translation>
    </message>
    <message>
        <source>%1 has no fast implementation of the convolution %2 in %3 on this CPU</source>
        <translation>%1 n’a pas de mise en œuvre rapide de la convolution %2 en %3 sur ce CPU</translation>
    </message>
    <message>
        <source>%1 has no fast implementation of the layer %2 (%3) in %4 on this CPU</source>
        <translation>%1 n’a pas de mise en œuvre rapide de la couche %2 (%3) en %4 sur ce CPU</translation>
    </message>
    <message>
        <source>fp16 is not available on the CPU; use fp32 or bf16</source>
        <translation>fp16 n’est pas disponible sur le CPU ; prenez fp32 ou bf16</translation>
    </message>
    <message>
        <source>The device %1 is not a CPU.</source>
        <translation>Le périphérique %1 n’est pas un CPU.</translation>
    </message>
    <message>
        <source>The CPU is one device; a job cannot use several of it.</source>
        <translation>Le CPU est un seul périphérique ; un travail ne peut pas en utiliser plusieurs.</translation>
    </message>
    <message>
        <source>%1 of %2 convolution shapes were chosen by rule for want of time</source>
        <translation>%1 formes de convolution sur %2 ont été choisies par règle, faute de temps</translation>
    </message>
    <message>
        <source>%1 convolutions store %2 and multiply in fp32, which is faster here</source>
        <translation>%1 convolutions stockent en %2 et multiplient en fp32, ce qui est plus rapide ici</translation>
    </message>
    <message>
        <source>program: %1 before, %2 now</source>
        <translation>programme : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>revision: %1 before, %2 now</source>
        <translation>révision : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>compiler: %1 before, %2 now</source>
        <translation>compilateur : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>build: %1 before, %2 now</source>
        <translation>compilation : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>host: %1 before, %2 now</source>
        <translation>hôte : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>system: %1 before, %2 now</source>
        <translation>système : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>kernel: %1 before, %2 now</source>
        <translation>noyau : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>virtualisation: %1 before, %2 now</source>
        <translation>virtualisation : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>CPU: %1 before, %2 now</source>
        <translation>CPU : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>cores visible: %1 before, %2 now</source>
        <translation>cœurs de la machine : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>cores allowed: %1 before, %2 now</source>
        <translation>cœurs permis : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>governor: %1 before, %2 now</source>
        <translation>gouverneur : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>memory: %1 before, %2 now</source>
        <translation>mémoire : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 now</source>
        <translation>%1 : %2 avant, %3 maintenant</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>the settings in %1 could not be read (%2); they cannot be renamed: %3</source>
        <translation>les réglages de %1 n’ont pas pu être lus (%2) ; le fichier ne peut pas être renommé : %3</translation>
    </message>
    <message>
        <source>made by a newer Bildrate</source>
        <translation>créé par un Bildrate plus récent</translation>
    </message>
    <message>
        <source>it has version %1, made by a newer Bildrate; this one reads up to version %2</source>
        <translation>il a la version %1 d’un Bildrate plus récent ; celui-ci lit jusqu’à la version %2</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be renamed: %2</source>
        <translation>%1 est inutilisable et ne peut pas être renommé : %2</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>un préréglage doit avoir un nom</translation>
    </message>
    <message>
        <source>there is no saved preset &quot;%1&quot;</source>
        <translation>il n’y a pas de préréglage enregistré « %1 »</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made: %2</source>
        <translation>le dossier %1 ne peut pas être créé : %2</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>un tube</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un périphérique</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the JSON holds a number that is too large</source>
        <translation>le JSON contient un nombre trop grand</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>le document</translation>
    </message>
    <message>
        <source>%1: must be an object</source>
        <translation>%1 : doit être un objet</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing</source>
        <translation>%1 : « %2 » manque</translation>
    </message>
    <message>
        <source>%1: must be an array</source>
        <translation>%1 : doit être un tableau</translation>
    </message>
    <message>
        <source>%1: must be a text</source>
        <translation>%1 : doit être un texte</translation>
    </message>
    <message>
        <source>%1: must be true or false</source>
        <translation>%1 : doit être true ou false</translation>
    </message>
    <message>
        <source>%1: must be a number</source>
        <translation>%1 : doit être un nombre</translation>
    </message>
    <message>
        <source>%1: must be a finite number</source>
        <translation>%1 : doit être un nombre fini</translation>
    </message>
    <message>
        <source>%1: must not be negative</source>
        <translation>%1 : ne doit pas être négatif</translation>
    </message>
    <message>
        <source>%1: must be a whole number</source>
        <translation>%1 : doit être un entier</translation>
    </message>
    <message>
        <source>%1: must be a whole number that is not negative</source>
        <translation>%1 : doit être un entier non négatif</translation>
    </message>
    <message>
        <source>%1: must be from %2 to %3</source>
        <translation>%1 : doit aller de %2 à %3</translation>
    </message>
    <message>
        <source>%1: must be at most %2</source>
        <translation>%1 : doit être au plus %2</translation>
    </message>
    <message>
        <source>%1: must be 0, or %2 and above</source>
        <translation>%1 : doit être 0, ou au moins %2</translation>
    </message>
    <message>
        <source>%1: %2 is not a version that this program knows</source>
        <translation>%1 : %2 n’est pas une version que ce programme connaît</translation>
    </message>
    <message>
        <source>%1: unknown value &quot;%2&quot;</source>
        <translation>%1 : valeur inconnue « %2 »</translation>
    </message>
    <message>
        <source>%1: must be an id of 1 to 64 letters, digits and hyphens, no hyphen first</source>
        <translation>%1 : doit être un identifiant de 1 à 64 lettres, chiffres et traits d’union, sans trait d’union au début</translation>
    </message>
    <message>
        <source>%1: must be a time such as 2026-11-30T14:05:09.123+01:00</source>
        <translation>%1 : doit être une heure telle que 2026-11-30T14:05:09.123+01:00</translation>
    </message>
    <message>
        <source>%1: must have three values: clock, temperature, power</source>
        <translation>%1 : demande trois valeurs : fréquence, température, puissance</translation>
    </message>
    <message>
        <source>%1: the column &quot;%2&quot; is missing</source>
        <translation>%1 : la colonne « %2 » manque</translation>
    </message>
    <message>
        <source>%1: must have %2 values, one a column</source>
        <translation>%1 : demande %2 valeurs, une par colonne</translation>
    </message>
    <message>
        <source>%1: the samples have more than %2 iterations</source>
        <translation>%1 : les échantillons ont plus de %2 itérations</translation>
    </message>
    <message>
        <source>%1: must not be &quot;last&quot;</source>
        <translation>%1 : ne doit pas être « last »</translation>
    </message>
    <message>
        <source>%1: the id %2 occurs twice</source>
        <translation>%1 : l’identifiant %2 apparaît deux fois</translation>
    </message>
    <message>
        <source>%1: the name &quot;%2&quot; occurs twice</source>
        <translation>%1 : le nom « %2 » apparaît deux fois</translation>
    </message>
    <message>
        <source>%1: must be &quot;%2&quot;</source>
        <translation>%1 : doit être « %2 »</translation>
    </message>
    <message>
        <source>%1: must be en, de, fr or empty</source>
        <translation>%1 : doit être en, de, fr ou vide</translation>
    </message>
    <message>
        <source>%1: must be system, light or dark</source>
        <translation>%1 : doit être system, light ou dark</translation>
    </message>
    <message>
        <source>the run %1 is already in %2</source>
        <translation>l’essai %1 est déjà dans %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n’y a pas de fichier %1</translation>
    </message>
    <message>
        <source>free space unknown</source>
        <translation>espace libre inconnu</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>its header cannot be read</source>
        <translation>son en-tête est illisible</translation>
    </message>
    <message>
        <source>reading or writing %1 failed: %2</source>
        <translation>la lecture ou l’écriture de %1 a échoué : %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened or written: %2</source>
        <translation>%1 ne peut pas être ouvert ou écrit : %2</translation>
    </message>
    <message>
        <source>the database %1 refused: %2</source>
        <translation>la base de données %1 refuse : %2</translation>
    </message>
    <message>
        <source>the database %1 is damaged and cannot be renamed: %2</source>
        <translation>la base de données %1 est endommagée et ne peut pas être renommée : %2</translation>
    </message>
    <message>
        <source>the database %1 is damaged and was left as it is; the next run or import renames it and starts an empty one, and &apos;bildrate-cli salvage&apos; then brings back what can be read</source>
        <translation>la base de données %1 est endommagée et a été laissée telle quelle ; le prochain essai ou import la renomme et en commence une vide, puis « bildrate-cli salvage » récupère ce qui est lisible</translation>
    </message>
    <message>
        <source>%1 has the older schema %2 and cannot be brought up to date because it cannot be written; copy it and open the copy</source>
        <translation>%1 a l’ancien schéma %2 et ne peut pas être mis à jour car il n’est pas modifiable ; copiez-le et ouvrez la copie</translation>
    </message>
    <message>
        <source>%1 was not closed cleanly and cannot be written; copy it together with %2 and open the copy</source>
        <translation>%1 n’a pas été fermé proprement et n’est pas modifiable ; copiez-le avec %2 et ouvrez la copie</translation>
    </message>
    <message>
        <source>%1 is no regular file; name a file for the database</source>
        <translation>%1 n’est pas un fichier ordinaire ; indiquez un fichier pour la base</translation>
    </message>
    <message>
        <source>a stored cell has the unknown value &quot;%1&quot;</source>
        <translation>une cellule enregistrée a la valeur inconnue « %1 »</translation>
    </message>
    <message>
        <source>a row of %1 is lost</source>
        <translation>une ligne de %1 est perdue</translation>
    </message>
    <message>
        <source>the samples of a cell are damaged</source>
        <translation>les échantillons d’une cellule sont endommagés</translation>
    </message>
    <message>
        <source>the samples of a cell have format %1, made by a newer Bildrate; update it to read them</source>
        <translation>les échantillons d’une cellule ont le format %1 d’un Bildrate plus récent ; mettez-le à jour pour les lire</translation>
    </message>
    <message>
        <source>a record with the value %1 cannot be stored</source>
        <translation>un enregistrement avec la valeur %1 ne peut pas être conservé</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert : %2</translation>
    </message>
    <message>
        <source>%1; it was opened read-only</source>
        <translation>%1 ; elle a été ouverte en lecture seule</translation>
    </message>
    <message>
        <source>%1; the file was kept as %2</source>
        <translation>%1 ; le fichier a été conservé sous %2</translation>
    </message>
    <message>
        <source>loss not finite at step %1</source>
        <translation>perte non finie à l’étape %1</translation>
    </message>
    <message>
        <source>training is not built yet</source>
        <translation>l’entraînement n’existe pas encore</translation>
    </message>
    <message>
        <source>a learning rate of %1 cannot be used; it must be 0 or above</source>
        <translation>un taux d’apprentissage de %1 est impossible ; il doit valoir au moins 0</translation>
    </message>
    <message>
        <source>a momentum of %1 cannot be used; it must be from 0 to below 1</source>
        <translation>une inertie de %1 est impossible ; elle doit valoir au moins 0 et moins de 1</translation>
    </message>
    <message>
        <source>a weight decay of %1 cannot be used; it must be 0 or above</source>
        <translation>une décroissance des poids de %1 est impossible ; elle doit valoir au moins 0</translation>
    </message>
    <message>
        <source>a time limit of %1 s cannot be used; it must be above 0 and at most %2 s</source>
        <translation>une limite de %1 s est impossible ; elle doit dépasser 0 et valoir au plus %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in preset and cannot be deleted, only saved ones can</source>
        <translation>« %1 » est un préréglage intégré et ne peut pas être supprimé ; seuls ceux qui ont été enregistrés peuvent l’être</translation>
    </message>
    <message>
        <source>the database %1 is damaged; it was kept as %2 and an empty one was made; to bring back what can be read: %3</source>
        <translation>la base de données %1 est endommagée ; elle a été conservée sous le nom %2 et une base vide a été créée ; pour récupérer ce qui est encore lisible : %3</translation>
    </message>
    <message>
        <source>the database %1 is damaged, and it cannot be written either; to bring back what can be read into another: bildrate-cli salvage %2 --database NEW.sqlite</source>
        <translation>la base de données %1 est endommagée et ne peut pas non plus être écrite ; pour récupérer dans une autre ce qui est encore lisible : bildrate-cli salvage %2 --database NOUVELLE.sqlite</translation>
    </message>
    <message>
        <source>%1 is no SQLite database, or one whose header is destroyed; it was left as it is: name another file, or bring back what can be read with: bildrate-cli salvage %2</source>
        <translation>%1 n’est pas une base de données SQLite, ou son en-tête est détruit ; le fichier est resté tel quel : indiquez-en un autre, ou récupérez ce qui est encore lisible avec : bildrate-cli salvage %2</translation>
    </message>
    <message>
        <source>%1 was made by a program from before Bildrate&apos;s first release, whose tables this one cannot read; it was left as it is: move it away or choose another database</source>
        <translation>%1 a été créé par un programme antérieur à la première version publiée de Bildrate, dont celui-ci ne sait pas lire les tables ; le fichier est resté tel quel : déplacez-le ou choisissez une autre base de données</translation>
    </message>
    <message>
        <source>an interval width of %1 % cannot be used; it must be 0 or above, and at most %2 %</source>
        <translation>une largeur d’intervalle de %1 % est impossible ; elle doit valoir au moins 0 et au plus %2 %</translation>
    </message>
    <message>
        <source>the JSON holds more than %1 values, so it is none of Bildrate&apos;s files</source>
        <translation>le JSON contient plus de %1 valeurs, ce n’est donc pas un fichier de Bildrate</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no currency; use a code such as EUR, USD or GBP</source>
        <translation>« %1 » n’est pas une devise ; écrivez un code tel que EUR, USD ou GBP</translation>
    </message>
    <message>
        <source>the amount of money is too large; at most 9,000,000,000 units can be told</source>
        <translation>le montant est trop grand ; on peut indiquer au plus 9 000 000 000 d’unités</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared; name one currency to convert to</source>
        <translation>%1 et %2 ne sont pas comparables ; choisissez une devise de conversion</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is below zero</source>
        <translation>%1 : « %2 » est inférieur à zéro</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no amount of money; write digits with a point before the decimals, such as 0.0825</source>
        <translation>%1 : « %2 » n’est pas un montant ; écrivez des chiffres avec un point avant les décimales, par exemple 0.0825</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; has more than nine decimals</source>
        <translation>%1 : « %2 » a plus de neuf décimales</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is too large; the most is 9000000000</source>
        <translation>%1 : « %2 » est trop grand ; le maximum est 9000000000</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is zero; it must be above</source>
        <translation>%1 : « %2 » vaut zéro ; il faut davantage</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no date; write it as 2026-11-30, 2026-11 or 2026</source>
        <translation>« %1 » n’est pas une date ; écrivez 2026-11-30, 2026-11 ou 2026</translation>
    </message>
    <message>
        <source>a price needs the name of its provider or instance</source>
        <translation>un prix exige le nom de son fournisseur ou de son instance</translation>
    </message>
    <message>
        <source>a price must be above zero</source>
        <translation>un prix doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>%1 is no number of GPUs; use 0 to 100000</source>
        <translation>%1 n’est pas un nombre de GPU ; possible : 0 à 100000</translation>
    </message>
    <message>
        <source>the price names %1 GPUs, but not their kind</source>
        <translation>le prix indique %1 GPU, mais pas leur type</translation>
    </message>
    <message>
        <source>the price names the GPU &apos;%1&apos;, but 0 of them</source>
        <translation>le prix indique le GPU « %1 », mais au nombre de 0</translation>
    </message>
    <message>
        <source>&apos;month&apos; is no billing step; use second, minute or hour</source>
        <translation>le mois n’est pas un pas de facturation ; possible : seconde, minute ou heure</translation>
    </message>
    <message>
        <source>the minimum charge must be in the currency of the price</source>
        <translation>le montant minimal doit être dans la devise du prix</translation>
    </message>
    <message>
        <source>%1 start-up minutes cannot be; use 0 to 100000</source>
        <translation>%1 minutes de démarrage sont impossibles ; possible : 0 à 100000</translation>
    </message>
    <message>
        <source>there is no exchange rate from %1 to %2; add one to the prices</source>
        <translation>il n’y a pas de taux de change de %1 en %2 ; ajoutez-en un aux prix</translation>
    </message>
    <message>
        <source>there is no exchange rate from %1 to %2</source>
        <translation>il n’y a pas de taux de change de %1 en %2</translation>
    </message>
    <message>
        <source>a price has the unknown unit &apos;%1&apos;</source>
        <translation>un prix a l’unité inconnue « %1 »</translation>
    </message>
    <message>
        <source>the price %1 is built in and stays as it is; add one of your own</source>
        <translation>le prix %1 est intégré et reste tel quel ; ajoutez le vôtre</translation>
    </message>
    <message>
        <source>there is no price with the id &apos;%1&apos;; list the prices to see which there are</source>
        <translation>il n’y a pas de prix d’identifiant « %1 » ; la liste des prix montre lesquels existent</translation>
    </message>
    <message>
        <source>&apos;%1...&apos; is longer than %2 bytes</source>
        <translation>« %1... » dépasse %2 octets</translation>
    </message>
    <message>
        <source>%1: there is no &apos;%2&apos;; use second, minute, hour or month</source>
        <translation>%1 : « %2 » n’existe pas ; possible : second, minute, hour ou month</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no number; decimals are written with a point</source>
        <translation>%1 : « %2 » n’est pas un nombre ; les décimales suivent un point</translation>
    </message>
    <message>
        <source>%1 fields instead of %2; a text with a comma stands in quotes</source>
        <translation>%1 champs au lieu de %2 ; un texte avec virgule se met entre guillemets</translation>
    </message>
    <message>
        <source>the first line of a price list must be %1</source>
        <translation>la première ligne d’une liste de prix doit être %1</translation>
    </message>
    <message>
        <source>the price list has %1 prices; at most %2 can be read</source>
        <translation>la liste contient %1 prix ; on peut en lire au plus %2</translation>
    </message>
    <message>
        <source>the purchase price must be above zero</source>
        <translation>le prix d’achat doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>%1 years are no lifetime; use above 0, at most 100</source>
        <translation>%1 ans ne sont pas une durée de vie ; possible : plus de 0, au plus 100</translation>
    </message>
    <message>
        <source>%1 % is no utilisation; use above 0 %, at most 100 %</source>
        <translation>%1 % n’est pas un taux d’utilisation ; possible : plus de 0 %, au plus 100 %</translation>
    </message>
    <message>
        <source>%1 W is no power draw; use 0 to 1000000</source>
        <translation>%1 W n’est pas une puissance ; possible : 0 à 1000000</translation>
    </message>
    <message>
        <source>the price of electricity must be in the currency of the purchase</source>
        <translation>le prix de l’électricité doit être dans la devise de l’achat</translation>
    </message>
    <message>
        <source>%1 is no number of images; use 1 to %2</source>
        <translation>%1 n’est pas un nombre d’images ; possible : 1 à %2</translation>
    </message>
    <message>
        <source>%1 epochs of %2 images cannot be; use 1 to %3</source>
        <translation>%1 époques de %2 images sont impossibles ; possible : 1 à %3</translation>
    </message>
    <message>
        <source>line %1 is not UTF-8; save the table as CSV in UTF-8</source>
        <translation>la ligne %1 n’est pas en UTF-8 ; enregistrez le tableau en CSV et UTF-8</translation>
    </message>
    <message>
        <source>line %1 holds a control character; save the table as CSV in UTF-8</source>
        <translation>la ligne %1 contient un caractère de contrôle ; enregistrez le tableau en CSV et UTF-8</translation>
    </message>
    <message>
        <source>line %1 opens a quote that is never closed</source>
        <translation>la ligne %1 ouvre un guillemet jamais refermé</translation>
    </message>
    <message>
        <source>line %1 has text behind a closed quote</source>
        <translation>la ligne %1 a du texte après un guillemet fermé</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>forward</source>
        <comment>part of a training step</comment>
        <translation>avant</translation>
    </message>
    <message>
        <source>loss</source>
        <comment>part of a training step</comment>
        <translation>perte</translation>
    </message>
    <message>
        <source>backward, data</source>
        <comment>part of a training step</comment>
        <translation>arrière, données</translation>
    </message>
    <message>
        <source>backward, weights</source>
        <comment>part of a training step</comment>
        <translation>arrière, poids</translation>
    </message>
    <message>
        <source>update</source>
        <comment>part of a training step</comment>
        <translation>mise à jour</translation>
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
    <name>ProfileText</name>
    <message numerus="yes">
        <source>%1 · %2 · %3 · batch %4 · %n thread(s)</source>
        <comment>network, workload, precision of a profile</comment>
        <translation>
            <numerusform>%1 · %2 · %3 · lot %4 · %n thread</numerusform>
            <numerusform>%1 · %2 · %3 · lot %4 · %n threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole iteration</source>
        <translation>Itération entière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Forward and backward</source>
        <translation>Avant et arrière</translation>
    </message>
    <message>
        <source>Whole step</source>
        <translation>Étape entière</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Images per second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>an interval</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Time of an iteration</source>
        <translation>Durée d’une itération</translation>
    </message>
    <message>
        <source>half within %1, 90 % within %2, 99 % within %3</source>
        <translation>la moitié en %1, 90 % en %2, 99 % en %3</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>%1 samples of %2 iterations in all</source>
        <translation>%1 échantillons de %2 itérations au total</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Écartés</translation>
    </message>
    <message numerus="yes">
        <source>%n throttled sample(s)</source>
        <translation>
            <numerusform>%n échantillon bridé</numerusform>
            <numerusform>%n échantillons bridés</numerusform>
        </translation>
    </message>
    <message>
        <source>Spread</source>
        <comment>standard deviation over mean</comment>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Drift</source>
        <comment>change of speed from first to last third of the samples</comment>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Valeurs aberrantes</translation>
    </message>
    <message>
        <source>%1 slow, %2 fast</source>
        <translation>%1 lentes, %2 rapides</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>that times the samples</comment>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>of the device</source>
        <translation>du périphérique</translation>
    </message>
    <message>
        <source>of the host</source>
        <translation>de l’hôte</translation>
    </message>
    <message>
        <source>Measuring ended</source>
        <translation>Fin de la mesure</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Durées</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>Compilation</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Checking the output</source>
        <translation>Vérification de la sortie</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Préchauffage</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Au total</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Espace de travail</translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>Entrée et sortie</translation>
    </message>
    <message>
        <source>Peak of the process</source>
        <translation>Pic du processus</translation>
    </message>
    <message>
        <source>Check of the output</source>
        <translation>Contrôle de la sortie</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>all are finite</source>
        <translation>toutes sont finies</translation>
    </message>
    <message>
        <source>not all are finite</source>
        <translation>toutes ne sont pas finies</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>each has its own output</source>
        <translation>chacune a sa propre sortie</translation>
    </message>
    <message>
        <source>all have the same output</source>
        <translation>toutes ont la même sortie</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>gives the same bits</source>
        <translation>donne les mêmes bits</translation>
    </message>
    <message>
        <source>does not give the same bits</source>
        <translation>ne donne pas les mêmes bits</translation>
    </message>
    <message>
        <source>timed</source>
        <comment>how algorithms were chosen</comment>
        <translation>chronométrés</translation>
    </message>
    <message>
        <source>timed earlier and kept</source>
        <comment>how algorithms were chosen</comment>
        <translation>chronométrés auparavant et conservés</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>how algorithms were chosen</comment>
        <translation>par règle</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Jeu d’instructions</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>of tensors in memory</comment>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Algorithms chosen</source>
        <translation>Algorithmes choisis</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>of a plan</comment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>3 times an implementation</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compilateur</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>Release, Debug</comment>
        <translation>Type de construction</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>Virtualisation</source>
        <translation>Virtualisation</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Cores of the machine</source>
        <translation>Cœurs de la machine</translation>
    </message>
    <message>
        <source>Cores allowed</source>
        <translation>Cœurs autorisés</translation>
    </message>
    <message>
        <source>Governor</source>
        <comment>of the CPU&apos;s clock</comment>
        <translation>Gouverneur</translation>
    </message>
    <message>
        <source>Memory of the machine</source>
        <translation>Mémoire de la machine</translation>
    </message>
    <message>
        <source>Memory free at the start</source>
        <translation>Mémoire libre au début</translation>
    </message>
    <message>
        <source>Cores kept busy by others</source>
        <translation>Cœurs occupés par d’autres</translation>
    </message>
    <message>
        <source>within ±%1, or after %2 in any case; at least %3 samples otherwise</source>
        <translation>à ±%1, ou après %2 dans tous les cas&#x202f;; sinon au moins %3 échantillons</translation>
    </message>
    <message>
        <source>within ±%1, or after %2; at least %3 samples</source>
        <translation>à ±%1, ou après %2&#x202f;; au moins %3 échantillons</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cells that have a result, of those asked for</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Règle d’arrêt</translation>
    </message>
    <message>
        <source>at least %1 iterations and %2</source>
        <translation>au moins %1 itérations et %2</translation>
    </message>
    <message>
        <source>as many as allowed</source>
        <translation>autant que permis</translation>
    </message>
    <message>
        <source>Convolutions</source>
        <translation>Convolutions</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>directes</translation>
    </message>
    <message>
        <source>the fastest way of each</source>
        <translation>chacune de la façon la plus rapide</translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>of the random weights and images</comment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>of a run</comment>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>images/s, %1, %2, %3</source>
        <comment>of a table: inference, fp32, CPU</comment>
        <translation>images/s, %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>images/s, %1, %2, %3, total batch over %n device(s)</source>
        <translation>
            <numerusform>images/s, %1, %2, %3, lot total sur %n périphérique</numerusform>
            <numerusform>images/s, %1, %2, %3, lot total sur %n périphériques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>images/s, %1, %2, %3, batch per device on %n device(s)</source>
        <translation>
            <numerusform>images/s, %1, %2, %3, lot par périphérique sur %n périphérique</numerusform>
            <numerusform>images/s, %1, %2, %3, lot par périphérique sur %n périphériques</numerusform>
        </translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécutée</translation>
    </message>
    <message>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lot de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s), ended: %1</source>
        <comment>why measuring ended: time limit</comment>
        <translation>
            <numerusform>%n échantillon, fin&#xa0;: %1</numerusform>
            <numerusform>%n échantillons, fin&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Loss</source>
        <comment>of training</comment>
        <translation>Perte</translation>
    </message>
    <message>
        <source>After the warm-up</source>
        <translation>Après le préchauffage</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Inertie (momentum)</translation>
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
        <translation>Tailles de lot</translation>
    </message>
    <message>
        <source>Numbers and ranges that double, such as 1,2,4..32</source>
        <translation>Nombres et intervalles qui doublent, par exemple 1,2,4..32</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>button: batch sizes of published tables</comment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Batch sizes of published tables</source>
        <translation>Tailles de lot des tableaux publiés</translation>
    </message>
    <message>
        <source>1: one image at a time</source>
        <translation>1&#xa0;: une image à la fois</translation>
    </message>
    <message>
        <source>1 to 32: inference tables of MXNet and LeaderGPU</source>
        <translation>1 à 32&#xa0;: tableaux d’inférence de MXNet et LeaderGPU</translation>
    </message>
    <message>
        <source>8 to 256: AlexNet in MXNet&apos;s training tables</source>
        <translation>8 à 256&#xa0;: AlexNet dans les tableaux d’entraînement de MXNet</translation>
    </message>
    <message>
        <source>32 to 512: training tables of TensorFlow and LeaderGPU</source>
        <translation>32 à 512&#xa0;: tableaux d’entraînement de TensorFlow et LeaderGPU</translation>
    </message>
    <message>
        <source>What a batch size counts</source>
        <translation>Ce que compte une taille de lot</translation>
    </message>
    <message>
        <source>per device</source>
        <comment>batch size</comment>
        <translation>par périphérique</translation>
    </message>
    <message>
        <source>in total</source>
        <comment>batch size</comment>
        <translation>au total</translation>
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
        <translation>Cet essai n’a aucune cellule terminée.</translation>
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
    <name>bildrate::ui::BenchmarkPage</name>
    <message>
        <source>Benchmark</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Measuring goes on, but finished cells cannot be stored for now: %1</source>
        <translation>La mesure continue, mais les cellules terminées ne peuvent pas être enregistrées pour l’instant&#xa0;: %1</translation>
    </message>
    <message>
        <source>A measurement is running; its setup stays as it is until then. Try again when it has ended.</source>
        <translation>Une mesure est en cours&#x202f;; ses réglages restent tels quels jusque-là. Réessayez quand elle sera terminée.</translation>
    </message>
    <message>
        <source>A measurement is running; stop it or wait until it has ended.</source>
        <translation>Une mesure est en cours&#x202f;; arrêtez-la ou attendez la fin.</translation>
    </message>
    <message>
        <source>Nothing was started: %1</source>
        <translation>Rien n’a été lancé&#xa0;: %1</translation>
    </message>
    <message>
        <source>No cell of this run is missing; nothing was started.</source>
        <translation>Il ne manque aucune cellule à cet essai&#x202f;; rien n’a été lancé.</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Arrêt …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Recherche des périphériques …</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cellule</numerusform>
            <numerusform>%n cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>at most about %1</source>
        <comment>a duration</comment>
        <translation>environ %1 au plus</translation>
    </message>
    <message>
        <source>the largest needs about %1, %2 are free</source>
        <translation>la plus grande demande environ %1, %2 sont libres</translation>
    </message>
    <message numerus="yes">
        <source>! %n cell(s) will probably not fit</source>
        <translation>
            <numerusform>! %n cellule ne tiendra sans doute pas</numerusform>
            <numerusform>! %n cellules ne tiendront sans doute pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>! %n cell(s) cannot run here</source>
        <translation>
            <numerusform>! %n cellule ne peut pas s’exécuter ici</numerusform>
            <numerusform>! %n cellules ne peuvent pas s’exécuter ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was measured: %1</source>
        <translation>Rien n’a été mesuré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The run has ended. %1</source>
        <translation>L’essai est terminé. %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %1 of %n cell(s) are complete and stored.</source>
        <translation>
            <numerusform>Arrêté&#xa0;: %1 cellule sur %n est complète et enregistrée.</numerusform>
            <numerusform>Arrêté&#xa0;: %1 cellules sur %n sont complètes et enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %1 of %n cell(s) are complete and stored.</source>
        <translation>
            <numerusform>Terminé&#xa0;: %1 cellule sur %n est complète et enregistrée.</numerusform>
            <numerusform>Terminé&#xa0;: %1 cellules sur %n sont complètes et enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show run</source>
        <translation>Afficher l’essai</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Measure these cells</source>
        <translation>Mesurer ces cellules</translation>
    </message>
    <message>
        <source>Skip cell</source>
        <translation>Passer la cellule</translation>
    </message>
    <message>
        <source>End the running cell and go on with the next</source>
        <translation>Terminer la cellule en cours et passer à la suivante</translation>
    </message>
    <message>
        <source>End the run; what is finished stays</source>
        <translation>Terminer l’essai&#x202f;; ce qui est fini est conservé</translation>
    </message>
    <message>
        <source>The machine or the program is not what this run was measured with before: %1</source>
        <translation>La machine ou le programme n’est plus ce avec quoi cet essai a été mesuré : %1</translation>
    </message>
    <message>
        <source>A profile is being taken; stop it or wait until it has ended.</source>
        <translation>Un profil est en cours&#xa0;; arrêtez-le ou attendez qu’il soit terminé.</translation>
    </message>
    <message>
        <source>Profile…</source>
        <translation>Profil…</translation>
    </message>
    <message>
        <source>Time every layer of the first of these cells alone</source>
        <translation>Mesurer séparément chaque couche de la première de ces cellules</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Show what the largest cell takes, part by part</source>
        <translation>Montrer ce que prend la plus grande cellule, partie par partie</translation>
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
    <name>bildrate::ui::DeviceModel</name>
    <message numerus="yes">
        <source>%1 · %2 · %n thread(s)</source>
        <comment>kind, name and threads of a CPU</comment>
        <translation>
            <numerusform>%1 · %2 · %n thread</numerusform>
            <numerusform>%1 · %2 · %n threads</numerusform>
        </translation>
    </message>
    <message>
        <source>not found on this machine</source>
        <translation>introuvable sur cette machine</translation>
    </message>
    <message>
        <source>%1 of memory free</source>
        <translation>%1 de mémoire libre</translation>
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
        <translation>Act&amp;ualiser</translation>
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
    <message>
        <source>Every sample of this cell was throttled.</source>
        <translation>Tous les échantillons de cette cellule ont été bridés.</translation>
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
    <message numerus="yes">
        <source>images/s (without %n throttled sample(s))</source>
        <comment>axis; they are no part of the result</comment>
        <translation>
            <numerusform>images/s (sans %n échantillon bridé)</numerusform>
            <numerusform>images/s (sans %n échantillons bridés)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) from %1 to %2 images/s</source>
        <translation>
            <numerusform>%n échantillon de %1 à %2 images/s</numerusform>
            <numerusform>%n échantillons de %1 à %2 images/s</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <comment>of one sample</comment>
        <translation>%1 images/s</translation>
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
        <translation>&lt;b&gt;Bildrate %1&lt;/b&gt;&lt;p&gt;Mesure combien d’images par seconde un réseau classe ou traite à l’entraînement, conserve chaque essai et compare les essais.&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
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
        <translation>A&amp;ide</translation>
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
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>What is finished is stored; the running cell is stored as cancelled. The page Runs can measure later what is missing.</source>
        <translation>Ce qui est terminé est enregistré&#x202f;; la cellule en cours est enregistrée comme annulée. La page Essais pourra mesurer plus tard ce qui manque.</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::MemoryTable</name>
    <message>
        <source>Memory of the largest cell</source>
        <translation>Mémoire de la plus grande cellule</translation>
    </message>
    <message>
        <source>No cell of this setup can run here.</source>
        <translation>Aucune cellule de ce choix ne peut s’exécuter ici.</translation>
    </message>
    <message>
        <source>%1 · %2 · batch %3</source>
        <comment>network, precision, images on one device</comment>
        <translation>%1 · %2 · lot %3</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimiser&apos;s state</source>
        <translation>État de l’optimiseur</translation>
    </message>
    <message>
        <source>In all, about</source>
        <translation>Au total, environ</translation>
    </message>
    <message>
        <source>The workspace of the library comes on top; it is known once a cell is compiled, and stands in the details of a run.</source>
        <translation>L’espace de travail de la bibliothèque s’y ajoute&#xa0;; il est connu une fois la cellule compilée et figure dans les détails d’une exécution.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::NetworkTreeModel</name>
    <message>
        <source>Own batch sizes of this network, such as 1,2,4..32. Empty: those of the run.</source>
        <translation>Tailles de lot propres à ce réseau, par exemple 1,2,4..32. Vide&#xa0;: celles de l’essai.</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 multiply-accumulates per image</source>
        <translation>%1, %2 paramètres, %3 multiplications-additions par image</translation>
    </message>
    <message>
        <source>Multiply-accumulates for one image</source>
        <translation>Multiplications-additions pour une image</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>MACs</source>
        <comment>column: multiply-accumulates for one image</comment>
        <translation>MAC</translation>
    </message>
    <message>
        <source>Own batches</source>
        <comment>column: batch sizes of one network</comment>
        <translation>Lots propres</translation>
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
    <name>bildrate::ui::OptimiserChoice</name>
    <message>
        <source>learning rate %1, momentum %2, weight decay %3</source>
        <translation>taux d’apprentissage %1, inertie %2, décroissance des poids %3</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Plain SGD, as in TensorFlow&apos;s tables</source>
        <translation>SGD simple, comme dans les tableaux de TensorFlow</translation>
    </message>
    <message>
        <source>SGD with momentum, as in MXNet&apos;s tables</source>
        <translation>SGD avec inertie, comme dans les tableaux de MXNet</translation>
    </message>
    <message>
        <source>SGD with %1</source>
        <translation>SGD avec %1</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::PresetButton</name>
    <message>
        <source>Quick: resnet-50 and lenet</source>
        <translation>Rapide&#xa0;: resnet-50 et lenet</translation>
    </message>
    <message>
        <source>Inference tables of MXNet and LeaderGPU</source>
        <translation>Tableaux d’inférence de MXNet et LeaderGPU</translation>
    </message>
    <message>
        <source>Training tables of MXNet and LeaderGPU</source>
        <translation>Tableaux d’entraînement de MXNet et LeaderGPU</translation>
    </message>
    <message>
        <source>Training tables of TensorFlow and LeaderGPU</source>
        <translation>Tableaux d’entraînement de TensorFlow et LeaderGPU</translation>
    </message>
    <message>
        <source>Save as preset: first give the run a name</source>
        <translation>Enregistrer comme préréglage&#xa0;: donnez d’abord un nom à l’essai</translation>
    </message>
    <message>
        <source>Save as preset “%1”</source>
        <translation>Enregistrer comme préréglage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The preset “%1” is saved.</source>
        <translation>Le préréglage «&#xa0;%1&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>The preset “%1” is replaced.</source>
        <translation>Le préréglage «&#xa0;%1&#xa0;» est remplacé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The preset “%1” is deleted.</source>
        <translation>Le préréglage «&#xa0;%1&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Load, save or delete what to measure</source>
        <translation>Charger, enregistrer ou supprimer ce qui est à mesurer</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ProfileModel</name>
    <message>
        <source>only in the second</source>
        <translation>seulement dans le second</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>seulement dans le premier</translation>
    </message>
    <message>
        <source>Multiply-adds of the whole batch, padding included</source>
        <translation>Multiplications-additions du lot entier, bords compris</translation>
    </message>
    <message>
        <source>Of the tensors and parameters that the step reads and writes</source>
        <translation>Des tenseurs et paramètres que l’étape lit et écrit</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of a step, in the order they run</comment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Part</source>
        <comment>of a step: forward, backward, update</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>First ms</source>
        <comment>time of the first of two profiles</comment>
        <translation>Premier ms</translation>
    </message>
    <message>
        <source>Time ms</source>
        <comment>milliseconds</comment>
        <translation>Temps ms</translation>
    </message>
    <message>
        <source>Second ms</source>
        <comment>time of the second of two profiles</comment>
        <translation>Second ms</translation>
    </message>
    <message>
        <source>Second/first</source>
        <comment>ratio of times</comment>
        <translation>Second/premier</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>of the time of an iteration</comment>
        <translation>Part</translation>
    </message>
    <message>
        <source>MACs</source>
        <translation>MAC</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>what another implementation does</comment>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Implementation</source>
        <translation>Implémentation</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
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
        <translation>Il n’y a pas de profil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Open a profile</source>
        <translation>Ouvrir un profil</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profils (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Enregistrer le profil</translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <translation>%1 images/s</translation>
    </message>
    <message>
        <source>The profile is on the clipboard.</source>
        <translation>Le profil est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>no other</source>
        <comment>profile to compare with</comment>
        <translation>aucun autre</translation>
    </message>
    <message>
        <source>They answer different questions: a ratio tells of both, not of the machines.</source>
        <translation>Ils répondent à des questions différentes&#xa0;: un rapport parle des deux, pas des machines.</translation>
    </message>
    <message>
        <source>The images/s of a training cell count whole steps.</source>
        <translation>Les images/s d’une cellule d’entraînement comptent des étapes entières.</translation>
    </message>
    <message numerus="yes">
        <source>Medians of %n iteration(s), each layer waited for and timed alone: their sum may be more than an undisturbed iteration takes.</source>
        <translation>
            <numerusform>Sur %n itération, chaque couche attendue et mesurée séparément&#xa0;: leur somme peut dépasser le temps d’une itération non perturbée.</numerusform>
            <numerusform>Médianes de %n itérations, chaque couche attendue et mesurée séparément&#xa0;: leur somme peut dépasser le temps d’une itération non perturbée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing every layer: %n iteration(s) so far</source>
        <translation>
            <numerusform>Mesure de chaque couche&#xa0;: %n itération jusqu’ici</numerusform>
            <numerusform>Mesure de chaque couche&#xa0;: %n itérations jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Timing every layer …</source>
        <translation>Mesure de chaque couche…</translation>
    </message>
    <message>
        <source>Profile: %1 …</source>
        <comment>compiling, loading</comment>
        <translation>Profil&#xa0;: %1…</translation>
    </message>
    <message>
        <source>A profile can be taken once the measurement has ended.</source>
        <translation>Un profil pourra être établi une fois la mesure terminée.</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Recherche des périphériques…</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Pas encore de profil</translation>
    </message>
    <message>
        <source>A profile times every layer alone and shows where an iteration spends its time. It is a pass of its own and changes no measured run. Choose above what to profile, or open a profile that was saved.</source>
        <translation>Un profil mesure chaque couche séparément et montre où une itération passe son temps. C’est une passe à part, qui ne change aucune mesure conservée. Choisissez ci-dessus ce qu’il faut profiler, ou ouvrez un profil enregistré.</translation>
    </message>
    <message>
        <source>Take a profile</source>
        <translation>Établir un profil</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>verb</comment>
        <translation>Profiler</translation>
    </message>
    <message>
        <source>Time every layer alone</source>
        <translation>Mesurer chaque couche séparément</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop without a profile</source>
        <translation>Arrêter sans profil</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a profile that was saved</source>
        <translation>Ouvrir un profil enregistré</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save the profile that is shown</source>
        <translation>Enregistrer le profil montré</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>&amp;Shown:</source>
        <comment>profile</comment>
        <translation>&amp;Montré&#xa0;:</translation>
    </message>
    <message>
        <source>Profile that is shown</source>
        <translation>Profil montré</translation>
    </message>
    <message>
        <source>&amp;Compared with:</source>
        <translation>&amp;Comparé à&#xa0;:</translation>
    </message>
    <message>
        <source>Profile to compare with</source>
        <translation>Profil de comparaison</translation>
    </message>
    <message>
        <source>Pa&amp;rts:</source>
        <translation>Partie&amp;s&#xa0;:</translation>
    </message>
    <message>
        <source>Parts that are shown</source>
        <translation>Parties montrées</translation>
    </message>
    <message>
        <source>all</source>
        <comment>parts</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::ProfileSetup</name>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Réseau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Workload:</source>
        <translation>&amp;Tâche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Précision&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Batch size:</source>
        <translation>&amp;Lot&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>Périp&amp;hérique&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>Thr&amp;eads&#xa0;:</translation>
    </message>
    <message>
        <source>Opt&amp;imiser:</source>
        <translation>&amp;Optimiseur&#xa0;:</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>as allowed</source>
        <comment>number of threads</comment>
        <translation>autant que permis</translation>
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
    <name>bildrate::ui::RunActions</name>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Nothing is missing: every cell of this run has a result.</source>
        <translation>Rien ne manque&#xa0;: chaque cellule de cet essai a un résultat.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied as text.</source>
        <translation>
            <numerusform>%n essai copié comme texte.</numerusform>
            <numerusform>%n essais copiés comme texte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run that is being measured cannot be deleted; stop it first.</source>
        <translation>Un essai en cours de mesure ne peut pas être supprimé&#x202f;; arrêtez-le d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n essai supprimé.</numerusform>
            <numerusform>%n essais supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n essai restauré.</numerusform>
            <numerusform>%n essais restaurés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export runs</source>
        <translation>Exporter des essais</translation>
    </message>
    <message>
        <source>Runs with every sample (*.json)</source>
        <translation>Essais avec chaque échantillon (*.json)</translation>
    </message>
    <message>
        <source>Table with a row for each cell (*.csv)</source>
        <translation>Tableau avec une ligne par cellule (*.csv)</translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Importer des essais</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no run in the file.</source>
        <translation>Le fichier ne contient aucun essai.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n run(s) of the file are here already.</source>
        <translation>
            <numerusform>Rien de nouveau&#xa0;: %n essai du fichier est déjà ici.</numerusform>
            <numerusform>Rien de nouveau&#xa0;: %n essais du fichier sont déjà ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n essai importé.</numerusform>
            <numerusform>%n essais importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported; the others of the file were here already.</source>
        <translation>
            <numerusform>%n essai importé&#x202f;; les autres du fichier étaient déjà ici.</numerusform>
            <numerusform>%n essais importés&#x202f;; les autres du fichier étaient déjà ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunDetails</name>
    <message>
        <source>This cell has not been measured yet.</source>
        <translation>Cette cellule n’a pas encore été mesurée.</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Details of the chosen cell</source>
        <translation>Détails de la cellule choisie</translation>
    </message>
    <message>
        <source>Facts of the chosen cell</source>
        <translation>Données de la cellule choisie</translation>
    </message>
    <message>
        <source>Facts of the run</source>
        <translation>Données de l’essai</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Profile this cell…</source>
        <translation>Profiler cette cellule…</translation>
    </message>
    <message>
        <source>Time every layer of the chosen cell alone</source>
        <translation>Mesurer séparément chaque couche de la cellule choisie</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunListModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>cells that are completed, of those asked for: 5 of 6</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Réseaux</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>the first characters of a run&apos;s identifier</comment>
        <translation>Identifiant</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunListView</name>
    <message>
        <source>Stored runs</source>
        <translation>Essais enregistrés</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunSetup</name>
    <message>
        <source>There is no network “%1” here; it is left out.</source>
        <translation>Il n’y a pas de réseau «&#xa0;%1&#xa0;» ici&#x202f;; il est laissé de côté.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>N&amp;ote&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Workload:</source>
        <translation>&amp;Tâche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Précision&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Batch sizes:</source>
        <translation>&amp;Lots&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Devices:</source>
        <translation>Pé&amp;riphériques&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Each cell:</source>
        <translation>&amp;Chaque cellule&#xa0;:</translation>
    </message>
    <message>
        <source>Search networks</source>
        <translation>Chercher des réseaux</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Réseaux</translation>
    </message>
    <message>
        <source>for example: before the update</source>
        <translation>par exemple&#xa0;: avant la mise à jour</translation>
    </message>
    <message>
        <source>what the result will be needed for</source>
        <translation>à quoi servira le résultat</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Périphériques</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>inference and training</comment>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Opt&amp;imiser:</source>
        <translation>Opt&amp;imiseur :</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Les essais ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The runs that were kept cannot be shown</source>
        <translation>Les essais conservés ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>Go to Benchmark</source>
        <translation>Aller à la mesure</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Aucun essai</translation>
    </message>
    <message>
        <source>Every run is kept here with all its samples as soon as its first cell is measured. Choose networks and a device on the page Benchmark and press Start, or import runs from a file.</source>
        <translation>Chaque essai est conservé ici avec tous ses échantillons dès que sa première cellule est mesurée. Choisissez des réseaux et un périphérique sur la page Mesure et appuyez sur Démarrer, ou importez des essais d’un fichier.</translation>
    </message>
    <message>
        <source>No run matches “%1”</source>
        <translation>Aucun essai ne correspond à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Reading the runs …</source>
        <translation>Lecture des essais …</translation>
    </message>
    <message>
        <source>Select a run to see its results.</source>
        <translation>Choisissez un essai pour voir ses résultats.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are selected; select fewer to see their results.</source>
        <translation>
            <numerusform>%n essai est choisi&#x202f;; choisissez-en moins pour voir les résultats.</numerusform>
            <numerusform>%n essais sont choisis&#x202f;; choisissez-en moins pour voir les résultats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) selected</source>
        <translation>
            <numerusform>%n essai choisi</numerusform>
            <numerusform>%n essais choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by name, note, tag, network or id</source>
        <translation>Filtrer par nom, note, étiquette, réseau ou identifiant</translation>
    </message>
    <message>
        <source>Filter of the list</source>
        <translation>Filtre de la liste</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Details of the selected runs</source>
        <translation>Détails des essais choisis</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mesurer à nouveau</translation>
    </message>
    <message>
        <source>Measure what is missing</source>
        <translation>Mesurer ce qui manque</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Modifier les étiquettes</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Annuler la suppression</translation>
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
    <message>
        <source>seconds (▲: throttled, not part of the result)</source>
        <comment>axis of time</comment>
        <translation>secondes (▲&#xa0;: bridé, hors du résultat)</translation>
    </message>
    <message>
        <source>median and its 95 % interval</source>
        <comment>name of a line</comment>
        <translation>médiane et son intervalle à 95 %</translation>
    </message>
    <message>
        <source>warm-up sample %1: %2 images/s</source>
        <translation>échantillon de préchauffage %1 : %2 images/s</translation>
    </message>
    <message>
        <source>sample %1: %2 images/s, throttled</source>
        <translation>échantillon %1 : %2 images/s, bridé</translation>
    </message>
    <message>
        <source>sample %1: %2 images/s</source>
        <translation>échantillon %1 : %2 images/s</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Database of runs:</source>
        <translation>&amp;Base des essais&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;CPU threads:</source>
        <translation>Threads &amp;CPU&#xa0;:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
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
        <source>Database of runs</source>
        <translation>Base de données des essais</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Another database is used from the next start on.</source>
        <translation>Une autre base est utilisée à partir du prochain démarrage.</translation>
    </message>
    <message>
        <source>as many as allowed (%1)</source>
        <comment>threads of the CPU</comment>
        <translation>autant que permis (%1)</translation>
    </message>
    <message>
        <source>Stop rule of a new selection</source>
        <translation>Règle d’arrêt d’une nouvelle sélection</translation>
    </message>
    <message>
        <source>The database needs its whole path, from / on.</source>
        <translation>La base demande son chemin complet, à partir de /.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 est un dossier&#x202f;; nommez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Le dossier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>Databases (*.sqlite);;All files (*)</source>
        <translation>Bases de données (*.sqlite);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>bildrate::ui::StopRuleEdit</name>
    <message>
        <source>until ±%1, %2 at most</source>
        <translation>jusqu’à ±%1, %2 au plus</translation>
    </message>
    <message numerus="yes">
        <source>until ±%1, %2 at most, but at least %n sample(s)</source>
        <translation>
            <numerusform>jusqu’à ±%1, %2 au plus, mais au moins %n échantillon</numerusform>
            <numerusform>jusqu’à ±%1, %2 au plus, mais au moins %n échantillons</numerusform>
        </translation>
    </message>
    <message>
        <source>until the noise is stable, %1 at most</source>
        <translation>jusqu’à ce que le bruit soit stable, %1 au plus</translation>
    </message>
    <message numerus="yes">
        <source>until the noise is stable, %1 at most, but at least %n sample(s)</source>
        <translation>
            <numerusform>jusqu’à ce que le bruit soit stable, %1 au plus, mais au moins %n échantillon</numerusform>
            <numerusform>jusqu’à ce que le bruit soit stable, %1 au plus, mais au moins %n échantillons</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: the stop rule</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change when a cell ends</source>
        <translation>Modifier la fin d’une cellule</translation>
    </message>
    <message>
        <source>Wanted half-width of the 95 % interval:</source>
        <translation>Demi-largeur voulue de l’intervalle à 95 %&#xa0;:</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number in a field</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>until the noise is stable</source>
        <translation>jusqu’à ce que le bruit soit stable</translation>
    </message>
    <message>
        <source>Longest measured time:</source>
        <translation>Durée de mesure maximale&#xa0;:</translation>
    </message>
    <message>
        <source>Fewest samples:</source>
        <translation>Nombre minimal d’échantillons&#xa0;:</translation>
    </message>
    <message>
        <source>The time limit also ends a cell with fewer samples</source>
        <translation>La limite de temps termine aussi une cellule avec moins d’échantillons</translation>
    </message>
    <message>
        <source>Fewest warm-up iterations:</source>
        <translation>Nombre minimal d’itérations de préchauffage&#xa0;:</translation>
    </message>
    <message>
        <source>Shortest warm-up:</source>
        <translation>Préchauffage minimal&#xa0;:</translation>
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
        <translation>Les paramètres valent jusqu’à la fin du programme, mais n’ont pas pu être enregistrés&#xa0;: %1</translation>
    </message>
</context>
</TS>
