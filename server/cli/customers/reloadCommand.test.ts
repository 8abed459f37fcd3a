import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockCustomerChanges } from '../../modules/customers/lockCustomerChanges.ts';
import { connect } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { eventually } from '../../testing/eventually.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { runReload } from './reloadCommand.ts';
import { runRename as rename } from './renameCommand.ts';
import { runWithdraw as withdraw } from './withdrawCommand.ts';

const { url } = await createTestDatabase();
const store = connect(url);
afterAll(() => store.close());

let parent: string;
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'parvis-reload-'));
  await store.pool.query('truncate customers cascade');
});
const env = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATABASE_URL: url,
  PARVIS_CUSTOMERS: parent,
});
const run = (...args: string[]) => runReload(args, env());

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#123456"/></svg>';
function write(folder: string, text: string): void {
  mkdirSync(join(parent, folder), { recursive: true });
  writeFileSync(join(parent, folder, 'logo.svg'), LOGO);
  writeFileSync(join(parent, folder, 'customer.json'), text);
}
const another = (codes: string): string =>
  SMALL_TOWN.replace('"saint-elme"', '"autre"')
    .replace('[{ "qrid": "se-1" }, { "qrid": "se-2" }]', codes)
    .replaceAll('anne@', 'bea@');
const codes = async () =>
  (await store.pool.query('select qrid, cuid, stale from qr_codes order by qrid')).rows.map(
    ({ qrid, cuid, stale }) => `${qrid} ${cuid}${stale ? ' stale' : ''}`,
  );
const staff = async () =>
  (await store.pool.query('select email from staff order by email')).rows.map(({ email }) => email);

describe('parvis reload', () => {
  it('reports changes, then none', async () => {
    write('town', SMALL_TOWN);
    expect(await run()).toEqual({
      status: 0,
      lines: ['saint-elme: codes in use: 2, staff: 1, categories: 1; changes: 1', '  - a new customer'],
    });
    expect(await run()).toEqual({
      status: 0,
      lines: ['saint-elme: codes in use: 2, staff: 1, categories: 1; nothing changed'],
    });
    expect(
      (await run('--dry-run', '--lang', 'fr')).lines.map((line) => line.replaceAll('\u202f', ' ')),
    ).toEqual([
      'Changerait maintenant :',
      'saint-elme : codes en service : 2, personnel : 1, catégories : 1 ; rien ne change',
    ]);
  });

  it('reports changes with --dry-run, also in French, and applies none', async () => {
    write('town', SMALL_TOWN);
    await run();
    write(
      'town',
      SMALL_TOWN.replace('{ "qrid": "se-1" }, ', '')
        .replace('"Mairie"', '"Hôtel de ville"')
        .replace('"Lampe éteinte"', '"Lampe cassée"')
        .replace(
          '"retentionDays": 30',
          '"retentionDays": 10, "reopenDays": 3, "greeting": { "fr": "Bonjour" }',
        )
        .replace('"Hôtel de ville" }, ', '"Hôtel de ville" }, "descr": { "fr": "Au fond" }, ')
        .replace('anne@', 'bea@'),
    );
    const { status, lines } = await run('--dry-run', '--lang', 'fr');
    expect([status, ...lines.map((line) => line.replaceAll('\u202f', ' '))]).toEqual([
      0,
      'Changerait maintenant :',
      'saint-elme : codes en service : 1, personnel : 1, catégories : 1 ; changements : 9',
      '  ! qr[se-1].place : hall → – (hors service, et son affiche le dira)',
      '  - places[hall].lbl.fr : Mairie → Hôtel de ville',
      '  - menu[lamp].questionnaire (un signalement commencé avant est reçu tel qu’il a été demandé)',
      '  - places[hall].descr.fr : – → Au fond',
      '  - personnes qui rejoignent le personnel : 1',
      '  ! personnes qui quittent le personnel : 1',
      '  ! retentionDays : 30 → 10 (les demandes les plus anciennes s’effacent dans l’heure)',
      '  - reopenDays : 14 → 3',
      '  - greeting.fr : – → Bonjour',
    ]);
    expect(await codes()).toEqual(['se-1 saint-elme', 'se-2 saint-elme']);
    expect(await staff()).toEqual(['anne@saint-elme.example']);
  });

  it('applies and records concurrent reloads once', async () => {
    write('town', SMALL_TOWN);
    await run();
    write('town', SMALL_TOWN.replace('"Mairie"', '"Hôtel de ville"'));
    await store.pool.query('truncate trail');
    let both: ReturnType<typeof run>[] = [];
    await store.db.transaction(async (tx) => {
      await lockCustomerChanges(tx);
      both = [run(), run()];
      const waiting = `select count(*)::int as many from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await eventually(async () => expect((await store.pool.query(waiting)).rows).toEqual([{ many: 2 }]));
    });
    const said = (await Promise.all(both)).map(({ lines }) => lines.slice(1).join());
    expect(said.toSorted()).toEqual(['', '  - places[hall].lbl.fr: Mairie → Hôtel de ville']);
    const noted = await store.pool.query(
      `select what from trail where kind = 'customer' and what = 'changed'`,
    );
    expect(noted.rowCount).toBe(1);
  });

  it('keeps an invalid customer unchanged and loads the others', async () => {
    write('town', SMALL_TOWN);
    write('zoo', another('[{ "qrid": "zoo-1" }]'));
    await run();
    write('town', SMALL_TOWN.replace('"type": "info"', '"type": "polling"'));
    write('zoo', another('[{ "qrid": "zoo-1" }, { "qrid": "zoo-2" }]'));
    const { status, lines } = await run();
    expect(status).toBe(1);
    expect(lines).toContain(`${join(parent, 'town')}: not loaded; what was loaded of it before goes on.`);
    expect(await codes()).toEqual(['se-1 saint-elme', 'se-2 saint-elme', 'zoo-1 autre', 'zoo-2 autre']);
  });

  it('records a refused file once, and its acceptance', async () => {
    write('town', SMALL_TOWN);
    await run();
    const noted = async () =>
      (await store.pool.query(`select what from trail where kind = 'customer' order by id`)).rows.map(
        ({ what }) => what,
      );
    await store.pool.query('truncate trail');
    for (const broken of [SMALL_TOWN.slice(0, -2), SMALL_TOWN.replace('"places"', '"place"')]) {
      write('town', broken);
      expect((await run('--dry-run')).status).toBe(1);
      expect((await run()).status).toBe(1);
    }
    expect(await noted()).toEqual(['refused']);
    write('town', SMALL_TOWN);
    await run();
    await run();
    expect(await noted()).toEqual(['refused', 'changed']);
    // A copy cannot claim the name.
    write('saint-elme', SMALL_TOWN);
    expect((await run()).status).toBe(1);
    expect(await noted()).toEqual(['refused', 'changed']);
  });

  it('moves a code between customers in one step, in any order', async () => {
    for (const [first, second] of [
      ['a', 'z'],
      ['z', 'a'],
    ] as const) {
      rmSync(parent, { recursive: true });
      write(first, SMALL_TOWN);
      write(second, another('[]'));
      await run();
      write(first, SMALL_TOWN.replace(', { "qrid": "se-2" }', ''));
      write(second, another('[{ "qrid": "se-2" }]'));
      const { status, lines } = await run();
      expect(status).toBe(0);
      const told = lines.filter((line) => line === '  ! qr[se-2].customer: saint-elme → autre');
      // Once per customer.
      expect(told).toHaveLength(2);
      expect(lines.join()).not.toContain('its poster will say so');
      expect(await codes()).toEqual(['se-1 saint-elme', 'se-2 autre']);
      await store.pool.query('truncate customers cascade');
    }
  });

  it.each<[string, string]>([
    ['out of use', '[]'],
    ['at another place', '[{ "qrid": "se-3" }]'],
  ])('reports a removed place with its code %s once, also after a rename', async (_, more) => {
    const roof = '"places": [{ "code": "roof", "lbl": { "fr": "Toit" }, "qr": [{ "qrid": "se-3" }] },';
    write('town', SMALL_TOWN.replace('"places": [', roof));
    await run();
    const [, added = ''] = /^\[(.*)\]$/.exec(more) ?? [];
    const now = SMALL_TOWN.replace(
      '{ "qrid": "se-2" }',
      ['{ "qrid": "se-2" }', added].filter(Boolean).join(', '),
    );
    write('town', now);
    const gone = '  ! places[roof]: Toit → –';
    expect((await run()).lines).toContain(gone);
    expect((await run()).lines).not.toContain(gone);
    await rename(['saint-elme', 'elme', '--yes'], env());
    expect((await run()).lines).not.toContain(gone);
    expect((await run()).lines).not.toContain(gone);
  });

  it('moves no code of a refused customer, in any order', async () => {
    for (const [first, second] of [
      ['a', 'z'],
      ['z', 'a'],
    ] as const) {
      rmSync(parent, { recursive: true });
      write('gone', another('[{ "qrid": "held" }]').replace('"autre"', '"gone"'));
      write(first, SMALL_TOWN);
      write(second, another('[]'));
      await run();
      rmSync(join(parent, 'gone'), { recursive: true });
      // Drops one code and requests another customer's.
      write(first, SMALL_TOWN.replace('{ "qrid": "se-2" }', '{ "qrid": "held" }'));
      write(second, another('[{ "qrid": "se-2" }]'));
      for (const { status, lines } of [await run('--dry-run'), await run()]) {
        expect(status).toBe(1);
        expect(lines.filter((line) => line.endsWith('what was loaded of it before goes on.'))).toHaveLength(
          2,
        );
        expect(lines.join()).toContain(
          'The code "se-2" is still that of the customer "saint-elme": its file names it no more, but is not loaded. Correct that file first.',
        );
      }
      expect(await codes()).toEqual(['held gone', 'se-1 saint-elme', 'se-2 saint-elme']);
      await store.pool.query('truncate customers cascade');
    }
  });

  it('takes no code of a customer without folder until it is withdrawn', async () => {
    write('town', another('[{ "qrid": "se-2" }]'));
    await run();
    rmSync(join(parent, 'town'), { recursive: true });
    write('saint-elme', SMALL_TOWN);
    const refused = await run();
    expect(refused.status).toBe(1);
    expect(refused.lines[0]).toContain('or withdraw that customer (npx parvis withdraw autre)');
    const asked = await withdraw(['autre'], env());
    expect(asked).toEqual({
      status: 1,
      lines: [
        'What follows when "autre" is withdrawn:',
        '  - codes in use: 1. Whoever scans one reads that the service has ended, and how to reach it.',
        '  - cases still open: 0. Nobody can answer or close them any more; they can be read until they are erased.',
        '  - staff: 1. Nobody has a role here any more.',
        'Nothing has changed. To do it: the same command with --yes.',
      ],
    });
    expect(await staff()).toContain('bea@saint-elme.example');
    expect(await withdraw(['autre', '--yes'], env())).toEqual({
      status: 0,
      lines: [
        ...asked.lines.slice(0, -1),
        '"autre" is withdrawn: its codes say so, nobody is its staff any more, its cases stay until they are erased.',
      ],
    });
    expect((await run()).status).toBe(0);
    expect(await codes()).toEqual(['se-1 saint-elme', 'se-2 saint-elme']);
  });

  it('neither withdraws nor reports missing a customer with an inaccessible folder', async () => {
    write('saint-elme', SMALL_TOWN);
    await run();
    rmSync(join(parent, 'saint-elme'), { recursive: true });
    // As inaccessible as a forbidden folder.
    symlinkSync('saint-elme', join(parent, 'saint-elme'));
    const told = `${join(parent, 'saint-elme', 'customer.json')}: This link goes in a circle: it leads to no file. [error loop]`;
    expect(await run()).toEqual({
      status: 1,
      lines: [told, `${join(parent, 'saint-elme')}: not loaded; what was loaded of it before goes on.`],
    });
    expect(await withdraw(['saint-elme', '--yes'], env())).toMatchObject({
      status: 2,
      lines: [expect.stringMatching(/has a folder/)],
    });
    // It may belong to any customer.
    rmSync(join(parent, 'saint-elme'));
    symlinkSync('town', join(parent, 'town'));
    expect((await withdraw(['saint-elme', '--yes'], env())).lines).toEqual([
      `The folder ${join(parent, 'town')} cannot be read, and may be that of "saint-elme": give it to the account of Parvis (chown), then run this again.`,
    ]);
    expect((await codes())[0]).toBe('se-1 saint-elme');
  });

  it('withdraws a customer by its file, and restores it', async () => {
    write('town', SMALL_TOWN);
    await run();
    write('town', SMALL_TOWN.replace('"cuid"', '"withdrawn": true, "cuid"'));
    expect((await run()).lines.slice(0, 2)).toEqual([
      'saint-elme: codes in use: 0, staff: 0, categories: 1; changes: 4',
      '  ! withdrawn: false → true (its codes say so, and nobody reads its cases any more)',
    ]);
    expect(await codes()).toEqual(['se-1 saint-elme stale', 'se-2 saint-elme stale']);
    expect(await staff()).toEqual([]);
    expect((await withdraw(['saint-elme', '--yes'], env())).status).toBe(1);
    write('town', SMALL_TOWN);
    expect((await run()).lines[1]).toBe('  - withdrawn: true → false (its codes lead to its menu again)');
    expect(await staff()).toEqual(['anne@saint-elme.example']);
  });

  it('reports an empty folder, and prints help', async () => {
    const { status, lines } = await run();
    expect([status, lines[0]]).toEqual([2, expect.stringContaining('holds no customer any more')]);
    expect(lines[0]).toContain('npx parvis withdraw');
    expect((await run('--help', '--lang', 'fr')).status).toBe(0);
    expect((await run('--fast')).lines[0]).toBe('The argument "--fast" is not understood.');
  });
});

describe('parvis withdraw', () => {
  it.each([
    [[], 2, 'No customer is named.'],
    [['--help'], 0, 'Usage: parvis withdraw customer [--yes] [--lang fr|en] [--help]'],
    [['nobody'], 2, 'There is no customer "nobody".'],
  ])('answers %j with status %i and first line: %s', async (args, status, line) => {
    const said = await withdraw(args, env());
    expect([said.status, said.lines[0]]).toEqual([status, line]);
  });
});
