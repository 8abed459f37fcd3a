import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDataDir, findInaccessibleFolder, getDefaultDataDir, getSocketFolder } from './dataFolder.ts';
import { DatabaseStartError, toStartError } from './startErrors.ts';

const ground = mkdtempSync(join(tmpdir(), 'parvis-places-'));
afterAll(() => rmSync(ground, { recursive: true, force: true }));

const own = join(homedir(), '.local', 'share', 'parvis');

it.each([
  [{}, false, own],
  [{ XDG_DATA_HOME: '/x' }, false, '/x/parvis'],
  [{ XDG_DATA_HOME: '' }, false, own],
  [{ PARVIS_DATA: '/data', XDG_DATA_HOME: '/x' }, false, '/data'],
  [{ PARVIS_DATA: '', XDG_DATA_HOME: '/x' }, false, '/x/parvis'],
  [{ XDG_DATA_HOME: '/x' }, true, '/var/lib/parvis/data'],
  [{ PARVIS_DATA: '/data' }, true, '/data'],
])('with %j (root: %s) the data folder is %s', (env, root, folder) => {
  expect(getDefaultDataDir(env, root)).toBe(folder);
});

describe('inaccessible parent folder', () => {
  const outer = join(ground, 'outer');
  const inner = join(outer, 'inner');
  mkdirSync(inner, { recursive: true });
  const { uid, gid } = statSync(inner);
  const owner = { name: 'a', uid, gid: gid + 1 };
  const ofGroup = { name: 'b', uid: uid + 1, gid };
  const stranger = { name: 'c', uid: uid + 1, gid: gid + 1 };

  it.each([
    [0o700, owner, undefined],
    [0o700, ofGroup, outer],
    [0o700, stranger, outer],
    [0o710, ofGroup, undefined],
    [0o710, stranger, outer],
    [0o711, stranger, undefined],
    [0o766, stranger, outer],
    [0o677, owner, outer],
    [0o767, ofGroup, outer],
  ])('%o', (mode, user, closed) => {
    chmodSync(ground, 0o777);
    chmodSync(inner, 0o777);
    chmodSync(outer, mode);
    const found = findInaccessibleFolder(inner, user);
    chmodSync(outer, 0o700);
    expect(found?.startsWith(ground) ? found : undefined).toBe(closed);
  });
});

it('reports a data folder of another major version before a start', () => {
  const database = join(ground, 'old', 'database');
  mkdirSync(database, { recursive: true, mode: 0o755 });
  chmodSync(ground, 0o755);
  const look = () => checkDataDir(join(ground, 'old'));
  for (const written of ['17', '19']) {
    writeFileSync(join(database, 'PG_VERSION'), `${written}\n`);
    expect(look).toThrow(DatabaseStartError);
    expect(look).toThrow(
      new RegExp(
        `^The database in .+ was written by PostgreSQL ${written}, but this version of Parvis brings 18\\. Go back .+npx parvis backup .+PARVIS_DATA.+npx parvis restore `,
      ),
    );
  }
  writeFileSync(join(database, 'PG_VERSION'), '18\n');
  expect(look).not.toThrow();
});

it('checks a data folder without creating it', () => {
  expect(() => checkDataDir('/dev/null')).toThrow(
    'The data folder /dev/null cannot be made or used (/dev/null is no folder): give a writable folder with PARVIS_DATA.',
  );
  expect(() => checkDataDir('/dev/null/x')).toThrow(DatabaseStartError);
});

it('rejects an unusable data folder before a start', () => {
  const folder = join(ground, 'of-others');
  mkdirSync(join(folder, 'database', 'x'), { recursive: true });
  expect(() => checkDataDir(folder)).toThrow(/database is there, and no database\): give a writable folder/);
  expect(() => checkDataDir(join(ground, 'x'.repeat(300)))).toThrow(
    /cannot be made or used \(.*name too long/,
  );
  if (process.platform === 'linux')
    expect(() => checkDataDir('/proc/parvis/data')).toThrow(/\/proc keeps no files/);
});

it('puts the socket in the database’s folder unless its path is too long', () => {
  const most = (process.platform === 'linux' ? 107 : 103) - '/.s.PGSQL.5432'.length;
  const longest = `/${'x'.repeat(most - 1)}`;
  expect(getSocketFolder(longest, undefined)).toBe(longest);
  const short = getSocketFolder(`${longest}x`, undefined);
  expect(short).toMatch(/^\/tmp\/parvis-\d+-[\da-f]{12}$/);
  expect(getSocketFolder(`${longest}x`, undefined)).toBe(short);
  chmodSync(short, 0o750);
  expect(() => getSocketFolder(`${longest}x`, undefined)).toThrow('belongs to somebody else');
  rmSync(short, { recursive: true });
});

it.each([
  [
    new Error('write: No space left on device'),
    'The disk of /d is full: make room there, or name another folder with PARVIS_DATA.',
  ],
  [
    new DatabaseStartError('The database could not be made. ENOSPC'),
    'The disk of /d is full: make room there, or name another folder with PARVIS_DATA.',
  ],
  [new DatabaseStartError('It is so.'), 'It is so.'],
  [new Error('why'), 'The database could not be started (why).'],
  [Object.assign(new Error(''), { code: 'EX' }), 'The database could not be started (EX).'],
  [Object.assign(new Error(''), { code: 7 }), 'The database could not be started (Error).'],
  [null, 'The database could not be started (null).'],
  ['words', 'The database could not be started (words).'],
])('converts start failure %s into a sentence', (error, sentence) => {
  expect(toStartError(error, '/d')).toMatchObject({ name: 'DatabaseStartError', message: sentence });
});
