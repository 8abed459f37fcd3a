import type { Row } from './sentence.ts';

const languageIn = (reader: string, code: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;

/** What is said of what is right in a customer’s file, and unwise all the same. */
export const UNWISE_SENTENCES = {
  untranslated: {
    severity: 'warning',
    fr: ({ value, other, language }) =>
      `D’autres textes de ce fichier existent en ${languageIn('fr', language)}, ${value === '1' ? 'celui-ci non' : `ces ${value} non`} : ${other}. Une autre langue y est montrée.`,
    en: ({ value, other, language }) =>
      `Other texts of this file exist in ${languageIn('en', language)}, ${value === '1' ? 'this one does not' : `these ${value} do not`}: ${other}. Another language is shown there.`,
  },
  allStale: {
    severity: 'warning',
    fr: () =>
      'Tous les codes sont hors service ("stale") : personne ne peut rien signaler. Pour retirer ce client, écrivez "withdrawn": true.',
    en: () =>
      'All codes are out of use ("stale"): nobody can report anything. To withdraw this customer write "withdrawn": true.',
  },
  allFake: {
    severity: 'warning',
    fr: () =>
      'Tous les codes en service sont d’essai ("fake") : tout ce qui est signalé n’est qu’une simulation. Ôtez "fake" des codes qui sont affichés.',
    en: () =>
      'All codes in use are for tests ("fake"): all that is reported is but a simulation. Take "fake" away from codes that hang somewhere.',
  },
  noCodeHere: {
    severity: 'warning',
    fr: () =>
      'Ce lieu n’a aucun code : rien n’y peut être scanné. Écrivez par exemple [{ "qrid": "hall-1" }], ou ôtez ce lieu.',
    en: () =>
      'This place has no code: nothing can be scanned there. Write for example [{ "qrid": "hall-1" }], or take this place out.',
  },
  alikeTiles: {
    severity: 'warning',
    fr: ({ value, other }) =>
      `Deux tuiles côte à côte s’appellent « ${value} » (l’autre : ${other}) : personne ne sait laquelle toucher.`,
    en: ({ value, other }) =>
      `Two tiles side by side are called "${value}" (the other: ${other}): nobody knows which one to tap.`,
  },
  alikePlaces: {
    severity: 'warning',
    fr: ({ value, other }) =>
      `Deux lieux s’appellent « ${value} » (l’autre : ${other}) : personne ne les distingue. Écrivez où ils sont, par exemple "descr": { "fr": "Quai 1" }.`,
    en: ({ value, other }) =>
      `Two places are called "${value}" (the other: ${other}): nobody tells them apart. Write where they are, for example "descr": { "fr": "Quai 1" }.`,
  },
  nothingToReport: {
    severity: 'warning',
    fr: () =>
      'Aucune tuile n’a le type « reportEnd » : personne ne peut rien signaler. Donnez-le à l’une d’elles.',
    en: () => 'No tile has the type "reportEnd": nobody can report anything. Give it to one of them.',
  },
  emptyInfo: {
    severity: 'warning',
    fr: () =>
      'Cette tuile « info » n’a pas de « descr » : elle ne dit rien, que comment vous joindre. Écrivez par exemple "descr": { "fr": "Marché le jeudi" }.',
    en: () =>
      'This tile of type "info" has no "descr": it says nothing but how to reach you. Write for example "descr": { "fr": "Marché le jeudi" }.',
  },
  noEmergency: {
    severity: 'warning',
    fr: ({ meant }) =>
      `Il n’y a aucun numéro d’urgence : qui est en danger ne lit pas qui appeler. Écrivez par exemple ${meant}.`,
    en: ({ meant }) =>
      `There is no emergency number: whoever is in danger does not read whom to call. Write for example ${meant}.`,
  },
  reopenAfterErased: {
    severity: 'warning',
    fr: ({ value, other }) =>
      `Une demande est effacée ${value === '1' ? 'un jour' : `${value} jours`} après son envoi : personne ne peut dire pendant ${other} jours que le problème est toujours là. Écrivez "reopenDays": ${value} ou moins.`,
    en: ({ value, other }) =>
      `A case is erased ${value === '1' ? 'a day' : `${value} days`} after it was sent: nobody can say for ${other} days that the problem is still there. Write "reopenDays": ${value} or less.`,
  },
  noAdmin: {
    severity: 'warning',
    fr: () =>
      'Personne dans « staff » n’a "level": "admin" : personne ne peut changer les couleurs, imprimer ou remplacer les codes, ni lire le journal.',
    en: () =>
      'Nobody in "staff" has "level": "admin": nobody can change colours, print or replace codes, or read the trail.',
  },
  noContact: {
    severity: 'warning',
    fr: () =>
      'Il n’y a ni adresse, ni téléphone, ni site dans « contact » : qui ne peut pas signaler ne sait pas comment vous joindre.',
    en: () =>
      'There is no address, phone or site in "contact": whoever cannot report does not know how to reach you.',
  },
  emptyServices: {
    severity: 'warning',
    fr: ({ value }) =>
      `Personne dans « staff » n’est de ces services, où vont des signalements : ${value}. Tout le personnel en est prévenu.`,
    en: ({ value }) =>
      `Nobody in "staff" belongs to these services, which reports go to: ${value}. All staff hear of those.`,
  },
} as const satisfies Readonly<Record<string, Row>>;
