import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { countedRows } from '../../base/counted.ts';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis move <external|embedded> [--replace] [--lang fr|en] [--help]',
  en: 'Usage: parvis move <external|embedded> [--replace] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Recopie toute la base, serveurs arrêtés, puis vérifie qu’il n’y manque aucune ligne. L’ancienne reste telle quelle.',
    '  external        de la base intégrée (PARVIS_DATA) vers celle de DATABASE_URL',
    '  embedded        de celle de DATABASE_URL vers la base intégrée (PARVIS_DATA)',
    '  --replace       remplace ce que contient la nouvelle base ; sans cela une base qui n’est pas vide est refusée',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Les photos et vidéos restent où elles sont (PARVIS_MEDIA, MEDIA_URL), de même que la liste des personnes effacées (PARVIS_ERASED).',
    'Statut : 0 fait, 1 recopié, mais tout n’a pas pu être effacé, 2 rien n’a changé',
  ],
  en: [
    '  Copies the whole database while servers are stopped, and sees to it that no row is missing. The old one stays as it is.',
    '  external        from the embedded database (PARVIS_DATA) to the one of DATABASE_URL',
    '  embedded        from the one of DATABASE_URL to the embedded database (PARVIS_DATA)',
    '  --replace       takes the place of what the new one holds; without it one that is not empty is refused',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'Photos and videos stay where they are (PARVIS_MEDIA, MEDIA_URL), and so does the list of who was erased (PARVIS_ERASED).',
    'Status: 0 done, 1 copied, but not all could be erased, 2 nothing was changed',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  nowhere: {
    fr: 'Dites où : external ou embedded.',
    en: 'Say where to: external or embedded.',
  },
  noUrl: {
    fr: 'DATABASE_URL n’est pas réglé : c’est elle qui nomme la base externe, dans les deux sens.',
    en: 'DATABASE_URL is not set: it names the external database, either way.',
  },
  moved: {
    fr: (rows: number) => `Recopié : ${countedRows.fr(rows)}, aucune ne manque.`,
    en: (rows: number) => `Copied: ${countedRows.en(rows)}, none is missing.`,
  },
  external: {
    fr: (folder: string) =>
      `Démarrez désormais chaque serveur avec DATABASE_URL. L’ancienne base contient encore tout : effacez ${folder} dès que la nouvelle sert.`,
    en: (folder: string) =>
      `Start every server with DATABASE_URL from now on. The old one still holds everything: erase ${folder} once the new one serves.`,
  },
  embedded: {
    fr: () =>
      'Démarrez désormais le serveur sans DATABASE_URL. L’ancienne base contient encore tout : effacez-la dès que la nouvelle sert.',
    en: () =>
      'Start the server without DATABASE_URL from now on. The old one still holds everything: erase it once the new one serves.',
  },
} as const;
