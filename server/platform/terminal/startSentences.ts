import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../config/config.ts';

export type StartContext = Pick<Config, 'port' | 'host'>;
export type Sentence = (told: StartContext, says: string, path: string) => string;

export const WAITING_SENTENCES: Both<string> = {
  fr: 'Parvis attend que cela passe ; il n’y a rien à redémarrer.',
  en: 'Waiting for it; nothing needs to be started again.',
};

/** `says` is the message of the system or database. */
export const START_SENTENCES = {
  noAddress: {
    fr: ({ host }) =>
      `HOST=${host} n’est pas une adresse de cette machine : donnez-en une qu’elle a, ou 0.0.0.0 pour toutes.`,
    en: ({ host }) =>
      `HOST=${host} is no address of this machine: set HOST to one it has, or to 0.0.0.0 for all of them.`,
  },
  portTaken: {
    fr: ({ port }) =>
      `Le port ${port} est déjà pris. Arrêtez l’autre programme, ou démarrez avec PORT=${port + 1} npm start.`,
    en: ({ port }) =>
      `Port ${port} is already in use. Stop the other program or start with PORT=${port + 1} npm start.`,
  },
  portForbidden: {
    fr: ({ port }) =>
      `Ce compte ne peut pas se servir du port ${port} : choisissez-en un au-dessus de 1023 avec PORT, ou donnez-lui ce droit (AmbientCapabilities=CAP_NET_BIND_SERVICE dans son unité systemd).`,
    en: ({ port }) =>
      `Port ${port} may not be used by this account: choose one above 1023 with PORT, or give it the right (AmbientCapabilities=CAP_NET_BIND_SERVICE in its systemd unit).`,
  },
  silent: {
    fr: (_, says) => `La base ne répond pas (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database does not answer (${says}): check DATABASE_URL.`,
  },
  broken: {
    fr: (_, says) => `La base a rompu la connexion (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database broke the connection (${says}): check DATABASE_URL.`,
  },
  unreachable: {
    fr: (_, says) => `La base est injoignable (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database cannot be reached (${says}): check DATABASE_URL.`,
  },
  notFound: {
    fr: (_, says) => `La base est introuvable (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database is not found (${says}): check DATABASE_URL.`,
  },
  starting: {
    fr: (_, says) => `La base démarre ou s’arrête (${says}).`,
    en: (_, says) => `The database is starting or ending (${says}).`,
  },
  busy: {
    fr: (_, says) => `La base est occupée à ce que d’autres attendent (${says}).`,
    en: (_, says) => `The database is busy with something that others wait for (${says}).`,
  },
  troubled: {
    fr: (_, says) => `La base ne peut pas faire son travail pour l’instant (${says}).`,
    en: (_, says) => `The database cannot do its work for now (${says}).`,
  },
  noTls: {
    fr: (_, says) =>
      `La base n’accepte pas de connexion chiffrée (${says}) : réglez-la pour cela, ou retirez sslmode de DATABASE_URL.`,
    en: (_, says) =>
      `The database takes no encrypted connections (${says}): set it up there, or leave sslmode out of DATABASE_URL.`,
  },
  notPostgres: {
    fr: (_, says) =>
      `Ce qui répond à DATABASE_URL ne parle pas comme PostgreSQL (${says}) : vérifiez l’hôte et le port.`,
    en: (_, says) =>
      `What answers at DATABASE_URL does not speak as PostgreSQL does (${says}): check its host and port.`,
  },
  refusing: {
    fr: (_, says) => `La base refuse la connexion (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database refuses the connection (${says}): check DATABASE_URL.`,
  },
  noDatabaseAddress: {
    fr: () =>
      'DATABASE_URL n’est pas une adresse : écrivez postgres://utilisateur:motdepasse@hote:5432/base.',
    en: () => 'DATABASE_URL is no address: write postgres://user:password@host:5432/database.',
  },
  noPassword: {
    fr: () =>
      'La base demande un mot de passe : écrivez-le dans DATABASE_URL, comme postgres://utilisateur:motdepasse@hote:5432/base.',
    en: () =>
      'The database asks for a password: write it into DATABASE_URL, as in postgres://user:password@host:5432/database.',
  },
  untrusted: {
    fr: (_, says) =>
      `Le certificat de la base n’est pas reconnu (${says}) : vérifiez sslmode et sslrootcert dans DATABASE_URL.`,
    en: (_, says) =>
      `The certificate of the database is not trusted (${says}): check sslmode and sslrootcert in DATABASE_URL.`,
  },
  readOnly: {
    fr: (_, says) =>
      `La base n’accepte aucun changement (${says}) : c’est une réplique, ou elle est en lecture seule.`,
    en: (_, says) => `The database takes no changes (${says}): it is a standby, or set to read only.`,
  },
  wrongPassword: {
    fr: (_, says) => `La base refuse le mot de passe (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database refuses the password (${says}): check DATABASE_URL.`,
  },
  wrongAccount: {
    fr: (_, says) => `La base refuse le compte (${says}) : vérifiez DATABASE_URL.`,
    en: (_, says) => `The database refuses the account (${says}): check DATABASE_URL.`,
  },
  notThere: {
    fr: (_, says) => `La base n’existe pas (${says}) : créez-la, ou vérifiez DATABASE_URL.`,
    en: (_, says) => `The database is not there (${says}): create it, or check DATABASE_URL.`,
  },
  mayNot: {
    fr: (_, says) =>
      `Le compte de DATABASE_URL n’a pas le droit de faire ce qu’il faut (${says}) : donnez-le-lui, ou prenez-en un autre.`,
    en: (_, says) =>
      `The account of DATABASE_URL may not do what is needed (${says}): grant it, or use another.`,
  },
  diskFull: {
    fr: (_, says) => `Un disque est plein (${says}) : faites de la place.`,
    en: (_, says) => `A disk is full (${says}): make room.`,
  },
  quota: {
    fr: (_, says) =>
      `Ce compte ne peut plus rien écrire (${says}) : faites de la place, ou relevez son quota.`,
    en: (_, says) => `This account may write no more (${says}): make room, or raise its quota.`,
  },
  databaseDiskFull: {
    fr: (_, says) => `Le disque de la base est plein (${says}) : faites de la place.`,
    en: (_, says) => `The disk of the database is full (${says}): make room.`,
  },
  tooMany: {
    fr: (_, says) =>
      `La base n’accepte plus de connexions (${says}) : permettez-en davantage, ou arrêtez un autre programme.`,
    en: (_, says) => `The database takes no more connections (${says}): allow more, or stop another program.`,
  },
  noFile: {
    fr: (_, says, path) =>
      `${path} ne se lit ou ne s’écrit pas (${says}) : vérifiez que c’est là, et appartient à ce compte.`,
    en: (_, says, path) =>
      `${path} cannot be read or written (${says}): check that it is there and belongs to this account.`,
  },
} as const satisfies Readonly<Record<string, Both<Sentence>>>;

export type SentenceName = keyof typeof START_SENTENCES;
