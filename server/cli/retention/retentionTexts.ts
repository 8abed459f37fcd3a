import type { Both } from '@parvis/questionnaire/analysis/words/language';

export const USAGE: Both<string> = {
  fr: 'Usage : parvis retention [--dry-run] [--compact] [--lang fr|en] [--json] [--help]',
  en: 'Usage: parvis retention [--dry-run] [--compact] [--lang fr|en] [--json] [--help]',
};

export const HELP: Both<readonly string[]> = {
  fr: [
    '  Efface ce dont la durée de conservation est écoulée, comme le serveur le fait chaque heure.',
    '  --dry-run       dit ce qui serait effacé, et n’efface rien',
    '  --compact       réécrit ensuite chaque table, fermée le temps qu’il faut : plus aucun fichier ne garde ce qui a été effacé',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'La base et les photos sont celles du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel ;',
    '  MEDIA_URL, sinon PARVIS_MEDIA, sinon à côté de la base.',
    'Statut : 0 fait, 1 un autre serveur est en train d’effacer ou une table n’a pas pu être réécrite, 2 la base ou un argument ne peut pas être lu',
  ],
  en: [
    '  Erases what is past the time for which it may be kept, as the server does every hour.',
    '  --dry-run       says what would go, and erases nothing',
    '  --compact       then writes each table anew, closed for as long as that takes: no file keeps what was erased',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'The database and the photos are the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place;',
    '  MEDIA_URL, else PARVIS_MEDIA, else beside the database.',
    'Status: 0 done, 1 another server is erasing right now or a table could not be written anew, 2 the database or an argument cannot be read',
  ],
};

export const SAYS = {
  would: { fr: 'Serait effacé maintenant (lignes par table) :', en: 'Would go now (rows by table):' },
  went: { fr: 'Effacé (lignes par table) :', en: 'Erased (rows by table):' },
  nothing: { fr: 'Rien à effacer.', en: 'Nothing is due.' },
  busy: { fr: 'Un autre serveur est en train d’effacer.', en: 'Another server is erasing right now.' },
  apart: {
    fr: (hours: number) =>
      `Rien n’a été effacé : les horloges de cette machine et de la base ont ${hours} h d’écart. Remettez-les à l’heure (timedatectl set-ntp true).`,
    en: (hours: number) =>
      `Nothing was erased: the clocks of this machine and of the database are ${hours} h apart. Set both right (timedatectl set-ntp true).`,
  },
  anew: {
    fr: (many: number) => `Tables réécrites : ${many}.`,
    en: (many: number) => `Written anew: ${many} tables.`,
  },
  inUse: {
    fr: (those: string) => `En cours d’usage, à refaire : ${those}.`,
    en: (those: string) => `In use, to be done again: ${those}.`,
  },
  denied: {
    fr: (those: string) => `Ce compte n’en est pas propriétaire et ne peut pas les réécrire : ${those}.`,
    en: (those: string) => `This role is not their owner and may not write them anew: ${those}.`,
  },
} as const;

export const FILES = {
  many: {
    fr: (place: string, many: number) => `Fichiers de photos dans ${place} : ${many}`,
    en: (place: string, many: number) => `Files of photos in ${place}: ${many}`,
  },
  elsewhere: {
    fr: (place: string) =>
      `Les photos de cette base ne sont pas dans ${place} : donnez à PARVIS_MEDIA ou MEDIA_URL la valeur qu’ils ont pour le serveur. Rien n’a été effacé.`,
    en: (place: string) =>
      `The photos of this database are not in ${place}: set PARVIS_MEDIA or MEDIA_URL as the server has them. Nothing was erased.`,
  },
} as const;
