import { ADDRESS_FINDINGS } from './addressFindings.ts';
import { DATABASE_FINDINGS } from './databaseFindings.ts';
import type { Row } from './row.ts';
import { STORAGE_FINDINGS } from './storageFindings.ts';

/** Room as people read it; where there is little, in a unit in which that is seen. */
const amount = (bytes: number, comma: ',' | '.'): string => {
  const [mega, giga] = comma === ',' ? ['Mo', 'Go'] : ['MB', 'GB'];
  return bytes < 1e9
    ? `${Math.floor(bytes / 2 ** 20)} ${mega}`
    : `${(bytes / 1e9).toFixed(1).replace('.', comma)} ${giga}`;
};

/** What is free for a folder; of one that is not there yet it is known in which it will be made, after a tab. */
const room =
  (
    comma: ',' | '.',
    there: (free: string, path: string) => string,
    later: (free: string, path: string, at: string) => string,
  ) =>
  (text: string): string =>
    text.replace(/^(.*) (\d+)(?:\t(.*))?$/s, (_, path: string, bytes: string, at?: string) =>
      at === undefined
        ? there(amount(Number(bytes), comma), path)
        : later(amount(Number(bytes), comma), path, at),
    );

const ROOM = {
  fr: room(
    ',',
    (free, path) => `${free} libres pour ${path}.`,
    (free, path, at) => `${free} libres dans ${at}, où le premier démarrage crée ${path}.`,
  ),
  en: room(
    '.',
    (free, path) => `${free} free for ${path}.`,
    (free, path, at) => `${free} free in ${at}, where ${path} is made by the first start.`,
  ),
};

/** All that can be found, by name. */
export const FINDINGS = {
  settings: {
    grade: 'ok',
    says: { fr: () => 'Les réglages se comprennent.', en: () => 'The settings make sense.' },
  },
  advice: { grade: 'look', says: { fr: (line) => line, en: (line) => line } },
  settingWrong: { grade: 'bad', says: { fr: (line) => line, en: (line) => line } },
  ...DATABASE_FINDINGS,
  diskFine: { grade: 'ok', says: ROOM },
  diskLow: {
    grade: 'look',
    says: {
      fr: (text) => `Seulement ${ROOM.fr(text)}`,
      en: (text) => `Only ${ROOM.en(text)}`,
    },
    help: {
      fr: () =>
        'Agrandissez le disque, ou faites de la place : sous 64 Mo, le serveur refuse ce qu’on lui envoie.',
      en: () => 'Enlarge the disk, or make room: below 64 MB the server refuses what people send.',
    },
  },
  diskFull: {
    grade: 'bad',
    says: {
      fr: (text) => `Le disque est plein : ${ROOM.fr(text)}`,
      en: (text) => `The disk is full: ${ROOM.en(text)}`,
    },
    help: {
      fr: () =>
        'Le serveur refuse ce qu’on lui envoie tant qu’il y a moins de 64 Mo : ôtez d’anciennes sauvegardes et des journaux, ou agrandissez le disque. Les appareils gardent ce qui n’est pas parti.',
      en: () =>
        'The server refuses what people send while there is less than 64 MB: remove old back-ups and logs, or enlarge the disk. Devices keep what they could not send.',
    },
  },
  ...STORAGE_FINDINGS,
  mailFine: {
    grade: 'ok',
    says: {
      fr: () => 'Le serveur de courriels répond et accepte le compte.',
      en: () => 'The mail server answers and takes the account.',
    },
  },
  mailRefused: { grade: 'bad', says: { fr: (line) => line, en: (line) => line } },
  smsFine: {
    grade: 'ok',
    says: {
      fr: (host) => `La passerelle SMS répond (${host}) ; ses identifiants ne s’essaient qu’en envoyant.`,
      en: (host) => `The SMS gateway answers (${host}); what signs in there is tried by sending alone.`,
    },
  },
  smsAway: {
    grade: 'bad',
    says: {
      fr: (why) => `La passerelle SMS ne répond pas : ${why}`,
      en: (why) => `The SMS gateway does not answer: ${why}`,
    },
    help: {
      fr: () => 'Ouvrez le pare-feu vers elle en https, ou corrigez SMS_GATEWAY.',
      en: () => 'Open the firewall to it for https, or correct SMS_GATEWAY.',
    },
  },
  pushFine: {
    grade: 'ok',
    says: {
      fr: (whom) => `Les notifications ont une clé ; les services d’envoi sont priés d’écrire à ${whom}.`,
      en: (whom) => `Notifications have a key; push services are told to write to ${whom}.`,
    },
  },
  pushNobody: {
    grade: 'look',
    says: {
      fr: (whom) => `Les services d’envoi de notifications n’ont personne à qui écrire (${whom}).`,
      en: (whom) => `Push services have nobody to write to (${whom}).`,
    },
    help: {
      fr: () => 'Réglez CONTACT_MAIL : certains services refusent un expéditeur qui n’existe pas.',
      en: () => 'Set CONTACT_MAIL: some services refuse a sender who does not exist.',
    },
  },
  ...ADDRESS_FINDINGS,
} as const satisfies Readonly<Record<string, Row>>;

export type FindingName = keyof typeof FINDINGS;
