import { boardCalls } from '@parvis/api/calls/board';
import { townCalls } from '@parvis/api/calls/town';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, openCase, sendStep, signInStaff } from '../../../testing/person.ts';
import { escalateUntaken } from './escalateUntaken.ts';
import { lockCalls } from './staffCalls.ts';

const ladder = await openEscalation();
const { mails, texts, pushed, demonstration, pool, getMailAddresses: mailed } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});

const [anna, bruno] = [
  await signInStaff(demonstration),
  await signInStaff(demonstration, 'bruno@testville.example'),
];
const MINUTE = 60_000;
const untaken = { minutes: 30, dangerMinutes: 5, groups: ['janitorial', 'nobodys'] };

beforeEach(async () => {
  await ladder.reset();
  await pool.query(`delete from called_staff; delete from calls; update cases set state = 'closed' where state = 'open';
    update identities set news = null, phone = null`);
  await pool.query(`update customers set menu = jsonb_set(menu::jsonb, '{0,entries,0,gcatCode}', '"services"')::json
    where cuid = 'testville'`);
  await ladder.setEscalation({ untaken });
});

/** Opens a case. @returns the time */
async function opened(danger = false): Promise<{ csid: string; at: number }> {
  const csid = await openCase(await createContributor(demonstration));
  if (danger) await ladder.endanger(csid);
  const { rows } = await pool.query<{ created: Date }>('select created from cases where csid = $1', [csid]);
  return { csid, at: rows[0]?.created.getTime() ?? 0 };
}
/** Runs both servers at once. @returns the number of calls */
async function look(at: number): Promise<number> {
  const made = await ladder.runOnBoth((services) => escalateUntaken(services, new Date(at)));
  return made.reduce((sum, { calls }) => sum + calls, 0);
}
const called = async (csid: string) =>
  (
    await pool.query('select whom, gcat_code, people from calls where csid = $1 order by step', [csid])
  ).rows.map(({ whom, gcat_code: code, people }) =>
    [whom, code, people].filter((part) => part !== null).join(' '),
  );

describe('escalation of an unhandled case', () => {
  it('calls its service at once, then other groups, then managers, from one of two servers', async () => {
    const { csid, at } = await opened();
    expect(await look(at + 1_000)).toBe(1);
    expect(await look(at + 2_000)).toBe(0);
    expect(await called(csid)).toEqual(['service services 2']);
    expect(await look(at + 29 * MINUTE)).toBe(0);
    expect(await look(at + 31 * MINUTE)).toBe(1);
    expect(await called(csid)).toEqual(['service services 2', 'group janitorial 1']);
    // Skips an empty group at once.
    expect(await look(at + 62 * MINUTE)).toBe(2);
    expect((await called(csid)).slice(2)).toEqual(['group nobodys 0', 'managers 2']);
    expect(await look(at + 300 * MINUTE)).toBe(0);
  });

  it("alerts called staff by push, then mail, but the case's own service by push only", async () => {
    await ladder.subscribe(anna);
    await ladder.subscribe(bruno);
    const { csid, at } = await opened();
    await look(at + 1_000);
    await look(at + 22_000);
    expect(pushed.taken.map(({ notification }) => notification.type)).toEqual(['newCsid']);
    await look(at + 29 * MINUTE);
    expect(mailed()).toEqual([]);
    const later = at + 31 * MINUTE;
    await look(later);
    await look(later + 21_000);
    expect(pushed.taken).toHaveLength(2);
    await look(later + 3 * MINUTE);
    expect(mailed()).toEqual(['anna@testville.example']);
    const [mail] = mails.taken;
    expect(mail?.subject).toMatch(/^Personne n’a pris le signalement/);
    expect(mail?.text).toContain(`https://parvis.example/staff/testville/${csid}`);
    expect(mail?.text).toContain('/news/end/');
    expect(mail?.text).not.toContain('porte');
  });

  it('ends when the case is taken', async () => {
    const { csid, at } = await opened();
    await look(at + 1_000);
    await look(at + 31 * MINUTE);
    await sendStep(bruno, csid, 'handle');
    await look(at + 35 * MINUTE);
    await look(at + 90 * MINUTE);
    expect(mailed()).toEqual([]);
    expect(await called(csid)).toHaveLength(2);
    expect((await pool.query('select 1 from called_staff where not over')).rows).toEqual([]);
  });

  it('skips test reports', async () => {
    const { csid, at } = await opened();
    await pool.query('update cases set simulation = true where csid = $1', [csid]);
    expect(await look(at + 300 * MINUTE)).toBe(0);
    expect(await called(csid)).toEqual([]);
  });

  it('shows staff the waiting time and who was called', async () => {
    const { csid, at } = await opened();
    await look(at + 1_000);
    await look(at + 31 * MINUTE);
    const [info] = await bruno.call(townCalls.casesGetInfo, { csid });
    expect(info?.untaken?.since).toBe(new Date(at).toISOString());
    expect(info?.untaken?.calls).toMatchObject([
      { whom: 'service', lbl: 'Services généraux', people: 2 },
      { whom: 'group', lbl: 'Propreté', people: 1 },
    ]);
  });

  it('marks the case in lists once others than its service were called, until it is taken', async () => {
    const { csid, at } = await opened();
    const isCalled = async () => {
      const lines = await bruno.call(boardCalls.casesListAll, {});
      return lines.find((one) => one.csid === csid)?.called;
    };
    await look(at + 1_000);
    expect(await isCalled()).toBeUndefined();
    await look(at + 31 * MINUTE);
    expect(await isCalled()).toBe(true);
    await sendStep(bruno, csid, 'handle');
    expect(await isCalled()).toBeUndefined();
  });
  it('waits for the morning, except for a danger, which also alerts managers at once', async () => {
    const { at: now } = await opened();
    const hour = new Date(now).getUTCHours();
    await ladder.setEscalation({ untaken, zone: 'UTC', quiet: { from: hour, until: (hour + 3) % 24 } });
    const danger = await opened(true);
    await look(danger.at + 1_000);
    expect(await called(danger.csid)).toEqual(['service services 2']);
    await look(danger.at + 6 * MINUTE);
    expect(await called(danger.csid)).toEqual(['service services 2', 'group janitorial 1']);
    const { rows } = await pool.query(`select count(*)::int as many from calls where whom = 'group'`);
    expect(rows[0]?.many).toBe(1);
    await look(danger.at + 40 * MINUTE);
    expect(
      (await pool.query(`select 1 from calls where whom = 'group' and csid <> $1`, [danger.csid])).rows,
    ).toEqual([]);
    expect(mails.taken.every(({ subject }) => subject?.startsWith('Danger'))).toBe(true);
    expect(mailed()).toContain('bruno@testville.example');
  });
});

it('alerts those called to a danger by SMS after an unread mail, once, and never otherwise', async () => {
  await ladder.setEscalation({ untaken, smsPerDay: 10 });
  await pool.query(`update identities set phone = '33612345678' where email = 'bruno@testville.example'`);
  const [plain, danger] = [await opened(), await opened(true)];
  const at = danger.at + 1_000;
  await look(at);
  await look(at + 3 * MINUTE);
  expect([mailed().includes('bruno@testville.example'), texts.taken.length]).toEqual([true, 0]);
  await look(at + 9 * MINUTE);
  await look(at + 20 * MINUTE);
  const [sms, ...more] = texts.taken;
  expect(more).toEqual([]);
  expect(sms?.to).toBe('+33612345678');
  expect(sms?.text).toContain(danger.csid);
  expect(sms?.text).not.toContain(plain.csid);
});

it('follows the pace of the customer', async () => {
  await ladder.setEscalation({ untaken, calls: { mailMinutes: 10, smsMinutes: 5 } });
  const { at } = await opened();
  await look(at + 1_000);
  const later = at + 31 * MINUTE;
  await look(later);
  await look(later + 9 * MINUTE);
  expect(mailed()).toEqual([]);
  await look(later + 11 * MINUTE);
  expect(mailed()).toEqual(['anna@testville.example']);
});

it('withdraws a waiting mail once its case is taken, unless another case waits', async () => {
  mails.answer = 'busy';
  const [one, other] = [await opened(), await opened()];
  await look(other.at + 1_000);
  await look(other.at + 31 * MINUTE);
  await look(other.at + 34 * MINUTE);
  const states = async () =>
    (await pool.query(`select state from deliveries where about = 'call'`)).rows.map(({ state }) => state);
  expect(await states()).toEqual(['waiting']);
  await sendStep(bruno, one.csid, 'handle');
  await look(other.at + 35 * MINUTE);
  expect(await states()).toEqual(['waiting']);
  await sendStep(bruno, other.csid, 'handle');
  await look(other.at + 36 * MINUTE);
  expect(await states()).toEqual(['replaced']);
  mails.answer = 'takes';
  await ladder.settled();
  expect(mailed()).toEqual([]);
});

it('skips alerts locked by another transaction without waiting', async () => {
  const { at } = await opened();
  await look(at + 1_000);
  const { db } = demonstration.store;
  const { rows } = await pool.query<{ rlid: string }>('update called_staff set over = false returning rlid');
  const taking = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '1s'`);
      return (await lockCalls(tx, rows[0]?.rlid ?? '', undefined)).length;
    });
  expect(await taking()).toBe(1);
  const other = await pool.connect();
  await other.query('begin; select from called_staff for update');
  const taken = await taking().catch(String);
  await other.query('rollback');
  other.release();
  expect(taken).toBe(0);
});
