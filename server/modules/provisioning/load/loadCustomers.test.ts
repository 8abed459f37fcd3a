import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colourKeys } from '@parvis/theme/palette/keys';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../../platform/lib/packageRoot.ts';
import { testTown } from '../../../testing/town.ts';
import { createDirectory } from '../../customers/customerDirectory.ts';
import { toCustomerInfo } from '../../customers/customerInfo.ts';
import { findCustomerFolders } from '../read/readCustomer.ts';
import { type FolderFinding, loadCustomers } from './loadCustomers.ts';

const store = connect((await createTestDatabase()).url);
afterAll(() => store.close());

const parent = mkdtempSync(join(tmpdir(), 'parvis-customers-'));
let made = 0;
function folder(change: object | string, files: Record<string, string | Buffer> = {}): string {
  made += 1;
  const path = join(parent, String(made).padStart(3, '0'));
  mkdirSync(path);
  const text =
    typeof change === 'string' ? change : JSON.stringify({ ...testTown, appColors: {}, ...change });
  writeFileSync(join(path, 'customer.json'), text);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}

/** Findings that the test files have on purpose. */
const ON_PURPOSE: readonly string[] = ['flagNeverRaised', 'untranslated', 'emptyInfo', 'noEmergency'];

async function load(...folders: string[]) {
  const told: FolderFinding[] = [];
  const invented = folders.filter((one) => one.startsWith(join(packageRoot, 'modules', 'demo')));
  const loaded = await loadCustomers(store.db, folders, (finding) => told.push(finding), { invented });
  return {
    cuids: loaded.map(({ cuid }) => cuid),
    told: told
      .filter(({ id }) => !ON_PURPOSE.includes(id))
      .map(({ place, words }) => `${place}: ${words.en}`),
  };
}

const info = async (cuid: string) => toCustomerInfo(await createDirectory(store.db).get(cuid), 'fr-FR');

describe('a customer’s folder', () => {
  it('of the demonstration is valid', async () => {
    const folders = findCustomerFolders(join(packageRoot, 'modules', 'demo'));
    const { cuids, told } = await load(...folders);
    expect(told).toEqual([]);
    expect(cuids).toHaveLength(folders.length);
  });

  it('updates a customer and keeps the roles of its staff', async () => {
    await load(folder({}));
    const rlids = async () =>
      (await store.pool.query(`select rlid from staff where cuid = 'testville' order by email`)).rows;
    const before = await rlids();
    const { cuids } = await load(
      folder({
        greeting: { fr: 'Bonsoir' },
        places: [{ code: 'roof', lbl: { fr: 'Toit' }, qr: [{ qrid: 'test-hall' }] }],
        staff: testTown.staff.slice(0, 1),
      }),
    );
    expect(cuids).toEqual(['testville']);
    expect((await info('testville')).greeting).toBe('Bonsoir');
    const codes = await store.pool.query(
      `select qrid, place_code, stale from qr_codes where cuid = 'testville' order by qrid`,
    );
    expect(codes.rows).toEqual([
      { qrid: 'test-fake', place_code: 'hall', stale: true },
      { qrid: 'test-hall', place_code: 'roof', stale: false },
      { qrid: 'test-old', place_code: 'hall', stale: true },
    ]);
    expect(await rlids()).toEqual(before.slice(0, 1));
  });

  it('is stored with repaired contrast', async () => {
    const { cuids, told } = await load(
      folder({ appColors: { bg1: '#fff', txt: '#fefefe', nope: '#000', footBg: 'url(x)' } }),
    );
    expect(cuids).toEqual(['testville']);
    expect(told).toEqual([
      'appColors.txt: "txt" (text, #FEFEFE) cannot be read on "bg1" (page, top of the gradient, #FFFFFF) and "bg2" (page, bottom of the gradient, #F5F7FD, the default): contrast 1 in place of 4.5. In the light scheme "txt" becomes #181818.',
      'appColors.nope: There is no colour of this name: "nope" does nothing; the names are on the page /samples/1/, under "colour keys".',
      'appColors.footBg: "url(x)" is not a colour: the default stays. Write it like "#1752E3".',
    ]);
    const { theme } = await info('testville');
    expect(theme.light.txt).not.toBe('#FEFEFE');
    expect(Object.keys(theme.light).sort()).toEqual([...colourKeys].sort());
    expect(Object.keys(theme.dark).sort()).toEqual([...colourKeys].sort());
  });

  it('may contain pictures, detected by content and named by hash', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await load(folder({ logo: 'logo.svg' }, { 'logo.svg': svg }));
    const { logo } = await info('testville');
    expect(logo).toMatch(/^\/api\/media\/logo\/[\w-]{43}$/);
    const { told, cuids } = await load(
      folder({ logo: 'a.svg', banner: 'b.png' }, { 'a.svg': '<html><svg></svg></html>' }),
    );
    expect(cuids).toEqual([]);
    expect(told).toEqual([
      'logo: "a.svg" is neither SVG nor PNG, JPEG or WebP.',
      'banner: There is no file "b.png" in this folder.',
    ]);
  });

  const [_hall] = testTown.places;
  const report = { code: 'x', type: 'reportEnd', lbl: { fr: 'X' } };
  it.each<[string, object | string, RegExp]>([
    ['that is no JSON', '{', /^: Is not JSON: the text ends too early/],
    [
      'with a code used twice',
      { menu: [report, report] },
      /^menu\.1\.code: "x" is already taken by menu\.0\.code\.$/,
    ],
    ['with staff twice', { staff: [...testTown.staff, testTown.staff[0]] }, /^staff\.3\.email: /],
    [
      'with staff without an address',
      { staff: [{ email: 'anna', name: 'Anna' }] },
      /^staff\.0\.email: "anna" is not an e-mail/,
    ],
  ])('%s is reported with its place, and not loaded', async (_, change, expected) => {
    const { cuids, told } = await load(folder(change));
    expect(cuids).toEqual([]);
    expect(told).toContainEqual(expect.stringMatching(expected));
  });

  it('with a code of another customer is rejected, and the other unchanged', async () => {
    await load(folder({}));
    const both = await load(folder({}), folder({ cuid: 'copyville' }));
    expect(both.cuids).toEqual(['testville']);
    expect(both.told[0]).toContain('"test-hall" is already taken by the folder');
    const later = await load(folder({ cuid: 'copyville' }));
    expect(later.cuids).toEqual([]);
    expect(later.told[0]).toBe(
      'places.0.qr.0.qrid: The code "test-hall" already belongs to the customer "testville": take it out of that customer\'s file, even where it is out of use ("stale"), or withdraw that customer (npx parvis withdraw testville).',
    );
  });

  it('is protected from earlier folders with its code or name', async () => {
    await load(folder({}));
    const thief = await load(folder({ cuid: 'copyville' }), folder({ cstmrLbl: { fr: 'Ville neuve' } }));
    expect(thief.cuids).toEqual(['testville']);
    expect(thief.told[0]).toMatch(/"test-hall" is already taken by the folder/);
    const copied = await load(folder({ cstmrLbl: { fr: 'Copie' } }), folder({}));
    expect(copied.cuids).toEqual([]);
    expect(copied.told.filter((one) => one.startsWith('cuid: '))).toHaveLength(2);
    const { rows } = await store.pool.query(
      `select lbl->>'fr' as lbl from customers where cuid = 'testville'`,
    );
    expect(rows).toEqual([{ lbl: 'Ville neuve' }]);
  });

  it('is loaded while an earlier copy of it is rejected', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'parvis-copies-'));
    const [copy, own] = ['copie', 'testville'].map((name) => join(parent, name));
    for (const at of [copy, own]) cpSync(folder({}), at ?? '', { recursive: true });
    await load(own ?? '');
    const { cuids, told } = await load(copy ?? '', own ?? '');
    expect(cuids).toEqual(['testville']);
    expect(told.filter((one) => one.includes('already taken'))).toEqual([
      `cuid: "testville" is already taken by the folder ${own}.`,
    ]);
  });

  it('rejected by the database is reported, and others are loaded', async () => {
    await store.pool.query(`create function no_badville() returns trigger language plpgsql as
      $$ begin if new.cuid = 'badville' then raise exception 'no'; end if; return new; end $$`);
    await store.pool.query(
      'create trigger no_badville before insert on customers for each row execute function no_badville()',
    );
    const { cuids, told } = await load(folder({ cuid: 'badville', places: [] }), folder({}));
    expect(cuids).toEqual(['testville']);
    expect(told).toContainEqual(
      expect.stringMatching(/^: This customer could not be stored: .*\(error: no\)/),
    );
  });

  it('exchanges codes with another in one transaction, or not at all', async () => {
    const place = (qrid: string) => [{ code: 'hall', lbl: { fr: 'Hall' }, qr: [{ qrid }] }];
    const files = (one: string, other: string) =>
      [
        folder({ cuid: 'oneville', places: place(one) }),
        folder({ cuid: 'goodville', places: place(other) }),
      ] as const;
    const owners = async () =>
      (
        await store.pool.query(
          `select qrid, cuid, stale from qr_codes where cuid in ('oneville', 'goodville') order by qrid`,
        )
      ).rows;
    expect((await load(...files('code-1', 'code-2'))).cuids).toEqual(['oneville', 'goodville']);
    const before = await owners();
    await store.pool.query(`create function no_goodville() returns trigger language plpgsql as
      $$ begin if new.cuid = 'oneville' then raise exception 'no'; end if; return new; end $$`);
    await store.pool.query(
      'create trigger no_goodville before update on qr_codes for each row execute function no_goodville()',
    );
    const refused = await load(...files('code-2', 'code-1'));
    expect([refused.cuids, await owners()]).toEqual([[], before]);
    expect(refused.told.sort()).toEqual([
      ': Codes move between this customer and "oneville", which could not be loaded: nothing is changed here either.',
      expect.stringMatching(/^: This customer could not be stored: /),
    ]);
    await store.pool.query('drop function no_goodville cascade');
    expect((await load(...files('code-2', 'code-1'))).cuids.sort()).toEqual(['goodville', 'oneville']);
    expect(await owners()).toEqual([
      { qrid: 'code-1', cuid: 'goodville', stale: false },
      { qrid: 'code-2', cuid: 'oneville', stale: false },
    ]);
  });
});

it('finds a customer added by another process within a second, despite the cache', async () => {
  const directory = createDirectory(store.db, { ttl: 60_000 });
  const at = Date.now();
  const now = vi.spyOn(Date, 'now');
  try {
    const known = () =>
      directory.get('brought').then(
        ({ cuid }) => cuid,
        ({ code }) => code,
      );
    now.mockReturnValue(at);
    expect(await known()).toBe('unknownCustomer');
    await load(folder({ cuid: 'brought', places: [], staff: [] }));
    now.mockReturnValue(at + 900);
    expect([await known(), directory.getRevision()]).toEqual(['unknownCustomer', 1]);
    now.mockReturnValue(at + 1_100);
    expect([await known(), directory.getRevision()]).toEqual(['brought', 2]);
  } finally {
    now.mockRestore();
  }
});
