/** A replacement in the small town, and its findings. */
export type Mistake = readonly [what: string, from: string, to: string, told: readonly string[]];

export const CLERK_MISTAKES: readonly Mistake[] = [
  [
    'a logo whose name has a space',
    '"logo.svg"',
    '"mon logo.svg"',
    [
      '5:3 logo error: Trouvé : « mon logo.svg » ; attendu : le nom d’un fichier du même dossier, sans espace, accent ni « / » ; renommez le fichier.',
    ],
  ],
  [
    'opening hours that overlap, and a target of zero',
    '"retentionDays"',
    '"openingHours": { "mon": ["08:30-12:00", "11:00-17:00"] }, "targets": { "solved": 0 }, "retentionDays"',
    [
      '9:21 openingHours.mon error: Ces plages se recouvrent ou ne sont pas dans l’ordre : écrivez-les du matin au soir ; une nuit s’écrit en deux jours.',
      '9:75 targets.solved error: Un délai s’écrit en heures d’ouverture, plus de 0 et 2 000 au plus, sans guillemets ; sans délai, retirez la clé.',
    ],
  ],
  [
    'opening hours without an open one',
    '"retentionDays"',
    '"openingHours": { "mon": [] }, "retentionDays"',
    [
      '9:3 openingHours error: Aucun jour n’a d’heure d’ouverture : aucun délai ne passerait jamais. Donnez au moins une plage, comme "mon": ["08:30-12:00"], ou retirez « openingHours ».',
    ],
  ],
  [
    'a time that there is not',
    '"retentionDays"',
    '"openingHours": { "mon": ["8h-12h"] }, "retentionDays"',
    [
      '9:29 openingHours.mon.0 error: Des heures s’écrivent comme « 08:30-12:00 », de « 00:00 » à « 24:00 », une plage par texte.',
    ],
  ],
  [
    'a level that is misspelt',
    '"level": "admin"',
    '"level": "admni"',
    [
      '36:63 staff.0.level error: Trouvé : « admni » ; attendu : « agent », « manager », « admin » ; peut-être « admin ».',
    ],
  ],
  [
    'a service of a rule that is misspelt',
    '"caseType": "health",',
    '"caseType": "health", "assign": { "service": "janitoral" },',
    [
      '16:41 menu.1.assign.service error: « janitoral » n’est aucun des quatorze services ; peut-être « janitorial ».',
    ],
  ],
  [
    'turns without a service',
    '"gcatCode": "maintenance",',
    '"assign": { "turn": true },',
    [
      '17:7 menu.1.assign error: Il faut un service : écrivez "service" dans « assign », ou "turn": true ici et « gcatCode » sur la tuile.',
    ],
  ],
  [
    'a rule that gives cases to a service of nobody',
    '"caseType": "health",',
    '"caseType": "health", "assign": { "service": "fire" },',
    [
      '16:41 menu.1.assign.service warning: Personne dans « staff » n’est du service « fire » : ce qui lui est attribué n’alerterait que tout le personnel à la fois.',
    ],
  ],
  [
    'an urgency and a kind of case that do not exist',
    '"caseType": "health",',
    '"urgency": "haute", "caseType": "danger",',
    [
      '16:7 menu.1.urgency error: Trouvé : « haute » ; attendu : « low », « none ». Sans cette clé, tout peut être signalé. Un danger se dit dans une question : "flags": ["danger"].',
      '16:27 menu.1.caseType error: Trouvé : « danger » ; attendu : « rescue », « police », « fire », « health », « emergency », « social ». Sans cette clé, la tuile n’a pas de contour. Un danger se dit dans une question : "flags": ["danger"].',
    ],
  ],
  [
    'a kind of customer that does not exist',
    '"cstmrType": "town"',
    '"cstmrType": "village"',
    ['3:3 cstmrType error: Trouvé : « village » ; attendu : « town », « venue », « campus ».'],
  ],
  [
    'a place in letters that posters do not have',
    '"Mairie"',
    '"Mairie 市 🐟"',
    [
      '33:32 places.0.lbl.fr warning: Les affiches n’ont pas ces lettres : 市 🐟. Ce seraient des cases vides sur le papier, sauf avec une police qui les a (réglage PRINT_FONTS du serveur, ou « npx parvis codes --font fichier.ttf ») ; l’application les montre.',
    ],
  ],
  [
    'a code with an accent',
    '"code": "hall"',
    '"code": "école"',
    [
      '33:7 places.0.code error: Trouvé : « école » ; attendu : un code de lettres sans accent, de chiffres, de « - », « _ » ou « . », sans espace, qui commence par une lettre ou un chiffre, 64 caractères au plus.',
    ],
  ],
  [
    'a code with a space',
    '"code": "hall"',
    '"code": "grand hall"',
    [
      '33:7 places.0.code error: Trouvé : « grand hall » ; attendu : un code de lettres sans accent, de chiffres, de « - », « _ » ou « . », sans espace, qui commence par une lettre ou un chiffre, 64 caractères au plus.',
    ],
  ],
  [
    'no emergency numbers',
    '  "emergency": [{ "number": "112", "lbl": { "fr": "Urgences" } }],\n',
    '',
    [
      '1:1 emergency error: Manque : écrivez par exemple "emergency": [{ "number": "112", "lbl": { "fr": "Urgences" } }].',
    ],
  ],
  [
    'a retention of 90 days',
    '"retentionDays": 30',
    '"retentionDays": 90',
    [
      '9:3 retentionDays error: Trouvé : 90 ; attendu : un nombre entier de jours, de 1 à 30, sans guillemets.',
    ],
  ],
  [
    'a case that opens again after a year',
    '"retentionDays": 30',
    '"retentionDays": 30, "reopenDays": 365',
    [
      '9:24 reopenDays error: Trouvé : 365 ; attendu : un nombre entier de jours, de 0 à 30, sans guillemets.',
    ],
  ],
  [
    'an empty word of who reads reports',
    '"retentionDays": 30',
    '"retentionDays": 30, "answering": { "readBy": { "fr": " " }, "within": { "fr": "Sous un jour" } }',
    ['9:51 answering.readBy.fr error: Ce texte est vide : écrivez-le, ou supprimez cette langue.'],
  ],
  [
    'a host with a path',
    '"retentionDays": 30',
    '"retentionDays": 30, "site": { "www": "https://ville.example/signaler" }',
    [
      '9:34 site.www error: Ce n’est pas l’adresse d’un site, sans chemin : écrivez-la comme « https://signaler.ville.example ».',
    ],
  ],
  [
    'a host with a password, that nobody may read',
    '"retentionDays": 30',
    '"retentionDays": 30, "site": { "www": "https://a.example", "origins": ["https://me:secret@b.example"] }',
    [
      '9:74 site.origins.0 error: Ce n’est pas l’adresse d’un site, sans chemin : écrivez-la comme « https://signaler.ville.example ».',
    ],
  ],
  [
    'a time of answering that is told in a sentence too long',
    '"retentionDays": 30',
    `"retentionDays": 30, "answering": { "within": { "fr": "${'Nous répondons. '.repeat(8)}" } }`,
    [
      '9:51 answering.within.fr error: Trouvé : "Nous répondons. Nous répondons. Nous répondons. Nous répon… ; attendu : 120 caractères au plus.',
    ],
  ],
  [
    'a label without words',
    '"lbl": { "fr": "Mairie" }',
    '"lbl": {}',
    [
      '33:23 places.0.lbl error: Il manque les mots : écrivez-les dans une langue au moins, comme { "fr": "Mairie" }.',
    ],
  ],
  [
    'a description of 504 letters',
    'Marché le jeudi',
    'Marché '.repeat(72),
    [
      '11:81 menu.0.descr.fr error: Trouvé : "Marché Marché Marché Marché Marché Marché Marché Marché Ma… ; attendu : 400 caractères au plus.',
    ],
  ],
  [
    'a polling tile without its poll',
    '"type": "info"',
    '"type": "polling"',
    [
      '11:5 menu.0 error: Aucun sondage de « polls » n’a le code « square » : ajoutez-le, ou donnez à la tuile la clé « poll » avec le bon code.',
    ],
  ],
  [
    'a poll that closes before it opens, at a place that does not exist',
    '"places": [',
    '"polls": [{ "code": "avis", "lbl": { "fr": "Avis" }, "places": ["hal"], "opens": "2026-03-09", "closes": "2026-03-02", "questionnaire": { "version": 1, "start": "p", "questions": { "p": { "items": [{ "type": "photo", "id": "p" }] } }, "texts": { "fr": { "p": "Photo" } } } }, { "code": "jour", "lbl": { "fr": "Jour" }, "closes": "2 mars" }], "places": [',
    [
      '32:67 polls.0.places.0 error: Aucun lieu de « places » n’a le code « hal » ; peut-être « hall ».',
      '32:98 polls.0.closes error: Ce sondage fermerait avant d’ouvrir : « closes » est le dernier jour, « opens » le premier.',
      '32:201 polls.0.questionnaire.questions.p.items.0 error: Un sondage ne reçoit pas de photos : retirez cet élément, ou posez la question dans une tuile « reportEnd ».',
      '32:279 polls.1.questionnaire error: Manque : écrivez par exemple "questionnaire": { "version": 1, "start": "stars", "questions": { "stars": { "items": [{ "type": "rating", "id": "stars" }] } }, "texts": { "fr": { "stars": "Votre avis" } } }.',
      '32:322 polls.1.closes error: Ce n’est pas un jour : écrivez-le comme « 2026-03-02 », l’année d’abord.',
    ],
  ],
  [
    'a way on to no question',
    '"followUp": "q2"',
    '"followUp": "q3"',
    [
      '23:107 menu.1.questionnaire.questions.q1.followUp error: Mène à une question qui n’existe pas : le questionnaire s’arrêterait là. Écrivez l’identifiant d’une question, ou null pour la fin. Trouvé : « q3 ».',
    ],
  ],
  [
    'words of no language',
    '"lbl": { "fr": "Mairie" }',
    '"lbl": "Mairie"',
    [
      '33:23 places.0.lbl error: Trouvé\u202f: «\u202fMairie\u202f»\u202f; les mots s’écrivent par langue\u202f: { "fr": "Mairie" }.',
    ],
  ],
  [
    'a colour in words',
    '"#DFF3E6"',
    '"vert"',
    [
      '6:18 appColors.hdrBg1 warning: « vert » n’est pas une couleur : celle d’origine reste. Écrivez-la comme « #1752E3 ».',
    ],
  ],
  [
    'a colour key that is misspelt',
    '"hdrBg1"',
    '"hdrBg"',
    [
      '6:18 appColors.hdrBg warning: Il n’y a pas de couleur de ce nom : « hdrBg » reste sans effet ; peut-être « hdrBg1 ».',
    ],
  ],
  [
    'a comma that is missing',
    '"cuid": "saint-elme",',
    '"cuid": "saint-elme"',
    ['3:3  error: N’est pas du JSON : il manque une virgule avant cet endroit.'],
  ],
  [
    'a word that is missing in both languages',
    ' "q2": "Que voyez-vous ?",',
    '',
    [
      '24:19 menu.1.questionnaire.questions.q2.titleId error: Le texte « q2 » n’est écrit nulle part : ajoutez-le sous « texts ».',
    ],
  ],
  [
    'a question that nobody gets to',
    ', "followUp": "q2"',
    '',
    [
      '24:11 menu.1.questionnaire.questions.q2 warning: Aucune réponse ne mène à cette question. Nommez-la dans un « followUp », ou retirez-la.',
    ],
  ],
  [
    'questions that lead round in a circle',
    '"id": "off" }]',
    '"id": "off" }], "followUp": "q1"',
    [
      '23:11 menu.1.questionnaire.questions.q1 error: À partir d’ici, aucune réponse ne mène à la fin. Donnez à une réponse le « followUp » null, ou un chemin vers une question qui finit.',
    ],
  ],
  [
    'a key of staff that is misspelt',
    '"level"',
    '"levle"',
    ['36:63 staff.0.levle error: La clé « levle » n’est pas connue ici ; peut-être « level ».'],
  ],
  [
    'a key of the customer that is misspelt',
    '"emergency"',
    '"emergancy"',
    [
      '1:1 emergency error: Manque : écrivez par exemple "emergency": [{ "number": "112", "lbl": { "fr": "Urgences" } }].',
      '8:3 emergancy error: La clé « emergancy » n’est pas connue ici ; peut-être « emergency ».',
    ],
  ],
  [
    'a key of a tile that is misspelt',
    '"descr"',
    '"descrption"',
    ['11:70 menu.0.descrption error: La clé « descrption » n’est pas connue ici ; peut-être « descr ».'],
  ],
  [
    'an icon that does not exist',
    '"icon": "lamp"',
    '"icon": "lampe"',
    [
      '15:7 menu.1.icon warning: L’icône « lampe » n’existe pas : un point d’interrogation est montré ; peut-être « lamp ».',
    ],
  ],
  [
    'a service that is none of the fourteen',
    '"maintenance"',
    '"management"',
    [
      '17:7 menu.1.gcatCode error: « management » n’est aucun des quatorze services ; peut-être « upperManagement ».',
    ],
  ],
  [
    'a mail address with spaces',
    '"mairie@saint-elme.example"',
    '"mairie saint elme"',
    [
      '7:16 contact.mail error: « mairie saint elme » n’est pas une adresse e-mail : écrivez-la comme « mairie@ville.example ».',
    ],
  ],
  [
    'a site without its address',
    '"https://www.saint-elme.example"',
    '"saint-elme"',
    [
      '7:53 contact.www error: « saint-elme » n’est pas l’adresse d’un site : écrivez-la en entier, comme https://www.ville.example.',
    ],
  ],
  [
    'no staff at all',
    '\n    { "email": "anne@saint-elme.example", "name": "Anne Roy", "level": "admin" }\n  ',
    '',
    ['35:3 staff warning: Il n’y a personne dans « staff » : personne ne verrait les signalements.'],
  ],
  [
    'no places at all',
    '\n    { "code": "hall", "lbl": { "fr": "Mairie" }, "qr": [{ "qrid": "se-1" }, { "qrid": "se-2" }] }\n  ',
    '',
    ['32:3 places warning: Il n’y a aucun code à scanner : personne ne peut arriver ici.'],
  ],
  [
    'a code to scan that stands twice',
    '"se-2"',
    '"se-1"',
    ['33:79 places.0.qr.1.qrid error: « se-1 » est déjà pris par places.0.qr.0.qrid.'],
  ],
  [
    'a logo that is not there',
    '"logo.svg"',
    '"blason.svg"',
    ['5:3 logo error: Il n’y a pas de fichier « blason.svg » dans ce dossier.'],
  ],
  [
    'staff with a broken address',
    '"anne@saint-elme.example"',
    '"anne"',
    [
      '36:7 staff.0.email error: « anne » n’est pas une adresse e-mail : écrivez-la comme « mairie@ville.example ».',
    ],
  ],
  [
    'entries of a tile that is no menu',
    '"type": "info"',
    '"type": "info", "entries": []',
    ['11:41 menu.0.entries error: Seul un menu a des « entries » : celles-ci ne seraient vues de personne.'],
  ],
  [
    'a word that is missing in one language',
    '"fr": { "q1"',
    '"en": { "q1": "Is it dangerous?", "oui": "Yes", "non": "No", "off": "Off" },\n          "fr": { "q1"',
    [
      '24:19 menu.1.questionnaire.questions.q2.titleId warning: Le texte « q2 » manque en anglais : celui d’une autre langue est montré.',
    ],
  ],
  [
    'a question that stands twice',
    '"start": "q1",',
    '"start": "q2", "start": "q1",',
    [
      '21:24 menu.1.questionnaire.start error: La clé « start » est écrite deux fois : seule la dernière serait lue.',
    ],
  ],
  [
    'a line break in a description',
    'Marché le',
    'Marché\\nle',
    [
      '11:81 menu.0.descr.fr error: Ce texte contient un retour à la ligne, une tabulation ou un caractère invisible : écrivez-le d’un seul tenant.',
    ],
  ],
  [
    'an emergency number in words',
    '"number": "112"',
    '"number": "112 (SAMU)"',
    [
      '8:19 emergency.0.number error: Trouvé : « 112 (SAMU) » ; attendu : un numéro de chiffres et d’espaces, avec « + » devant au besoin, 20 signes au plus ; les mots vont sous « lbl ».',
    ],
  ],
  [
    'the words of a questionnaire under the name of their language',
    '"texts": {\n          "fr"',
    '"texts": {\n          "français"',
    [
      '27:11 menu.1.questionnaire.texts.français error: Les langues s’écrivent en deux lettres, comme « fr » : « français » n’est lu par personne ; peut-être « fr ».',
    ],
  ],
  [
    'a label under the name of its language',
    '{ "fr": "Mairie" }',
    '{ "French": "Mairie" }',
    ['33:32 places.0.lbl.French error: La clé « French » n’est pas connue ici ; peut-être « fr ».'],
  ],
  [
    'a label without words',
    '{ "fr": "Mairie" }',
    '{}',
    [
      '33:23 places.0.lbl error: Il manque les mots : écrivez-les dans une langue au moins, comme { "fr": "Mairie" }.',
    ],
  ],
  [
    'a colour that nothing could be read on',
    '"#DFF3E6"',
    '"#17734A"',
    [
      '6:18 appColors.hdrBg1 warning: « txt » (texte courant, #181818, couleur d’origine) ne se lit pas sur « hdrBg1 » (en-tête, début du dégradé, #17734A) et « hdrBg2 » (en-tête, fin du dégradé, #E4E9FA, couleur d’origine) : contraste 3,03 au lieu de 4,5. En mode clair, « txt » devient #000000 ; pour choisir vous-même, écrivez "txt".',
      '6:18 appColors.hdrBg1 warning: « reportBtnBrdr » (contour, #0132E1, couleur d’origine) ne se lit pas sur « hdrBg1 » (en-tête, début du dégradé, #17734A) et « hdrBg2 » (en-tête, fin du dégradé, #E4E9FA, couleur d’origine) : contraste 1,4 au lieu de 3. En mode clair, « hdrBg1 » devient #2D8359.',
      '6:18 appColors.hdrBg1 warning: « reportBtnBrdr » (contour, #0132E1, couleur d’origine) ne se lit pas sur « hdrBg1 » (en-tête, début du dégradé, #17734A) et « hdrBg2 » (en-tête, fin du dégradé, #E4E9FA, couleur d’origine) : contraste 1,4 au lieu de 3. En mode clair, « reportBtnBrdr » devient #001989 ; pour choisir vous-même, écrivez "reportBtnBrdr".',
    ],
  ],
];
