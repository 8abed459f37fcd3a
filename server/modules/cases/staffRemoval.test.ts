import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { buildPart, upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { db, pool } = services.store;
const store = (staff: typeof testTown.staff) =>
  storeCustomer(db, { file: { ...testTown, staff }, pictures: {} });

describe('staff of a customer', () => {
  it('are stored by their sign-in address', async () => {
    await store(testTown.staff.map((person) => ({ ...person, email: ` ${person.email.toUpperCase()} ` })));
    const { rows } = await pool.query(`select email from staff where cuid = 'testville' order by email`);
    expect(rows).toEqual(['anna', 'bruno', 'chloe'].map((name) => ({ email: `${name}@testville.example` })));
  });

  it('leave their cases when removed; cases without other handlers reopen', async () => {
    const jo = await createContributor(services);
    const [alone, shared, done, held] = [
      await openCase(jo),
      await openCase(jo),
      await openCase(jo),
      await openCase(jo),
    ];
    const anna = await signInStaff(services);
    const bruno = await signInStaff(services, 'bruno@testville.example');
    for (const csid of [alone, shared, done, held]) await sendStep(anna, csid, 'handle');
    await sendStep(bruno, shared, 'handle');
    await sendStep(anna, done, 'close', { outcome: 'solved' });
    await sendStep(anna, held, 'hold');
    await store(testTown.staff.slice(1));
    const stateOf = async (csid: string) =>
      getFirst(await bruno.call(townCalls.casesGetInfo, { csid })).state;
    const states = [alone, shared, done, held].map(stateOf);
    expect(await Promise.all(states)).toEqual(['open', 'handled', 'closed', 'open']);
    const { rows } = await pool.query(
      `select count(*)::int as n from participants p join identities i using (cr_uid)
       where i.email like 'anna@%' and p.staff and p.left_at is null`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    const told = await jo.call(mobileCalls.fetchReq, { csid: alone, after: 0 });
    expect(told.at(-1)).toMatchObject({ flags: ['leave'] });
  });
});

it('staff removed during a photo upload can neither finish nor send it', async () => {
  await store(testTown.staff);
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const anna = await signInStaff(services);
  const photo = await createScene().jpeg().toBuffer();
  const whole = await upload(anna, photo, { calls: townCalls });
  const half = createId();
  await anna.call(townCalls.mediaPart, ...buildPart(half, photo, 0, 100));
  await store(testTown.staff.slice(1));
  const before = await fetchMessages(jo, csid);
  for (const reply of [
    await anna.send(townCalls.mediaPart, ...buildPart(half, photo, 100)),
    await anna.send(townCalls.sendMedia, { csid, id: createId(), files: [{ id: whole.id }] }),
  ])
    expect(reply.error?.code).toBe('forbidden');
  expect(await fetchMessages(jo, csid)).toEqual(before);
  const { rows } = await pool.query('select received from media where id = $1', [half]);
  expect(rows).toEqual([{ received: 100 }]);
});
