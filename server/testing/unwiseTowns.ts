const NAMED = '"cstmrLbl": { "fr": "Ville de Saint-Elme" }';
const IN_ENGLISH = [
  NAMED,
  '"cstmrLbl": { "fr": "Ville de Saint-Elme", "en": "Town of Saint-Elme" }',
] as const;
const CONTACT =
  '  "contact": { "mail": "mairie@saint-elme.example", "www": "https://www.saint-elme.example" },\n';
const LAMP = '"code": "lamp",';
const ENDED = ['"cuid"', '"withdrawn": true, "cuid"'] as const;

type Changes = ReadonlyArray<readonly [from: string, to: string]>;
/** Valid but inadvisable, with findings in both languages. */
export const UNWISE: ReadonlyArray<readonly [string, Changes, readonly string[], readonly string[]]> = [
  [
    'a language in which it says its name alone',
    [IN_ENGLISH],
    [
      '8:36 emergency.0.lbl: D’autres textes de ce fichier existent en anglais, ces 4 non : emergency.0.lbl, menu.0.lbl, menu.0.descr, menu.1.lbl. Une autre langue y est montrée.',
    ],
    [
      '8:36 emergency.0.lbl: Other texts of this file exist in English, these 4 do not: emergency.0.lbl, menu.0.lbl, menu.0.descr, menu.1.lbl. Another language is shown there.',
    ],
  ],
  [
    'codes that are all out of use',
    [['[{ "qrid": "se-1" }, { "qrid": "se-2" }]', '[{ "qrid": "se-1", "stale": true }]']],
    [
      '32:3 places: Tous les codes sont hors service ("stale") : personne ne peut rien signaler. Pour retirer ce client, écrivez "withdrawn": true.',
    ],
    [
      '32:3 places: All codes are out of use ("stale"): nobody can report anything. To withdraw this customer write "withdrawn": true.',
    ],
  ],
  [
    'a place without a code',
    [['  "places": [\n', '  "places": [\n    { "code": "roof", "lbl": { "fr": "Toit" }, "qr": [] },\n']],
    [
      '33:48 places.0.qr: Ce lieu n’a aucun code : rien n’y peut être scanné. Écrivez par exemple [{ "qrid": "hall-1" }], ou ôtez ce lieu.',
    ],
    [
      '33:48 places.0.qr: This place has no code: nothing can be scanned there. Write for example [{ "qrid": "hall-1" }], or take this place out.',
    ],
  ],
  [
    'two tiles side by side that are called the same',
    [['"lbl": { "fr": "La place" }', '"lbl": { "fr": "éclairage" }']],
    [
      '18:16 menu.1.lbl.fr: Deux tuiles côte à côte s’appellent « Éclairage » (l’autre : menu.0.lbl.fr) : personne ne sait laquelle toucher.',
    ],
    [
      '18:16 menu.1.lbl.fr: Two tiles side by side are called "Éclairage" (the other: menu.0.lbl.fr): nobody knows which one to tap.',
    ],
  ],
  [
    'two places that are called the same, and do not say where they are',
    [
      [
        '  "places": [\n',
        '  "places": [\n    { "code": "roof", "lbl": { "fr": "mairie" }, "qr": [{ "qrid": "r" }] },\n',
      ],
    ],
    [
      '34:32 places.1.lbl.fr: Deux lieux s’appellent « Mairie » (l’autre : places.0.lbl.fr) : personne ne les distingue. Écrivez où ils sont, par exemple "descr": { "fr": "Quai 1" }.',
    ],
    [
      '34:32 places.1.lbl.fr: Two places are called "Mairie" (the other: places.0.lbl.fr): nobody tells them apart. Write where they are, for example "descr": { "fr": "Quai 1" }.',
    ],
  ],
  [
    'nobody who administers it',
    [['"level": "admin"', '"level": "manager"']],
    [
      '35:3 staff: Personne dans « staff » n’a "level": "admin" : personne ne peut changer les couleurs, imprimer ou remplacer les codes, ni lire le journal.',
    ],
    [
      '35:3 staff: Nobody in "staff" has "level": "admin": nobody can change colours, print or replace codes, or read the trail.',
    ],
  ],
  [
    'no way to reach it',
    [[CONTACT, '']],
    [
      '1:1 : Il n’y a ni adresse, ni téléphone, ni site dans « contact » : qui ne peut pas signaler ne sait pas comment vous joindre.',
    ],
    [
      '1:1 : There is no address, phone or site in "contact": whoever cannot report does not know how to reach you.',
    ],
  ],
  [
    'an empty contact',
    [[CONTACT, '  "contact": {},\n']],
    [
      '7:3 contact: Il n’y a ni adresse, ni téléphone, ni site dans « contact » : qui ne peut pas signaler ne sait pas comment vous joindre.',
    ],
    [
      '7:3 contact: There is no address, phone or site in "contact": whoever cannot report does not know how to reach you.',
    ],
  ],
  [
    'a service that nobody belongs to, where staff have services',
    [['"level": "admin"', '"level": "admin", "gcatCode": "facilities"']],
    [
      '17:7 menu.1.gcatCode: Personne dans « staff » n’est de ces services, où vont des signalements : "maintenance". Tout le personnel en est prévenu.',
    ],
    [
      '17:7 menu.1.gcatCode: Nobody in "staff" belongs to these services, which reports go to: "maintenance". All staff hear of those.',
    ],
  ],
  [
    'codes that are all for tests',
    [
      [
        '[{ "qrid": "se-1" }, { "qrid": "se-2" }]',
        '[{ "qrid": "se-1", "fake": true }, { "qrid": "se-2", "stale": true }]',
      ],
    ],
    [
      '32:3 places: Tous les codes en service sont d’essai ("fake") : tout ce qui est signalé n’est qu’une simulation. Ôtez "fake" des codes qui sont affichés.',
    ],
    [
      '32:3 places: All codes in use are for tests ("fake"): all that is reported is but a simulation. Take "fake" away from codes that hang somewhere.',
    ],
  ],
  [
    'a menu in which nothing can be reported',
    [['"type": "reportEnd"', '"type": "info", "descr": { "fr": "Les lampes" }']],
    [
      '10:3 menu: Aucune tuile n’a le type « reportEnd » : personne ne peut rien signaler. Donnez-le à l’une d’elles.',
    ],
    ['10:3 menu: No tile has the type "reportEnd": nobody can report anything. Give it to one of them.'],
  ],
  [
    'no emergency number',
    [['[{ "number": "112", "lbl": { "fr": "Urgences" } }]', '[]']],
    [
      '8:3 emergency: Il n’y a aucun numéro d’urgence : qui est en danger ne lit pas qui appeler. Écrivez par exemple [{ "number": "112", "lbl": { "fr": "Urgences" } }].',
    ],
    [
      '8:3 emergency: There is no emergency number: whoever is in danger does not read whom to call. Write for example [{ "number": "112", "lbl": { "fr": "Urgences" } }].',
    ],
  ],
  [
    'cases that could open again after they are erased',
    [['"retentionDays": 30', '"retentionDays": 5, "reopenDays": 14']],
    [
      '9:23 reopenDays: Une demande est effacée 5 jours après son envoi : personne ne peut dire pendant 14 jours que le problème est toujours là. Écrivez "reopenDays": 5 ou moins.',
    ],
    [
      '9:23 reopenDays: A case is erased 5 days after it was sent: nobody can say for 14 days that the problem is still there. Write "reopenDays": 5 or less.',
    ],
  ],
  [
    'fewer days than a case may open again in where nothing is said of those',
    [['"retentionDays": 30', '"retentionDays": 1']],
    [
      '9:3 retentionDays: Une demande est effacée un jour après son envoi : personne ne peut dire pendant 14 jours que le problème est toujours là. Écrivez "reopenDays": 1 ou moins.',
    ],
    [
      '9:3 retentionDays: A case is erased a day after it was sent: nobody can say for 14 days that the problem is still there. Write "reopenDays": 1 or less.',
    ],
  ],
  [
    'a tile that informs of nothing',
    [[', "descr": { "fr": "Marché le jeudi" }', '']],
    [
      '11:5 menu.0: Cette tuile « info » n’a pas de « descr » : elle ne dit rien, que comment vous joindre. Écrivez par exemple "descr": { "fr": "Marché le jeudi" }.',
    ],
    [
      '11:5 menu.0: This tile of type "info" has no "descr": it says nothing but how to reach you. Write for example "descr": { "fr": "Marché le jeudi" }.',
    ],
  ],
  [
    'reports between users that the customer does not have',
    [[LAMP, `${LAMP} "betweenUsers": true,`]],
    [
      '13:23 menu.1.betweenUsers: Ce signalement ne concernera personne d’autre tant que le client n’a pas "casesBetweenUsers": true.',
    ],
    [
      '13:23 menu.1.betweenUsers: This report will concern nobody else as long as the customer does not have "casesBetweenUsers": true.',
    ],
  ],
  [
    'cases between users that no category has',
    [['"retentionDays": 30', '"retentionDays": 30, "casesBetweenUsers": true']],
    ['9:24 casesBetweenUsers: Aucune catégorie n’a "betweenUsers": true : rien ne se signale entre usagers.'],
    ['9:24 casesBetweenUsers: No category has "betweenUsers": true: nothing is reported between users.'],
  ],
  [
    'a conflict that nothing comes of, as the report concerns nobody else',
    [['"no": "non"', '"no": { "id": "non", "set": ["conflict"] }']],
    [
      '23:120 menu.1.questionnaire.questions.q1.items.0.no.set.0: « conflict » n’aura aucun effet ici : seule une catégorie avec "betweenUsers": true l’applique.',
    ],
    [
      '23:120 menu.1.questionnaire.questions.q1.items.0.no.set.0: Nothing comes of "conflict" here: only a category with "betweenUsers": true applies it.',
    ],
  ],
  [
    'a conflict that is misspelt',
    [
      ['"retentionDays": 30', '"retentionDays": 30, "casesBetweenUsers": true'],
      [LAMP, `${LAMP} "betweenUsers": true,`],
      ['"no": "non"', '"no": { "id": "non", "set": ["conflit"] }'],
    ],
    [
      '23:120 menu.1.questionnaire.questions.q1.items.0.no.set.0: « conflit » n’aura aucun effet ; peut-être « conflict ».',
    ],
    [
      '23:120 menu.1.questionnaire.questions.q1.items.0.no.set.0: Nothing comes of "conflit"; perhaps "conflict".',
    ],
  ],
  ['all of it, once it is withdrawn', [ENDED, IN_ENGLISH, [CONTACT, ''], ['"admin"', '"agent"']], [], []],
];
