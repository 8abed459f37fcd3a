import { mobileCalls } from '@parvis/api/calls/mobile';
import { rungCalls } from '@parvis/api/calls/rungs';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/lib/ids.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, openCase, type Person, signInStaff } from '../../../testing/person.ts';
import { sendCaseNotifications } from './sendCaseNotifications.ts';

const ladder = await openEscalation();
const { mails, texts, demonstration, instances, pool } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});
beforeEach(async () => {
  await ladder.reset();
  await pool.query('update identities set news = null, sms_news = null');
  await ladder.setEscalation({ smsPerDay: 10 });
});

const anna = await signInStaff(demonstration);
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** A person with all channels enabled. */
async function wantsAll() {
  const jo = await createContributor(demonstration);
  const { mail, phone } = await ladder.verifyContacts(jo);
  await ladder.subscribe(jo);
  await jo.call(sessionCalls.userSettingsSet, { settings: { mailNews: 'fact' } });
  await jo.call(rungCalls.userRungsSet, { rung: 'sms', on: true });
  const csid = await openCase(jo);
  return { jo, mail, phone, csid };
}
/** Sends a message by staff. @returns its time */
async function writes(csid: string, txt = 'Nous venons demain'): Promise<number> {
  await anna.call(townCalls.sendTxt, { csid, id: createId(), txt });
  return Date.now();
}
const reads = (jo: Person, csid: string) => jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 99 });
/** Runs both servers at a later time. @returns sent messages by channel */
async function look(came: number, after: number): Promise<string> {
  await ladder.runOnBoth((services) => sendCaseNotifications(services, new Date(came + after)));
  return ladder.countSent();
}

describe('a reporter with all channels enabled', () => {
  it('is notified by one channel after the other, once each, by one of two servers', async () => {
    const { csid, mail, phone } = await wantsAll();
    const came = await writes(csid);
    expect(await look(came, 19 * SECOND)).toBe('0 0 0');
    expect(await look(came, 21 * SECOND)).toBe('1 0 0');
    expect(await look(came, 15 * MINUTE)).toBe('1 0 0');
    expect(await look(came, 16 * MINUTE)).toBe('1 1 0');
    expect(await look(came, 75 * MINUTE)).toBe('1 1 0');
    expect(await look(came, 77 * MINUTE)).toBe('1 1 1');
    expect(await look(came, 20 * HOUR)).toBe('1 1 1');
    expect(mails.taken[0]?.to?.[0]?.address).toBe(mail);
    const [sms] = texts.taken;
    expect(sms?.to).toBe(`+${phone}`);
    expect(sms?.text).toContain('https://parvis.example/m/home');
    // The fact and two links, in at most two SMS.
    expect(sms?.text).not.toContain('demain');
    expect(sms?.text.length).toBeLessThanOrEqual(306);
  });

  it.each([
    ['before the push', 10 * SECOND, '0 0 0'],
    ['after the push', MINUTE, '1 0 0'],
    ['after the mail', 20 * MINUTE, '1 1 0'],
  ] as const)('gets no further notification after reading it %s', async (_, when, told) => {
    const { jo, csid } = await wantsAll();
    const came = await writes(csid);
    for (const after of [21 * SECOND, 16 * MINUTE]) if (after <= when) await look(came, after);
    await reads(jo, csid);
    for (const after of [21 * SECOND, 16 * MINUTE, 77 * MINUTE])
      if (after > when) expect(await look(came, after)).toBe(told);
  });
  it('unsubscribes from SMS by link, without a session', async () => {
    const { jo, csid } = await wantsAll();
    const came = await writes(csid);
    for (const after of [21 * SECOND, 16 * MINUTE, 77 * MINUTE]) await look(came, after);
    const end = /https:\/\/parvis\.example(\/news\/end\/\S+)/.exec(texts.taken[0]?.text ?? '')?.[1] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr' };
    const asked = await instances[0].app.inject({ url: end, headers });
    expect([asked.statusCode, asked.body.includes('Ne plus recevoir ces SMS')]).toEqual([200, true]);
    const pressed = await instances[0].app.inject({ method: 'POST', url: end, headers, payload: '' });
    expect(pressed.body).toContain('Vous ne recevrez plus ces SMS');
    const standing = await jo.call(rungCalls.userRungs);
    expect(standing.find(({ rung }) => rung === 'mail')?.on).toBe(true);
    const { rows } = await pool.query('select sms_news from identities where sms_news is not null');
    expect(rows).toEqual([{ sms_news: false }]);
  });
});

describe('news SMS', () => {
  it.each([
    ['of a customer that pays for none', 0, true, '1 1 0'],
    ['that were not wanted', 10, false, '1 1 0'],
    ['beyond those that a customer pays for', 1, true, '1 1 0'],
  ])('%s are not sent', async (what, smsPerDay, on, told) => {
    await ladder.setEscalation({ smsPerDay });
    if (what.startsWith('beyond'))
      await pool.query(
        `insert into deliveries (id, kind, about, state, cuid, until) values ('spent', 'sms', 'news', 'sent', 'testville', now())`,
      );
    const { jo, csid } = await wantsAll();
    await jo.call(rungCalls.userRungsSet, { rung: 'sms', on });
    const came = await writes(csid);
    for (const after of [21 * SECOND, 16 * MINUTE]) await look(came, after);
    expect(await look(came, 80 * MINUTE)).toBe(told);
  });
});
