import { expect, it } from 'vitest';
import { mapTransientDatabaseError } from './mapTransientDatabaseError.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const away = { code: 'unavailable', retryAfter: 2 };
const inTheWay = { code: 'unavailable', retryAfter: 1 };

it.each([
  ['40001', inTheWay],
  ['40P01', inTheWay],
  ['08006', away],
  ['53100', away],
  ['57P01', away],
  ['58030', away],
  ['55P03', away],
  ['25P03', away],
  ['25006', away],
  ['ECONNREFUSED', away],
  ['ECONNRESET', away],
  ['ENOENT', away],
  ['EPIPE', away],
  ['ETIMEDOUT', away],
  ['EHOSTUNREACH', away],
  ['ENETUNREACH', away],
  ['ENOTFOUND', away],
  ['EAI_AGAIN', away],
  // Our own faults, or codes that match no pattern.
  ['22001', undefined],
  ['22P02', undefined],
  ['23505', undefined],
  ['42P01', undefined],
  ['55000', undefined],
  ['25001', undefined],
  ['12253', undefined],
  ['X4022', undefined],
  ['ECONNREFUSEDX', undefined],
  ['XENOENT', undefined],
  ['XENOTFOUND', undefined],
  ['EAI_AGAINX', undefined],
  ['X25006', undefined],
  ['250061', undefined],
])('maps database error %s to %j', (code, expected) => {
  expect(mapTransientDatabaseError(coded(code))).toEqual(expected);
  expect(mapTransientDatabaseError(new Error('Failed query', { cause: coded(code) }))).toEqual(expected);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection timeout',
  'Socket closed unexpectedly',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
])('treats a lost connection as retryable: %s', (says) => {
  expect(mapTransientDatabaseError(new Error('Failed query', { cause: new Error(says) }))).toEqual(away);
});

it('returns undefined for an unknown error', () => {
  expect(mapTransientDatabaseError(new TypeError('x is no function'))).toBeUndefined();
  expect(mapTransientDatabaseError('Connection terminated')).toBeUndefined();
});
