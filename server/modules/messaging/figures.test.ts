import { adminCalls } from '@parvis/api/calls/admin';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getFirst, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { eraseDue } from '../privacy/retention/eraseDue.ts';

const open = await openTestServices((await createTestDatabase()).url);
const { pool } = open.store;
afterAll(async () => {
  await open.close();
  expect(open.failures).toEqual([]);
});

const chloe = await signInStaff(open, 'chloe@testville.example');
await pool.query('delete from deliveries');

const put = (
  id: string,
  kind: string,
  state: string,
  more: { cuid?: string; receipt?: string; days?: number } = {},
) =>
  pool.query(
    `insert into deliveries (id, kind, about, state, cuid, receipt, until, created)
     values ($1, $2, 'news', $3, $4, $5, now(), now() - make_interval(days => $6))`,
    [id, kind, state, more.cuid ?? 'testville', more.receipt ?? null, more.days ?? 0],
  );
const told = async () => {
  const { days, figures } = getFirst(await chloe.call(adminCalls.deliveryGet));
  return {
    days,
    figures: figures.map(({ day, way, fate, messages }) => `${days.indexOf(day)} ${way} ${fate} ${messages}`),
  };
};

it('deliveryGet answers the same numbers before and after messages are erased, for one customer only', async () => {
  expect((await told()).figures).toEqual([]);
  await put('a', 'mail', 'sent');
  await put('b', 'mail', 'sent');
  await put('c', 'mail', 'refused', { days: 3 });
  await put('d', 'sms', 'sent', { receipt: 'delivered', days: 3 });
  await put('e', 'sms', 'sent', { receipt: 'failed', days: 29 });
  await put('f', 'sms', 'sent', { days: 31 });
  await put('g', 'mail', 'none', { days: 3 });
  await put('h', 'mail', 'sent', { cuid: 'otherville', days: 3 });
  await pool.query(
    `insert into pushes (id, type, cuid, staff, topic, urgency, state, shown, until, created) values
     ('p', 'caseMsg', 'testville', false, 't', 'normal', 'sent', now(), now(), now() - interval '3 days'),
     ('q', 'caseMsg', 'testville', false, 't', 'normal', 'gone', null, now(), now() - interval '3 days')`,
  );
  const before = await told();
  expect(before.days).toHaveLength(30);
  expect(before.figures).toEqual([
    '0 sms failed 1',
    '26 mail refused 1',
    '26 push delivered 1',
    '26 push gone 1',
    '26 sms delivered 1',
    '29 mail sent 2',
  ]);
  const erased = await eraseDue(pool);
  expect(erased).toMatchObject({ deliveries: 6, pushes: 2 });
  expect(await told()).toEqual(before);
  // Counts of later erasures add up.
  await put('i', 'mail', 'refused', { days: 3 });
  await eraseDue(pool);
  expect((await told()).figures).toContain('26 mail refused 2');
});

it('deliveryGet is forbidden to staff who are not administrators', async () => {
  const anna = await signInStaff(open);
  expect((await anna.send(adminCalls.deliveryGet)).status).toBe(403);
});
