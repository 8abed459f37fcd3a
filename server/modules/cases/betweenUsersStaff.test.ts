import { mobileCalls } from '@parvis/api/calls/mobile';
import { moderationCalls } from '@parvis/api/calls/moderation';
import { pollCalls, staffPollCalls } from '@parvis/api/calls/polls';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { TargetType } from '@parvis/api/entities/targetType';
import type { Action } from '@parvis/questionnaire/model/played';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { fetchMessages, getFirst, type Person, signIn } from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { playPoll, pollQuestions } from '../../testing/pollTown.ts';
import {
  createResident,
  joinAs,
  loadResidence,
  REPORT,
  Resident,
  reportNoise,
} from '../../testing/residence.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { commitAndNotify } from '../context/appContext.ts';
import { mergePeople } from '../identity/mergePeople.ts';
import { hashQuestionnaire } from './questionnaires.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

let rose: Person;
beforeAll(async () => {
  await loadResidence(services);
  rose = await signIn(new Resident(services), 'rose@residence.example');
});

const infoOf = async (person: Person, csid: string) =>
  getFirst(await person.call(mobileCalls.discussInfo, { csid }));
const seenByRose = async (csid: string) => getFirst(await rose.call(townCalls.casesGetInfo, { csid }));
const eventsOf = async (person: Person, csid: string) =>
  (await fetchMessages(person, csid)).flatMap(({ flags }) => flags?.[0] ?? []);
const crUidOf = async (person: Person, csid: string) =>
  (await infoOf(person, csid)).participants.find(({ me }) => me)?.crUid ?? '';
const handle = (csid: string, step: 'handle' | 'separate') =>
  rose.call(townCalls.casesHandling, { csid, id: createId(), step });
const takeStep = (person: Person, csid: string, step: 'block' | 'unblock' | 'solved') =>
  person.send(mobileCalls.casesChange, { csid, id: createId(), step });
const write = (person: Person, csid: string, txt: string) =>
  person.send(mobileCalls.sendTxt, { csid, id: createId(), txt });
const block = (csid: string, crUid: string, release = false, who = rose) =>
  who.send(townCalls.usersBlock, {
    ...{ csid, id: createId(), crUid },
    ...(release ? { release } : { reason: ['conflictWithUser'] }),
  });

async function openWhole() {
  const reporter = await createResident(services);
  const csid = await reportNoise(reporter);
  const target = await joinAs(reporter, csid, 'target', { initials: 'md' });
  const victim = await joinAs(reporter, csid, 'victim');
  await handle(csid, 'handle');
  return { csid, reporter, target, victim };
}

describe('a participant blocked by staff', () => {
  it.each(['target', 'victim', 'source'] as const)(
    'is blocked as %s, sends nothing until unblocked, and no other visitor learns of it',
    async (as) => {
      const { csid, reporter } = await openWhole();
      const person = await joinAs(reporter, csid, as);
      const crUid = await crUidOf(person, csid);
      expect((await block(csid, crUid)).error).toBeUndefined();
      expect(await infoOf(person, csid)).toMatchObject({
        blocked: { reason: ['conflictWithUser'] },
        can: [],
      });
      expect((await write(person, csid, 'Encore')).error?.code).toBe('blocked');
      expect(await infoOf(reporter, csid)).not.toHaveProperty('blocked');
      expect((await write(reporter, csid, 'Bonjour')).error).toBeUndefined();
      for (const visitor of [reporter, person]) expect(await eventsOf(visitor, csid)).not.toContain('block');
      const info = await seenByRose(csid);
      expect(info).not.toHaveProperty('blocked');
      expect(info.participants.filter(({ crBlocked }) => crBlocked).map((one) => one.crUid)).toEqual([crUid]);
      const told = (await rose.call(townCalls.fetchReq, { csid, after: 0 })).find(
        ({ flags }) => flags?.[0] === 'block',
      );
      expect(told?.block).toMatchObject({ reason: ['conflictWithUser'], target: { crUid } });
      expect((await block(csid, crUid, true)).error).toBeUndefined();
      expect((await write(person, csid, 'Encore')).error).toBeUndefined();
    },
  );

  it('may be whom a notice of the reporter is about, and the other way round', async () => {
    for (const [by, about] of [
      ['reporter', 'target'],
      ['target', 'reporter'],
    ] as const) {
      const whole = await openWhole();
      const { csid } = whole;
      const { data } = await write(whole[about], csid, 'Des mots durs');
      const msgId = data?.[0]?.msgId ?? 0;
      await whole[by].call(mobileCalls.reportAbuse, {
        ...{ csid, id: createId(), about: { kind: 'message', msgId }, reason: 'spam' },
      });
      const notice = getFirst(await rose.call(moderationCalls.moderationGet)).notices.find(
        (one) => one.csid === csid,
      );
      expect(notice?.blockable).toBe(await crUidOf(whole[about], csid));
    }
  });

  it('must be a visitor of the case', async () => {
    const { csid } = await openWhole();
    const stranger = await createResident(services);
    const { crUid } = await stranger.call(sessionCalls.userSts, { newCookies: false });
    expect((await block(csid, crUid ?? '')).error?.code).toBe('badRequest');
    const own = (await seenByRose(csid)).participants.find(({ staff }) => staff)?.crUid ?? '';
    expect((await block(csid, own)).error?.code).toBe('badRequest');
  });

  it('stays blocked once their accounts are merged, and leaves no reason once erased', async () => {
    const { csid, target } = await openWhole();
    const crUid = await crUidOf(target, csid);
    await block(csid, crUid);
    const { crUid: into } = await (await createResident(services)).call(sessionCalls.userSts, {
      newCookies: false,
    });
    await commitAndNotify(services.services, (tx) => mergePeople(tx, crUid, into ?? ''));
    const told = (await rose.call(townCalls.fetchReq, { csid, after: 0 })).find(({ block: one }) => one);
    expect(told?.block?.target.crUid).toBe(into);
    await target.call(sessionCalls.userEraseAll);
    const { rows } = await pool.query(
      `select block from messages where csid = $1 and event = 'block' union all select to_json(reason) from blocks where cr_uid = $2`,
      [csid, into],
    );
    expect(rows).toEqual([{ block: null }]);
  });
});

const ask = async (csid: string) =>
  getFirst(await rose.call(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'direct' } }));
const answer = (person: Person, csid: string, msgIdAnswer: number, ...events: Action[]) =>
  person.send(mobileCalls.sendForm, { csid, id: createId(), msgIdAnswer, played: played(...events) });
const says = (value: boolean) => ({ type: 'YESNO', item: 'answer', value }) as const;

describe('answers to a question of staff (chng)', () => {
  it('end a conflict by a yes and set one by a no', async () => {
    const { csid, reporter, target } = await openWhole();
    await takeStep(reporter, csid, 'block');
    const { msgId } = await ask(csid);
    expect((await answer(target, csid, msgId, says(true))).error?.code).toBe('stepNotAllowed');
    expect(await infoOf(target, csid)).toHaveProperty('conflict', true);
    expect((await answer(reporter, csid, msgId, says(true))).error).toBeUndefined();
    expect(await infoOf(target, csid)).not.toHaveProperty('conflict');
    expect((await eventsOf(target, csid)).slice(-2)).toEqual(['conflict', 'conflictEnded']);
    expect((await answer(reporter, csid, (await ask(csid)).msgId, says(false))).error).toBeUndefined();
    expect(await infoOf(target, csid)).toHaveProperty('conflict', true);
    expect((await eventsOf(target, csid)).at(-1)).toBe('conflict');
    await answer(reporter, csid, (await ask(csid)).msgId, says(false));
    expect((await eventsOf(target, csid)).filter((event) => event === 'conflict')).toHaveLength(2);
  });

  it('are carried out again when one replaces another', async () => {
    const { csid, reporter } = await openWhole();
    const { msgId } = await ask(csid);
    await answer(reporter, csid, msgId, says(false));
    await answer(reporter, csid, msgId, says(true));
    expect(await infoOf(reporter, csid)).not.toHaveProperty('conflict');
  });

  it('keep the other side’s conflict, and do not notify it that this one ended', async () => {
    const { csid, reporter, target } = await openWhole();
    for (const person of [reporter, target]) await takeStep(person, csid, 'block');
    await answer(reporter, csid, (await ask(csid)).msgId, says(true));
    expect(await infoOf(reporter, csid)).toHaveProperty('conflict', true);
    expect(await eventsOf(target, csid)).not.toContain('conflictEnded');
    expect(await eventsOf(reporter, csid)).toContain('conflictEnded');
    await takeStep(target, csid, 'unblock');
    expect(await infoOf(reporter, csid)).not.toHaveProperty('conflict');
    expect((await eventsOf(reporter, csid)).at(-1)).toBe('conflictEnded');
  });

  it('are for whom they say', async () => {
    const { csid, reporter, victim } = await openWhole();
    const { msgId } = await ask(csid);
    await pool.query(
      `update messages set qstn = jsonb_set(qstn::jsonb, '{questions,question,items,0,yes}', '{"set":["tgtTypes.staff"]}') where csid = $1 and msg_id = $2`,
      [csid, msgId],
    );
    await answer(reporter, csid, msgId, says(true));
    const stored = (await fetchMessages(reporter, csid)).at(-1);
    expect(stored).toMatchObject({ msgIdAnswer: msgId, tgtTypes: ['staff'] });
    expect((await fetchMessages(victim, csid)).map((one) => one.msgIdAnswer)).not.toContain(msgId);
  });

  it('are asked only of who met the other side', async () => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter);
    await handle(csid, 'handle');
    expect((await seenByRose(csid)).can).not.toContain('askDirect');
    await joinAs(reporter, csid, 'target');
    expect((await seenByRose(csid)).can).toContain('askDirect');
  });
});

describe('a poll in a case with a conflict', () => {
  const definition = JSON.stringify(pollQuestions);
  const questionnaireId = hashQuestionnaire(pollQuestions);
  beforeAll(async () => {
    await pool.query(
      `insert into polls (id, cuid, code, source, lbl, results, anonymous, changeable, partial, questionnaire_id, created, opened_at)
        values ('p', 'residence', 'calm', 'desk', '{"fr":"Le calme"}', 'answered', false, false, false, $1, now(), now())`,
      [questionnaireId],
    );
    await pool.query(
      `insert into poll_versions (poll, id, definition, created) values ('p', $1, $2, now())`,
      [questionnaireId, definition],
    );
  });
  const send = async (csid: string, tgtTypes?: TargetType[], tgtCrUid?: string) =>
    getFirst(
      await rose.call(staffPollCalls.pollSend, { csid, id: createId(), poll: 'calm', tgtTypes, tgtCrUid }),
    );
  const polled = async (person: Person, csid: string) =>
    (await fetchMessages(person, csid)).filter(({ poll }) => poll).map(({ msgId }) => msgId);

  it('is each side’s own, with its answers and no results of the other', async () => {
    const { csid, reporter, target, victim } = await openWhole();
    await handle(csid, 'separate');
    const { msgId: forReporter } = await send(csid, ['reporter']);
    const { msgId: forTarget } = await send(csid, ['target']);
    expect(await polled(reporter, csid)).toEqual([forReporter]);
    expect(await polled(victim, csid)).toEqual([forReporter]);
    expect(await polled(target, csid)).toEqual([forTarget]);
    expect((await infoOf(reporter, csid)).last).not.toHaveProperty('txt');
    const before = (await seenByRose(csid)).last.msgId;
    await target.call(pollCalls.pollAnswer, {
      ...{ poll: 'calm', id: createId(), questionnaireId, played: playPoll(1, false, 'Trop de bruit') },
    });
    expect((await seenByRose(csid)).last.msgId).toBe(before);
    const read = async (person: Person) => getFirst(await person.call(pollCalls.pollInfo, { poll: 'calm' }));
    expect(await read(target)).toMatchObject({ state: 'answered' });
    const others = await read(reporter);
    expect(others.state).toBe('open');
    expect(others).not.toHaveProperty('results');
    await reporter.call(pollCalls.pollAnswer, {
      ...{ poll: 'calm', id: createId(), questionnaireId, played: playPoll(5, true) },
    });
    const told = JSON.stringify(await read(reporter));
    expect(told).not.toContain('Trop de bruit');
    expect((await read(reporter)).results?.questions).toEqual([]);
  });

  it('is for one witness where staff name them', async () => {
    const { csid, reporter, target } = await openWhole();
    const source = await joinAs(reporter, csid, 'source');
    const crUid = (await infoOf(source, csid)).participants.find(({ me }) => me)?.crUid;
    const { msgId } = await send(csid, undefined, crUid);
    const seen = [await polled(source, csid), await polled(reporter, csid), await polled(target, csid)];
    expect(seen).toEqual([[msgId], [], []]);
  });

  it('is for all where staff choose no readers', async () => {
    const { csid, reporter, target } = await openWhole();
    const { msgId } = await send(csid);
    expect([await polled(reporter, csid), await polled(target, csid)]).toEqual([[msgId], [msgId]]);
  });
});

describe('the end', () => {
  const stars = (value: number) => [{ type: 'RATE', item: 'answer.satisfaction', value } as const, sent];
  const thanks = buildTextActions('answer.satisfaction.thanksMessage', 'Merci de votre geste');

  it('by whom it concerns is thanked for, and the stars are for staff', async () => {
    const { csid, reporter, target, victim } = await openWhole();
    await takeStep(target, csid, 'solved');
    const { msgId } = (await fetchMessages(reporter, csid)).at(-1) ?? { msgId: 0 };
    const survey = (...events: Action[]) =>
      reporter.send(mobileCalls.sendForm, {
        ...{ csid, id: createId(), msgIdAnswer: msgId },
        played: { ...played(...events), flags: ['betweenUsers'] },
      });
    expect((await survey(...stars(5), { type: 'ABORT' })).error).toBeUndefined();
    const writes = { type: 'YESNO', item: 'answer.satisfaction.thanks', value: true } as const;
    expect((await survey(...stars(5), writes, ...thanks, { type: 'ABORT' })).error).toBeUndefined();
    for (const person of [target, victim]) {
      const read = JSON.stringify(await fetchMessages(person, csid));
      expect(read).toContain('Merci de votre geste');
      expect(read).not.toContain('"answer.satisfaction":5');
    }
    expect(JSON.stringify(await rose.call(townCalls.fetchReq, { csid, after: 0 }))).toContain(
      '"answer.satisfaction":5',
    );
  });
});

describe('people who erase themselves', () => {
  it.each([
    ['reporter', 'leave'],
    ['target', 'joinLeft'],
    ['victim', 'joinLeft'],
  ] as const)('as %s leave a sentence, none of their words, and no conflict', async (role, event) => {
    const whole = await openWhole();
    const { csid, reporter, target } = whole;
    const gone = whole[role];
    const other = role === 'reporter' ? target : reporter;
    await write(gone, csid, 'Mes mots à moi');
    await write(other, csid, 'Les mots de l’autre');
    if (role !== 'victim') await takeStep(gone, csid, 'block');
    const crUid = await crUidOf(gone, csid);
    await gone.call(sessionCalls.userEraseAll);
    const read = await fetchMessages(other, csid);
    expect(read.at(-1)?.flags).toEqual([event]);
    expect(JSON.stringify(read)).toContain('Les mots de l');
    const everything = JSON.stringify([
      read,
      await infoOf(other, csid),
      await rose.call(townCalls.fetchReq, { csid, after: 0 }),
      await seenByRose(csid),
    ]);
    for (const left of ['Mes mots à moi', crUid]) expect(everything).not.toContain(left);
    if (role === 'target') expect(everything).not.toContain('M. D.');
    if (role === 'reporter') expect(everything).not.toContain(REPORT);
    expect(await infoOf(other, csid)).not.toHaveProperty('conflict');
  });
});
