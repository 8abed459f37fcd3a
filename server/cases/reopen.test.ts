import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { cases, customers } from '../store/schema.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import {
  closedCase,
  contributor,
  first,
  messagesOf,
  openCase,
  type Person,
  staffMember,
  step,
} from '../testing/person.ts';
import { played, sent } from '../testing/played.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { db } = services.store;
const anna = await staffMember(services);
const bruno = await staffMember(services, 'bruno@testville.example');

const closed = () => closedCase(services, anna);

const WORD = 'Le problème est toujours là';
const reopen = (jo: Person, csid: string, id = newId(), txt = WORD) =>
  jo.send(mobileCalls.casesChange, { csid, id, step: 'reopen', txt });
const seen = async (person: Person, csid: string) =>
  first(await person.call(townCalls.casesGetInfo, { csid }));
const may = async (jo: Person, csid: string) => first(await jo.call(mobileCalls.discussInfo, { csid })).can;
const isNew = async (csid: string) =>
  (await anna.call(townCalls.casesListAll, { filter: 'new' })).some((one) => one.csid === csid);
const rates = async (jo: Person, csid: string, value: number) => {
  const { msgId: msgIdAnswer } = (await messagesOf(jo, csid)).findLast(({ flow }) => flow) ?? { msgId: 0 };
  const rated = played({ type: 'RATE', item: 'answer.satisfaction', value }, sent, { type: 'ABORT' });
  return jo.send(mobileCalls.sendForm, { csid, id: newId(), msgIdAnswer, played: rated });
};

describe('a problem that is still there after the close', () => {
  it('brings the case back before all staff, unread, with what the person says', async () => {
    const { jo, csid } = await closed();
    expect(await may(jo, csid)).toEqual(['rate', 'reopen']);
    expect((await reopen(jo, csid)).data?.[0]).toMatchObject({ state: 'open', can: ['send'] });
    expect(await seen(anna, csid)).toMatchObject({
      state: 'open',
      reopened: true,
      mine: false,
      handlers: [],
    });
    const { at } = (await seen(anna, csid)).last;
    await jo.call(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Et encore' });
    expect((await seen(anna, csid)).waitingSince).toBe(at);
    const lines = await bruno.call(townCalls.casesListAll, { filter: 'new' });
    expect(lines.find((one) => one.csid === csid)?.waitingSince).toBe(at);
    expect((await seen(bruno, csid)).unread).toBeGreaterThan(0);
    expect((await seen(anna, csid)).outcome).toBeUndefined();
    expect(await isNew(csid)).toBe(true);
    expect((await messagesOf(jo, csid)).at(-1)).toMatchObject({ msgTxt: 'Et encore' });
    expect((await messagesOf(jo, csid)).at(-2)).toMatchObject({ flags: ['crReopen'], msgTxt: WORD });
    expect((await step(anna, csid, 'handle')).error?.code).toBe('stepNotAllowed');
    const taken = first(await anna.call(townCalls.casesParticipate, { csid }));
    expect(taken.state).toBe('handled');
    expect([taken.reopened, taken.waitingSince]).toEqual([undefined, undefined]);
  });

  it('is told once, however often it is sent, and another word under its id is refused', async () => {
    const { jo, csid } = await closed();
    const id = newId();
    for (const time of [1, 2]) expect([time, (await reopen(jo, csid, id)).status]).toEqual([time, 200]);
    expect((await messagesOf(jo, csid)).filter(({ flags }) => flags?.includes('crReopen'))).toHaveLength(1);
    expect((await reopen(jo, csid, id, 'Autre chose')).error?.code).toBe('conflict');
    expect((await reopen(jo, csid, newId(), '😀')).error).toMatchObject({ path: 'body.txt' });
    expect((await reopen(jo, csid)).error?.code).toBe('stepNotAllowed');
  });

  it('may be said within the customer’s days, and not a moment later', async () => {
    const { jo, csid } = await closed();
    const [row] = await db.select().from(cases).where(eq(cases.csid, csid));
    const days = ((row?.reopenUntil?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    const told = async () => first(await jo.call(mobileCalls.discussInfo, { csid })).reopenUntil;
    expect(await told()).toBe(row?.reopenUntil?.toISOString());
    const [line] = await jo.call(mobileCalls.statusActivity, {});
    expect(line?.reopenUntil).toBe(row?.reopenUntil?.toISOString());
    await db.update(cases).set({ reopenUntil: sql`clock_timestamp()` }).where(eq(cases.csid, csid));
    expect(await may(jo, csid)).toEqual(['rate']);
    expect(await told()).toBeUndefined();
    expect((await reopen(jo, csid)).error?.code).toBe('stepNotAllowed');
    expect((await rates(jo, csid, 1)).status).toBe(200);
    expect(await seen(anna, csid)).toMatchObject({ state: 'closed', rating: 1 });
  });

  it('is never said where the customer gives no days', async () => {
    await db.update(customers).set({ reopenDays: 0 }).where(eq(customers.cuid, 'testville'));
    services.services.customers.forget();
    const { jo, csid } = await closed();
    expect(await may(jo, csid)).toEqual(['rate']);
    await db.update(customers).set({ reopenDays: 14 }).where(eq(customers.cuid, 'testville'));
    services.services.customers.forget();
  });

  it('is for whoever reported it, and not for who was refused', async () => {
    const { csid } = await closed();
    expect((await reopen(await contributor(services), csid)).error?.code).toBe('unknownCase');
    const jo = await contributor(services);
    const refused = await openCase(jo);
    await step(anna, refused, 'handle');
    await step(anna, refused, 'reject', { txt: 'Ce n’est pas chez nous' });
    expect(await may(jo, refused)).toEqual([]);
  });
});

describe('stars', () => {
  it.each([1, 2])('%i of five bring the case back, and the survey goes on', async (stars) => {
    const { jo, csid } = await closed();
    expect((await rates(jo, csid, stars)).status).toBe(200);
    expect(await seen(anna, csid)).toMatchObject({ state: 'open', mine: false, rating: stars });
    expect(await isNew(csid)).toBe(true);
    // The desk reads at once why it is back.
    expect((await seen(anna, csid)).last).toMatchObject({ kind: 'crReopen' });
    expect(await may(jo, csid)).toEqual(['send', 'rate']);
    expect((await rates(jo, csid, 1)).status).toBe(200);
    const said = await messagesOf(jo, csid);
    // What the stars did stands behind them, and once.
    const after = said.findIndex(({ flow }) => flow === 'satisfaction') + 1;
    expect(said.slice(after).map(({ flags, answers }) => flags ?? answers)).toEqual(
      stars === 1
        ? [{ 'answer.satisfaction': 1 }, ['crReopen']]
        : [{ 'answer.satisfaction': 2 }, ['crReopen'], { 'answer.satisfaction': 1 }],
    );
  });

  it.each([3, 4, 5])('%i of five leave it closed', async (stars) => {
    const { jo, csid } = await closed();
    await rates(jo, csid, stars);
    expect(await seen(anna, csid)).toMatchObject({ state: 'closed', rating: stars });
    expect(await isNew(csid)).toBe(false);
  });
});

it('nobody is refused without a reason, and the reason is read', async () => {
  const jo = await contributor(services);
  const csid = await openCase(jo);
  await step(anna, csid, 'handle');
  for (const txt of [undefined, '   '])
    expect((await step(anna, csid, 'reject', txt === undefined ? {} : { txt })).error).toMatchObject({
      code: 'badRequest',
      path: 'body.txt',
      reason: 'missing',
    });
  await step(anna, csid, 'reject', { txt: 'La rue est à la métropole' });
  expect((await messagesOf(jo, csid)).at(-1)).toMatchObject({
    flags: ['reject'],
    msgTxt: 'La rue est à la métropole',
  });
});
