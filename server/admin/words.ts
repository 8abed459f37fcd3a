import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis admin add <cuid> --mail adresse --name nom [--level agent|manager|admin] [--lang fr|en] [--help]',
  en: 'Usage: parvis admin add <cuid> --mail address --name name [--level agent|manager|admin] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Inscrit quelqu’un au personnel d’un client, dans son customer.json, puis charge ce qui a changé, pendant que les serveurs servent.',
    '  --mail adresse  l’adresse avec laquelle cette personne se connecte',
    '  --name nom      son nom, tel que ses collègues le lisent',
    '  --level niveau  ce qu’elle peut faire ; admin si rien n’est dit',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Le dossier des clients est celui du serveur (PARVIS_CUSTOMERS). Le reste du fichier n’est pas touché.',
    'Statut : 0 inscrit et chargé, 1 inscrit, mais pas chargé, 2 rien n’a changé',
  ],
  en: [
    '  Adds somebody to the staff of a customer, in its customer.json, then loads what changed, while servers serve.',
    '  --mail address  the address with which they sign in',
    '  --name name     their name, as colleagues read it',
    '  --level level   what they may do; admin where nothing is said',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'The folder of customers is the server’s (PARVIS_CUSTOMERS). Nothing else in the file is touched.',
    'Status: 0 added and loaded, 1 added but not loaded, 2 nothing was changed',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  incomplete: {
    fr: () => 'Il manque le client, --mail ou --name.',
    en: () => 'The customer, --mail or --name is missing.',
  },
  noLevel: {
    fr: (level: string) => `« ${level} » n’est pas un niveau : agent, manager ou admin.`,
    en: (level: string) => `"${level}" is no level: agent, manager or admin.`,
  },
  noMail: {
    fr: (mail: string) => `« ${mail} » n’est pas une adresse.`,
    en: (mail: string) => `"${mail}" is no address.`,
  },
  noName: {
    fr: () => 'Ce nom ne peut pas être pris : une seule ligne, 80 signes au plus.',
    en: () => 'This name cannot be taken: one line, 80 signs at most.',
  },
  noFolder: {
    fr: (cuid: string) => `Aucun dossier de PARVIS_CUSTOMERS n’est celui de ${cuid}.`,
    en: (cuid: string) => `No folder of PARVIS_CUSTOMERS is that of ${cuid}.`,
  },
  broken: {
    fr: (folder: string) =>
      `${folder} contient des erreurs : npx parvis check ${folder} les dit. Rien n’a changé.`,
    en: (folder: string) =>
      `${folder} has mistakes: npx parvis check ${folder} tells them. Nothing was changed.`,
  },
  already: {
    fr: (place: string) =>
      `Cette adresse y est déjà : ${place}. Changez son niveau dans le fichier, puis npx parvis reload.`,
    en: (place: string) =>
      `That address is there already: ${place}. Change its level in the file, then npx parvis reload.`,
  },
  added: {
    fr: (path: string) => `Inscrit dans ${path}.`,
    en: (path: string) => `Added to ${path}.`,
  },
} as const;
