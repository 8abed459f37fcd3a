import type { BodyOf } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
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

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);

type ReporterStep = BodyOf<typeof mobileCalls.casesChange>['step'];
interface Case {
  readonly jo: Person;
  readonly csid: string;
}

const takeStep = ({ jo, csid }: Case, step: ReporterStep, more: { id?: string; txt?: string } = {}) =>
  jo.send(mobileCalls.casesChange, { csid, id: createId(), step, ...more });
const loadOwnCase = async ({ jo, csid }: Case) => getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
const loadStaffCase = async ({ csid }: Case) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const listEvents = async ({ jo, csid }: Case) =>
  (await fetchMessages(jo, csid)).flatMap(({ flags, flow }) => flags ?? flow ?? []);

async function openNewCase(): Promise<Case> {
  const jo = await createContributor(services);
  return { jo, csid: await openCase(jo) };
}
async function openHandledCase(): Promise<Case> {
  const one = await openNewCase();
  await sendStep(anna, one.csid, 'handle');
  return one;
}

describe('a reporter', () => {
  it('pauses a case that staff handle, and resumes it for the same handler', async () => {
    const one = await openHandledCase();
    expect((await takeStep(one, 'hold')).data?.[0]).toMatchObject({ state: 'held' });
    expect((await loadOwnCase(one)).can).toEqual(['send', 'resume', 'solved', 'close', 'cancel']);
    expect((await takeStep(one, 'resume')).data?.[0]).toMatchObject({ state: 'handled' });
    expect(await loadStaffCase(one)).toMatchObject({ state: 'handled', handlers: ['Anna Petit'] });
    expect((await listEvents(one)).slice(-2)).toEqual(['crHold', 'crResume']);
  });

  it('pauses a new case and resumes it as new: staff wait for it from then on', async () => {
    const one = await openNewCase();
    await takeStep(one, 'hold');
    expect(await loadStaffCase(one)).toMatchObject({ state: 'held', handlers: [] });
    await takeStep(one, 'resume');
    const { state, waitingSince, last, reopened } = await loadStaffCase(one);
    expect(state).toBe('open');
    expect(waitingSince).toBe(last.at);
    expect(reopened).toBeUndefined();
  });

  it('resumes no pause of staff; a handler resumes a pause of the reporter', async () => {
    const one = await openHandledCase();
    await sendStep(anna, one.csid, 'hold');
    expect((await takeStep(one, 'resume')).error?.code).toBe('stepNotAllowed');
    await sendStep(anna, one.csid, 'resume');
    await takeStep(one, 'hold');
    expect((await sendStep(anna, one.csid, 'resume')).data?.[0]).toMatchObject({ state: 'handled' });
  });

  it('says that it is solved, is asked for stars, and a bad rating does not open it again', async () => {
    const one = await openHandledCase();
    const solved = await takeStep(one, 'solved', { txt: 'Merci' });
    expect(solved.data?.[0]).toMatchObject({ state: 'closed', outcome: 'solved', can: ['rate', 'reopen'] });
    expect((await listEvents(one)).slice(-2)).toEqual(['crSolved', 'satisfaction']);
    const asked = (await fetchMessages(one.jo, one.csid)).at(-1);
    const rated = played({ type: 'RATE', item: 'answer.satisfaction', value: 1 }, sent, { type: 'ABORT' });
    await one.jo.call(mobileCalls.sendForm, {
      ...{ csid: one.csid, id: createId(), msgIdAnswer: asked?.msgId ?? 0, played: rated },
    });
    expect(await loadStaffCase(one)).toMatchObject({ state: 'closed', rating: 1 });
    expect((await takeStep(one, 'reopen')).data?.[0]).toMatchObject({ state: 'open' });
  });

  it('closes a case without an outcome or stars', async () => {
    const one = await openHandledCase();
    const closed = (await takeStep(one, 'close')).data?.[0];
    expect(closed).toMatchObject({ state: 'closed', can: ['reopen'] });
    expect(closed?.outcome).toBeUndefined();
    expect((await listEvents(one)).at(-1)).toBe('crClose');
  });

  it('withdraws a case for good: staff may only block afterwards', async () => {
    const one = await openHandledCase();
    expect((await takeStep(one, 'cancel')).data?.[0]).toMatchObject({ state: 'cancelled', can: [] });
    expect((await loadStaffCase(one)).can).toEqual(['block']);
    expect((await listEvents(one)).at(-1)).toBe('crCancel');
  });

  it('may repeat a step with its id, which counts once', async () => {
    const one = await openHandledCase();
    const id = createId();
    await takeStep(one, 'solved', { id });
    expect((await takeStep(one, 'solved', { id })).data?.[0]).toMatchObject({ state: 'closed' });
    expect((await listEvents(one)).filter((event) => event === 'crSolved')).toHaveLength(1);
    expect((await takeStep(one, 'cancel', { id })).error?.code).toBe('conflict');
  });

  it('takes no step in an ended case, or in the case of another reporter', async () => {
    const { jo, csid } = await openAndCloseCase(services, anna);
    for (const step of ['hold', 'resume', 'solved', 'close', 'cancel'] as const)
      expect((await takeStep({ jo, csid }, step)).error?.code).toBe('stepNotAllowed');
    const other = await createContributor(services);
    expect((await takeStep({ jo: other, csid }, 'cancel')).error?.code).toBe('unknownCase');
  });
});

const staffSteps = {
  hold: (csid: string) => sendStep(anna, csid, 'hold'),
  close: (csid: string) => sendStep(anna, csid, 'close', { outcome: 'duplicate' }),
  reject: (csid: string) => sendStep(anna, csid, 'reject', { txt: 'Hors de notre domaine' }),
  leave: (csid: string) => anna.send(townCalls.casesLeave, { csid, id: createId() }),
};

/** Reporter's step, staff's step, final state with the reporter first, and with staff first. */
const pairs = [
  ['hold', 'hold', 'held', 'held'],
  ['hold', 'close', 'closed', 'closed'],
  ['hold', 'reject', 'rejected', 'rejected'],
  ['hold', 'leave', 'held', 'held'],
  ['solved', 'hold', 'closed', 'closed'],
  ['solved', 'close', 'closed', 'closed'],
  ['solved', 'reject', 'closed', 'rejected'],
  ['solved', 'leave', 'closed', 'closed'],
  ['close', 'hold', 'closed', 'closed'],
  ['close', 'close', 'closed', 'closed'],
  ['close', 'reject', 'closed', 'rejected'],
  ['close', 'leave', 'closed', 'closed'],
  ['cancel', 'hold', 'cancelled', 'cancelled'],
  ['cancel', 'close', 'cancelled', 'closed'],
  ['cancel', 'reject', 'cancelled', 'rejected'],
  ['cancel', 'leave', 'cancelled', 'cancelled'],
] as const;

describe('a step of the reporter and one of staff', () => {
  it.each(pairs)('%s and %s end as %s or %s, in order and at once', async (own, theirs, first, second) => {
    const takeBoth = [
      async (one: Case) => [await takeStep(one, own), await staffSteps[theirs](one.csid)],
      async (one: Case) => [await staffSteps[theirs](one.csid), await takeStep(one, own)],
      (one: Case) => Promise.all([takeStep(one, own), staffSteps[theirs](one.csid)]),
    ];
    for (const [index, take] of takeBoth.entries()) {
      const one = await openHandledCase();
      for (const { error } of await take(one)) expect([undefined, 'stepNotAllowed']).toContain(error?.code);
      const { state } = await loadStaffCase(one);
      expect(index === 2 ? [first, second] : [[first, second][index]]).toContain(state);
    }
  });

  it('by a visitor whom staff block concurrently ends in one order, which they read', async () => {
    for (const order of ['after', 'at once', 'at once', 'at once'] as const) {
      const one = await openHandledCase();
      const { crUid = '' } = (await loadOwnCase(one)).participants.find(({ me }) => me) ?? {};
      const { csid } = one;
      const block = anna.send(townCalls.usersBlock, {
        ...{ csid, id: createId(), crUid, reason: ['otherReason'] },
      });
      if (order === 'after') await block;
      const [{ error }] = await Promise.all([takeStep(one, 'solved'), block]);
      const { state, blocked } = await loadStaffCase(one);
      expect(blocked?.reason).toEqual(['otherReason']);
      if (order === 'after') expect(error?.code).toBe('blocked');
      expect([error?.code, state]).toEqual(error ? ['blocked', 'handled'] : [undefined, 'closed']);
      expect((await loadOwnCase(one)).can).toEqual([]);
    }
  });

  it('solved twice at once from two tabs closes and asks once', async () => {
    const one = await openHandledCase();
    const both = await Promise.all([takeStep(one, 'solved'), takeStep(one, 'solved')]);
    expect(both.map(({ error }) => error?.code).sort()).toEqual(['stepNotAllowed', undefined]);
    expect((await listEvents(one)).slice(-2)).toEqual(['crSolved', 'satisfaction']);
    expect((await listEvents(one)).filter((event) => event === 'crSolved')).toHaveLength(1);
  });
});
