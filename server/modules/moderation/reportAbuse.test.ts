import { addresses } from '@parvis/api/addresses';
import type { BodyOf } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { moderationCalls } from '@parvis/api/calls/moderation';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { advanceDays } from '../../testing/createPersonTraces.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { unzipBytes } from '../../testing/unzip.ts';
import { eraseDue, erasePersonAndFiles } from '../privacy/service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [anna, chloe] = [await signInStaff(services), await signInStaff(services, 'chloe@testville.example')];

interface Case {
  readonly jo: Person;
  readonly csid: string;
}

async function openHandledCase(jo?: Person): Promise<Case> {
  const reporter = jo ?? (await createContributor(services));
  const csid = await openCase(reporter);
  await sendStep(anna, csid, 'handle');
  return { jo: reporter, csid };
}

type Report = BodyOf<typeof mobileCalls.reportAbuse>;
const buildReport = ({ csid }: Case, more: Partial<Report> = {}): Report => ({
  ...{ csid, id: createId(), about: { kind: 'case' }, reason: 'hateOrInsult' },
  ...more,
});
const report = (one: Case, more: Partial<Report> = {}) =>
  one.jo.send(mobileCalls.reportAbuse, buildReport(one, more));
const reply = async ({ csid }: Case, txt: string) =>
  getFirst(await anna.call(townCalls.sendTxt, { csid, id: createId(), txt })).msgId;
const loadOwnCase = async ({ jo, csid }: Case) => getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
const loadStaffCase = async ({ csid }: Case) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const loadModeration = async () => getFirst(await chloe.call(moderationCalls.moderationGet));
const findNotice = async ({ csid }: Case) =>
  (await loadModeration()).notices.find((notice) => notice.csid === csid);
const decide = async (
  one: Case,
  decision: BodyOf<typeof moderationCalls.moderationDecide>['decision'],
  more: { note?: string; txt?: string } = {},
) => {
  const { id = '' } = (await findNotice(one)) ?? {};
  return chloe.send(moderationCalls.moderationDecide, { id, decision, ...more });
};
const countEvents = async ({ csid }: Case) =>
  Number((await pool.query('select count(*) as n from feed where csid = $1', [csid])).rows[0].n);
/** Another person who takes part in the case as a visitor. */
async function joinCase({ csid }: Case): Promise<Person> {
  const kim = await createContributor(services);
  await openCase(kim);
  const { crUid = '' } = await kim.call(sessionCalls.userSts, { newCookies: false });
  await pool.query(
    `insert into participants (csid, cr_uid, staff, joined_as, joined, gcat_code)
     select csid, $2, false, joined_as, now(), gcat_code from participants where csid = $1 and not staff`,
    [csid, crUid],
  );
  return kim;
}

describe('a notice of abuse', () => {
  it('stops the conversation for both sides, except reading, and notifies only moderators', async () => {
    const one = await openHandledCase();
    const msgId = await reply(one, 'Allez vous faire voir');
    const { reference, stopped } = getFirst(
      (await report(one, { about: { kind: 'message', msgId }, txt: 'Il m’insulte' })).data ?? [],
    );
    expect([reference.length, stopped]).toEqual([5, true]);
    expect(await loadOwnCase(one)).toMatchObject({ can: [], stopped: { reference } });
    expect(await loadStaffCase(one)).toMatchObject({ can: [], stopped: { reference } });
    const { csid } = one;
    const refused = [
      await one.jo.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Encore' }),
      await one.jo.send(mobileCalls.casesChange, { csid, id: createId(), step: 'close' }),
      await one.jo.send(mobileCalls.takeBack, { csid, id: createId(), msgId: 2 }),
      await anna.send(townCalls.sendTxt, { csid, id: createId(), txt: 'Encore' }),
      await anna.send(townCalls.takeBack, { csid, id: createId(), msgId }),
      await sendStep(anna, csid, 'close', { outcome: 'solved' }),
      await anna.send(townCalls.casesLeave, { csid, id: createId() }),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'stopped'));
    expect(await one.jo.call(mobileCalls.fetchReq, { csid })).not.toEqual([]);
    expect(await findNotice(one)).toMatchObject({
      ...{ reference, stopped: true, copy: 'Allez vous faire voir', txt: 'Il m’insulte' },
      about: { kind: 'message', msgId },
    });
    const { rows } = await pool.query(`select recipient from outbox where subject like $1 order by 1`, [
      `%${reference}%`,
    ]);
    expect(rows).toEqual([{ recipient: 'chloe@testville.example' }]);
    const { entries } = getFirst(await chloe.call(adminCalls.trailGet, { kind: 'case' }));
    expect(entries[0]).toMatchObject({ what: 'noticed' });
  });

  it('is named to its author and to staff, not to those it is about', async () => {
    const one = await openHandledCase();
    const kim = await joinCase(one);
    await report({ ...one, jo: kim }, { about: { kind: 'message', msgId: 2 } });
    const { reference } = (await findNotice(one)) ?? {};
    expect(await loadOwnCase({ ...one, jo: kim })).toMatchObject({ stopped: { reference } });
    expect(await loadStaffCase(one)).toMatchObject({ stopped: { reference } });
    expect((await loadOwnCase(one)).stopped).toEqual({ at: expect.any(String) });
  });

  it('is stored once under its id', async () => {
    const one = await openHandledCase();
    const body = buildReport(one);
    const first = await one.jo.send(mobileCalls.reportAbuse, body);
    expect(await one.jo.send(mobileCalls.reportAbuse, body)).toEqual(first);
    expect((await loadModeration()).notices.filter(({ csid }) => csid === one.csid)).toHaveLength(1);
    const other = await openHandledCase();
    expect((await report(other, { id: body.id })).error?.code).toBe('conflict');
  });

  it('of the same person within a day is stored and stops nothing', async () => {
    const one = await openHandledCase();
    await report(one);
    const other = await openHandledCase(one.jo);
    expect((await report(other)).data?.[0]).toMatchObject({ stopped: false });
    expect((await loadOwnCase(other)).stopped).toBeUndefined();
    expect((await loadOwnCase(other)).can).toContain('send');
    expect(await findNotice(other)).toMatchObject({ stopped: false });
    const before = await countEvents(other);
    await report(other);
    expect(await countEvents(other)).toBe(before + 1);
    await decide(other, 'resume');
    expect(await countEvents(other)).toBe(before + 2);
  });

  it('is mailed five times a day for one person, and stored beyond', async () => {
    const one = await openHandledCase();
    const countMails = async () =>
      Number((await pool.query(`select count(*) as n from outbox where subject like 'Abus%'`)).rows[0].n);
    const before = await countMails();
    for (let nth = 0; nth < 7; nth += 1) await report(one);
    expect((await countMails()) - before).toBe(5);
    expect((await loadModeration()).notices.filter(({ csid }) => csid === one.csid)).toHaveLength(7);
  });

  it('appears in the export of its author, without the copied text', async () => {
    const one = await openHandledCase();
    const msgId = await reply(one, 'Mots de Lubumbashi');
    await report(one, { about: { kind: 'message', msgId }, txt: 'Ma plainte' });
    const files = unzipBytes((await one.jo.get(addresses.ownData.template)).rawPayload);
    const { noticed } = JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
    expect(noticed).toMatchObject([{ reason: 'hateOrInsult', txt: 'Ma plainte' }]);
    expect(JSON.stringify(noticed)).not.toContain('Lubumbashi');
  });

  it('about a message that is gone is stored without a copy; about nothing it is refused', async () => {
    const one = await openHandledCase();
    const msgId = await reply(one, 'Parti');
    await anna.call(townCalls.takeBack, { csid: one.csid, id: createId(), msgId });
    expect((await report(one, { about: { kind: 'message', msgId: 99 } })).error?.code).toBe('badRequest');
    const stranger = { kind: 'participant', crUid: 'nobody' } as const;
    expect((await report(one, { about: stranger })).error).toMatchObject({ path: 'body.about.crUid' });
    expect((await report(one, { about: { kind: 'message', msgId } })).data?.[0]?.stopped).toBe(true);
    expect((await findNotice(one))?.copy).toBeUndefined();
  });

  it('is accepted from a blocked person, who reads why their steps are refused', async () => {
    const one = await openHandledCase();
    const { crUid = '' } = (await loadOwnCase(one)).participants.find(({ me }) => me) ?? {};
    await anna.call(townCalls.usersBlock, {
      ...{ csid: one.csid, id: createId(), crUid, reason: ['otherReason'] },
    });
    expect((await report(one)).status).toBe(200);
    const sent = await one.jo.send(mobileCalls.sendTxt, { csid: one.csid, id: createId(), txt: 'Mot' });
    expect(sent.error?.code).toBe('blocked');
    const { blocks } = await loadModeration();
    expect(blocks).toContainEqual(
      expect.objectContaining({ csid: one.csid, crUid, reason: ['otherReason'], name: 'Anna Petit' }),
    );
    expect(blocks.find((block) => block.crUid === crUid)?.msgId).toBeGreaterThan(3);
  });

  it('forgets its author with them, and is erased after the retention of the customer', async () => {
    const one = await openHandledCase();
    await report(one);
    const { rows } = await pool.query('select reporter from cases where csid = $1', [one.csid]);
    await erasePersonAndFiles(services.services, rows[0].reporter);
    const notice = await findNotice(one);
    expect([notice?.reason, notice?.crUid]).toEqual(['hateOrInsult', undefined]);
    await decide(one, 'resume');
    await advanceDays(pool, 31);
    await eraseDue(pool);
    expect((await pool.query('select 1 from notices')).rows).toEqual([]);
  });
});

describe('a decision', () => {
  it('lets the conversation go on', async () => {
    const one = await openHandledCase();
    await report(one);
    const decided = getFirst((await decide(one, 'resume', { note: 'Sans suite' })).data ?? []);
    expect(decided).toMatchObject({
      stopped: false,
      decided: { decision: 'resume', name: 'Chloé Dubois', note: 'Sans suite' },
    });
    expect((await loadOwnCase(one)).stopped).toBeUndefined();
    expect((await loadOwnCase(one)).can).toContain('send');
    expect(await reply(one, 'Bonjour')).toBeGreaterThan(3);
    expect((await decide(one, 'resume')).data?.[0]).toEqual(decided);
    expect((await decide(one, 'close')).error?.code).toBe('conflict');
  });

  it('rejects the case with a reason, which its reporter reads', async () => {
    const one = await openHandledCase();
    await report(one);
    expect((await decide(one, 'close')).error).toMatchObject({ path: 'body.txt', reason: 'missing' });
    expect((await findNotice(one))?.decided).toBeUndefined();
    await decide(one, 'close', { txt: 'Hors de notre domaine' });
    expect(await loadOwnCase(one)).toMatchObject({ state: 'rejected', can: [], last: { kind: 'reject' } });
    expect((await loadOwnCase(one)).stopped).toBeUndefined();
    const last = (await fetchMessages(one.jo, one.csid)).at(-1);
    expect(last).toMatchObject({ flags: ['reject'], msgTxt: 'Hors de notre domaine' });
  });

  it('blocks the author of the reported message, or the reported person', async () => {
    for (const kind of ['message', 'participant'] as const) {
      const one = await openHandledCase();
      const { crUid = '' } = (await loadOwnCase(one)).participants.find(({ me }) => me) ?? {};
      const kim = await joinCase(one);
      const about = kind === 'message' ? { kind, msgId: 2 } : { kind, crUid };
      expect((await report({ ...one, jo: kim }, { about })).status).toBe(200);
      expect((await findNotice(one))?.blockable).toBe(crUid);
      for (const _ of [1, 2]) expect((await decide(one, 'block')).status).toBe(200);
      expect(await loadStaffCase(one)).toMatchObject({
        blocked: { reason: ['abusiveOrOffensiveBehaviour'] },
      });
      const sent = await one.jo.send(mobileCalls.sendTxt, { csid: one.csid, id: createId(), txt: 'Mot' });
      expect(sent.error?.code).toBe('blocked');
    }
  });

  it('blocks neither the author of the notice nor staff', async () => {
    const one = await openHandledCase();
    const msgId = await reply(one, 'Allez vous faire voir');
    for (const about of [
      { kind: 'case' },
      { kind: 'message', msgId: 2 },
      { kind: 'message', msgId },
    ] as const) {
      await report(one, { about });
      expect((await findNotice(one))?.blockable).toBeUndefined();
      expect((await decide(one, 'block')).error?.code).toBe('stepNotAllowed');
      expect((await findNotice(one))?.decided).toBeUndefined();
    }
    expect((await loadStaffCase(one)).blocked).toBeUndefined();
  });

  it('is for moderators of the customer', async () => {
    const one = await openHandledCase();
    await report(one);
    const { id = '' } = (await findNotice(one)) ?? {};
    const body = { id, decision: 'resume' } as const;
    expect((await anna.send(moderationCalls.moderationDecide, body)).error?.code).toBe('forbidden');
    await pool.query(`update staff set moderate = true where email = 'olga@otherville.example'`);
    const olga = await signInStaff(services, 'olga@otherville.example');
    const elsewhere = await olga.send(moderationCalls.moderationDecide, body, { cuid: 'otherville' });
    expect(elsewhere.error).toMatchObject({ code: 'badRequest', path: 'body.id' });
  });
});
