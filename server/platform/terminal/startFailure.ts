import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type Sentence, type SentenceName, START_SENTENCES, type StartContext } from './startSentences.ts';

/** Others show their stack. */
const OPERATOR_ERRORS = new Set([
  'ConfigError',
  'DatabaseStartError',
  'DataFolderInUse',
  'NewerSchema',
  'SchemaBeforeBaseline',
  'NoDatabase',
]);

export const NOT_ERASED = 'NotErased';

/** Print the sentence of their cause, too. */
const CAUSED_ERRORS = new Set([NOT_ERASED, 'MigrationFailed', 'ExtensionMissing']);

/** Transient: a starting database, a network outage. */
interface Failure {
  readonly name: SentenceName;
  readonly isTransient?: true;
  readonly path?: string;
}

const createTransient = (name: SentenceName): Failure => ({ name, isTransient: true });
const createPermanent = (name: SentenceName): Failure => ({ name });

const noAnswer = createTransient('silent');
const notFound = createTransient('notFound');

/** SQLSTATE: connection, resources, operator, system; deadlock or serialization failure. */
const isTransientCode = (code: string): boolean => /^(?:08|40|53|57|58)\w{3}$/.test(code);

const failures: Readonly<Record<string, Failure>> = {
  EADDRINUSE: createPermanent('portTaken'),
  EADDRNOTAVAIL: createPermanent('noAddress'),
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  ECONNRESET: createTransient('broken'),
  EPIPE: createTransient('broken'),
  EHOSTUNREACH: createTransient('unreachable'),
  ENETUNREACH: createTransient('unreachable'),
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  ERR_INVALID_URL: createPermanent('noDatabaseAddress'),
  ERR_SOCKET_BAD_PORT: createPermanent('noDatabaseAddress'),
  DEPTH_ZERO_SELF_SIGNED_CERT: createPermanent('untrusted'),
  SELF_SIGNED_CERT_IN_CHAIN: createPermanent('untrusted'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: createPermanent('untrusted'),
  UNABLE_TO_GET_ISSUER_CERT: createPermanent('untrusted'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: createPermanent('untrusted'),
  CERT_HAS_EXPIRED: createPermanent('untrusted'),
  ERR_TLS_CERT_ALTNAME_INVALID: createPermanent('untrusted'),
  '57P01': createTransient('starting'),
  '57P02': createTransient('starting'),
  '57P03': createTransient('starting'),
  '25P03': createTransient('busy'),
  '40001': createTransient('busy'),
  '40P01': createTransient('busy'),
  '55P03': createTransient('busy'),
  '57014': createTransient('busy'),
  '25006': createTransient('readOnly'),
  '28P01': createPermanent('wrongPassword'),
  '28000': createPermanent('wrongAccount'),
  '3D000': createPermanent('notThere'),
  '42501': createPermanent('mayNot'),
  ENOSPC: createPermanent('diskFull'),
  EDQUOT: createPermanent('quota'),
  '53100': createTransient('databaseDiskFull'),
  '53300': createTransient('tooMany'),
};

const getString = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
};

function findCodedError(error: Error): Error {
  const several = error instanceof AggregateError;
  const inner: unknown = several ? error.errors[0] : error.cause;
  return (several || getString(error, 'code') === undefined) && inner instanceof Error
    ? findCodedError(inner)
    : error;
}

export function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = findCodedError(error);
  return cause.message || getString(cause, 'code') || cause.name;
}

/** For a file the code is enough. */
function buildSentence(
  { name, path }: Failure,
  context: StartContext,
  reason: { readonly says: string; readonly code: string },
  language: Language,
): string {
  const words = path === undefined ? reason.says : reason.code;
  const sentence: Sentence = START_SENTENCES[name][language];
  return sentence(context, words, path ?? '');
}

const FILE_ERRORS: readonly string[] = ['EACCES', 'EPERM', 'ELOOP', 'ENOENT', 'EISDIR', 'ENOTDIR'];

function classifyFailure(
  error: Error,
  context: StartContext,
): { failure: Failure | undefined; says: string; code: string } {
  const cause = findCodedError(error);
  const code = getString(cause, 'code') ?? '';
  const says = getReason(error);
  const path = getString(cause, 'path');
  const call = getString(cause, 'syscall') ?? '';
  const findFailure = (): Failure | undefined => {
    if (code === 'EACCES' && ['listen', 'bind'].includes(call)) return createPermanent('portForbidden');
    if (failures[code] === notFound && getString(cause, 'hostname') === context.host)
      return createPermanent('noAddress');
    // A Unix socket without a listener.
    if (call === 'connect' && code === 'ENOENT') return noAnswer;
    if (path !== undefined && FILE_ERRORS.includes(code)) return { name: 'noFile', path };
    if (/timeout expired|Query read timeout|Connection terminated/.test(says)) return noAnswer;
    if (/does not support SSL/.test(says)) return createPermanent('noTls');
    if (/error establishing an SSL connection/.test(says)) return createPermanent('notPostgres');
    if (/sslmode=verify-ca requires/.test(says)) return createPermanent('untrusted');
    if (/^SASL: .*client password must be/.test(says)) return createPermanent('noPassword');
    if (/^SASL: /.test(says)) return createPermanent('refusing');
    if (Object.hasOwn(failures, code)) return failures[code];
    if (isTransientCode(code)) return createTransient('troubled');
    return getString(cause, 'severity') === 'FATAL' ? createPermanent('refusing') : undefined;
  };
  return { failure: findFailure(), says, code };
}

function getMessageInLanguage(error: Error, language: Language): string {
  const says: unknown = Reflect.get(error, 'says');
  return typeof says === 'object' && says !== null
    ? (getString(says, language) ?? error.message)
    : error.message;
}

/** An actionable sentence, or the stack if unknown. */
export function describeStartFailure(
  error: unknown,
  context: StartContext,
  language: Language = 'en',
): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.has(error.name)) return getMessageInLanguage(error, language);
  const { failure, says, code } = classifyFailure(error, context);
  const sentence = failure && buildSentence(failure, context, { says, code }, language);
  if (CAUSED_ERRORS.has(error.name)) return `${getMessageInLanguage(error, language)} ${sentence ?? says}`;
  return sentence ?? error.stack ?? error.message;
}

const SILENT_FAILURES: ReadonlySet<SentenceName | undefined> = new Set([
  'silent',
  'broken',
  'unreachable',
  'starting',
]);

/** A database that refuses is reachable. */
export const isDatabaseUnresponsive = (error: unknown, context: StartContext): boolean =>
  error instanceof Error && SILENT_FAILURES.has(classifyFailure(error, context).failure?.name);

export const isTransientFailure = (error: unknown, context: StartContext): boolean =>
  error instanceof Error &&
  !OPERATOR_ERRORS.has(error.name) &&
  classifyFailure(error, context).failure?.isTransient === true;
