import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis doctor [--lang fr|en] [--json] [--help]',
  en: 'Usage: parvis doctor [--lang fr|en] [--json] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Regarde si tout est en état de servir, et dit pour chaque point ce qu’il y a à faire : réglages, base et son schéma, horloge, disques,',
    '  photos, courriels, SMS, notifications, adresse publique, ce qui devrait être effacé. N’envoie rien et ne change rien.',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'Les réglages sont ceux du serveur.',
    'Statut : 0 tout va bien, 1 un point mérite attention (!), 2 quelque chose ne marche pas (✗)',
  ],
  en: [
    '  Looks whether all is fit to serve, and says of each point what is to be done: settings, the database and its schema, the clock, disks,',
    '  photos, mail, SMS, notifications, the public address, what should be erased. Sends nothing and changes nothing.',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'The settings are the server’s.',
    'Status: 0 all is well, 1 a point deserves a look (!), 2 something does not work (✗)',
  ],
};
