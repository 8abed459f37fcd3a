import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { SENTENCES, type Sentence, type SentenceName, type Told } from './startSentences.ts';

/** Errors whose message is a sentence for the operator; others show their stack. */
const OPERATOR_ERRORS = new Set([
  'ConfigError',
  'DatabaseStartError',
  'DataFolderInUse',
  'NewerSchema',
  'SchemaBeforeBaseline',
  'NoDatabase',
]);

export const NOT_ERASED = 'NotErased';

/** Errors that print their message, then the sentence of their cause. */
const WITH_A_CAUSE = new Set([NOT_ERASED, 'MigrationFailed', 'ExtensionMissing']);

/** Meaning of a failure, and whether it may resolve by itself: a starting database, a network outage. */
interface Failure {
  readonly name: SentenceName;
  readonly passes?: true;
  readonly path?: string;
}

const passing = (name: SentenceName): Failure => ({ name, passes: true });
const lasting = (name: SentenceName): Failure => ({ name });

const silent = passing('silent');
const notFound = passing('notFound');

/** Transient SQLSTATE classes: connection, resources, operator, system; deadlock or serialization failure. */
const isPassing = (code: string): boolean => /^(?:08|40|53|57|58)\w{3}$/.test(code);

const failures: Readonly<Record<string, Failure>> = {
  EADDRINUSE: lasting('portTaken'),
  EADDRNOTAVAIL: lasting('noAddress'),
  ECONNREFUSED: silent,
  ETIMEDOUT: silent,
  ECONNRESET: passing('broken'),
  EPIPE: passing('broken'),
  EHOSTUNREACH: passing('unreachable'),
  ENETUNREACH: passing('unreachable'),
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  ERR_INVALID_URL: lasting('noDatabaseAddress'),
  ERR_SOCKET_BAD_PORT: lasting('noDatabaseAddress'),
  DEPTH_ZERO_SELF_SIGNED_CERT: lasting('untrusted'),
  SELF_SIGNED_CERT_IN_CHAIN: lasting('untrusted'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: lasting('untrusted'),
  UNABLE_TO_GET_ISSUER_CERT: lasting('untrusted'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: lasting('untrusted'),
  CERT_HAS_EXPIRED: lasting('untrusted'),
  ERR_TLS_CERT_ALTNAME_INVALID: lasting('untrusted'),
  '57P01': passing('starting'),
  '57P02': passing('starting'),
  '57P03': passing('starting'),
  '25P03': passing('busy'),
  '40001': passing('busy'),
  '40P01': passing('busy'),
  '55P03': passing('busy'),
  '57014': passing('busy'),
  '25006': passing('readOnly'),
  '28P01': lasting('wrongPassword'),
  '28000': lasting('wrongAccount'),
  '3D000': lasting('notThere'),
  '42501': lasting('mayNot'),
  ENOSPC: lasting('diskFull'),
  EDQUOT: lasting('quota'),
  '53100': passing('databaseDiskFull'),
  '53300': passing('tooMany'),
};

const field = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
};

function coded(error: Error): Error {
  const several = error instanceof AggregateError;
  const inner: unknown = several ? error.errors[0] : error.cause;
  return (several || field(error, 'code') === undefined) && inner instanceof Error ? coded(inner) : error;
}

/** Returns the message of the system or the database. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = coded(error);
  return cause.message || field(cause, 'code') || cause.name;
}

/** Builds the sentence; for a file the code is enough. */
function sentenceOf(
  { name, path }: Failure,
  told: Told,
  says: { readonly says: string; readonly code: string },
  language: Language,
): string {
  const words = path === undefined ? says.says : says.code;
  const sentence: Sentence = SENTENCES[name][language];
  return sentence(told, words, path ?? '');
}

const UNREADABLE: readonly string[] = ['EACCES', 'EPERM', 'ELOOP', 'ENOENT', 'EISDIR', 'ENOTDIR'];

/** Classifies a failure; `failure` is undefined if unknown. */
function known(error: Error, told: Told): { failure: Failure | undefined; says: string; code: string } {
  const cause = coded(error);
  const code = field(cause, 'code') ?? '';
  const says = reasonOf(error);
  const path = field(cause, 'path');
  const call = field(cause, 'syscall') ?? '';
  const find = (): Failure | undefined => {
    if (code === 'EACCES' && ['listen', 'bind'].includes(call)) return lasting('portForbidden');
    if (failures[code] === notFound && field(cause, 'hostname') === told.host) return lasting('noAddress');
    // A Unix socket without a listener.
    if (call === 'connect' && code === 'ENOENT') return silent;
    if (path !== undefined && UNREADABLE.includes(code)) return { name: 'noFile', path };
    if (/timeout expired|Query read timeout|Connection terminated/.test(says)) return silent;
    if (/does not support SSL/.test(says)) return lasting('noTls');
    if (/error establishing an SSL connection/.test(says)) return lasting('notPostgres');
    if (/sslmode=verify-ca requires/.test(says)) return lasting('untrusted');
    if (/^SASL: .*client password must be/.test(says)) return lasting('noPassword');
    if (/^SASL: /.test(says)) return lasting('refusing');
    if (Object.hasOwn(failures, code)) return failures[code];
    if (isPassing(code)) return passing('troubled');
    return field(cause, 'severity') === 'FATAL' ? lasting('refusing') : undefined;
  };
  return { failure: find(), says, code };
}

function ownWords(error: Error, language: Language): string {
  const says: unknown = Reflect.get(error, 'says');
  return typeof says === 'object' && says !== null ? (field(says, language) ?? error.message) : error.message;
}

/** Describes a failed start as an actionable sentence, or by its stack if unknown. */
export function startFailure(error: unknown, told: Told, language: Language = 'en'): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.has(error.name)) return ownWords(error, language);
  const { failure, says, code } = known(error, told);
  const sentence = failure && sentenceOf(failure, told, { says, code }, language);
  if (WITH_A_CAUSE.has(error.name)) return `${ownWords(error, language)} ${sentence ?? says}`;
  return sentence ?? error.stack ?? error.message;
}

const SILENT: ReadonlySet<SentenceName | undefined> = new Set([
  'silent',
  'broken',
  'unreachable',
  'starting',
]);

/** Checks whether the database did not respond at all; one that refuses is reachable. */
export const isSilent = (error: unknown, told: Told): boolean =>
  error instanceof Error && SILENT.has(known(error, told).failure?.name);

/** Checks whether a start may succeed later without a changed setting. */
export const mayPass = (error: unknown, told: Told): boolean =>
  error instanceof Error && !OPERATOR_ERRORS.has(error.name) && known(error, told).failure?.passes === true;
