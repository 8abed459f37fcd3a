import type { Config } from './base/config.ts';

/** Errors whose message is a sentence for the operator; of others the stack is shown. */
const OPERATOR_ERRORS = new Set(['ConfigError', 'DatabaseStartError', 'DataFolderInUse']);

type Told = Pick<Config, 'port' | 'host'>;

/** What a failure means, by the code of the system or of PostgreSQL. `says` is what it says itself. */
const sentences: Readonly<Record<string, (told: Told, says: string) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Stop the other program or start with PORT=${port + 1} npm start.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is no address of this machine: set HOST to one it has, or to 0.0.0.0 for all of them.`,
  ECONNREFUSED: (_, says) => `The database does not answer (${says}): check DATABASE_URL.`,
  ECONNRESET: (_, says) => `The database broke the connection (${says}): check DATABASE_URL.`,
  EHOSTUNREACH: (_, says) => `The database cannot be reached (${says}): check DATABASE_URL.`,
  ENETUNREACH: (_, says) => `The database cannot be reached (${says}): check DATABASE_URL.`,
  ETIMEDOUT: (_, says) => `The database does not answer (${says}): check DATABASE_URL.`,
  ERR_INVALID_URL: () => 'DATABASE_URL is no address: write postgres://user:password@host:5432/database.',
  '28P01': (_, says) => `The database refuses the password (${says}): check DATABASE_URL.`,
  '28000': (_, says) => `The database refuses the account (${says}): check DATABASE_URL.`,
  '3D000': (_, says) => `The database is not there (${says}): create it, or check DATABASE_URL.`,
  '42501': (_, says) =>
    `The account of DATABASE_URL may not do what is needed (${says}): grant it, or use another.`,
  '53300': (_, says) =>
    `The database takes no more connections (${says}): allow more, or stop another program.`,
};

const field = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
};

/** The first error of a chain, or of several tried at once, that has a code. */
function coded(error: Error): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return field(error, 'code') === undefined && inner instanceof Error ? coded(inner) : error;
}

/** The failure of a start as a sentence that says what to do; the stack alone where nobody has thought of one. */
export function startFailure(error: unknown, told: Told): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.has(error.name)) return error.message;
  const cause = coded(error);
  const code = field(cause, 'code') ?? '';
  const says = cause.message || code;
  const listening = ['listen', 'bind'].includes(field(cause, 'syscall') ?? '');
  if (code === 'EACCES' && listening)
    return `Port ${told.port} may not be used by this account: choose one above 1023 with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return field(cause, 'hostname') === told.host
      ? `HOST=${told.host} is no address of this machine: set HOST to one it has, or to 0.0.0.0 for all of them.`
      : `The database is not found (${says}): check DATABASE_URL.`;
  const path = field(cause, 'path');
  if (path !== undefined && ['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'ENOTDIR'].includes(code))
    return `${path} cannot be read or written (${code}): check that it is there and belongs to this account.`;
  if (/timeout expired|Connection terminated/.test(says))
    return `The database does not answer (${says}): check DATABASE_URL.`;
  const known = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return known?.(told, says) ?? error.stack ?? error.message;
}
