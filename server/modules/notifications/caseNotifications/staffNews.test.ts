import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/lib/ids.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, openCase, type Person, sendStep, signInStaff } from '../../../testing/person.ts';
import { sendCaseNotifications } from './sendCaseNotifications.ts';

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
const [SECOND, MINUTE] = [1_000, 60_000];
const ANNA = 'anna@testville.example';

beforeEach(async () => {
  await ladder.reset();
  await pool.query(`update cases set state = 'closed' where state <> 'closed';
    update identities set news = null, sms_news = null, phone = null`);
  await ladder.setEscalation({ smsPerDay: 10 });
});

/** A case that Anna handles, and its reporter. */
async function handled(danger = false): Promise<{ jo: Person; csid: string }> {
  const jo = await createContributor(demonstration);
  const csid = await openCase(jo);
  if (danger) await ladder.endanger(csid);
  await sendStep(anna, csid, 'handle');
  return { jo, csid };
}
/** Sends a message by the visitor. @returns its time */
async function writes(
  { jo, csid }: { jo: Person; csid: string },
  txt = 'La porte est tombée',
): Promise<number> {
  await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt });
  return Date.now();
}
const reads = async (person: Person, csid: string) => {
  const { rows } = await pool.query('select last_msg_id from cases where csid = $1', [csid]);
  await person.call(townCalls.fetchRead, { csid, msgId: rows[0].last_msg_id });
};
/** Runs both servers at a later time. */
async function look(came: number, after: number): Promise<string> {
  await ladder.runOnBoth((services) => sendCaseNotifications(services, new Date(came + after)));
  return ladder.countSent();
}

describe('a handler', () => {
  it("is notified of a visitor's message by push, then mail, by one of two servers, and no one else is", async () => {
    await ladder.subscribe(anna);
    await ladder.subscribe(bruno);
    const one = await handled();
    const came = await writes(one);
    expect(await look(came, 19 * SECOND)).toBe('0 0 0');
    expect(await look(came, 21 * SECOND)).toBe('1 0 0');
    expect(pushed.taken[0]?.notification).toMatchObject({
      ...{ type: 'caseMsg', staff: true },
      url: `/staff/testville/${one.csid}`,
    });
    expect(await look(came, 14 * MINUTE)).toBe('1 0 0');
    expect(await look(came, 16 * MINUTE)).toBe('1 1 0');
    expect(await look(came, 300 * MINUTE)).toBe('1 1 0');
    expect(mailed()).toEqual([ANNA]);
    const [mail] = mails.taken;
    expect(mail?.subject).toMatch(/^Nouveau message pour le signalement/);
    expect(mail?.text).toContain(`https://parvis.example/staff/testville/${one.csid}`);
    expect(mail?.text).toContain('/news/end/');
    expect(mail?.text).not.toContain('porte');
    expect(mail?.html).not.toContain('porte');
  });

  it('is checked again only for a new message, once notified', async () => {
    const one = await handled();
    const isPending = async () =>
      (await pool.query('select from pending_news where csid = $1', [one.csid])).rowCount === 1;
    const first = await writes(one);
    expect([await look(first, 14 * MINUTE), await isPending()]).toEqual(['0 0 0', true]);
    expect(await look(first, 16 * MINUTE)).toBe('0 1 0');
    expect([await look(first, 17 * MINUTE), await isPending()]).toEqual(['0 1 0', false]);
    const second = await writes(one, 'Elle gêne le passage');
    expect(await isPending()).toBe(true);
    await reads(anna, one.csid);
    expect([await look(second, 40 * MINUTE), await isPending()]).toEqual(['0 1 0', false]);
    const third = await writes(one, 'Et le trottoir');
    expect(await look(third, 40 * MINUTE)).toBe('0 2 0');
  });

  it('gets a mail that the reporter solved, closed or withdrew the case', async () => {
    for (const step of ['solved', 'close', 'cancel'] as const) {
      const one = await handled();
      await reads(anna, one.csid);
      await one.jo.call(mobileCalls.casesChange, { csid: one.csid, id: createId(), step });
      await look(Date.now(), 16 * MINUTE);
    }
    expect(mailed()).toEqual([ANNA, ANNA, ANNA]);
  });

  it('gets nothing after reading it', async () => {
    const one = await handled();
    const came = await writes(one);
    await reads(anna, one.csid);
    expect(await look(came, 16 * MINUTE)).toBe('0 0 0');
  });
  it('is notified of a danger sooner, at any hour, and separately', async () => {
    const night = new Date();
    const quiet = { from: night.getUTCHours(), until: (night.getUTCHours() + 2) % 24 };
    await ladder.setEscalation({ zone: 'UTC', quiet });
    const [plain, danger] = [await handled(), await handled(true)];
    await writes(plain);
    const came = await writes(danger);
    await look(came, 90 * SECOND);
    expect(mailed()).toEqual([]);
    await look(came, 3 * MINUTE);
    expect(mailed()).toEqual([ANNA]);
    await look(came, 30 * MINUTE);
    expect(mails.taken.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Danger\u202f: nouveau message pour le signalement n°/),
    ]);
  });

  it('is notified of a danger by SMS after an unread mail, with fact and link, and of nothing else', async () => {
    await pool.query(`update identities set phone = '33612345678' where email = $1`, [ANNA]);
    const [plain, danger] = [await handled(), await handled(true)];
    await writes(plain);
    const came = await writes(danger);
    expect(await look(came, 3 * MINUTE)).toBe('0 1 0');
    expect(await look(came, 7 * MINUTE)).toBe('0 1 0');
    expect(await look(came, 9 * MINUTE)).toBe('0 1 1');
    expect(await look(came, 300 * MINUTE)).toBe('0 2 1');
    const [sms] = texts.taken;
    expect(sms?.to).toBe('+33612345678');
    expect(sms?.text).toMatch(/danger/i);
    expect(sms?.text).toContain(`https://parvis.example/staff/testville/${danger.csid}`);
    expect(sms?.text).toContain('/news/end/');
    expect(sms?.text).not.toContain('porte');
  });
});
