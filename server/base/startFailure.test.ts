import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DataFolderInUse, startError } from '../store/embedded/errors.ts';
import { migrate } from '../store/migrate.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { eventually } from '../testing/patience.ts';
import { readConfig } from './config.ts';
import { mayPass, startFailure } from './startFailure.ts';

const told = { port: 8080, host: 'nosuch.invalid' };
const failureOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: unknown) => startFailure(error, told),
  );
const { url } = await createTestDatabase();
const withParameter = (name: string, value: string): string => {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
};

it.each([
  [new DataFolderInUse(), 'Un autre serveur Parvis tourne déjà sur ce dossier de données'],
  [startError(new Error('x'), '/data'), 'La base n’a pas pu être démarrée (x).'],
  [startError(new Error('ENOSPC'), '/data'), 'Le disque de /data est plein'],
])('a command that speaks French says of the own database in French what to do: %s', (error, sentence) => {
  expect(startFailure(error, told, 'fr')).toContain(sentence);
  expect(startFailure(error, told)).toBe(error.message);
});

const coded = (code: string, facts: object = {}) =>
  Object.assign(new Error(`says ${code}`), { code, ...facts });
const CODES = [
  ...[
    'EADDRINUSE',
    'EADDRNOTAVAIL',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENOTFOUND',
    'ENOSPC',
    'EDQUOT',
  ],
  ...[
    'ERR_INVALID_URL',
    'CERT_HAS_EXPIRED',
    '57P01',
    '40001',
    '08006',
    '25006',
    '28P01',
    '28000',
    '3D000',
    '42501',
  ],
  ...['53100', '53300'],
];

it.each([
  ...CODES.map((code) => coded(code)),
  coded('EACCES', { syscall: 'listen' }),
  coded('ENOENT', { syscall: 'connect' }),
  coded('EACCES', { path: '/x' }),
  new Error('The server does not support SSL connections'),
  new Error('There was an error establishing an SSL connection'),
  new Error('SASL: client password must be a string'),
  new Error('SASL: Only mechanisms x'),
])('a start that fails says so in French, too: %s', (error) => {
  const [french, english] = [startFailure(error, told, 'fr'), startFailure(error, told)];
  expect(french).not.toBe(english);
  expect(french.replace(error.message, '')).not.toMatch(/\b(The|check|database)\b|^ {4}at /m);
  // What is to be set is called the same in both.
  const names = (words: string) => new Set(words.match(/\b[A-Z]{3,}_?[A-Z]*\b/g)?.sort());
  expect(names(french)).toEqual(names(english));
});

describe('a start that fails says in one sentence what to do', () => {
  it('when HOST is no name', async () => {
    expect(await failureOf(lookup(told.host))).toContain('HOST=nosuch.invalid is no address of this machine');
  });

  it('when HOST is not of this machine', async () => {
    const failed = once(createServer().listen(0, '192.0.2.1'), 'listening');
    expect(await failureOf(failed)).toContain('is no address of this machine: set HOST');
  });

  it.each([
    ['a database that is not there', { pathname: '/nosuch' }, 'The database is not there'],
    ['an account that is not known', { username: 'nosuch', password: 'x' }, 'The database refuses the'],
  ])('with %s', async (_, change, sentence) => {
    const address = Object.assign(new URL(url.replace(/^postgres(ql)?:/, 'postgres:')), change);
    const failure = await failureOf(migrate(address.href));
    expect(failure).toContain(sentence);
    expect(failure).not.toContain('\n');
  });

  it.each([
    ['a host that is not there', 'postgres://x@nodb.invalid/x', 'The database is not found'],
    ['a port nobody listens at', 'postgres://x@127.0.0.1:1/x', 'The database does not answer'],
  ])('with %s', async (_, address, sentence) => {
    expect(await failureOf(migrate(address))).toContain(sentence);
  });

  it('with a database that speaks no TLS', async () => {
    const failure = await failureOf(migrate(withParameter('sslmode', 'verify-full')));
    expect(failure).toContain('The database takes no encrypted connections');
    expect(failure).not.toContain('\n');
  });

  it('with something that answers in another way than a database does', async () => {
    const other = createServer((socket) => socket.on('data', () => socket.end('OK\r\n'))).listen(
      0,
      '127.0.0.1',
    );
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const failure = await failureOf(migrate(`postgres://x@127.0.0.1:${port}/x?sslmode=verify-full`));
    expect(failure).toMatch(
      /^What answers at DATABASE_URL does not speak as PostgreSQL does \(.+\): check its host and port\.$/,
    );
    other.close();
  });

  it.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('with a certificate that is not trusted: %s', (code) => {
    const error = Object.assign(new Error('self-signed certificate'), { code });
    expect(startFailure(error, told)).toBe(
      'The certificate of the database is not trusted (self-signed certificate): check sslmode and sslrootcert in DATABASE_URL.',
    );
  });

  it.each([
    ['a password that was left out', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'],
    ['an empty one', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string'],
  ])('with %s', (_, message) => {
    expect(startFailure(new Error(message), told)).toMatch(/^The database asks for a password: .+\.$/);
  });

  it('with a way to prove an account that is not known here', () => {
    const error = new Error('SASL: Only mechanisms SCRAM-SHA-256 are currently supported');
    expect(startFailure(error, told)).toMatch(/^The database refuses the connection \(SASL: .+\.$/);
  });

  it.each([
    ['a port that is none', 'port', 'abc', 'DATABASE_URL is no address'],
    ['a certificate to check that is not given', 'uselibpqcompat', 'true', 'check sslmode and sslrootcert'],
  ])('with %s', async (_, name, value, sentence) => {
    const address = new URL('postgres://x@127.0.0.1/x?sslmode=verify-ca');
    if (name === 'port') address.search = '';
    address.searchParams.set(name, value);
    const failure = await failureOf(migrate(address.href));
    expect(failure).toContain(sentence);
    expect(failure).not.toContain('    at ');
  });

  it('with settings of a connection that the database refuses', async () => {
    const failure = await failureOf(migrate(withParameter('options', '-c foo')));
    expect(failure).toContain('The database refuses the connection (');
    expect(failure).not.toContain('\n');
  });

  it('with a file that cannot be read', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      path: '/x/logo.svg',
    });
    expect(startFailure(error, told)).toBe(
      '/x/logo.svg cannot be read or written (EACCES): check that it is there and belongs to this account.',
    );
  });

  it('with a folder of customers that is not there', () => {
    expect(() => readConfig({ PARVIS_CUSTOMERS: '/no/such/folder' })).toThrow(
      'PARVIS_CUSTOMERS names no folder that can be read',
    );
  });
});

describe('each code that is known has its sentence', () => {
  const says = (code: string, more: object = {}) =>
    startFailure(Object.assign(new Error('why'), { code, ...more }), { port: 8080, host: 'here' });
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

  it.each([
    [
      'EACCES',
      { syscall: 'listen' },
      'Port 8080 may not be used by this account: choose one above 1023 with PORT.',
    ],
    [
      'EACCES',
      { syscall: 'bind' },
      'Port 8080 may not be used by this account: choose one above 1023 with PORT.',
    ],
    ['ENOTFOUND', { hostname: 'here' }, noHost],
    ['EAI_AGAIN', { hostname: 'here' }, noHost],
    ['ENOTFOUND', { hostname: 'there' }, noName],
    ['ENOENT', { syscall: 'connect', path: '/run/x' }, noAnswer],
    ...['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'ENOTDIR'].map(
      (code) =>
        [
          code,
          { syscall: 'open', path: '/x' },
          `/x cannot be read or written (${code}): check that it is there and belongs to this account.`,
        ] as const,
    ),
    ['XX000', { severity: 'FATAL' }, 'The database refuses the connection (why): check DATABASE_URL.'],
  ] as const)('%s with %j', (code, more, sentence) => {
    expect(says(code, more)).toBe(sentence);
  });

  it('and of others the stack is shown', () => {
    const error = Object.assign(new Error('why'), { code: 'XX000', severity: 'ERROR', path: '/x' });
    expect(startFailure(error, told)).toBe(error.stack);
    expect(startFailure(Object.assign(new Error('why'), { code: 'a57P01' }), told)).toContain('Error: why\n');
    expect(startFailure('nothing', told)).toBe('nothing');
  });
});

describe('a start that others are in the way of', () => {
  const asked = async (sql: string, from: string) => {
    const client = new pg.Client({ connectionString: from });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(sql);
    return client;
  };

  it('goes on waiting when somebody ends what it asks', async () => {
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
    expect([mayPass(error, told), startFailure(error, told)]).toEqual([
      true,
      expect.stringContaining(
        'The database is busy with something that others wait for (canceling statement',
      ),
    ]);
    for (const client of [other, ender]) await client.end();
    await drop();
  });
});

describe('a start waits', () => {
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
  ])('while the database may come: %s', (_, error) => {
    expect(mayPass(error, told)).toBe(true);
    expect(startFailure(error, told)).toContain('The d');
  });

  it.each([
    ['a wrong password', coded('28P01')],
    ['an unknown database', coded('3D000')],
    ['a HOST that is no name', coded('ENOTFOUND', { hostname: told.host })],
    ['a port in use', coded('EADDRINUSE', { syscall: 'listen' })],
    ['a file that is not there', coded('ENOENT', { path: '/x' })],
    ['a fault of our own', new TypeError('x')],
    ['a data folder in use', Object.assign(coded('ECONNREFUSED'), { name: 'DataFolderInUse' })],
  ])('but not for what will not pass by itself: %s', (_, error) => {
    expect(mayPass(error, told)).toBe(false);
  });
});
