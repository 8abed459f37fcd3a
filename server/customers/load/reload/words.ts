import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis reload [--dry-run] [--lang fr|en] [--json] [--help]',
  en: 'Usage: parvis reload [--dry-run] [--lang fr|en] [--json] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Relit les dossiers de PARVIS_CUSTOMERS et charge ce qui a changé, pendant que les serveurs servent : ils le montrent dans les dix secondes.',
    '  Un client est chargé en entier ou pas du tout ; celui dont le fichier a une erreur reste tel qu’il était.',
    '  --dry-run       dit ce qui changerait, et ne change rien',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    '« ! » précède ce que les passants ou le personnel remarquent aussitôt.',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 fait, 1 un client au moins n’a pas été chargé, 2 les dossiers, la base ou un argument ne peuvent pas être lus',
  ],
  en: [
    '  Reads the folders of PARVIS_CUSTOMERS again and loads what changed, while servers serve: they show it within ten seconds.',
    '  A customer is loaded as a whole or not at all; one whose file has an error stays as it was.',
    '  --dry-run       says what would change, and changes nothing',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    '"!" stands before what passers-by or staff notice at once.',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 done, 1 a customer at least was not loaded, 2 the folders, the database or an argument cannot be read',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  noFolder: {
    fr: 'PARVIS_CUSTOMERS ne nomme aucun dossier où des clients auraient le leur : donnez ici les réglages du serveur, comme PARVIS_CUSTOMERS=/chemin/des/clients.',
    en: 'PARVIS_CUSTOMERS names no folder in which customers have theirs: give the settings of the server here, such as PARVIS_CUSTOMERS=/path/of/customers.',
  },
  noneLeft: {
    fr: (folder: string) =>
      `${folder} (PARVIS_CUSTOMERS) ne contient plus aucun client : rien n’a changé, et ceux qui sont chargés restent en service. Pour en retirer un : npx parvis withdraw <client>`,
    en: (folder: string) =>
      `${folder} (PARVIS_CUSTOMERS) holds no customer any more: nothing was changed, and those that are loaded stay in service. To withdraw one: npx parvis withdraw <customer>`,
  },
  would: { fr: 'Changerait maintenant :', en: 'Would change now:' },
  refused: {
    fr: (folder: string) => `${folder} : n’est pas chargé ; ce qui l’était reste tel quel.`,
    en: (folder: string) => `${folder}: not loaded; what was loaded of it before goes on.`,
  },
  absent: {
    fr: (cuid: string) =>
      `${cuid} : n’a plus de dossier, et reste en service. Pour le retirer : npx parvis withdraw ${cuid}`,
    en: (cuid: string) =>
      `${cuid}: has no folder any more, and stays in service. To withdraw it: npx parvis withdraw ${cuid}`,
  },
} as const;
