import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import { arrivalCalls } from '@parvis/api/calls/arrival';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createContributor, getFirst, signInStaff } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { testTown } from '../../../testing/town.ts';
import { findReplacement } from '../../customers/qrCodes.ts';
import { storeCustomer } from '../load/storeCustomer.ts';
import { getCodeState } from './fetchListedCodes.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db, pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

await pool.query(`insert into former_cuids (former, cuid) values ('oldville', 'testville')`);
const chloe = await signInStaff(services, 'chloe@testville.example');
const anna = await signInStaff(services);
const list = async () => getFirst(await chloe.call(adminCalls.codesGet)).codes;
const codeOf = async (qrid: string) => (await list()).find((code) => code.qrid === qrid);
const reload = (places = testTown.places) =>
  storeCustomer(db, { file: { ...testTown, places }, pictures: {} });
const withSpare = (qrid: string, facts: { stale?: boolean } = {}) =>
  testTown.places.map((place) => ({
    ...place,
    qr: place.code === 'hall' ? [...place.qr, { qrid, stale: false, fake: false, ...facts }] : place.qr,
  }));
const sheets = (
  query: string,
  { cookie, cuid = 'testville' }: { cookie?: string | undefined; cuid?: string } = chloe,
) =>
  services.app.inject({
    url: `${fill(addresses.codeSheets.template, { cuid })}?${query}`,
    headers: { host: 'testville.example', ...(cookie && { cookie }) },
  });

const opens = async (qrid: string) =>
  (await services.app.inject({ url: `/q/${qrid}`, headers: { accept: 'text/html' } })).statusCode;

const refusal = (answer: Awaited<ReturnType<typeof sheets>>): string => answer.json().rslt.error.code;

describe('the codes of a customer', () => {
  it('are listed with place, state and day of the last scan', async () => {
    expect((await list()).map(({ qrid, state, test }) => [qrid, state, test])).toEqual([
      ['test-fake', 'never', true],
      ['test-hall', 'never', false],
      ['test-old', 'out', false],
    ]);
    const jo = await createContributor(services);
    await jo.call(arrivalCalls.qrScan, { qrid: 'test-hall' });
    const [{ day }] = (await pool.query('select current_date::text as day')).rows as [{ day: string }];
    expect(await codeOf('test-hall')).toMatchObject({
      place: 'Hall · Au fond',
      state: 'used',
      lastScan: day,
    });
  });

  it('are accessible to administrators only', async () => {
    expect((await anna.send(adminCalls.codesGet)).status).toBe(403);
    expect((await anna.send(adminCalls.codesReplace, { qrid: 'test-hall' })).status).toBe(403);
    expect((await sheets('', anna)).statusCode).toBe(403);
  });

  it.each([
    ['2026-08-29', 'used'],
    ['2026-08-28', 'quiet'],
  ])('scanned last on %s are "%s" ninety days later', (lastScan, state) => {
    const row = { qrid: 'a', cuid: 'b', placeCode: 'c', stale: false, fake: false, made: false };
    const now = new Date('2026-11-27T00:00:00Z');
    expect(getCodeState({ ...row, lastScan, replacedBy: null }, now)).toBe(state);
  });
});

describe('a replaced code', () => {
  it('redirects to its replacement; replacing is idempotent', async () => {
    expect(await opens('test-hall')).toBe(200);
    const [one, other] = await Promise.all(
      [1, 2].map(async () => getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-hall' })).qrid),
    );
    expect(other).toBe(one);
    expect([await opens('test-hall'), await opens(one ?? '')]).toEqual([410, 200]);
    expect(await codeOf('test-hall')).toMatchObject({ state: 'replaced', replacedBy: one });
    expect(await codeOf(one ?? '')).toMatchObject({ state: 'never', place: 'Hall · Au fond', test: false });
    const jo = await createContributor(services);
    const { error } = await jo.send(arrivalCalls.qrScan, { qrid: 'test-hall' });
    expect(error).toEqual({ code: 'staleQr', replacedBy: one });
    expect((await jo.send(arrivalCalls.qrScan, { qrid: 'test-old' })).error).toEqual({ code: 'staleQr' });
    expect(getFirst(await jo.call(arrivalCalls.qrScan, { qrid: one ?? '' })).place.code).toBe('hall');
  });

  it('stays replaced after a reload, and the replacement follows the place', async () => {
    const now = await findReplacement(db, 'test-hall');
    await reload();
    expect(await findReplacement(db, 'test-hall')).toBe(now);
    const [place] = testTown.places;
    if (!place) throw new Error('No place.');
    await reload([{ ...place, code: 'roof', lbl: { fr: 'Toit' } }]);
    expect(await codeOf(now ?? '')).toMatchObject({ state: 'used', place: 'Toit · Au fond' });
    await reload([]);
    expect(await codeOf(now ?? '')).toMatchObject({ state: 'out' });
    await reload();
    expect(await codeOf(now ?? '')).toMatchObject({ state: 'used', place: 'Hall · Au fond' });
  });

  it('can be replaced again; both redirect to the newest', async () => {
    const before = (await findReplacement(db, 'test-hall')) ?? '';
    const { qrid } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: before }));
    expect([await findReplacement(db, 'test-hall'), await findReplacement(db, before)]).toEqual([qrid, qrid]);
    await reload();
    expect([await findReplacement(db, 'test-hall'), await findReplacement(db, before)]).toEqual([qrid, qrid]);
  });

  it('can be restored until its replacement is scanned', async () => {
    const undo = (qrid: string) => chloe.send(adminCalls.codesReplace, { qrid, undo: true });
    expect((await undo('test-old')).error?.code).toBe('notFound');
    const { qrid } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-fake' }));
    expect([await opens('test-fake'), await opens(qrid)]).toEqual([410, 200]);
    expect(getFirst((await undo('test-fake')).data ?? [])).toEqual({ qrid: 'test-fake' });
    expect([await opens('test-fake'), await opens(qrid)]).toEqual([200, 404]);
    expect([await codeOf('test-fake'), await codeOf(qrid)]).toMatchObject([{ state: 'never' }, undefined]);
    const again = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-fake' }));
    const jo = await createContributor(services);
    await jo.call(arrivalCalls.qrScan, again);
    expect((await undo('test-fake')).error?.code).toBe('conflict');
  });

  it('cannot be restored if another customer’s file took the replacement', async () => {
    await reload(withSpare('test-moved'));
    const { qrid } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-moved' }));
    const [place] = testTown.places;
    if (!place) throw new Error('No place.');
    const other = {
      ...testTown,
      cuid: 'otherville',
      staff: [],
      places: [{ ...place, qr: [{ qrid, stale: false, fake: false }] }],
    };
    await storeCustomer(
      db,
      { file: other, pictures: {} },
      { read: new Set(['testville', 'otherville']), refused: new Set() },
    );
    const undone = await chloe.send(adminCalls.codesReplace, { qrid: 'test-moved', undo: true });
    const { rows } = await pool.query('select cuid, stale from qr_codes where qrid = $1', [qrid]);
    expect(rows).toEqual([{ cuid: 'otherville', stale: false }]);
    expect(undone.error?.code).toBe('conflict');
  });

  it('takes its replacements along to another customer', async () => {
    await reload(withSpare('test-given'));
    const { qrid: first_ } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-given' }));
    const { qrid: last } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: first_ }));
    const together = { read: new Set(['testville', 'thirdville']), refused: new Set<string>() };
    const place = {
      code: 'gate',
      lbl: { fr: 'Grille' },
      qr: [{ qrid: 'test-given', stale: false, fake: false }],
    };
    const third = { ...testTown, cuid: 'thirdville', staff: [], places: [place] };
    await storeCustomer(db, { file: testTown, pictures: {} }, together);
    await storeCustomer(db, { file: third, pictures: {} }, together);
    const { rows } = await pool.query(
      `select qrid, cuid, place_code as place, stale from qr_codes where qrid = any($1) order by qrid = $2 desc, made, stale desc`,
      [['test-given', first_, last], 'test-given'],
    );
    const there = { cuid: 'thirdville', place: 'gate' };
    expect(rows).toEqual([
      { qrid: 'test-given', ...there, stale: true },
      { qrid: first_, ...there, stale: true },
      { qrid: last, ...there, stale: false },
    ]);
    expect(await findReplacement(db, 'test-given')).toBe(last);
  });
});

describe('codes to print', () => {
  it('come as one PDF with a public or an explicit address', async () => {
    expect(refusal(await sheets('format=a5'))).toBe('conflict');
    const named = await sheets('format=a5&address=http://testville.example');
    expect(named.headers['content-type']).toBe('application/pdf');
    expect(named.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are repeated as requested, 24 stickers of one code per sheet', async () => {
    const pagesOf = async (query: string) => {
      const { rawPayload } = await sheets(
        `${query}&code=${await findReplacement(db, 'test-hall')}&address=http://testville.example`,
      );
      return rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    };
    expect(await pagesOf('format=stickers&copies=24')).toBe(1);
    expect(await pagesOf('format=a4&copies=3')).toBe(3);
    expect(await pagesOf('format=a6&copies=5')).toBe(2);
  });

  it.each([
    ['in a format that there is not', 'format=a3', 'badRequest'],
    ['too many at a time', Array.from({ length: 201 }, (_, at) => `code=c${at}`).join('&'), 'badRequest'],
    ['named by what is no code', 'code=%00&address=http://testville.example', 'badRequest'],
    ['in two formats', 'format=a4&format=a5', 'badRequest'],
    ...['0', '25', '1.5', '-1', 'two', '', '1&copies=2'].map((copies): [string, string, string] => [
      `${copies} times`,
      `copies=${copies}`,
      'badRequest',
    ]),
    ['out of service', 'code=test-old&address=http://testville.example', 'notFound'],
  ])('%s are rejected', async (_, query, code) => {
    expect(refusal(await sheets(query))).toBe(code);
  });
});
