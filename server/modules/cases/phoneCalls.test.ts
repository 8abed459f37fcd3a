import { mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { Message } from '@parvis/api/entities/message';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { isOnPhone } from './service.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool, db } = services.store;
const anna = await signInStaff(services);
const bruno = await signIn(new Person(services), 'bruno@testville.example');
const chloe = await signIn(new Person(services), 'chloe@testville.example');
const NUMBER = '06 12 34 56 78';
const STORED = '33612345678';

type StaffEvent = 'proposed' | 'declined' | 'begun' | 'ended' | 'missed';
const reports = (agent: Person, csid: string, event: StaffEvent, id = createId(), txt?: string) =>
  agent.send(townCalls.phone, { csid, id, event, ...(txt && { txt }) });
const accepts = (jo: Person, csid: string, phone = NUMBER) =>
  jo.send(mobileCalls.phone, { csid, id: createId(), event: 'accepted', phone });
const declines = (jo: Person, csid: string) =>
  jo.send(mobileCalls.phone, { csid, id: createId(), event: 'declined' });
const seenBy = async (agent: Person, csid: string) =>
  getFirst(await agent.call(townCalls.casesGetInfo, { csid }));
const numbersOf = async (csid: string) =>
  (
    await pool.query(
      `select call ->> 'phone' as phone from messages where csid = $1 and call ->> 'phone' is not null`,
      [csid],
    )
  ).rows;
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid;
const callsOf = (messages: readonly Message[]) =>
  messages.flatMap(({ call, flags }) => (call ? [[flags?.[0], call.event]] : []));

/** A case of Anna, with Bruno beside her. */
async function openHandled() {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  await bruno.call(townCalls.casesParticipate, { csid, id: createId() });
  return { jo, csid };
}
async function openAccepted() {
  const one = await openHandled();
  await reports(anna, one.csid, 'proposed');
  expect((await accepts(one.jo, one.csid)).error).toBeUndefined();
  return one;
}
const NOT_ALLOWED = { status: 409, error: { code: 'stepNotAllowed' } };

describe('phone call', () => {
  it('is proposed once at a time, accepted, begun and ended, each with a message', async () => {
    const { jo, csid } = await openHandled();
    const id = createId();
    const { data = [] } = await reports(anna, csid, 'proposed', id, 'Un détail à préciser.');
    expect(getFirst(data)).toMatchObject({ call: { event: 'proposed' } });
    expect((await reports(anna, csid, 'proposed', id, 'Un détail à préciser.')).error).toBeUndefined();
    expect(await reports(bruno, csid, 'proposed')).toMatchObject(NOT_ALLOWED);
    expect(await reports(anna, csid, 'begun')).toMatchObject(NOT_ALLOWED);
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can).toContain('answerCall');
    await accepts(jo, csid);
    const [staff, visitor] = [await crUidOf(anna), await crUidOf(jo)];
    expect((await fetchMessages(jo, csid)).at(-1)?.call).toEqual({
      event: 'accepted',
      reqCrUid: staff,
      ackCrUid: visitor,
      tgtCrUid: visitor,
    });
    await reports(anna, csid, 'begun');
    expect(await db.transaction((tx) => isOnPhone(tx, csid))).toBe(true);
    expect(await declines(jo, csid)).toMatchObject(NOT_ALLOWED);
    await reports(anna, csid, 'ended');
    expect(await db.transaction((tx) => isOnPhone(tx, csid))).toBe(false);
    expect(callsOf(await fetchMessages(jo, csid))).toEqual([
      ['callProposed', 'proposed'],
      ['callAccepted', 'accepted'],
      ['callBegun', 'begun'],
      ['callEnded', 'ended'],
    ]);
    expect((await seenBy(anna, csid)).call).toBeUndefined();
    expect((await seenBy(anna, csid)).can).toContain('proposeCall');
  });

  it('shows the number only to the person who proposed it, and never in a message', async () => {
    const { jo, csid } = await openAccepted();
    expect((await seenBy(anna, csid)).call).toMatchObject({ event: 'accepted', phone: STORED });
    expect((await seenBy(anna, csid)).can).toContain('reportCall');
    const other = await seenBy(bruno, csid);
    expect(other.call).toMatchObject({ event: 'accepted' });
    expect(other.can).not.toContain('reportCall');
    expect(await reports(bruno, csid, 'begun')).toMatchObject(NOT_ALLOWED);
    const [own] = await jo.call(mobileCalls.discussInfo, { csid });
    for (const answer of [
      other,
      own,
      await fetchMessages(jo, csid),
      await anna.call(townCalls.fetchReq, { csid }),
    ])
      expect(JSON.stringify(answer)).not.toContain(STORED);
    await reports(anna, csid, 'begun');
    expect((await seenBy(anna, csid)).call).toMatchObject({ event: 'begun', phone: STORED });
  });

  it.each<[string, (one: { jo: Person; csid: string }) => Promise<unknown>]>([
    ['it is declined after all', ({ jo, csid }) => declines(jo, csid)],
    ['staff drop it', ({ csid }) => reports(anna, csid, 'declined')],
    ['nobody picks up', ({ csid }) => reports(anna, csid, 'begun').then(() => reports(anna, csid, 'missed'))],
    ['the case is closed', ({ csid }) => sendStep(anna, csid, 'close', { outcome: 'solved' })],
    [
      'the reporter cancels',
      ({ jo, csid }) => jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'cancel' }),
    ],
    ['who proposed it leaves', ({ csid }) => anna.call(townCalls.casesLeave, { csid, id: createId() })],
    ['the reporter erases everything', ({ jo }) => jo.call(sessionCalls.userEraseAll)],
  ])('forgets the number once %s', async (_, end) => {
    const one = await openAccepted();
    expect(await numbersOf(one.csid)).toEqual([{ phone: STORED }]);
    await end(one);
    expect(await numbersOf(one.csid)).toEqual([]);
  });

  it('is reported by other handlers once who proposed it has left, and proposed again', async () => {
    const { csid } = await openAccepted();
    await anna.call(townCalls.casesLeave, { csid, id: createId() });
    expect((await seenBy(bruno, csid)).can).toContain('reportCall');
    await reports(bruno, csid, 'missed');
    expect((await reports(bruno, csid, 'proposed')).data?.[0]?.call).toMatchObject({ event: 'proposed' });
  });

  it('is answered by its reporter only, with a number that may be called', async () => {
    const { jo, csid } = await openHandled();
    await reports(anna, csid, 'proposed');
    expect(await accepts(await createContributor(services), csid)).toMatchObject({
      error: { code: 'unknownCase' },
    });
    for (const wrong of ['', '08 99 70 12 34', '12'])
      expect(await accepts(jo, csid, wrong)).toMatchObject({ status: 400, error: { code: 'badRequest' } });
    expect((await accepts(jo, csid, '+687 75 12 34')).error).toBeUndefined();
    expect((await seenBy(anna, csid)).call).toMatchObject({ phone: '+687751234' });
  });

  it('marks everyone who joins during the call: by the list, by writing, by a link', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    const link = getFirst(await anna.call(townLinkCalls.linksCreate, { csid, useLimit: 2 }));
    const joinByLink = async () =>
      (await createContributor(services)).call(mobileLinkCalls.linksJoin, { connectId: link.id });
    const writes = (agent: Person) => agent.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' });
    await reports(anna, csid, 'proposed');
    await accepts(jo, csid);
    await writes(bruno);
    await reports(anna, csid, 'begun');
    await chloe.call(townCalls.casesParticipate, { csid, id: createId() });
    await bruno.call(townCalls.casesLeave, { csid, id: createId() });
    await writes(bruno);
    await joinByLink();
    await reports(anna, csid, 'ended');
    await chloe.call(townCalls.casesLeave, { csid, id: createId() });
    await chloe.call(townCalls.casesParticipate, { csid, id: createId() });
    await joinByLink();
    const joined = (await fetchMessages(jo, csid)).flatMap(({ join, flags }) =>
      join && flags?.[0] !== 'create' ? [[flags?.[0], join.whileOnPhone === true]] : [],
    );
    expect(joined).toEqual([
      ['handle', false],
      ['handle', false],
      ['handle', true],
      ['rejoin', true],
      ['joinInvited', true],
      ['rejoin', false],
      ['joinInvited', false],
    ]);
  });

  it('is proposed by handlers only', async () => {
    const csid = await openCase(await createContributor(services));
    expect(await reports(bruno, csid, 'proposed')).toMatchObject(NOT_ALLOWED);
  });
});
