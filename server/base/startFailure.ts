import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from './config.ts';

/** Errors whose message is a sentence for the operator; of others the stack is shown. */
const OPERATOR_ERRORS = new Set(['ConfigError', 'DatabaseStartError', 'DataFolderInUse', 'NewerSchema']);

export const NOT_ERASED = 'NotErased';

/** The names of failures that say themselves what they mean; their cause says why. */
const WITH_A_CAUSE = new Set([NOT_ERASED, 'MigrationFailed']);

type Told = Pick<Config, 'port' | 'host'>;

interface Failure {
  /** The sentence; `says` is what the system or the database says itself. */
  sentence(told: Told, says: string): string;
  /** True when it may pass by itself: a database that is being started, or a network that comes back. */
  passes?: true;
}

const noAddress = ({ host }: Told): string =>
  `HOST=${host} is no address of this machine: set HOST to one it has, or to 0.0.0.0 for all of them.`;

/** A failure of the database that passes by itself. */
const passing = (what: string): Failure => ({
  sentence: (_, says) => `The database ${what} (${says}): check DATABASE_URL.`,
  passes: true,
});

const silent = passing('does not answer');
const unreachable = passing('cannot be reached');
const notFound = passing('is not found');
const starting: Failure = {
  sentence: (_, says) => `The database is starting or ending (${says}).`,
  passes: true,
};

const busy: Failure = {
  sentence: (_, says) => `The database is busy with something that others wait for (${says}).`,
  passes: true,
};

const troubled: Failure = {
  sentence: (_, says) => `The database cannot do its work for now (${says}).`,
  passes: true,
};
/** Classes of SQLSTATE for which calls are told to come back: connection, resources, operator, system; two in each other's way. */
const isPassing = (code: string): boolean => /^(?:08|40|53|57|58)\w{3}$/.test(code);

const noTls: Failure = {
  sentence: (_, says) =>
    `The database takes no encrypted connections (${says}): set it up there, or leave sslmode out of DATABASE_URL.`,
};
const notPostgres: Failure = {
  sentence: (_, says) =>
    `What answers at DATABASE_URL does not speak as PostgreSQL does (${says}): check its host and port.`,
};
/** It refuses before anything was asked of it. */
const refusing: Failure = {
  sentence: (_, says) => `The database refuses the connection (${says}): check DATABASE_URL.`,
};
const noDatabaseAddress: Failure = {
  sentence: () => 'DATABASE_URL is no address: write postgres://user:password@host:5432/database.',
};
const noPassword: Failure = {
  sentence: () =>
    'The database asks for a password: write it into DATABASE_URL, as in postgres://user:password@host:5432/database.',
};
const untrusted: Failure = {
  sentence: (_, says) =>
    `The certificate of the database is not trusted (${says}): check sslmode and sslrootcert in DATABASE_URL.`,
};

/** What a failure means, by the code of the system or of PostgreSQL. */
const failures: Readonly<Record<string, Failure>> = {
  EADDRINUSE: {
    sentence: ({ port }) =>
      `Port ${port} is already in use. Stop the other program or start with PORT=${port + 1} npm start.`,
  },
  EADDRNOTAVAIL: { sentence: noAddress },
  ECONNREFUSED: silent,
  ETIMEDOUT: silent,
  ECONNRESET: passing('broke the connection'),
  EPIPE: passing('broke the connection'),
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  ERR_INVALID_URL: noDatabaseAddress,
  ERR_SOCKET_BAD_PORT: noDatabaseAddress,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: untrusted,
  '57P01': starting,
  '57P02': starting,
  '57P03': starting,
  '25P03': busy,
  '40001': busy,
  '40P01': busy,
  '55P03': busy,
  '57014': busy,
  '25006': {
    sentence: (_, says) => `The database takes no changes (${says}): it is a standby, or set to read only.`,
    passes: true,
  },
  '28P01': { sentence: (_, says) => `The database refuses the password (${says}): check DATABASE_URL.` },
  '28000': { sentence: (_, says) => `The database refuses the account (${says}): check DATABASE_URL.` },
  '3D000': {
    sentence: (_, says) => `The database is not there (${says}): create it, or check DATABASE_URL.`,
  },
  '42501': {
    sentence: (_, says) =>
      `The account of DATABASE_URL may not do what is needed (${says}): grant it, or use another.`,
  },
  ENOSPC: { sentence: (_, says) => `A disk is full (${says}): make room.` },
  EDQUOT: {
    sentence: (_, says) => `This account may write no more (${says}): make room, or raise its quota.`,
  },
  '53100': {
    sentence: (_, says) => `The disk of the database is full (${says}): make room.`,
    passes: true,
  },
  '53300': {
    sentence: (_, says) =>
      `The database takes no more connections (${says}): allow more, or stop another program.`,
    passes: true,
  },
};

const field = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
};

/** The first error of a chain, or of several tried at once, that has a code. */
function coded(error: Error): Error {
  const several = error instanceof AggregateError;
  const inner: unknown = several ? error.errors[0] : error.cause;
  return (several || field(error, 'code') === undefined) && inner instanceof Error ? coded(inner) : error;
}

/** What the system or the database says itself. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = coded(error);
  return cause.message || field(cause, 'code') || cause.name;
}

/** What is known of a failure, with what the system says of it; nothing where nobody has thought of one. */
function known(error: Error, told: Told): { failure: Failure | undefined; says: string } {
  const cause = coded(error);
  const code = field(cause, 'code') ?? '';
  const says = reasonOf(error);
  const path = field(cause, 'path');
  const call = field(cause, 'syscall') ?? '';
  const sentence = (words: string): Failure => ({ sentence: () => words });
  const find = (): Failure | undefined => {
    if (code === 'EACCES' && ['listen', 'bind'].includes(call))
      return sentence(`Port ${told.port} may not be used by this account: choose one above 1023 with PORT.`);
    if (failures[code] === notFound && field(cause, 'hostname') === told.host) return { sentence: noAddress };
    // A unix socket that nobody listens on.
    if (call === 'connect' && code === 'ENOENT') return silent;
    if (path !== undefined && ['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'ENOTDIR'].includes(code))
      return sentence(
        `${path} cannot be read or written (${code}): check that it is there and belongs to this account.`,
      );
    if (/timeout expired|Query read timeout|Connection terminated/.test(says)) return silent;
    if (/does not support SSL/.test(says)) return noTls;
    if (/error establishing an SSL connection/.test(says)) return notPostgres;
    if (/sslmode=verify-ca requires/.test(says)) return untrusted;
    if (/^SASL: .*client password must be/.test(says)) return noPassword;
    if (/^SASL: /.test(says)) return refusing;
    if (Object.hasOwn(failures, code)) return failures[code];
    if (isPassing(code)) return troubled;
    return field(cause, 'severity') === 'FATAL' ? refusing : undefined;
  };
  return { failure: find(), says };
}

/** What a failure says itself, in the language of a reader where it speaks that one. */
function ownWords(error: Error, language: Language): string {
  const says: unknown = Reflect.get(error, 'says');
  return typeof says === 'object' && says !== null ? (field(says, language) ?? error.message) : error.message;
}

/** The failure of a start as a sentence that says what to do; the stack alone where nobody has thought of one. */
export function startFailure(error: unknown, told: Told, language: Language = 'en'): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.has(error.name)) return ownWords(error, language);
  const { failure, says } = known(error, told);
  const sentence = failure?.sentence(told, says);
  if (WITH_A_CAUSE.has(error.name)) return `${ownWords(error, language)} ${sentence ?? says}`;
  return sentence ?? error.stack ?? error.message;
}

/** True when a start that failed so may succeed later without anybody changing a setting. */
export const mayPass = (error: unknown, told: Told): boolean =>
  error instanceof Error && !OPERATOR_ERRORS.has(error.name) && known(error, told).failure?.passes === true;
