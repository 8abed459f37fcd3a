import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { cases, customers } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openAndCloseCase,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { db } = services.store;
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');

const closed = () => openAndCloseCase(services, anna);

const WORD = 'Le problème est toujours là';
const reopen = (jo: Person, csid: string, id = createId(), txt = WORD) =>
  jo.send(mobileCalls.casesChange, { csid, id, step: 'reopen', txt });
const seen = async (person: Person, csid: string) =>
  getFirst(await person.call(townCalls.casesGetInfo, { csid }));
const may = async (jo: Person, csid: string) =>
  getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can;
const lists = async (agent: Person, filter: 'new' | 'mine', csid: string) =>
  (await agent.call(boardCalls.casesListAll, { filter })).some((one) => one.csid === csid);
const isNew = (csid: string) => lists(anna, 'new', csid);
const rates = async (jo: Person, csid: string, value: number) => {
  const { msgId: msgIdAnswer } = (await fetchMessages(jo, csid)).findLast(({ flow }) => flow) ?? { msgId: 0 };
  const rated = played({ type: 'RATE', item: 'answer.satisfaction', value }, sent, { type: 'ABORT' });
  return jo.send(mobileCalls.sendForm, { csid, id: createId(), msgIdAnswer, played: rated });
};

describe('reopening a closed case', () => {
  it("shows it unread to all staff with the reporter's text, and assigns it to the person who closed it", async () => {
    const { jo, csid } = await closed();
    expect(await may(jo, csid)).toEqual(['rate', 'reopen']);
    expect((await reopen(jo, csid)).data?.[0]).toMatchObject({
      state: 'open',
      can: ['send', 'hold', 'solved', 'close', 'cancel'],
    });
    expect(await seen(anna, csid)).toMatchObject({
      state: 'open',
      reopened: true,
      mine: true,
      handlers: ['Anna Petit'],
    });
    const { at } = (await seen(anna, csid)).last;
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Et encore' });
    expect((await seen(anna, csid)).waitingSince).toBe(at);
    const lines = await bruno.call(boardCalls.casesListAll, { filter: 'new' });
    expect(lines.find((one) => one.csid === csid)?.waitingSince).toBe(at);
    expect(await seen(bruno, csid)).toMatchObject({ mine: false, handlers: ['Anna Petit'] });
    for (const agent of [anna, bruno]) expect((await seen(agent, csid)).unread).toBeGreaterThan(0);
    expect(await lists(anna, 'mine', csid)).toBe(true);
    expect(await lists(bruno, 'mine', csid)).toBe(false);
    expect((await seen(anna, csid)).outcome).toBeUndefined();
    expect(await isNew(csid)).toBe(true);
    expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({ msgTxt: 'Et encore' });
    expect((await fetchMessages(jo, csid)).at(-2)).toMatchObject({ flags: ['crReopen'], msgTxt: WORD });
    const taken = getFirst(await anna.call(townCalls.casesParticipate, { csid }));
    expect(taken.state).toBe('handled');
    // No answer yet.
    expect([taken.reopened, taken.waitingSince]).toEqual([undefined, at]);
  });

  it('lets the first colleague take it, and refuses the next, who saw it untaken', async () => {
    const { jo, csid } = await closed();
    await reopen(jo, csid);
    const take = (agent: Person) => sendStep(agent, csid, 'handle', { id: createId(), free: true });
    expect(getFirst((await take(bruno)).data ?? [])).toMatchObject({ state: 'handled', mine: true });
    expect((await take(anna)).error?.code).toBe('stepNotAllowed');
  });

  it('is idempotent; another text under the same id conflicts', async () => {
    const { jo, csid } = await closed();
    const id = createId();
    for (const time of [1, 2]) expect([time, (await reopen(jo, csid, id)).status]).toEqual([time, 200]);
    expect((await fetchMessages(jo, csid)).filter(({ flags }) => flags?.includes('crReopen'))).toHaveLength(
      1,
    );
    expect((await reopen(jo, csid, id, 'Autre chose')).error?.code).toBe('conflict');
    expect((await reopen(jo, csid, createId(), '😀')).error).toMatchObject({ path: 'body.txt' });
    expect((await reopen(jo, csid)).error?.code).toBe('stepNotAllowed');
  });

  it("is possible within the customer's days only", async () => {
    const { jo, csid } = await closed();
    const [row] = await db.select().from(cases).where(eq(cases.csid, csid));
    const days = ((row?.reopenUntil?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    const told = async () => getFirst(await jo.call(mobileCalls.discussInfo, { csid })).reopenUntil;
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

  it('is impossible if the customer allows no days', async () => {
    await db.update(customers).set({ reopenDays: 0 }).where(eq(customers.cuid, 'testville'));
    services.services.customers.invalidate();
    const { jo, csid } = await closed();
    expect(await may(jo, csid)).toEqual(['rate']);
    await db.update(customers).set({ reopenDays: 14 }).where(eq(customers.cuid, 'testville'));
    services.services.customers.invalidate();
  });

  it('is refused to others and for rejected cases', async () => {
    const { csid } = await closed();
    expect((await reopen(await createContributor(services), csid)).error?.code).toBe('unknownCase');
    const jo = await createContributor(services);
    const refused = await openCase(jo);
    await sendStep(anna, refused, 'handle');
    await sendStep(anna, refused, 'reject', { txt: 'Ce n’est pas chez nous' });
    expect(await may(jo, refused)).toEqual([]);
  });
});

describe('rating', () => {
  it.each([1, 2])('of %i stars reopens the case, and the survey continues', async (stars) => {
    const { jo, csid } = await closed();
    expect((await rates(jo, csid, stars)).status).toBe(200);
    expect(await seen(anna, csid)).toMatchObject({ state: 'open', mine: true, rating: stars });
    expect(await isNew(csid)).toBe(true);
    // Lists show the cause at once.
    expect((await seen(anna, csid)).last).toMatchObject({ kind: 'crReopen' });
    expect(await may(jo, csid)).toEqual(['send', 'rate', 'hold', 'solved', 'close', 'cancel']);
    expect((await rates(jo, csid, 1)).status).toBe(200);
    const said = await fetchMessages(jo, csid);
    // The reopening follows the rating, once.
    const after = said.findIndex(({ flow }) => flow === 'satisfaction') + 1;
    expect(said.slice(after).map(({ flags, answers }) => flags ?? answers)).toEqual(
      stars === 1
        ? [{ 'answer.satisfaction': 1 }, ['crReopen']]
        : [{ 'answer.satisfaction': 2 }, ['crReopen'], { 'answer.satisfaction': 1 }],
    );
  });

  it.each([3, 4, 5])('of %i stars leaves it closed', async (stars) => {
    const { jo, csid } = await closed();
    await rates(jo, csid, stars);
    expect(await seen(anna, csid)).toMatchObject({ state: 'closed', rating: stars });
    expect(await isNew(csid)).toBe(false);
  });
});

it('rejecting a case requires a reason, which the reporter reads', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  for (const txt of [undefined, '   '])
    expect((await sendStep(anna, csid, 'reject', txt === undefined ? {} : { txt })).error).toMatchObject({
      code: 'badRequest',
      path: 'body.txt',
      reason: 'missing',
    });
  await sendStep(anna, csid, 'reject', { txt: 'La rue est à la métropole' });
  expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({
    flags: ['reject'],
    msgTxt: 'La rue est à la métropole',
  });
});

describe('reopened case', () => {
  const nobodys = { state: 'open', reopened: true, mine: false, handlers: [] };
  const listOf = (staff: typeof testTown.staff) =>
    storeCustomer(db, { file: { ...testTown, staff }, pictures: {} });
  const withoutAnna = () => listOf(testTown.staff.slice(1));

  it('is new to its last handler, and handled once they take it', async () => {
    const { jo, csid } = await closed();
    await reopen(jo, csid);
    const { can } = await seen(anna, csid);
    expect(can).toEqual(expect.arrayContaining(['send', 'handle', 'hold', 'close', 'reject', 'leave']));
    expect((await sendStep(anna, csid, 'handle')).data?.[0]).toMatchObject({ state: 'handled', mine: true });
    expect(await isNew(csid)).toBe(false);
  });

  it('is unassigned if its handler left before the close, and assigned to its closer', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await sendStep(bruno, csid, 'handle');
    await anna.call(townCalls.casesLeave, { csid, id: createId() });
    await sendStep(bruno, csid, 'close', { outcome: 'solved' });
    await reopen(jo, csid);
    expect(await seen(bruno, csid)).toMatchObject({ mine: true, handlers: ['Bruno Roux'] });
    expect((await seen(anna, csid)).mine).toBe(false);
  });
  it('is unassigned if its closer is removed from staff, before or after', async () => {
    const [before, after] = [await closed(), await closed()];
    await reopen(after.jo, after.csid);
    await withoutAnna();
    await reopen(before.jo, before.csid);
    for (const { csid } of [before, after]) expect(await seen(bruno, csid)).toMatchObject(nobodys);
    await listOf(testTown.staff);
    expect((await seen(anna, before.csid)).mine).toBe(false);
  });
});
