import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { openLadder } from '../testing/ladder.ts';
import { contributor, openCase, type Person, staffMember, step } from '../testing/person.ts';
import { tellNews } from './tellNews.ts';

const ladder = await openLadder();
const { mails, texts, pushed, demonstration, instances, pool } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});

const [anna, bruno] = [
  await staffMember(demonstration),
  await staffMember(demonstration, 'bruno@testville.example'),
];
const [SECOND, MINUTE] = [1_000, 60_000];
const ANNA = 'anna@testville.example';

beforeEach(async () => {
  await ladder.settled();
  await pool.query(`delete from deliveries; delete from pushes; delete from push_subscriptions;
    update cases set state = 'closed' where state <> 'closed'`);
  await pool.query('update identities set news = null, sms_news = null');
  mails.answer = 'takes';
  for (const list of [mails.taken, texts.taken, pushed.taken]) list.length = 0;
  await ladder.telling({ smsPerDay: 10 });
});

/** A case that Anna has in hand, and who reported it. */
async function handled(danger = false): Promise<{ jo: Person; csid: string }> {
  const jo = await contributor(demonstration);
  const csid = await openCase(jo);
  if (danger) await pool.query('update cases set danger = true where csid = $1', [csid]);
  await step(anna, csid, 'handle');
  return { jo, csid };
}
/** The visitor writes; gives when that was. */
async function writes(
  { jo, csid }: { jo: Person; csid: string },
  txt = 'La porte est tombée',
): Promise<number> {
  await jo.call(mobileCalls.sendTxt, { csid, id: newId(), txt });
  return Date.now();
}
const reads = async (person: Person, csid: string) => {
  const { rows } = await pool.query('select last_msg_id from cases where csid = $1', [csid]);
  await person.call(townCalls.fetchRead, { csid, msgId: rows[0].last_msg_id });
};
/** A look of both servers at once, so long after. */
async function look(came: number, after: number): Promise<string> {
  const now = new Date(came + after);
  await Promise.all(instances.map(({ services }) => tellNews(services, now)));
  await ladder.settled();
  return [pushed.taken.length, mails.taken.length, texts.taken.length].join(' ');
}
const mailed = () => mails.taken.map(({ to }) => to?.[0]?.address).sort();

describe('whoever has a case in hand', () => {
  it('is told by a push, then by mail that the visitor wrote, by one of two servers, and nobody else is', async () => {
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

  it('and reads it, is told by nothing', async () => {
    const one = await handled();
    const came = await writes(one);
    await reads(anna, one.csid);
    expect(await look(came, 16 * MINUTE)).toBe('0 0 0');
  });

  it('and left it, or said no to mails, is told by nothing', async () => {
    const [one, other] = [await handled(), await handled()];
    await step(bruno, one.csid, 'handle');
    await pool.query(`update participants set left_at = now() where csid = $1 and name = 'Anna Petit'`, [
      one.csid,
    ]);
    const came = await writes(one);
    await look(came, 16 * MINUTE);
    expect(mailed()).toEqual(['bruno@testville.example']);
    await anna.call(sessionCalls.userSettingsSet, { settings: { mailNews: 'off' } });
    const later = await writes(other);
    await look(later, 16 * MINUTE);
    expect(mailed()).toEqual(['bruno@testville.example']);
  });

  it('is told of several in one mail', async () => {
    const [one, other] = [await handled(), await handled()];
    await writes(one);
    await writes(one, 'Et la poignée');
    const came = await writes(other);
    await look(came, 16 * MINUTE);
    expect(mails.taken.map(({ subject }) => subject)).toEqual(['Nouveaux messages pour 2 signalements']);
    expect(mails.taken[0]?.text).toContain('https://parvis.example/staff/testville\n');
  });

  it('of a danger is told sooner, at any hour, and apart from the others', async () => {
    const night = new Date();
    const quiet = { from: night.getUTCHours(), until: (night.getUTCHours() + 2) % 24 };
    await ladder.telling({ zone: 'UTC', quiet });
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

  it('gets no mail that could not go yet once they read what it tells of', async () => {
    mails.answer = 'busy';
    const one = await handled();
    const came = await writes(one);
    await look(came, 16 * MINUTE);
    const states = async () =>
      (await pool.query(`select about, state from deliveries`)).rows.map(
        ({ about, state }) => `${about} ${state}`,
      );
    expect(await states()).toEqual(['staff waiting']);
    await look(came, 17 * MINUTE);
    expect(await states()).toEqual(['staff waiting']);
    await reads(anna, one.csid);
    await look(came, 18 * MINUTE);
    expect(await states()).toEqual(['staff replaced']);
  });
});
