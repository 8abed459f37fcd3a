import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { runAdminAdd } from './adminAddCommand.ts';

const { url } = await createTestDatabase();
const store = connect(url);
const parent = mkdtempSync(join(tmpdir(), 'parvis-admin-'));
const folder = join(parent, 'town');
const path = join(folder, 'customer.json');
afterAll(async () => {
  await store.close();
  rmSync(parent, { recursive: true, force: true });
});

beforeEach(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#123456"/></svg>',
  );
  await store.pool.query('truncate customers cascade');
});

const add = (...args: string[]) =>
  runAdminAdd(args, {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: url,
    PARVIS_CUSTOMERS: parent,
  });
const BEA = ['saint-elme', '--mail', 'Bea@saint-elme.example', '--name', 'Béatrice "Bea" Dupont'];
const staff = async () =>
  (await store.pool.query('select email, name, level from staff order by email')).rows;

describe('parvis admin add', () => {
  it('adds a person to the file, changes nothing else, and reloads', async () => {
    writeFileSync(path, SMALL_TOWN);
    expect(await add(...BEA)).toMatchObject({
      status: 0,
      lines: [`Added to ${path}.`, expect.anything(), expect.anything()],
    });
    const text = readFileSync(path, 'utf8');
    const entry = `    { "email": "Bea@saint-elme.example", "name": "Béatrice \\"Bea\\" Dupont", "level": "admin" },\n`;
    expect(text).toContain(entry);
    expect(text.replace(entry, '')).toBe(SMALL_TOWN);
    expect(await staff()).toEqual([
      { email: 'anne@saint-elme.example', name: 'Anne Roy', level: 'admin' },
      { email: 'bea@saint-elme.example', name: 'Béatrice "Bea" Dupont', level: 'admin' },
    ]);
    expect(readdirSync(folder).toSorted()).toEqual(['customer.json', 'logo.svg']);
    const { rows } = await store.pool.query(
      `select what, via from trail where cuid = 'saint-elme' and about like 'B%' order by id`,
    );
    expect(rows).toEqual([{ what: 'joined', via: 'command' }]);
  });
  it.each<[string, string[], RegExp]>([
    ['nobody is named', ['saint-elme'], /is missing/],
    ['no customer is named', BEA.slice(1), /is missing/],
    ['the level is none', [...BEA, '--level', 'chief'], /"chief" is no level/],
    ['the address is none', ['saint-elme', '--mail', 'bea', '--name', 'Bea'], /"bea" is no address/],
    ['there is no such customer', ['elsewhere', ...BEA.slice(1)], /No folder of PARVIS_CUSTOMERS/],
    ['the name has two lines', [...BEA.slice(0, 4), 'Bea\nDupont'], /one line, 80 signs at most/],
    ['the name is too long', [...BEA.slice(0, 4), 'B'.repeat(300)], /one line, 80 signs at most/],
    ['nobody sees the name', [...BEA.slice(0, 4), '\u200b'], /one line, 80 signs at most/],
    [
      'they are there already',
      ['saint-elme', '--mail', 'ANNE@saint-elme.example', '--name', 'Anne'],
      /customer\.json:\d+/,
    ],
  ])('changes nothing if %s', async (_, args, words) => {
    writeFileSync(path, SMALL_TOWN);
    const { status, lines } = await add(...args);
    expect([status, lines[0]]).toEqual([2, expect.stringMatching(words)]);
    expect(readFileSync(path, 'utf8')).toBe(SMALL_TOWN);
  });
});
