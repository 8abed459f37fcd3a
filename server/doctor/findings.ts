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
  addressFine: {
    grade: 'ok',
    says: {
      fr: (origin) => `L’adresse publique est en https : ${origin}`,
      en: (origin) => `The public address is https: ${origin}`,
    },
  },
  addressOwn: {
    grade: 'ok',
    says: {
      fr: (text) =>
        `L’adresse publique est en https ; cette machine se trouve elle-même sous ce nom (${text}, /etc/hosts), ce qui ne dit pas si d’autres y arrivent : essayez-la d’un téléphone.`,
      en: (text) =>
        `The public address is https; this machine finds itself by that name (${text}, /etc/hosts), which does not tell whether others get here: try it on a phone.`,
    },
  },
  addressUnknown: {
    grade: 'bad',
    says: {
      fr: (name) =>
        `Aucun serveur de noms ne connaît ${name} : personne n’arrive ici par l’adresse publique.`,
      en: (name) => `No name server knows ${name}: nobody gets here by the public address.`,
    },
    help: {
      fr: () =>
        'Inscrivez ce nom dans la zone DNS (A ou AAAA, vers le proxy ou cette machine), ou corrigez PUBLIC_URL. Un nom tout neuf peut mettre quelques heures à se répandre.',
      en: () =>
        'Write that name into the DNS zone (A or AAAA, to the proxy or this machine), or correct PUBLIC_URL. A brand-new name may take some hours to spread.',
    },
  },
  addressUnasked: {
    grade: 'look',
    says: {
      fr: (name) => `Les serveurs de noms n’ont pas répondu : on ne sait pas si ${name} mène ici.`,
      en: (name) => `Name servers did not answer: whether ${name} leads here is not known.`,
    },
    help: {
      fr: () => 'Vérifiez ceux de cette machine (/etc/resolv.conf) et son pare-feu, puis recommencez.',
      en: () => 'Check those of this machine (/etc/resolv.conf) and its firewall, then try again.',
    },
  },
  addressNone: {
    grade: 'look',
    says: { fr: () => 'PUBLIC_URL n’est pas réglé.', en: () => 'PUBLIC_URL is not set.' },
    help: {
      fr: () => 'Réglez-le sur l’adresse https que verront les gens : les codes imprimés y mènent.',
      en: () => 'Set it to the https address that people will see: printed codes lead there.',
    },
  },
  addressPrivate: {
    grade: 'look',
    says: {
      fr: (origin) =>
        `PUBLIC_URL est ${origin}, que personne n’atteint hors de cette machine ou de son réseau.`,
      en: (origin) => `PUBLIC_URL is ${origin}, which nobody reaches outside this machine or its network.`,
    },
    help: {
      fr: () =>
        'Pour un essai, rien à faire ; avant d’imprimer un code, donnez-lui l’adresse https que verront les gens.',
      en: () =>
        'For a trial there is nothing to do; before you print a code give it the https address that people will see.',
    },
  },
  addressHttp: {
    grade: 'bad',
    says: { fr: (origin) => `${origin} n’est pas en https.`, en: (origin) => `${origin} is not https.` },
    help: {
      fr: () =>
        'Mettez un proxy ou TLS_CERT devant, et réglez PUBLIC_URL en https : sans cela ni photos, ni hors ligne, ni session sûre.',
      en: () =>
        'Put a proxy or TLS_CERT in front, and set PUBLIC_URL to https: without it no camera, nothing offline, no safe session.',
    },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type FindingName = keyof typeof FINDINGS;
