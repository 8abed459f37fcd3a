import type { Row } from './sentence.ts';

const languageIn = (reader: string, code: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;

/** What is said of what is right in a customer’s file, and unwise all the same. */
export const UNWISE_SENTENCES = {
  untranslated: {
    severity: 'warning',
    fr: ({ value, other, language }) =>
      `Manquent en ${languageIn('fr', language)}, que ce fichier parle ailleurs (${value}) : ${other}. Une autre langue y est montrée.`,
    en: ({ value, other, language }) =>
      `Missing in ${languageIn('en', language)}, which this file speaks elsewhere (${value}): ${other}. Another language is shown there.`,
  },
  allStale: {
    severity: 'warning',
    fr: () =>
      'Tous les codes sont hors service ("stale") : personne ne peut rien signaler. Pour retirer ce client, écrivez "withdrawn": true.',
    en: () =>
      'All codes are out of use ("stale"): nobody can report anything. To withdraw this customer write "withdrawn": true.',
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
