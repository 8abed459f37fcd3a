import type { Row } from './row.ts';

/** How many of the photos are not there, and where: `3/40 /srv/media`. */
const lost =
  (sentence: (missing: string, all: string, place: string) => string) =>
  (text: string): string =>
    text.replace(/^(\d+)\/(\d+) (.*)$/s, (_, missing: string, all: string, place: string) =>
      sentence(missing, all, place),
    );

const MEDIA_HELP = {
  fr: () => 'Corrigez MEDIA_URL (adresse, compartiment), ou créez ce compartiment.',
  en: () => 'Correct MEDIA_URL (address, bucket), or make that bucket.',
};

/** What can be found of where files lie: photos, and the list of the erased. */
export const STORAGE_FINDINGS = {
  folderFine: {
    grade: 'ok',
    says: { fr: (place) => `On peut écrire dans ${place}.`, en: (place) => `${place} can be written to.` },
  },
  folderRefused: {
    grade: 'bad',
    says: {
      fr: (place) => `Ce compte n’a pas le droit d’écrire dans ${place}.`,
      en: (place) => `This account may not write to ${place}.`,
    },
    help: {
      fr: () =>
        'Lancez la commande sous le compte du serveur ; si c’est fait, donnez-lui ce dossier (chown, chmod 700), ou corrigez le réglage.',
      en: () =>
        'Give the command as the account of the server; if that was done, give it that folder (chown, chmod 700), or correct the setting.',
    },
  },
  folderForeign: {
    grade: 'bad',
    says: {
      fr: (path) => `Le compte du serveur ne peut pas écrire dans ${path}, qui est à un autre compte.`,
      en: (path) => `The account of the server cannot write to ${path}, which belongs to another account.`,
    },
    help: {
      fr: () =>
        'Rendez à ce compte tout le dossier autour, avec ce qu’il contient (chown -R parvis:parvis …) : une commande a dû être lancée en root.',
      en: () =>
        'Give that account the whole folder around it, with what it holds (chown -R parvis:parvis …): a command was probably given as root.',
    },
  },
  folderReadOnly: {
    grade: 'bad',
    says: {
      fr: (place) => `Le disque de ${place} est monté en lecture seule.`,
      en: (place) => `The disk of ${place} is mounted read-only.`,
    },
    help: {
      fr: () =>
        'Remontez-le en écriture (mount -o remount,rw) ; dmesg dit si une erreur du disque l’a fermé. Dans une unité systemd, ajoutez ce dossier à ReadWritePaths.',
      en: () =>
        'Mount it for writing again (mount -o remount,rw); dmesg tells whether an error of the disk closed it. In a unit of systemd add that folder to ReadWritePaths.',
    },
  },
  folderNone: {
    grade: 'bad',
    says: {
      fr: (place) => `${place} n’est pas un dossier.`,
      en: (place) => `${place} is no folder.`,
    },
    help: { fr: () => 'Corrigez ce réglage.', en: () => 'Correct that setting.' },
  },
  folderFails: {
    grade: 'bad',
    says: {
      fr: (text) => `On ne peut pas écrire dans ${text}.`,
      en: (text) => `What cannot be written to: ${text}.`,
    },
    help: {
      fr: () => 'Vérifiez ce dossier, son disque ou son partage, et le réglage qui le nomme.',
      en: () => 'Check that folder, its disk or share, and the setting that names it.',
    },
  },
  folderToMake: {
    grade: 'bad',
    says: {
      fr: (path) => `Il n’y a pas de dossier ${path}, et le compte du serveur ne peut pas le créer.`,
      en: (path) => `There is no folder ${path}, and the account of the server may not make it.`,
    },
    help: {
      fr: (path) =>
        `Créez-le pour ce compte : install -d -o parvis -g parvis -m 700 ${path} ; ou corrigez PARVIS_MEDIA ou PARVIS_ERASED.`,
      en: (path) =>
        `Make it for that account: install -d -o parvis -g parvis -m 700 ${path}; or correct PARVIS_MEDIA or PARVIS_ERASED.`,
    },
  },
  bucketAway: {
    grade: 'bad',
    says: {
      fr: (text) => `Le stockage de MEDIA_URL ne répond pas : ${text}.`,
      en: (text) => `The store of MEDIA_URL does not answer: ${text}.`,
    },
    help: {
      fr: () => 'Relancez-le, ouvrez le pare-feu vers lui, ou corrigez l’adresse dans MEDIA_URL.',
      en: () => 'Start it again, open the firewall to it, or correct the address in MEDIA_URL.',
    },
  },
  bucketNone: {
    grade: 'bad',
    says: {
      fr: (text) => `Le stockage de MEDIA_URL répond, mais n’a pas ce compartiment : ${text}.`,
      en: (text) => `The store of MEDIA_URL answers, and has no such bucket: ${text}.`,
    },
    help: MEDIA_HELP,
  },
  bucketForbidden: {
    grade: 'bad',
    says: {
      fr: (text) => `Le stockage de MEDIA_URL refuse sa clé, ou ne la laisse pas écrire : ${text}.`,
      en: (text) => `The store of MEDIA_URL refuses its key, or lets it not write: ${text}.`,
    },
    help: {
      fr: () =>
        'Vérifiez la clé et le secret de MEDIA_URL, leurs droits (lire, écrire, effacer, lister) et l’heure de cette machine.',
      en: () =>
        'Check the key and the secret of MEDIA_URL, their rights (read, write, delete, list) and the time of this machine.',
    },
  },
  bucketFails: {
    grade: 'bad',
    says: {
      fr: (text) => `Le stockage de MEDIA_URL n’a pas gardé ce qu’on lui donnait : ${text}.`,
      en: (text) => `The store of MEDIA_URL did not keep what it was given: ${text}.`,
    },
    help: MEDIA_HELP,
  },
  photosElsewhere: {
    grade: 'bad',
    says: {
      fr: lost(
        (missing, all, place) =>
          `Les photos de cette base ne sont pas dans ${place} : il en manque ${missing} sur ${all}.`,
      ),
      en: lost(
        (missing, all, place) =>
          `The photos of this database are not in ${place}: ${missing} of ${all} are missing.`,
      ),
    },
    help: {
      fr: () =>
        'Montez le partage où elles sont, ou donnez à PARVIS_MEDIA ou MEDIA_URL la valeur d’avant. Rien n’est effacé ni sauvegardé des photos tant qu’elles manquent.',
      en: () =>
        'Mount the share on which they are, or give PARVIS_MEDIA or MEDIA_URL the value of before. Of photos nothing is erased or backed up while they are missing.',
    },
  },
} as const satisfies Readonly<Record<string, Row>>;
