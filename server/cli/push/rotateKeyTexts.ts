import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { RotatedPushKey } from '../../platform/delivery/push/pushKeys.ts';

export const USAGE: Both<string> = {
  fr: 'Usage : parvis push rotate-key [--lang fr|en] [--help]',
  en: 'Usage: parvis push rotate-key [--lang fr|en] [--help]',
};

export const HELP: Both<readonly string[]> = {
  fr: [
    '  Fait une nouvelle clé pour les notifications, pendant que le serveur sert. Personne n’est perdu : un navigateur abonné avec une clé',
    '  d’avant continue d’être notifié avec elle, et se réabonne avec la nouvelle à sa prochaine visite. Une clé qui ne sert plus à personne est effacée.',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 fait, 2 la base ou un argument ne peut pas être lu',
  ],
  en: [
    '  Makes a new key for notifications, while the server serves. Nobody is lost: a browser that subscribed with a key of before is still',
    '  pushed to with that one, and subscribes with the new one at its next visit. A key that serves nobody any more is erased.',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 done, 2 the database or an argument cannot be read',
  ],
};

export const DONE: Both<(rotated: RotatedPushKey) => string> = {
  fr: ({ publicKey, kept, dropped }) =>
    `Nouvelle clé : ${publicKey}. Clés d’avant : ${kept} servent encore, ${dropped} effacées.`,
  en: ({ publicKey, kept, dropped }) =>
    `New key: ${publicKey}. Keys of before: ${kept} still serve, ${dropped} erased.`,
};
