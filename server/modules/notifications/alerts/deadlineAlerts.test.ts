import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createId } from '../../../platform/lib/ids.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, openCase, sendStep, signInStaff } from '../../../testing/person.ts';
import { alertDeadlines } from './deadlineAlerts.ts';
import { escalateUntaken } from './escalateUntaken.ts';

const ladder = await openEscalation();
const { mails, pushed, demonstration, pool } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});

/** Anna is an agent of the cleaners, Bruno a manager, Chloé an administrator. */
const anna = await signInStaff(demonstration);
await signInStaff(demonstration, 'bruno@testville.example');
const MINUTE = 60_000;

beforeEach(async () => {
  await ladder.reset();
  await pool.query(`delete from called_staff; delete from calls; delete from cases;
    update identities set news = null, phone = null;
    update customers set targets = '{"firstAnswer": 2, "solved": 20}' where cuid = 'testville'`);
  await ladder.setEscalation({ calls: { mailMinutes: 2, smsMinutes: 5 } });
});

/** Opens a case that Anna handles. @returns the time of its report */
async function handled(): Promise<{ csid: string; at: number }> {
  const csid = await openCase(await createContributor(demonstration));
  await sendStep(anna, csid, 'handle');
  const { rows } = await pool.query<{ created: Date }>('select created from cases where csid = $1', [csid]);
  return { csid, at: rows[0]?.created.getTime() ?? 0 };
}

/** Runs both servers at once. @returns the number of alerts */
async function look(at: number): Promise<number> {
  const made = await ladder.runOnBoth(async (services) => {
    const count = await alertDeadlines(services, new Date(at));
    await escalateUntaken(services, new Date(at));
    return count;
  });
  return made.reduce((sum, count) => sum + count, 0);
}
const alerted = async () =>
  (
    await pool.query(`select s.email, k.step from called_staff k join staff s on s.rlid = k.rlid
      join calls c on c.csid = k.csid and c.since = k.since and c.step = k.step and c.whom = 'deadline' order by s.email`)
  ).rows.map(({ email, step }) => `${email.split('@')[0]} ${step}`);
const answer = (csid: string) => anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous venons' });

it('warns handler and managers once when a quarter of the target is left, and once when it has passed', async () => {
  const { at } = await handled();
  expect(await look(at + 89 * MINUTE)).toBe(0);
  expect(await look(at + 91 * MINUTE)).toBe(1);
  expect(await alerted()).toEqual(['anna 0', 'bruno 0', 'chloe 0']);
  expect(await look(at + 100 * MINUTE)).toBe(0);
  expect(await look(at + 121 * MINUTE)).toBe(1);
  expect(await alerted()).toEqual(['anna 1', 'bruno 1', 'chloe 1']);
  expect(await look(at + 130 * MINUTE)).toBe(0);
});

it('alerts the service of a case without handler', async () => {
  const csid = await openCase(await createContributor(demonstration));
  await pool.query(
    `update customers set menu = jsonb_set(menu::jsonb, '{0,entries,0,gcatCode}', '"janitorial"')::json where cuid = 'testville'`,
  );
  for (const { services } of [demonstration, ...ladder.instances]) services.customers.invalidate();
  const { rows } = await pool.query<{ created: Date }>('select created from cases where csid = $1', [csid]);
  await look((rows[0]?.created.getTime() ?? 0) + 91 * MINUTE);
  expect(await alerted()).toEqual(['anna 0', 'bruno 0', 'chloe 0']);
});

it('alerts staff of a service on duty, and the handler in any event', async () => {
  await pool.query(`update staff set off_duty = true where email like 'anna@%' or email like 'bruno@%'`);
  const free = await openCase(await createContributor(demonstration));
  const { csid, at } = await handled();
  const alertedTo = async (one: string) => {
    const { rows } = await pool.query<{ email: string }>(
      `select distinct s.email from called_staff k join staff s on s.rlid = k.rlid
        join calls c on c.csid = k.csid and c.since = k.since and c.whom = 'deadline' where k.csid = $1 order by s.email`,
      [one],
    );
    return rows.map(({ email }) => email.split('@')[0]);
  };
  await look(at + 95 * MINUTE);
  expect([await alertedTo(free), await alertedTo(csid)]).toEqual([['chloe'], ['anna', 'chloe']]);
  await pool.query('update staff set off_duty = true');
  await look(at + 125 * MINUTE);
  expect(await alertedTo(free)).toEqual(['bruno', 'chloe']);
  await pool.query('update staff set off_duty = false');
});

it('says by push and mail until when, by the clock of the place, never by SMS', async () => {
  await ladder.setEscalation({ zone: 'Indian/Reunion', smsPerDay: 10 });
  await ladder.subscribe(anna);
  const { csid, at } = await handled();
  await pool.query(
    `update cases set answer_due = '2026-12-01T10:00:00Z', nbr = '4F7K',
    created = '2026-12-01T08:00:00Z', due_alert_at = '2026-12-01T09:30:00Z' where csid = $1`,
    [csid],
  );
  expect(at).toBeGreaterThan(0);
  const warned = Date.parse('2026-12-01T09:31:00Z');
  await look(warned);
  await look(warned + 21_000);
  expect(pushed.taken.map(({ notification }) => notification.body)).toEqual([
    'Signalement n°\u00a04F7K\u00a0: répondez avant le mardi 1er décembre à 14:00.',
  ]);
  await look(warned + 3 * MINUTE);
  const mail = mails.taken.find(({ to }) => to?.[0]?.address === 'anna@testville.example');
  expect(mail?.subject).toBe('Signalement n°\u00a04F7K\u00a0: répondez avant le mardi 1er décembre à 14:00.');
  expect(mail?.text).toContain(`https://parvis.example/staff/testville/${csid}`);
  await look(warned + 30 * MINUTE);
  expect(ladder.texts.taken).toEqual([]);
});

it('ends once staff have answered, and withdraws what waits', async () => {
  const { csid, at } = await handled();
  await look(at + 91 * MINUTE);
  await answer(csid);
  await look(at + 95 * MINUTE);
  expect(mails.taken).toEqual([]);
  expect(await look(at + 121 * MINUTE)).toBe(0);
  expect((await pool.query('select 1 from called_staff where not over')).rows).toEqual([]);
  // The solution is another date.
  expect(await look(at + 15 * 60 * MINUTE + MINUTE)).toBe(1);
});

it('says nothing while the case is held, and follows the date that moved', async () => {
  const { csid, at } = await handled();
  await sendStep(anna, csid, 'hold');
  expect(await look(at + 121 * MINUTE)).toBe(0);
  await pool.query(
    `update cases set pauses = json_build_array(json_build_object('from', now() - interval '10 hours')),
      created = created - interval '10 hours' where csid = $1`,
    [csid],
  );
  await sendStep(anna, csid, 'resume');
  expect(await look(at + 80 * MINUTE)).toBe(0);
  expect(await look(at + 100 * MINUTE)).toBe(1);
});

it('skips test reports', async () => {
  const { csid, at } = await handled();
  await pool.query('update cases set simulation = true where csid = $1', [csid]);
  expect(await look(at + 121 * MINUTE)).toBe(0);
});
