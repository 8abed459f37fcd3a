import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { openLadder } from '../testing/ladder.ts';
import { contributor, openCase, type Person, staffMember, step } from '../testing/person.ts';
import { tellNews } from './tellNews.ts';

const ladder = await openLadder();
const { mails, texts, pushed, demonstration, pool, mailed } = ladder;
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
  await ladder.cleared();
  await pool.query(`update cases set state = 'closed' where state <> 'closed';
    update identities set news = null, sms_news = null, phone = null`);
  await ladder.telling({ smsPerDay: 10 });
});

/** A case that Anna has in hand, and who reported it. */
async function handled(danger = false): Promise<{ jo: Person; csid: string }> {
  const jo = await contributor(demonstration);
  const csid = await openCase(jo);
  if (danger) await ladder.endanger(csid);
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
  await ladder.looked((services) => tellNews(services, new Date(came + after)));
  return ladder.gone();
}

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

  it('of a danger is told by SMS once they did not see the mail, by its fact and a link; of anything else by none', async () => {
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

  it('and wants no SMS, or whose customer pays for none, gets none of a danger', async () => {
    await pool.query(`update identities set phone = '33612345678', sms_news = false where email = $1`, [
      ANNA,
    ]);
    const one = await handled(true);
    const came = await writes(one);
    await look(came, 3 * MINUTE);
    expect(await look(came, 9 * MINUTE)).toBe('0 1 0');
    await pool.query('update identities set sms_news = null');
    await ladder.telling({ smsPerDay: 0 });
    expect(await look(came, 10 * MINUTE)).toBe('0 1 0');
    await ladder.telling({ smsPerDay: 10 });
    expect(await look(came, 11 * MINUTE)).toBe('0 1 1');
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
