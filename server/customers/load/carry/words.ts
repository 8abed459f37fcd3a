import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { VERSION } from './contents.ts';
import { MOST_MB, type Refused } from './refused.ts';

/** How the commands are used, on one line each. */
export const USAGE = {
  export: {
    fr: 'Usage : parvis export client fichier.zip [--lang fr|en] [--help]',
    en: 'Usage: parvis export customer file.zip [--lang fr|en] [--help]',
  },
  import: {
    fr: 'Usage : parvis import fichier.zip [--lang fr|en] [--help]',
    en: 'Usage: parvis import file.zip [--lang fr|en] [--help]',
  },
} as const satisfies Readonly<Record<string, Both<string>>>;

/** What is in an archive and what is not. */
const CONTENTS: Both<readonly string[]> = {
  fr: [
    '  Y sont : customer.json (mots, questions, lieux, codes, personnel, couleurs) et ses images, les apparences du studio avec les leurs,',
    '  les codes hors service et les noms d’avant. L’archive contient des adresses du personnel : son propriétaire seul peut la lire.',
    '  N’y sont pas : les demandes, ce que les gens ont écrit ou envoyé, leurs comptes. C’est l’affaire d’une sauvegarde.',
  ],
  en: [
    '  In it: customer.json (words, questions, places, codes, staff, colours) and its pictures, the looks of the studio with theirs,',
    '  codes that are out of use and names of before. The archive holds addresses of staff: its owner alone may read it.',
    '  Not in it: cases, what people wrote or sent, their accounts. Those are a back-up’s.',
  ],
};

const COMMON: Both<readonly string[]> = {
  fr: [
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
  ],
  en: [
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
  ],
};

/** What `--help` prints below the usage. */
export const HELP = {
  export: {
    fr: [
      '  Écrit un client entier dans une archive zip, pour un autre serveur ou pour le garder. Son dossier est dans PARVIS_CUSTOMERS.',
      ...CONTENTS.fr,
      ...COMMON.fr,
      'Statut : 0 écrit, 2 il n’y a pas de tel client, le fichier existe, ou quelque chose ne peut pas être lu ou écrit',
    ],
    en: [
      '  Writes a whole customer into a zip archive, for another server or to keep it. Its folder is in PARVIS_CUSTOMERS.',
      ...CONTENTS.en,
      ...COMMON.en,
      'Status: 0 written, 2 there is no such customer, the file is there, or something cannot be read or written',
    ],
  },
  import: {
    fr: [
      '  Prend un client d’une archive que « parvis export » a écrite : en fait un dossier dans PARVIS_CUSTOMERS et le met en service.',
      ...CONTENTS.fr,
      ...COMMON.fr,
      'Statut : 0 fait, 2 l’archive est refusée ou quelque chose ne peut pas être lu ou écrit : rien n’est changé',
    ],
    en: [
      '  Takes a customer from an archive that `parvis export` wrote: makes a folder of it in PARVIS_CUSTOMERS and puts it into service.',
      ...CONTENTS.en,
      ...COMMON.en,
      'Status: 0 done, 2 the archive is refused or something cannot be read or written: nothing is changed',
    ],
  },
} as const satisfies Readonly<Record<string, Both<readonly string[]>>>;

/** Why an archive is refused. */
export const REFUSED: Readonly<Record<Refused, Both<(about: string) => string>>> = {
  missing: { fr: () => 'Il n’y a pas de tel fichier.', en: () => 'There is no such file.' },
  notArchive: {
    fr: () =>
      'Ce n’est pas une archive zip entière : elle a été coupée, ou c’est autre chose. Copiez-la de nouveau.',
    en: () => 'This is no whole zip archive: it was cut, or is something else. Copy it again.',
  },
  tooLarge: {
    fr: () => `Elle contient plus qu’aucun client (${MOST_MB} Mo dépliés au plus) : elle n’est pas dépliée.`,
    en: () => `It holds more than any customer does (${MOST_MB} MB unpacked at most): it is not unpacked.`,
  },
  climbs: {
    fr: (about) => `« ${about} » mène hors du dossier : rien n’en est écrit.`,
    en: (about) => `"${about}" leads out of the folder: nothing of it is written.`,
  },
  link: {
    fr: (about) => `« ${about} » est un lien : une archive de client n’en contient pas.`,
    en: (about) => `"${about}" is a link: archives of customers hold none.`,
  },
  stranger: {
    fr: (about) => `« ${about} » n’est pas d’une archive de client.`,
    en: (about) => `"${about}" is not of an archive of a customer.`,
  },
  twice: {
    fr: (about) => `« ${about} » y est deux fois.`,
    en: (about) => `"${about}" is in it twice.`,
  },
  locked: {
    fr: (about) => `« ${about} » est chiffré : déchiffrez l’archive d’abord.`,
    en: (about) => `"${about}" is encrypted: decrypt the archive first.`,
  },
  damaged: {
    fr: (about) => `« ${about} » manque ou n’est plus ce qui a été écrit : l’archive est abîmée.`,
    en: (about) => `"${about}" is missing or is no more what was written: the archive is damaged.`,
  },
  notOurs: {
    fr: () => 'Ce n’est pas une archive de « parvis export ».',
    en: () => 'This is no archive of `parvis export`.',
  },
  version: {
    fr: (about) =>
      `Elle est de la version ${about}, et celle-ci lit la version ${VERSION} : exportez-la avec le Parvis de ce serveur, ou mettez celui-ci à jour.`,
    en: (about) =>
      `It is of version ${about}, and this Parvis reads version ${VERSION}: export it with the Parvis of this server, or update this one.`,
  },
};

/** Said of a customer that has another name by now. */
export const RENAMED: Both<(cuid: string, now: string) => string> = {
  fr: (cuid: string, now: string) =>
    `« ${cuid} » s’appelle désormais « ${now} » : npx parvis export ${now} fichier.zip`,
  en: (cuid: string, now: string) => `"${cuid}" is called "${now}" now: npx parvis export ${now} file.zip`,
};

/** Sentences of the commands. */
export const SAYS = {
  noFolder: {
    fr: () => 'PARVIS_CUSTOMERS ne nomme aucun dossier où ce client aurait le sien.',
    en: () => 'PARVIS_CUSTOMERS names no folder in which this customer would have its own.',
  },
  unknown: {
    fr: (cuid: string) =>
      `Aucun dossier de PARVIS_CUSTOMERS n’est celui de « ${cuid} », ou son fichier a une erreur (npx parvis check).`,
    en: (cuid: string) =>
      `No folder of PARVIS_CUSTOMERS is that of "${cuid}", or its file has an error (npx parvis check).`,
  },
  folderGone: {
    fr: (cuid: string) =>
      `« ${cuid} » est en base, mais aucun dossier de PARVIS_CUSTOMERS n’est le sien, ou son fichier a une erreur (npx parvis check) : son customer.json n’est nulle part ailleurs. Remettez ce dossier, d’une archive d’avant (npx parvis import, après npx parvis withdraw ${cuid}) ou d’une sauvegarde de fichiers, puis exportez.`,
    en: (cuid: string) =>
      `"${cuid}" is in the database, but no folder of PARVIS_CUSTOMERS is its own, or its file has an error (npx parvis check): its customer.json is nowhere else. Put that folder back, from an archive of before (npx parvis import, after npx parvis withdraw ${cuid}) or from a back-up of files, then export.`,
  },
  there: {
    fr: (path: string) => `${path} existe déjà : nommez-en un autre.`,
    en: (path: string) => `${path} is there already: name another one.`,
  },
  unwritable: {
    fr: (why: string) => `Ne peut pas être écrit : ${why}`,
    en: (why: string) => `Cannot be written: ${why}`,
  },
  written: {
    fr: (path: string) => `Écrit : ${path}. Les demandes n’y sont pas : c’est l’affaire d’une sauvegarde.`,
    en: (path: string) => `Written: ${path}. Cases are not in it: those are a back-up’s.`,
  },
  folderThere: {
    fr: (path: string) => `${path} existe déjà.`,
    en: (path: string) => `${path} is there already.`,
  },
  busy: {
    fr: (cuid: string) => `Un autre import de « ${cuid} » est en cours.`,
    en: (cuid: string) => `Another import of "${cuid}" is under way.`,
  },
  inService: {
    fr: (cuid: string) =>
      `« ${cuid} » est en service ici : retirez-le d’abord (npx parvis withdraw ${cuid}), ou renommez-le.`,
    en: (cuid: string) =>
      `"${cuid}" is in service here: withdraw it first (npx parvis withdraw ${cuid}), or rename it.`,
  },
  formerly: {
    fr: (cuid: string) => `« ${cuid} » est le nom qu’un autre client portait, et ses adresses y mènent.`,
    en: (cuid: string) => `"${cuid}" is a name that another customer had, and addresses lead to it.`,
  },
  findings: { fr: () => 'Rien n’est changé.', en: () => 'Nothing is changed.' },
  done: {
    fr: (folder: string) => `Le client est en service ; son dossier : ${folder}`,
    en: (folder: string) => `The customer is in service; its folder: ${folder}`,
  },
  beside: {
    fr: (counts: string) => `Apparences du studio, codes hors service, noms d’avant : ${counts}`,
    en: (counts: string) => `Looks of the studio, codes out of use, names of before: ${counts}`,
  },
} as const satisfies Readonly<Record<string, Both<(about: string) => string>>>;
