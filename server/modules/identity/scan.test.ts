import { adminCalls } from '@parvis/api/calls/admin';
import { codeCalls } from '@parvis/api/calls/codes';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createVisitor, getFirst, Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const countRows = async (table: string): Promise<number> =>
  (await pool.query(`select 1 from ${table}`)).rows.length;
const profileOf = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });

describe('a code that is checked', () => {
  const check = async (qrid: string) =>
    getFirst(await new Person(services).call(codeCalls.initQrValidate, { qrid }));

  it('is in service, retired, replaced, or unknown with others of the same letters', async () => {
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const { qrid: replacedBy } = getFirst(await chloe.call(adminCalls.codesReplace, { qrid: 'test-fake' }));
    const known = { known: true, cuid: 'testville' };
    expect(await check('test-hall')).toEqual({ ...known, stale: false });
    expect(await check('test-old')).toEqual({ ...known, stale: true });
    expect(await check('test-fake')).toEqual({ ...known, stale: true, replacedBy });
    expect(await check('TEST.HALL')).toEqual({ known: false, stale: false, alike: ['test-hall'] });
    expect(await check('nobody-printed-this')).toEqual({ known: false, stale: false });
  });

  it('stores no scan, session or identity', async () => {
    const countAll = () => Promise.all(['scans', 'sessions', 'identities', 'stale_scans'].map(countRows));
    const before = await countAll();
    await check('test-hall');
    await check('test-old');
    expect(await countAll()).toEqual(before);
  });
});

describe('a code that is scanned first', () => {
  it('gives an identity and scans the code in one call', async () => {
    const jo = await createVisitor(services);
    const before = await countRows('scans');
    const { crUid, qrid, scan } = await jo.call(sessionCalls.initQrScan, { qrid: 'test-hall' });
    expect({ qrid, place: scan?.place.code }).toEqual({ qrid: 'test-hall', place: 'hall' });
    expect((await profileOf(jo)).crUid).toBe(crUid);
    expect((await countRows('scans')) - before).toBe(1);
    expect((await jo.call(sessionCalls.initQrScan, { qrid: 'test-hall' })).crUid).toBe(crUid);
  });

  it('gives an identity also with a code that is refused', async () => {
    const jo = await createVisitor(services);
    const status = await jo.call(sessionCalls.initQrScan, { qrid: 'test-old' });
    expect(status).toMatchObject({ state: 'withIds', qrRefused: 'staleQr' });
    expect(status).not.toHaveProperty('scan');
  });
});

describe('a code out of service that is reported', () => {
  const report = async (person: Person, body: { qrid?: string } = {}) =>
    getFirst(await person.call(codeCalls.userQridStale, body)).success;
  const listed = async () => {
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const { codes } = getFirst(await chloe.call(adminCalls.codesGet));
    return codes.find(({ qrid }) => qrid === 'test-old')?.staleScans;
  };

  it('counts once per device, and administrators see it with the day', async () => {
    const [jo, kim] = [await createVisitor(services), await createVisitor(services)];
    expect(await listed()).toBeUndefined();
    await Promise.all([1, 2, 3].map(() => report(jo, { qrid: 'test-old' })));
    await report(kim, { qrid: 'test-old' });
    await report(new Person(services), { qrid: 'test-old' });
    const [{ day }] = (await pool.query('select current_date::text as day')).rows as [{ day: string }];
    expect(await listed()).toEqual({ count: 3, last: day });
    await pool.query(`update stale_scans set day = day - 29 where qrid = 'test-old'`);
    await report(await createVisitor(services), { qrid: 'test-old' });
    expect(await listed()).toEqual({ count: 4, last: day });
    await pool.query(`update stale_scans set day = day - 1 where day < current_date`);
    expect(await listed()).toEqual({ count: 1, last: day });
  });

  it('is the one that the session scanned last, if none is named', async () => {
    const jo = await createVisitor(services);
    await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
    expect(await report(jo)).toBe(false);
    await pool.query(`update sessions set qrid = 'test-old' where qrid = 'test-hall'`);
    expect(await report(jo)).toBe(true);
    expect(await report(new Person(services))).toBe(false);
  });

  it('is reported only to the operator if no customer has it', async () => {
    const before = await countRows('stale_scans');
    const jo = await createVisitor(services);
    expect(await report(jo, { qrid: 'nobody-printed-this' })).toBe(false);
    expect(await report(jo, { qrid: 'nobody-printed-that' })).toBe(false);
    expect(services.failures.splice(0)).toEqual([expect.stringContaining('nobody-printed-this')]);
    expect(await countRows('stale_scans')).toBe(before);
  });
});
