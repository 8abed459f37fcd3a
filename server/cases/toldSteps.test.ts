import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { type Step, stepSchema } from '@parvis/api/entities/case';
import type { Action, Played } from '@parvis/questionnaire/model/played';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import {
  closedCase,
  contributor,
  first,
  lastSmsCode,
  messagesOf,
  openCase,
  type Person,
  staffMember,
  step,
} from '../testing/person.ts';
import { played, sent, written } from '../testing/played.ts';
import { openTestServices } from '../testing/testServices.ts';
import { eventsOf } from './toldSteps.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(() => services.close());
const { pool } = services.store;
await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
const anna = await staffMember(services);
const bruno = await staffMember(services, 'bruno@testville.example');

async function opened() {
  const jo = await contributor(services);
  return { jo, csid: await openCase(jo) };
}
async function handled() {
  const one = await opened();
  await step(anna, one.csid, 'handle');
  return one;
}
/** A case that Anna left. */
async function left() {
  const one = await handled();
  await anna.call(townCalls.casesLeave, { csid: one.csid, id: newId() });
  return one;
}

/** A case that came back to Anna, who closed it. */
async function cameBack() {
  const one = await closedCase(services, anna);
  await reopens(one.jo, one.csid);
  return one;
}

const eventsIn = async (csid: string): Promise<string[]> => {
  const asked = 'select event from messages where csid = $1 and event is not null order by msg_id';
  return (await pool.query(asked, [csid])).rows.map(({ event }) => String(event));
};
/** The events that something stores in a case. */
async function told(csid: string, play: () => Promise<unknown>): Promise<string[]> {
  const before = await eventsIn(csid);
  await play();
  return (await eventsIn(csid)).slice(before.length);
}

const writes = (agent: Person, csid: string) =>
  agent.call(townCalls.sendTxt, { csid, id: newId(), txt: 'Bonjour' });
const question = { kind: 'text', txt: 'Où exactement ?' } as const;
const asks = (csid: string) => anna.call(townCalls.sendQstn, { csid, id: newId(), question });
const gives = (jo: Person, csid: string, contact: object) =>
  jo.call(mobileCalls.casesChange, { csid, id: newId(), step: 'contact', contact });
const reopens = (jo: Person, csid: string) =>
  jo.call(mobileCalls.casesChange, { csid, id: newId(), step: 'reopen' });
const joins = (csid: string) => anna.call(townCalls.casesParticipate, { csid, id: newId() });
const answers = (jo: Person, csid: string, msgIdAnswer: number, done: Played) =>
  jo.call(mobileCalls.sendForm, { csid, id: newId(), msgIdAnswer, played: done });
async function blocks(jo: Person, csid: string, meant: object = { reason: ['otherReason'] }) {
  const { crUid = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
  await anna.call(townCalls.usersBlock, { csid, id: newId(), crUid, ...meant });
}
const releases = (jo: Person, csid: string) => blocks(jo, csid, { release: true });
const closes = (csid: string) => step(anna, csid, 'close', { outcome: 'solved' });
const rejects = (csid: string) => step(anna, csid, 'reject', { txt: 'Ce n’est pas ici.' });

async function rates(value: number): Promise<string[]> {
  const { jo, csid } = await closedCase(services, anna);
  const { msgId = 0 } = (await messagesOf(jo, csid)).at(-1) ?? {};
  const done = played({ type: 'RATE', item: 'answer.satisfaction', value }, sent, { type: 'ABORT' });
  return told(csid, () => answers(jo, csid, msgId, done));
}

const heard: Action = { type: 'OUTCOME', flags: [] };
const says = (value: boolean): Action => ({ type: 'YESNO', item: 'answer.mobileNeeded', value });
const NUMBER = { typed: '0630000001', phone: '33630000001' };
const accepts = played(
  says(true),
  ...written('answer.sms.contact', NUMBER.typed),
  heard,
  ...written('answer.sms.code', 'aaaaa'),
  heard,
  { type: 'CONFIRM' },
);
async function proves(jo: Person): Promise<void> {
  await pool.query('delete from verifications; delete from deliveries; update identities set phone = null');
  const phoneMob = NUMBER.typed;
  const { rqid = '' } = first(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  const code = await lastSmsCode(services, NUMBER.phone);
  await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
}
/** What is told of the answer to the question for a number, given or not, where there was another way before. */
async function givesMobile(done: Played, before?: object): Promise<string[]> {
  const { jo, csid } = await handled();
  if (before) await gives(jo, csid, before);
  if (done === accepts) await proves(jo);
  const [{ msgId } = { msgId: 0 }] = await anna.call(townCalls.sendQstn, {
    csid,
    id: newId(),
    question: { kind: 'mobile' },
  });
  return told(csid, () => answers(jo, csid, msgId, done));
}

/** Every step as it is played, in all the ways that are told in ways of their own. */
const plays: Readonly<Record<Step, () => Promise<string[]>>> = {
  send: async () => {
    const [fresh, again] = [await opened(), await left()];
    const own = await told(fresh.csid, () =>
      fresh.jo.call(mobileCalls.sendTxt, { csid: fresh.csid, id: newId(), txt: 'Un' }),
    );
    const taken = await told(fresh.csid, () => writes(anna, fresh.csid));
    return [...own, ...taken, ...(await told(again.csid, () => writes(anna, again.csid)))];
  },
  ask: async () => {
    const [fresh, again] = [await opened(), await left()];
    return [
      ...(await told(fresh.csid, () => asks(fresh.csid))),
      ...(await told(again.csid, () => asks(again.csid))),
    ];
  },
  rate: async () => [...(await rates(5)), ...(await rates(1))],
  contact: async () => {
    const { jo, csid } = await opened();
    return told(csid, async () => {
      await gives(jo, csid, { mail: 'jo@mail.example' });
      await gives(jo, csid, { mail: 'jo.2@mail.example' });
      await gives(jo, csid, {});
    });
  },
  reopen: async () => {
    const { jo, csid } = await closedCase(services, anna);
    return told(csid, () => reopens(jo, csid));
  },
  askMobile: async () => {
    const [mine, back] = [await handled(), await cameBack()];
    const mobile = (csid: string) =>
      anna.call(townCalls.sendQstn, { csid, id: newId(), question: { kind: 'mobile' } });
    return [
      ...(await told(mine.csid, () => mobile(mine.csid))),
      ...(await told(back.csid, () => mobile(back.csid))),
    ];
  },
  giveMobile: async () => [
    ...(await givesMobile(accepts)),
    ...(await givesMobile(accepts, { mail: 'jo@mail.example' })),
    ...(await givesMobile(played(says(false)))),
  ],
  handle: async () => {
    const [one, other] = [await opened(), await opened()];
    return [
      ...(await told(one.csid, () => step(anna, one.csid, 'handle'))),
      ...(await told(other.csid, () => joins(other.csid))),
    ];
  },
  rejoin: async () => {
    const { csid } = await left();
    return told(csid, () => joins(csid));
  },
  hold: async () => {
    const { csid } = await handled();
    return told(csid, () => step(anna, csid, 'hold'));
  },
  resume: async () => {
    const { csid } = await handled();
    await step(anna, csid, 'hold');
    const held = await told(csid, () => step(anna, csid, 'resume'));
    await closes(csid);
    return [...held, ...(await told(csid, () => step(bruno, csid, 'resume')))];
  },
  close: async () => {
    const [mine, nobodys] = [await handled(), await opened()];
    return [
      ...(await told(mine.csid, () => closes(mine.csid))),
      ...(await told(nobodys.csid, () => closes(nobodys.csid))),
    ];
  },
  reject: async () => {
    const [mine, nobodys] = [await handled(), await opened()];
    return [
      ...(await told(mine.csid, () => rejects(mine.csid))),
      ...(await told(nobodys.csid, () => rejects(nobodys.csid))),
    ];
  },
  leave: async () => {
    const { csid } = await handled();
    return told(csid, () => anna.call(townCalls.casesLeave, { csid, id: newId() }));
  },
  block: async () => {
    const { jo, csid } = await opened();
    return told(csid, () => blocks(jo, csid));
  },
  unblock: async () => {
    const { jo, csid } = await opened();
    await blocks(jo, csid);
    return told(csid, () => releases(jo, csid));
  },
};

it.each(stepSchema.options)(
  'the step %s stores the events that the table of steps says, and no other',
  async (name) => {
    expect([...new Set(await plays[name]())].sort()).toEqual([...eventsOf(name)].sort());
  },
);

it.each<[string, (csid: string) => Promise<unknown>, string, readonly string[]]>([
  ['takes it', (csid) => step(anna, csid, 'handle'), 'handled', ['handle']],
  ['takes it by a page that was open before', joins, 'handled', ['handle']],
  ['writes', (csid) => writes(anna, csid), 'handled', ['handle']],
  ['asks', asks, 'handled', ['handle']],
  ['waits', (csid) => step(anna, csid, 'hold'), 'held', ['hold']],
  ['closes it', closes, 'closed', ['close']],
  ['declines it', rejects, 'rejected', ['reject']],
  ['leaves it', (csid) => anna.call(townCalls.casesLeave, { csid, id: newId() }), 'open', ['leave']],
  ['is joined in it', (csid) => writes(bruno, csid), 'handled', ['handle']],
])('whoever has a case that came back %s', async (_, play, state, events) => {
  const { csid } = await cameBack();
  expect(await told(csid, () => play(csid))).toEqual(events);
  const [info] = await anna.call(townCalls.casesGetInfo, { csid });
  expect(info).toMatchObject({
    state,
    handlers: state === 'open' ? [] : expect.arrayContaining(['Anna Petit']),
  });
});
