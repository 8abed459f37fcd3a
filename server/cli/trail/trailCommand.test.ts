import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import { loginCalls } from '@parvis/api/calls/login';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteCell } from '../../modules/audit/auditCsv.ts';
import { storeAuditMonths } from '../../modules/audit/auditMonths.ts';
import { countDueRows, eraseDue } from '../../modules/privacy/retention/eraseDue.ts';
import { storeCustomer } from '../../modules/provisioning/load/storeCustomer.ts';
import { renameCustomer } from '../../modules/provisioning/rename/renameCustomer.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  fetchLastCode,
  getFirst,
  openCase,
  Person,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { runTrail } from './trailCommand.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
const { db, pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const chloe = await signInStaff(services, 'chloe@testville.example');
const anna = await signInStaff(services);
const page = async (asked: object = {}) => getFirst(await chloe.call(adminCalls.trailGet, asked));
const told = async (asked: object = {}) =>
  (await page(asked)).entries.map(({ kind, what, name, via, about }) => [kind, what, name ?? via, about]);
const forget = () => pool.query('delete from trail; delete from verifications');
const sheet = (query: string, { cookie }: { cookie?: string | undefined } = chloe) =>
  services.app.inject({
    url: `${fill(addresses.trailSheet.template, { cuid: 'testville' })}?${query}`,
    headers: { host: 'testville.example', ...(cookie && { cookie }) },
  });

describe('the audit log of a customer', () => {
  it('starts with the file and lists sign-ins, newest first', async () => {
    const [newest, before, ...older] = await told();
    expect([newest, before]).toEqual([
      ['signIn', 'mail', 'Anna Petit', undefined],
      ['signIn', 'mail', 'Chloé Dubois', undefined],
    ]);
    expect(older).toContainEqual(['customer', 'added', 'file', undefined]);
    expect(older).toContainEqual(['right', 'joined', 'file', 'Chloé Dubois · administrateur']);
  });

  it('is accessible to administrators of the customer only', async () => {
    expect((await anna.send(adminCalls.trailGet, {})).status).toBe(403);
    expect((await sheet('', anna)).statusCode).toBe(403);
    expect((await chloe.send(adminCalls.trailGet, {}, { cuid: 'otherville' })).status).toBe(403);
  });
});

it('the CSV contains all pages', async () => {
  await forget();
  await pool.query(
    `insert into trail (cuid, kind, what, via, about)
     select 'testville', 'code', 'replaced', 'file', 'wall-' || n from generate_series(1, 450) n`,
  );
  const lines = (await sheet('')).body.trim().split('\r\n');
  const walls = new Set(lines.map((line) => /wall-\d+/.exec(line)?.[0]));
  expect([lines.length, walls.has('wall-1'), walls.has('wall-450')]).toEqual([451, true, true]);
});

describe('the audit log records', () => {
  beforeEach(forget);

  it('wrong staff codes, after the response, with a limit', async () => {
    for (const mail of ['anna@testville.example', 'jo@mail.example']) {
      const jo = new Person(services);
      const [{ rqid = '' } = {}] = await jo.call(loginCalls.loginMailReq, { mail });
      expect(await jo.call(loginCalls.loginMailConfirm, { rqid, code: 'zzzzz' })).toMatchObject([
        { wrongCode: true },
      ]);
    }
    expect(await told()).toEqual([]);
    await services.services.refusedSignIns.flush();
    expect(await told()).toEqual([['signIn', 'refusedMail', 'Anna Petit', undefined]]);
    for (let at = 0; at < 30; at += 1)
      services.services.refusedSignIns.record({ kind: 'mail', value: 'anna@testville.example' });
    await services.services.refusedSignIns.flush();
    expect(await told()).toHaveLength(20);
  });

  it('a wrong code with its time, although written later', async () => {
    const person = new Person(services);
    const mail = 'anna@testville.example';
    const [{ rqid = '' } = {}] = await person.call(loginCalls.loginMailReq, { mail });
    await person.call(loginCalls.loginMailConfirm, { rqid, code: 'zzzzz' });
    const code = await fetchLastCode(services, mail);
    await person.call(loginCalls.loginMailConfirm, { rqid, code });
    await services.services.refusedSignIns.flush();
    expect((await told()).map(([, what]) => what)).toEqual(['mail', 'refusedMail']);
    const newest = await page({ limit: 1 });
    const before = await page({ limit: 1, before: newest.next });
    expect([newest, before].flatMap(({ entries }) => entries.map(({ what }) => what))).toEqual([
      'mail',
      'refusedMail',
    ]);
    expect(before.next).toBeUndefined();
  });

  it('no sign-in of people outside staff', async () => {
    await signIn(await createContributor(services), 'jo@mail.example');
    expect(await told()).toEqual([]);
  });

  it('branding and codes with the actor', async () => {
    const [{ look } = {}] = await chloe.call(adminCalls.themeGet);
    if (!look) throw new Error('No look.');
    await chloe.call(adminCalls.themeSave, look);
    const { qrid } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-hall' }));
    await chloe.call(adminCalls.codesReplace, { qrid: 'test-hall' });
    await chloe.call(adminCalls.codesReplace, { qrid: 'test-hall', undo: true });
    expect(await told()).toEqual([
      ['code', 'putBack', 'Chloé Dubois', 'test-hall'],
      ['code', 'replaced', 'Chloé Dubois', `test-hall → ${qrid}`],
      ['look', 'saved', 'Chloé Dubois', undefined],
    ]);
  });

  it('role changes of a file, and the end and return of service', async () => {
    const load = (change: Partial<typeof testTown>) =>
      storeCustomer(db, { file: { ...testTown, ...change }, pictures: {}, changes: [] });
    await load({
      staff: testTown.staff.map((one) => (one.name === 'Anna Petit' ? { ...one, level: 'manager' } : one)),
    });
    expect(await told()).toEqual([['right', 'changed', 'file', 'Anna Petit · agent → responsable']]);
    await forget();
    await load({ withdrawn: true });
    const { rows } = await pool.query('select kind, what, about from trail order by id');
    expect(rows).toContainEqual({ kind: 'customer', what: 'withdrawn', about: null });
    expect(rows).toContainEqual({ kind: 'right', what: 'left', about: 'Chloé Dubois' });
    await forget();
    await load({});
    expect(await told({ kind: 'customer' })).toEqual([['customer', 'back', 'file', undefined]]);
    await forget();
    await load({});
    expect(await told()).toEqual([]);
  });
  it('erased cases and renames', async () => {
    await openCase(await createContributor(services));
    await pool.query(`update cases set erase_on = now() - interval '1 day'`);
    await eraseDue(pool);
    expect(await told()).toEqual([['case', 'erased', 'server', '1']]);
    await db.transaction((tx) => renameCustomer(tx, 'otherville', 'nextville'));
    const { rows } = await pool.query(`select what, about from trail where cuid = 'nextville'`);
    expect(rows).toEqual([{ what: 'renamed', about: 'otherville → nextville' }]);
  });
});

describe('the audit log is readable', () => {
  it('by page, kind and person', async () => {
    await forget();
    await signInStaff(services, 'chloe@testville.example');
    await signInStaff(services);
    await pool.query(
      `insert into trail (cuid, kind, what, via) values ('testville', 'code', 'melted', 'moon')`,
    );
    const newest = await page({ limit: 1 });
    // By id.
    expect(newest.entries).toMatchObject([{ kind: 'code', what: 'melted', via: 'moon' }]);
    expect(newest.people.map(({ name }) => name)).toEqual(['Anna Petit', 'Chloé Dubois']);
    expect((await page({ limit: 1, before: newest.next })).entries).toMatchObject([{ name: 'Anna Petit' }]);
    expect(await told({ person: newest.people[1]?.rlid })).toEqual([
      ['signIn', 'mail', 'Chloé Dubois', undefined],
    ]);
    expect(await told({ person: 'operator' })).toEqual([['code', 'melted', 'moon', undefined]]);
    expect(await told({ kind: 'look' })).toEqual([]);
    expect((await page()).next).toBeUndefined();
  });

  it('as CSV without formulas', async () => {
    await forget();
    await pool.query(`insert into trail (cuid, kind, what, via, rlid, name, about, at)
      values ('testville', 'code', 'replaced', 'page', 'x', '=HYPERLINK("http://evil.example")', 'a;"b"', '2026-11-27T08:00:00Z')`);
    const { headers, body } = await sheet('lang=fr-FR&kind=code');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="testville-trail.csv"');
    expect(body).toBe(
      [
        '\uFEFF"Date et heure";"Sorte";"Action";"Par qui";"Objet";"Détails"',
        '"2026-11-27T08:00:00.000Z";"Codes";"Code remplacé";"\'=HYPERLINK(""http://evil.example"")";"a;""b""";""',
        '',
      ].join('\r\n'),
    );
    expect((await sheet('kind=none')).statusCode).toBe(400);
    expect((await sheet('lang=en-US&kind=look')).body).toContain('"Date and time","Kind"');
  });

  it.each(['=1+1', '+33612345678', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|x', '%0'])(
    'escapes the cell %j with an apostrophe',
    (value) => expect(quoteCell(value)).toBe(`"'${value}"`),
  );

  it('by a command, in both languages', async () => {
    const run = (...args: string[]) => runTrail(args, { ...process.env, DATABASE_URL: url });
    await forget();
    await signInStaff(services);
    await pool.query(`insert into trail (cuid, kind, what, via, about, details) values ('testville', 'customer', 'changed', 'file', null,
      '[{"id":"qr[test-old]","value":"Hall","before":"–"}]')`);
    const { status, lines } = await run('testville', '--lang', 'fr');
    expect([
      status,
      lines.map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d:\d\d · /, '')),
    ]).toEqual([
      0,
      [
        'Fichier changé · par le fichier du client',
        '  qr[test-old]\u202f: – → Hall',
        'Connexion par e-mail · Anna Petit',
      ],
    ]);
    expect((await run('testville', '--person', 'Anna Petit')).lines).toEqual([
      expect.stringContaining('Signed in by e-mail · Anna Petit'),
    ]);
    expect((await run('testville', '--csv', '--kind', 'signIn')).lines[0]).toContain(
      '"Signed in by e-mail","Anna Petit"',
    );
    expect(JSON.parse((await run('testville', '--json')).lines.join(''))).toHaveLength(2);
    for (const args of [['nowhere'], ['testville', '--kind', 'x'], ['testville', '--person', 'Zoé'], []])
      expect((await run(...args)).status).toBe(2);
  });
});

it('the audit log is kept for the configured months, then erased', async () => {
  await forget();
  await pool.query(`insert into trail (cuid, kind, what, via, at)
    select 'testville', 'code', 'putBack', 'page', now() - make_interval(months => n) - interval '1 hour' from unnest(array[1, 11, 12]) n`);
  expect(await countDueRows(pool)).toMatchObject({ trail: 1 });
  await storeAuditMonths(db, 6);
  expect((await page()).months).toBe(6);
  expect(await countDueRows(pool)).toMatchObject({ trail: 2 });
  await eraseDue(pool);
  expect((await page()).entries).toHaveLength(1);
});
