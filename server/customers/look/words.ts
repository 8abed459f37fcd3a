import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { Replaced } from './replacedIn.ts';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis look client [--write] [--lang fr|en] [--help]',
  en: 'Usage: parvis look customer [--write] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Donne l’apparence enregistrée dans le studio comme le customer.json l’écrit : nom, logos, couleurs, coins et lettres.',
    '  --write         l’écrit dans le customer.json de ce client, les logos à côté ; le reste du fichier ne change pas',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Ce qui est enregistré dans le studio l’emporte toujours sur le fichier : rien ne change pour le public.',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 fait, 1 rien n’a été enregistré dans le studio, 2 le fichier, la base ou un argument ne peut pas être lu ou écrit',
  ],
  en: [
    '  Gives the look that was saved in the studio as customer.json writes it: name, logos, colours, corners and letters.',
    '  --write         writes it into the customer.json of this customer, the logos beside; nothing else in the file changes',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'What is saved in the studio goes on to win over the file: nothing changes for the public.',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 done, 1 nothing was saved in the studio, 2 the file, the database or an argument cannot be read or written',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  none: {
    fr: (cuid: string) => `Rien n’a été enregistré dans le studio pour « ${cuid} » : son fichier vaut.`,
    en: (cuid: string) => `Nothing was saved in the studio for "${cuid}": its file holds.`,
  },
  noFile: {
    fr: (cuid: string) =>
      `Aucun dossier de PARVIS_CUSTOMERS n’est celui de « ${cuid} », ou son fichier a une erreur (npx parvis check).`,
    en: (cuid: string) =>
      `No folder of PARVIS_CUSTOMERS is that of "${cuid}", or its file has an error (npx parvis check).`,
  },
  byHand: {
    fr: (path: string) => `${path} ne peut pas être changé sans toucher au reste : mettez-y ceci à la main.`,
    en: (path: string) => `${path} cannot be changed without touching the rest: put this there by hand.`,
  },
  wrote: { fr: (path: string) => `Écrit : ${path}`, en: (path: string) => `Written: ${path}` },
} as const satisfies Readonly<Record<string, Both<(about: string) => string>>>;

/** What a file said before a look was written into it. */
export const REPLACED: Both<(one: Replaced) => string> = {
  fr: ({ key, was, now }) =>
    now === undefined ? `  n’y est plus : ${key} (${was})` : `  y change : ${key} (${was} → ${now})`,
  en: ({ key, was, now }) =>
    now === undefined ? `  no longer there: ${key} (${was})` : `  changed there: ${key} (${was} → ${now})`,
};
