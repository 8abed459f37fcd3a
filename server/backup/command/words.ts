import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { counted, countedRows } from '../../base/counted.ts';

/** How the commands are used, on one line each. */
export const USAGE = {
  backup: {
    fr: 'Usage : parvis backup <fichier ou dossier> [--no-media] [--keep jours] [--lang fr|en] [--json] [--help]',
    en: 'Usage: parvis backup <file or folder> [--no-media] [--keep days] [--lang fr|en] [--json] [--help]',
  },
  restore: {
    fr: 'Usage : parvis restore <fichier> [--check] [--replace] [--lang fr|en] [--json] [--help]',
    en: 'Usage: parvis restore <file> [--check] [--replace] [--lang fr|en] [--json] [--help]',
  },
} as const satisfies Readonly<Record<string, Both<string>>>;

/** What `--help` prints below the usage. */
export const HELP: Readonly<Record<keyof typeof USAGE, Both<readonly string[]>>> = {
  backup: {
    fr: [
      '  Sauvegarde la base et les fichiers, pendant que les serveurs servent : tout ce qui était enregistré à un même instant.',
      '  Dans un dossier, la sauvegarde porte sa date. Elle n’a son nom qu’une fois entière ; interrompue, il n’en reste rien.',
      '  Elle contient des données personnelles et les clés du serveur : gardez-la chiffrée, trente jours au plus.',
      '  --no-media      sans les photos et vidéos (quand leur compartiment S3 a ses propres sauvegardes)',
      '  --keep jours    retire ensuite du dossier les sauvegardes plus anciennes, et ce qui y reste depuis un jour d’une qui fut tuée ; avertit au-delà de 30',
      '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
      '  --json          écrit des données au lieu de phrases',
      '  --help, -h      affiche ceci',
      'Les réglages sont ceux du serveur : DATABASE_URL ou PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
      'Statut : 0 fait, 1 sauvegardé sans des photos que la base connaît, 2 rien n’a été sauvegardé',
    ],
    en: [
      '  Backs up the database and the files while servers serve: all that was stored at one moment.',
      '  In a folder a back-up is named by its date. It has its name once it is whole; nothing is left of one that was interrupted.',
      '  It holds personal data and the keys of the server: keep it encrypted, for thirty days at most.',
      '  --no-media      without photos and videos (where their bucket has back-ups of its own)',
      '  --keep days     then removes older back-ups from the folder, and what a killed one left there a day ago or earlier; warns of more than 30',
      '  --lang fr|en    language of what the command says (English by default)',
      '  --json          writes data instead of sentences',
      '  --help, -h      shows this',
      'The settings are the server’s: DATABASE_URL or PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
      'Status: 0 done, 1 backed up without photos that the database knows of, 2 nothing was backed up',
    ],
  },
  restore: {
    fr: [
      '  Remet une sauvegarde en place, toute ou rien, serveurs arrêtés ; celle d’une version antérieure est ensuite amenée à celle-ci.',
      '  Ce qui devait être effacé depuis l’est aussitôt, et au prochain démarrage les personnes qui ont tout effacé (PARVIS_ERASED).',
      '  --check         lit la sauvegarde jusqu’au bout et dit si elle est entière ; ne touche à rien',
      '  --replace       remplace ce que contient la base ; sans cela une base qui n’est pas vide est refusée',
      '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
      '  --json          écrit des données au lieu de phrases',
      '  --help, -h      affiche ceci',
      'Les réglages sont ceux du serveur : DATABASE_URL ou PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
      'Statut : 0 fait, 1 remise en place, mais tout n’a pas pu être effacé : ne servez pas, 2 rien n’a changé',
    ],
    en: [
      '  Puts a back-up in place, all or nothing, while servers are stopped; one of an earlier version is then brought to this one.',
      '  What was due since is erased at once, and at the next start whoever erased everything since (PARVIS_ERASED).',
      '  --check         reads the back-up to its end and says whether it is whole; touches nothing',
      '  --replace       takes the place of what the database holds; without it one that is not empty is refused',
      '  --lang fr|en    language of what the command says (English by default)',
      '  --json          writes data instead of sentences',
      '  --help, -h      shows this',
      'The settings are the server’s: DATABASE_URL or PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
      'Status: 0 done, 1 put back, but not all could be erased: do not serve it, 2 nothing was changed',
    ],
  },
};

/** A size as people read it. */
const size = (bytes: number, language: Language): string =>
  `${(bytes / 1e6).toLocaleString(language, { maximumFractionDigits: bytes < 1e6 ? 2 : 1 })} ${language === 'fr' ? 'Mo' : 'MB'}`;

/** What an archive holds, as it is told. */
export interface Told {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  readonly made: string;
}

const held = {
  fr: ({ rows, files, bytes }: Told) =>
    `${countedRows.fr(rows)}, ${counted(files, 'fr', 'photo ou vidéo', 'photos et vidéos')}, ${size(bytes, 'fr')}`,
  en: ({ rows, files, bytes }: Told) =>
    `${countedRows.en(rows)}, ${counted(files, 'en', 'photo or video', 'photos and videos')}, ${size(bytes, 'en')}`,
};

/** Sentences of the commands. */
export const SAYS = {
  unnamed: {
    fr: 'Il manque le nom du fichier.',
    en: 'The name of the file is missing.',
  },
  written: {
    fr: (path: string, told: Told) => `Sauvegardé dans ${path} : ${held.fr(told)}.`,
    en: (path: string, told: Told) => `Backed up to ${path}: ${held.en(told)}.`,
  },
  gone: {
    fr: (many: number) => `Effacés entre-temps avec leur signalement : ${many}.`,
    en: (many: number) => `Erased meanwhile with their cases: ${many}.`,
  },
  elsewhere: {
    fr: (place: string) =>
      `Les photos de cette base ne sont pas dans ${place} : montez ce dossier, ou donnez à PARVIS_MEDIA ou MEDIA_URL la valeur qu’ils ont pour le serveur ; --no-media sauvegarde sans elles. Rien n’a été sauvegardé.`,
    en: (place: string) =>
      `The photos of this database are not in ${place}: mount that folder, or set PARVIS_MEDIA or MEDIA_URL as the server has them; --no-media backs up without them. Nothing was backed up.`,
  },
  missingFiles: {
    fr: (place: string, many: number) =>
      `Ne sont pas dans ${place}, bien que la base les connaisse : ${counted(many, 'fr', 'photo ou vidéo', 'photos et vidéos')}. La sauvegarde est entière, sans elles ; voyez avec parvis doctor où elles sont.`,
    en: (place: string, many: number) =>
      `Not in ${place}, though the database knows of them: ${counted(many, 'en', 'photo or video', 'photos and videos')}. The back-up is whole without them; parvis doctor helps to find where they are.`,
  },
  lacking: {
    fr: (many: number) =>
      `${counted(many, 'fr', 'photo ou vidéo manquait', 'photos et vidéos manquaient')} déjà quand elle a été faite, bien que la base les connût.`,
    en: (many: number) =>
      `${counted(many, 'en', 'photo or video was', 'photos and videos were')} missing already when it was made, though the database knew of them.`,
  },
  noneRemoved: {
    fr: 'Aucune sauvegarde plus ancienne n’a été retirée : l’une d’elles les contient peut-être.',
    en: 'No older back-up was removed: one of them may hold these.',
  },
  removed: {
    fr: (names: readonly string[]) => `Retirées, étant plus anciennes : ${names.join(', ')}.`,
    en: (names: readonly string[]) => `Removed, being older: ${names.join(', ')}.`,
  },
  keptLong: {
    fr: (keep: number, most: number) =>
      `Les sauvegardes sont gardées ${keep} jours ; le serveur ne sait pas plus de ${most} jours qui a tout effacé : ces personnes reviendraient d’une plus ancienne. Donnez --keep ${most} ou moins.`,
    en: (keep: number, most: number) =>
      `Back-ups are kept for ${keep} days; the server knows for not more than ${most} days who erased everything: these people would come back with an older one. Give --keep ${most} or less.`,
  },
  givenUp: {
    fr: 'Interrompu : il n’en reste rien.',
    en: 'Given up: nothing is left of it.',
  },
  exists: {
    fr: (path: string) => `${path} existe déjà : donnez un autre nom, ou un dossier.`,
    en: (path: string) => `${path} exists already: give another name, or a folder.`,
  },
  noKeep: {
    fr: (keep: string) => `--keep veut un nombre de jours, de 1 à 9999, et non « ${keep} ».`,
    en: (keep: string) => `--keep wants a number of days, from 1 to 9999, not "${keep}".`,
  },
  noFolder: {
    fr: (path: string) =>
      `Il n’y a pas de dossier ${path} : --keep en retire les sauvegardes anciennes. Créez-le d’abord. Rien n’a été sauvegardé.`,
    en: (path: string) =>
      `There is no folder ${path}: --keep removes older back-ups from it. Make it first. Nothing was backed up.`,
  },
  notFolder: {
    fr: (path: string) =>
      `${path} n’est pas un dossier : --keep retire d’un dossier les sauvegardes anciennes. Nommez-en un. Rien n’a été sauvegardé.`,
    en: (path: string) =>
      `${path} is no folder: --keep removes older back-ups from one. Name one. Nothing was backed up.`,
  },
  noRoom: {
    fr: (path: string) =>
      `Le disque de ${path} est plein : faites-y de la place, ou nommez un autre dossier. Rien n’a été sauvegardé.`,
    en: (path: string) =>
      `The disk of ${path} is full: make room there, or name another folder. Nothing was backed up.`,
  },
  whole: {
    fr: (path: string, told: Told) => `${path} est entière : ${held.fr(told)}, du ${told.made}.`,
    en: (path: string, told: Told) => `${path} is whole: ${held.en(told)}, of ${told.made}.`,
  },
  back: {
    fr: (path: string, told: Told) => `Remise en place : ${path}, ${held.fr(told)}, du ${told.made}.`,
    en: (path: string, told: Told) => `Put back: ${path}, ${held.en(told)}, of ${told.made}.`,
  },
  missing: {
    fr: (path: string) => `Il n’y a pas de fichier ${path}. Rien n’a changé.`,
    en: (path: string) => `There is no file ${path}. Nothing was changed.`,
  },
  folder: {
    fr: (path: string) =>
      `${path} est un dossier : nommez le fichier de la sauvegarde, comme ${path}/parvis-….tar. Rien n’a changé.`,
    en: (path: string) =>
      `${path} is a folder: name the file of the back-up, such as ${path}/parvis-….tar. Nothing was changed.`,
  },
  unnamedFiles: {
    fr: (many: number) =>
      `N’ont pas été remises en place, aucune ligne ne les connaissant : ${counted(many, 'fr', 'photo ou vidéo', 'photos et vidéos')}.`,
    en: (many: number) =>
      `Not put back, as no row knows of them: ${counted(many, 'en', 'photo or video', 'photos and videos')}.`,
  },
  erased: {
    fr: (rows: number) => `Effacé, étant dû depuis : ${countedRows.fr(rows)}.`,
    en: (rows: number) => `Erased, being due since: ${countedRows.en(rows)}.`,
  },
  notErased: {
    fr: (why: string) =>
      `Ce qui était dû n’a pas pu être effacé : ${why} Un démarrage du serveur l’essaie de nouveau avant de servir.`,
    en: (why: string) =>
      `What was due could not be erased: ${why} A start of the server tries again before it serves.`,
  },
  next: {
    fr: () => 'Démarrez le serveur : il efface d’abord les personnes qui ont tout effacé depuis.',
    en: () => 'Start the server: it first erases whoever erased everything since.',
  },
  codes: {
    fr: () =>
      'Les codes qui en ont remplacé d’autres depuis ne sont plus connus : ajoutez chacun à son lieu, {"qrid":"…"} dans "qr" de customer.json, puis parvis reload.',
    en: () =>
      'Codes that took the place of others since are not known any more: add each to its place, {"qrid":"…"} in "qr" of customer.json, then parvis reload.',
  },
  served: {
    fr: (others: string) =>
      `Quelqu’un utilise la base (connexions, comme PostgreSQL les nomme : ${others}) : arrêtez d’abord chaque serveur. Rien n’a changé.`,
    en: (others: string) =>
      `Somebody is using the database (connections, as PostgreSQL names them: ${others}): stop every server first. Nothing was changed.`,
  },
  notEmpty: {
    fr: () => 'La base n’est pas vide : --replace remplace ce qu’elle contient. Rien n’a changé.',
    en: () => 'The database is not empty: --replace takes the place of what it holds. Nothing was changed.',
  },
} as const;
