import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How a point stands: well; to be looked at; it does not work. */
export type Grade = 'ok' | 'look' | 'bad';

type Words = Both<(detail: string) => string>;
/** A finding: how it stands, and its sentences. */
export interface Row {
  readonly grade: Grade;
  readonly says: Words;
  /** What is to be done. */
  readonly help?: Words;
}

const gb = (bytes: string, comma: ',' | '.'): string => (Number(bytes) / 1e9).toFixed(1).replace('.', comma);

/** All that can be found, by name. */
export const FINDINGS = {
  settings: {
    grade: 'ok',
    says: { fr: () => 'Les réglages se comprennent.', en: () => 'The settings make sense.' },
  },
  advice: { grade: 'look', says: { fr: (line) => line, en: (line) => line } },
  databaseFine: {
    grade: 'ok',
    says: {
      fr: (version) => `La base répond et a le schéma de cette version (PostgreSQL ${version}).`,
      en: (version) => `The database answers and has this version’s schema (PostgreSQL ${version}).`,
    },
  },
  databaseAway: {
    grade: 'bad',
    says: {
      fr: (why) => `La base ne répond pas : ${why}`,
      en: (why) => `The database does not answer: ${why}`,
    },
    help: {
      fr: () => 'Démarrez PostgreSQL, ou corrigez DATABASE_URL ou PARVIS_DATA.',
      en: () => 'Start PostgreSQL, or correct DATABASE_URL or PARVIS_DATA.',
    },
  },
  databaseNone: {
    grade: 'look',
    says: { fr: () => 'Il n’y a pas encore de base.', en: () => 'There is no database yet.' },
    help: { fr: () => 'Un démarrage du serveur en fait une.', en: () => 'A start of the server makes one.' },
  },
  schemaOlder: {
    grade: 'bad',
    says: {
      fr: (at) => `La base est d’une version plus ancienne de Parvis (${at}).`,
      en: (at) => `The database is of an older version of Parvis (${at}).`,
    },
    help: {
      fr: () => 'Sauvegardez-la avec cette version-là, puis démarrez le serveur : il l’amène à celle-ci.',
      en: () => 'Back it up with that version, then start the server: it brings the database to this one.',
    },
  },
  schemaNewer: {
    grade: 'bad',
    says: {
      fr: (at) => `Une version plus récente de Parvis a amené la base à la migration ${at}.`,
      en: (at) => `A newer version of Parvis brought the database to migration ${at}.`,
    },
    help: {
      fr: () =>
        'Un serveur de cette version qui tourne continue ; aucun ne démarre plus. Installez la version plus récente, ou restaurez une sauvegarde d’avant.',
      en: () =>
        'A server of this version that runs goes on; none starts any more. Install the newer version, or restore a back-up of before.',
    },
  },
  clockFine: {
    grade: 'ok',
    says: {
      fr: (seconds) => `L’horloge est celle de la base, à ${seconds.replace('.', ',')} s près.`,
      en: (seconds) => `The clock is the database’s, within ${seconds} s.`,
    },
  },
  clockOff: {
    grade: 'bad',
    says: {
      fr: (seconds) => `L’horloge de cette machine diffère de ${seconds} s de celle de la base.`,
      en: (seconds) => `The clock of this machine is ${seconds} s off the database’s.`,
    },
    help: {
      fr: () =>
        'Mettez les deux machines à l’heure (timedatectl set-ntp true) : codes et effacement en dépendent.',
      en: () => 'Set both machines right (timedatectl set-ntp true): codes and erasing depend on it.',
    },
  },
  busNone: {
    grade: 'ok',
    says: {
      fr: () => 'Un seul serveur, avec sa base embarquée : rien n’est à partager.',
      en: () => 'One server, with its embedded database: nothing is to be shared.',
    },
  },
  busDatabase: {
    grade: 'ok',
    says: {
      fr: () => 'Plusieurs serveurs se parlent et comptent ensemble par PostgreSQL.',
      en: () => 'Several servers tell each other and count together by PostgreSQL.',
    },
  },
  busRedis: {
    grade: 'ok',
    says: {
      fr: (host) => `Plusieurs serveurs se parlent et comptent ensemble par le Redis de ${host}.`,
      en: (host) => `Several servers tell each other and count together by the Redis at ${host}.`,
    },
  },
  busAway: {
    grade: 'look',
    says: {
      fr: (why) => `Le Redis de BUS_URL ne répond pas ; PostgreSQL prend sa place : ${why}`,
      en: (why) => `The Redis of BUS_URL does not answer; PostgreSQL takes its place: ${why}`,
    },
    help: {
      fr: () =>
        'Démarrez-le, ou corrigez BUS_URL. Rien ne s’est perdu, et il sert de nouveau dès qu’il répond.',
      en: () => 'Start it, or correct BUS_URL. Nothing was lost, and it serves again as soon as it answers.',
    },
  },
  dueFine: {
    grade: 'ok',
    says: {
      fr: () => 'Rien de ce qui devait être effacé n’est encore là.',
      en: () => 'Nothing that was to be erased is still there.',
    },
  },
  dueLeft: {
    grade: 'bad',
    says: {
      fr: (tables) => `Ceci devrait être effacé depuis plus de deux heures : ${tables}.`,
      en: (tables) => `This should have been erased more than two hours ago: ${tables}.`,
    },
    help: {
      fr: () =>
        'Un serveur efface chaque heure : démarrez-en un, ou lancez npx parvis retention et lisez ce qu’il dit.',
      en: () => 'A server erases every hour: start one, or run npx parvis retention and read what it says.',
    },
  },
  diskFine: {
    grade: 'ok',
    says: {
      fr: (text) =>
        text.replace(
          /^(.*) (\d+)$/,
          (_, path: string, free: string) => `${gb(free, ',')} Go libres pour ${path}.`,
        ),
      en: (text) =>
        text.replace(
          /^(.*) (\d+)$/,
          (_, path: string, free: string) => `${gb(free, '.')} GB free for ${path}.`,
        ),
    },
  },
  diskLow: {
    grade: 'look',
    says: {
      fr: (text) =>
        text.replace(
          /^(.*) (\d+)$/,
          (_, path: string, free: string) => `Seulement ${gb(free, ',')} Go libres pour ${path}.`,
        ),
      en: (text) =>
        text.replace(
          /^(.*) (\d+)$/,
          (_, path: string, free: string) => `Only ${gb(free, '.')} GB free for ${path}.`,
        ),
    },
    help: {
      fr: () =>
        'Agrandissez le disque, ou faites de la place : sous 64 Mo, le serveur refuse ce qu’on lui envoie.',
      en: () => 'Enlarge the disk, or make room: below 64 MB the server refuses what people send.',
    },
  },
  folderFine: {
    grade: 'ok',
    says: { fr: (place) => `On peut écrire dans ${place}.`, en: (place) => `${place} can be written to.` },
  },
  folderRefused: {
    grade: 'bad',
    says: {
      fr: (text) => `On ne peut pas écrire là où sont les fichiers : ${text}`,
      en: (text) => `Where files lie cannot be written to: ${text}`,
    },
    help: {
      fr: () =>
        'Donnez ce dossier au compte du serveur (chown, chmod 700), ou corrigez PARVIS_MEDIA, PARVIS_ERASED ou MEDIA_URL.',
      en: () =>
        'Give that folder to the account of the server (chown, chmod 700), or correct PARVIS_MEDIA, PARVIS_ERASED or MEDIA_URL.',
    },
  },
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
      fr: (origin) => `Personne d’autre n’atteint ${origin}.`,
      en: (origin) => `Nobody else reaches ${origin}.`,
    },
    help: {
      fr: () => 'Réglez PUBLIC_URL sur l’adresse https que verront les gens, avant d’imprimer un code.',
      en: () => 'Set PUBLIC_URL to the https address that people will see, before you print a code.',
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
