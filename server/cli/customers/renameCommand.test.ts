import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCustomers } from '../../modules/provisioning/load/loadCustomers.ts';
import { syncRenamedCustomers } from '../../modules/provisioning/rename/renameCustomer.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { createPersonTraces } from '../../testing/createPersonTraces.ts';
import { createVisitor, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { runRename } from './renameCommand.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url, { appFolder: join(packageRoot, 'testing', 'no-app') });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const parent = mkdtempSync(join(tmpdir(), 'parvis-rename-'));
const folder = join(parent, 'town');
mkdirSync(folder);
const file = join(folder, 'customer.json');
writeFileSync(file, JSON.stringify({ ...testTown, appColors: {} }));

const run = async (...args: string[]) => {
  const done = await runRename(args, {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: url,
    PARVIS_CUSTOMERS: parent,
  });
  services.services.customers.invalidate();
  return done;
};

async function rowsOf(cuid: string): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns natural join information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'cuid' order by 1`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select count(*)::int as many from "${name}" where cuid = $1`, [cuid]);
    if (rows[0].many > 0) counted[name] = rows[0].many;
  }
  return counted;
}

describe('parvis rename', () => {
  it('reports the impact and waits for confirmation', async () => {
    await createPersonTraces(services, 'jo@mail.example');
    const before = await rowsOf('testville');
    expect(Object.keys(before).length).toBeGreaterThan(10);
    const { status, lines } = await run('testville', 'newville');
    expect(status).toBe(1);
    expect(lines[0]).toBe('"testville" will be called "newville":');
    expect(lines).toContain('  - codes: 3. Printed ones stay good: their address does not hold this name.');
    expect(lines.at(-1)).toBe('Nothing has changed. To do it: the same command with --yes.');
    expect(await rowsOf('testville')).toEqual(before);
    expect(await rowsOf('newville')).toEqual({});
  });

  it('renames all rows and the file in one step', async () => {
    const agent = await signInStaff(services);
    const before = await rowsOf('testville');
    const cases = await agent.call(boardCalls.casesListAll, {}, { cuid: 'testville' });
    expect(cases.length).toBeGreaterThan(0);
    const { status, lines } = await run('testville', 'newville', '--yes');
    expect([status, lines.at(-1)]).toEqual([0, `${file}: its cuid is changed.`]);
    expect(await rowsOf('testville')).toEqual({});
    expect(await rowsOf('newville')).toEqual({
      ...before,
      former_cuids: 1,
      trail: (before.trail ?? 0) + 1,
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      ...testTown,
      appColors: {},
      cuid: 'newville',
    });
    // Names the required cuid, as `reload` does.
    expect(await run('testville', 'newville', '--yes')).toEqual({
      status: 2,
      lines: ['The customer "testville" is called "newville" already.'],
    });
    const renamed = readFileSync(file, 'utf8');
    writeFileSync(file, renamed.replace('"newville"', '"testville"'));
    expect(await run('testville', 'newville', '--yes')).toEqual({
      status: 2,
      lines: [
        `${file}: cuid: The customer "testville" is called "newville" now: write "cuid": "newville" here. [error formerName]`,
      ],
    });
    writeFileSync(file, renamed);
    for (const cuid of ['newville', 'testville'])
      expect(await agent.call(boardCalls.casesListAll, {}, { cuid })).toEqual(
        cases.map((one) => ({ ...one, cuid: 'newville' })),
      );
  });

  it('keeps printed codes and old addresses valid', async () => {
    const jo = await createVisitor(services);
    expect((await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' }))[0]?.cstmr.cuid).toBe('newville');
    expect((await jo.call(mobileCalls.infoCstmr, undefined, { cuid: 'testville' }))[0]?.cuid).toBe(
      'newville',
    );
    const page = (address: string) => services.app.inject({ url: address, headers: { accept: 'text/html' } });
    for (const [address, to] of [
      ['/app/testville/q/test-hall?lang=fr', '/app/newville/q/test-hall?lang=fr'],
      ['/staff/testville/case/x', '/staff/newville/case/x'],
      ['/m/case/testville/y', '/m/case/newville/y'],
      ['/staff/login?to=%2Fstaff%2Ftestville', '/staff/login?to=%2Fstaff%2Fnewville'],
      ['/privacy/testville?lang=fr-FR', '/privacy/newville?lang=fr-FR'],
      ['/accessibility/testville', '/accessibility/newville'],
    ] as const) {
      const { statusCode, headers } = await page(address);
      expect([address, statusCode, headers.location]).toEqual([address, 302, to]);
    }
    expect((await page('/privacy/newville')).statusCode).toBe(200);
    expect((await page('/privacy/nowhere')).statusCode).toBe(404);
  });

  it('rejects a file with the former name', async () => {
    writeFileSync(file, JSON.stringify({ ...testTown, appColors: {} }));
    const told: string[] = [];
    const loaded = await loadCustomers(services.store.db, [folder], ({ severity, words }) => {
      if (severity === 'error') told.push(words.en);
    });
    expect([loaded, told]).toEqual([
      [],
      ['The customer "testville" is called "newville" now: write "cuid": "newville" here.'],
    ]);
    expect(await rowsOf('testville')).toEqual({});
  });

  it('updates rows that a server wrote late under the former name', async () => {
    const { pool, db } = services.store;
    await pool.query(
      `insert into scans (cuid, qrid, place_code, fake) values ('testville', 'late-scan', 'hall', false)`,
    );
    await pool.query(`insert into feed (cuid, csid, type) values ('testville', 'late-case', 'case')`);
    expect(await rowsOf('testville')).not.toEqual({});
    await syncRenamedCustomers(db);
    expect(await rowsOf('testville')).toEqual({});
    expect((await pool.query(`select cuid from scans where qrid = 'late-scan'`)).rows).toEqual([
      { cuid: 'newville' },
    ]);
  });

  it('merges counters of both names', async () => {
    const count = (cuid: string, cases: number) =>
      pool.query(
        `insert into case_counts (cuid, month, ccat_code, place_code, state, outcome, rating, cases) values ($1, '2026-11', 'x', '', 'done', '', 0, $2)`,
        [cuid, cases],
      );
    const told = (cuid: string, messages: number) =>
      pool.query(
        `insert into delivery_counts (cuid, day, way, about, state, messages) values ($1, '2026-11-27', 'mail', 'news', 'sent', $2)`,
        [cuid, messages],
      );
    for (const [cuid, many] of [
      ['newville', 3],
      ['testville', 4],
    ] as const) {
      await count(cuid, many);
      await told(cuid, many);
    }
    await syncRenamedCustomers(services.store.db);
    expect(await rowsOf('testville')).toEqual({});
    const sums = `select (select sum(cases)::int from case_counts where cuid = 'newville' and ccat_code = 'x') as cases,
      (select messages from delivery_counts where cuid = 'newville' and day = '2026-11-27' and way = 'mail' and state = 'sent') as messages`;
    expect((await pool.query(sums)).rows).toEqual([{ cases: 7, messages: 7 }]);
    // A late row, found when the name is used again.
    await count('testville', 1);
    const { status, lines } = await run('newville', 'testville', '--yes');
    expect([status, lines.at(-1)]).toEqual([0, `${file}: its cuid is that one already.`]);
    await run('testville', 'newville', '--yes');
    const again = `select sum(cases)::int as cases from case_counts where ccat_code = 'x' group by cuid`;
    expect((await pool.query(again)).rows).toEqual([{ cases: 8 }]);
  });

  it('is rejected if several files have the name, or one has the new name', async () => {
    const before = readFileSync(file, 'utf8');
    const copies = mkdtempSync(join(tmpdir(), 'parvis-rename-copies-'));
    for (const name of ['newville', 'newville', 'fourth'].entries()) {
      const at = join(copies, String(name[0]));
      mkdirSync(at);
      writeFileSync(join(at, 'customer.json'), JSON.stringify({ ...testTown, cuid: name[1], appColors: {} }));
    }
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
      PARVIS_CUSTOMERS: copies,
    };
    const rows = await rowsOf('newville');
    expect(await runRename(['newville', 'fifth', '--yes'], env)).toEqual({
      status: 2,
      lines: [
        expect.stringMatching(/^Several files bear the name "newville"/),
        `  - ${join(copies, '0', 'customer.json')}`,
        `  - ${join(copies, '1', 'customer.json')}`,
      ],
    });
    rmSync(join(copies, '1'), { recursive: true });
    expect(await runRename(['newville', 'fourth', '--yes', '--lang', 'fr'], env)).toEqual({
      status: 2,
      lines: [
        expect.stringMatching(/^Un fichier porte déjà le nom/),
        `  - ${join(copies, '2', 'customer.json')}`,
      ],
    });
    expect([await rowsOf('newville'), readFileSync(file, 'utf8')]).toEqual([rows, before]);
  });

  it('allows a third name, and the first again', async () => {
    expect((await run('newville', 'third.ville', '--yes')).status).toBe(0);
    const jo = await createVisitor(services);
    const nameBy = async (cuid: string) =>
      (await jo.call(mobileCalls.infoCstmr, undefined, { cuid }))[0]?.cuid;
    for (const cuid of ['testville', 'newville']) expect(await nameBy(cuid)).toBe('third.ville');
    const { lines } = await run('third.ville', 'testville', '--yes');
    expect(lines).toContain('  - "newville", which it was called before, leads to "testville" as well.');
    for (const cuid of ['newville', 'third.ville', 'testville']) expect(await nameBy(cuid)).toBe('testville');
    expect((await rowsOf('testville')).former_cuids).toBe(2);
  });

  it.each([
    [[], 2, 'Two names are needed: the old one and the new one.'],
    [['nobody', 'newest', '--yes'], 2, 'There is no customer "nobody".'],
    [['testville', 'testville'], 2, 'Both names are the same.'],
    [['testville', 'otherville', '--yes'], 2, '"otherville" is the name of another customer, or was.'],
    [['otherville', 'newville', '--yes'], 2, '"newville" is the name of another customer, or was.'],
    [
      ['testville', 'Login', '--yes'],
      2,
      '"Login" is the name of a page (/staff/Login): choose another one, such as that of the town.',
    ],
    [
      ['testville', 'été', '--yes'],
      2,
      '"été" is no code: letters without accents, digits, "-", "_", ".", at most 64 signs.',
    ],
  ])('answers %j with status %i and first line: %s', async (args, status, line) => {
    const said = await run(...args);
    expect([said.status, said.lines[0]]).toEqual([status, line]);
  });
});
