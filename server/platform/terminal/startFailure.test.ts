import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { migrate } from '../db/migrate.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { describeStartFailure, isTransientFailure } from './startFailure.ts';

const told = { port: 8080, host: 'nosuch.invalid' };
const failureOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: unknown) => describeStartFailure(error, told),
  );
const { url } = await createTestDatabase();
const withParameter = (name: string, value: string): string => {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
};
describe('failed start prints one actionable sentence', () => {
  it.each([
    ['a database that is not there', { pathname: '/nosuch' }, 'The database is not there'],
    ['an account that is not known', { username: 'nosuch', password: 'x' }, 'The database refuses the'],
  ])('for %s', async (_, change, sentence) => {
    const address = Object.assign(new URL(url.replace(/^postgres(ql)?:/, 'postgres:')), change);
    const failure = await failureOf(migrate(address.href));
    expect(failure).toContain(sentence);
    expect(failure).not.toContain('\n');
  });

  it.each([
    ['a host that is not there', 'postgres://x@nodb.invalid/x', 'The database is not found'],
    ['a port nobody listens at', 'postgres://x@127.0.0.1:1/x', 'The database does not answer'],
  ])('for %s', async (_, address, sentence) => {
    expect(await failureOf(migrate(address))).toContain(sentence);
  });

  it('for a database without TLS', async () => {
    const failure = await failureOf(migrate(withParameter('sslmode', 'verify-full')));
    expect(failure).toContain('The database takes no encrypted connections');
    expect(failure).not.toContain('\n');
  });
});

describe('known error codes map to a sentence', () => {
  const says = (code: string, more: object = {}) =>
    describeStartFailure(Object.assign(new Error('why'), { code, ...more }), { port: 8080, host: 'here' });
  const noAnswer = 'The database does not answer (why): check DATABASE_URL.';
  const noWay = 'The database cannot be reached (why): check DATABASE_URL.';
  const noName = 'The database is not found (why): check DATABASE_URL.';
  const broken = 'The database broke the connection (why): check DATABASE_URL.';
  const starting = 'The database is starting or ending (why).';
  const busy = 'The database is busy with something that others wait for (why).';
  const troubled = 'The database cannot do its work for now (why).';
  const noHost =
    'HOST=here is no address of this machine: set HOST to one it has, or to 0.0.0.0 for all of them.';

  it.each([
    ['EADDRINUSE', 'Port 8080 is already in use. Stop the other program or start with PORT=8081 npm start.'],
    ['EADDRNOTAVAIL', noHost],
    ['ECONNREFUSED', noAnswer],
    ['ETIMEDOUT', noAnswer],
    ['ECONNRESET', broken],
    ['EPIPE', broken],
    ['EHOSTUNREACH', noWay],
    ['ENETUNREACH', noWay],
    ['ENOTFOUND', noName],
    ['EAI_AGAIN', noName],
    ['ERR_INVALID_URL', 'DATABASE_URL is no address: write postgres://user:password@host:5432/database.'],
    ['57P01', starting],
    ['57P02', starting],
    ['57P03', starting],
    ['25P03', busy],
    ['40001', busy],
    ['40P01', busy],
    ['55P03', busy],
    ['57014', busy],
    ['25006', 'The database takes no changes (why): it is a standby, or set to read only.'],
    ['28P01', 'The database refuses the password (why): check DATABASE_URL.'],
    ['28000', 'The database refuses the account (why): check DATABASE_URL.'],
    ['3D000', 'The database is not there (why): create it, or check DATABASE_URL.'],
    ['42501', 'The account of DATABASE_URL may not do what is needed (why): grant it, or use another.'],
    ['53100', 'The disk of the database is full (why): make room.'],
    ['ENOSPC', 'A disk is full (why): make room.'],
    ['EDQUOT', 'This account may write no more (why): make room, or raise its quota.'],
    ['53300', 'The database takes no more connections (why): allow more, or stop another program.'],
    ['08006', troubled],
    ['40002', troubled],
    ['53200', troubled],
    ['57000', troubled],
    ['58030', troubled],
  ])('%s', (code, sentence) => {
    expect(says(code)).toBe(sentence);
  });
  it('unknown errors show their stack', () => {
    const error = Object.assign(new Error('why'), { code: 'XX000', severity: 'ERROR', path: '/x' });
    expect(describeStartFailure(error, told)).toBe(error.stack);
    expect(describeStartFailure(Object.assign(new Error('why'), { code: 'a57P01' }), told)).toContain(
      'Error: why\n',
    );
    expect(describeStartFailure('nothing', told)).toBe('nothing');
  });
});

describe('start blocked by other transactions', () => {
  const asked = async (sql: string, from: string) => {
    const client = new pg.Client({ connectionString: from });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(sql);
    return client;
  };

  it('retries when its query is cancelled', async () => {
    const { url, drop } = await createTestDatabase({ empty: true });
    const other = await asked('begin; create schema drizzle', url);
    const ender = await asked('select', url);
    const failed = migrate(url).catch((error: unknown) => error);
    await eventually(async () => {
      const { rowCount } = await ender.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    const error = await failed;
    expect([isTransientFailure(error, told), describeStartFailure(error, told)]).toEqual([
      true,
      expect.stringContaining(
        'The database is busy with something that others wait for (canceling statement',
      ),
    ]);
    for (const client of [other, ender]) await client.end();
    await drop();
  });
});

describe('start failure', () => {
  const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

  it.each([
    ['nobody listens', new AggregateError([coded('ECONNREFUSED')])],
    ['the name is not known yet', coded('ENOTFOUND', { hostname: 'db' })],
    ['the socket is not there yet', coded('ENOENT', { syscall: 'connect', path: '/run/x' })],
    ['it is starting', new Error('Failed query', { cause: coded('57P03') })],
    ['nothing comes back', new Error('timeout expired')],
    ['a question is not answered', new Error('Query read timeout')],
    ['nor a longer one', new Error('Failed query', { cause: new Error('Query read timeout') })],
    ['another changed the same at once', new Error('Failed query', { cause: coded('40001') })],
    ['two waited for each other', new Error('Failed query', { cause: coded('40P01') })],
    ['somebody ended the question', coded('57014')],
    ['its memory is used up', coded('53200')],
    ['its disk fails', coded('58030')],
    ['the connection broke', coded('08006')],
    ['it is a standby for now', coded('25006')],
    ['its disk is full', coded('53100')],
  ])('is transient while the database may come up: %s', (_, error) => {
    expect(isTransientFailure(error, told)).toBe(true);
    expect(describeStartFailure(error, told)).toContain('The d');
  });

  it.each([
    ['a wrong password', coded('28P01')],
    ['an unknown database', coded('3D000')],
    ['a HOST that is no name', coded('ENOTFOUND', { hostname: told.host })],
    ['a port in use', coded('EADDRINUSE', { syscall: 'listen' })],
    ['a file that is not there', coded('ENOENT', { path: '/x' })],
    ['a fault of our own', new TypeError('x')],
    ['a data folder in use', Object.assign(coded('ECONNREFUSED'), { name: 'DataFolderInUse' })],
  ])('is permanent: %s', (_, error) => {
    expect(isTransientFailure(error, told)).toBe(false);
  });
});
