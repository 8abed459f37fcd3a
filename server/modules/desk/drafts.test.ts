import { draftCalls } from '@parvis/api/calls/drafts';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { advanceDays } from '../../testing/createPersonTraces.ts';
import { createContributor, getFirst, openCase, type Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { eraseDue } from '../privacy/service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [desk, phone] = [await signInStaff(services), await signInStaff(services)];
const bruno = await signInStaff(services, 'bruno@testville.example');
const jo = await createContributor(services);

const save = async (person: Person, csid: string, txt: string, known?: string, age = 0) =>
  getFirst(
    await person.call(draftCalls.draftsSave, { csid, txt, age, ...(known !== undefined && { known }) }),
  );
const list = (person = phone) => person.call(draftCalls.draftsListAll);
const find = async (csid: string, person = phone) => (await list(person)).find((one) => one.csid === csid);

it('shows a reply begun at a desk only on the phone of the same person', async () => {
  const csid = await openCase(jo);
  const stored = await save(desk, csid, 'Nous passons');
  expect(await find(csid)).toEqual({ csid, txt: 'Nous passons', saved: stored.saved });
  expect(await list(bruno)).toEqual([]);
  expect((await jo.send(draftCalls.draftsListAll)).error?.code).toBe('forbidden');
  expect(
    (await desk.send(draftCalls.draftsSave, { csid: 'no-case-of-this-name-00', txt: 'a', age: 0 })).error
      ?.code,
  ).toBe('unknownCase');
  expect(await save(phone, csid, '', stored.saved)).toEqual({ csid, txt: '' });
  expect(await find(csid, desk)).toBeUndefined();
});

it('keeps the words changed last and answers the others, when two devices changed them', async () => {
  const csid = await openCase(jo);
  const first = await save(desk, csid, 'Demain');
  const second = await save(phone, csid, 'Demain matin', first.saved);
  expect(second.other).toBeUndefined();
  // Typed before the phone's, and sent after them.
  expect(await save(desk, csid, 'Demain soir', first.saved, 60_000)).toEqual({
    ...second,
    other: 'Demain soir',
  });
  expect(await save(desk, csid, 'Jeudi', first.saved)).toMatchObject({ txt: 'Jeudi', other: 'Demain matin' });
  expect(await save(phone, csid, '', second.saved)).toMatchObject({ txt: 'Jeudi' });
  expect((await find(csid))?.txt).toBe('Jeudi');
});

it('deletes drafts after 30 days, those of former staff, and those of erased people', async () => {
  const csid = await openCase(jo);
  await save(desk, csid, 'Vieux');
  await pool.query(`update drafts set saved = saved - interval '29 days'`);
  await eraseDue(pool, new Date());
  expect((await find(csid))?.txt).toBe('Vieux');
  await pool.query(`update drafts set saved = saved - interval '1 day'`);
  await eraseDue(pool, new Date());
  expect(await find(csid)).toBeUndefined();

  await save(bruno, csid, 'De Bruno');
  await pool.query(`delete from staff where email = 'bruno@testville.example'`);
  await eraseDue(pool, new Date());
  expect((await pool.query('select from drafts')).rowCount).toBe(0);

  await save(desk, csid, 'De moi');
  await desk.call(sessionCalls.userEraseAll);
  expect((await pool.query('select from drafts')).rowCount).toBe(0);
});

it('forgets drafts with their case', async () => {
  const csid = await openCase(jo);
  const chloe = await signInStaff(services, 'chloe@testville.example');
  await save(chloe, csid, 'Bientôt');
  await advanceDays(pool, 400);
  await pool.query('update drafts set saved = now()');
  await eraseDue(pool, new Date());
  expect((await pool.query('select from drafts')).rowCount).toBe(0);
});
