import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { triageCalls } from '@parvis/api/calls/triage';
import type { Deadlines } from '@parvis/api/entities/deadline';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, openCase, sendStep, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { refreshDeadlines } from './refreshDeadlines.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);
const jo = await createContributor(services);

const HOUR = 3_600_000;
const later = (time: string, hours: number) =>
  new Date(new Date(time).getTime() + hours * HOUR).toISOString();

/** Around the clock, so that open hours are hours. */
async function setTargets(targets: object | null, ofCategory: Record<string, object> = {}): Promise<void> {
  await pool.query(`update customers set targets = $1, opening_hours = null where cuid = 'testville'`, [
    targets && JSON.stringify(targets),
  ]);
  const { rows } = await pool.query(`select menu from customers where cuid = 'testville'`);
  const visit = (entries: { code: string; targets?: object; entries?: [] }[]): object[] =>
    entries.map(({ entries: inner, targets: _, ...one }) => ({
      ...one,
      ...(ofCategory[one.code] && { targets: ofCategory[one.code] }),
      ...(inner && { entries: visit(inner) }),
    }));
  await pool.query(`update customers set menu = $1 where cuid = 'testville'`, [
    JSON.stringify(visit(rows[0]?.menu)),
  ]);
  services.services.customers.invalidate();
}
beforeEach(() => setTargets({ firstAnswer: 2, solved: 8 }));

const load = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const loadOwn = async (csid: string) => getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
const answer = (csid: string) => anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous venons' });

/** Sets the hold under way back by hours. */
const holdSince = (csid: string, hours: number) =>
  pool.query(
    `update cases set pauses = json_build_array(json_build_object('from', date_trunc('milliseconds', now()) - make_interval(hours => $2)))
      where csid = $1`,
    [csid, hours],
  );
const age = (csid: string, hours: number) =>
  pool.query(
    `update cases set created = created - make_interval(hours => $2), answer_due = answer_due - make_interval(hours => $2),
      solve_due = solve_due - make_interval(hours => $2) where csid = $1`,
    [csid, hours],
  );

describe('deadlines of a case', () => {
  it('begin with its report; the first answer of staff meets one, its end the other', async () => {
    const csid = await openCase(jo);
    const { created, due, deadlines } = await load(csid);
    expect(due).toEqual({ of: 'answer', at: later(created, 2) });
    expect(deadlines).toEqual({ answer: later(created, 2), solve: later(created, 8) });
    await sendStep(anna, csid, 'handle');
    expect((await load(csid)).due).toEqual(due);
    await answer(csid);
    const answered = await load(csid);
    expect(answered.due).toEqual({ of: 'solve', at: later(created, 8) });
    expect(answered.deadlines).toEqual({ solve: later(created, 8) });
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    const closed = await load(csid);
    expect([closed.due, closed.deadlines]).toEqual([undefined, undefined]);
  });

  it('an answer that is taken back does not meet its deadline', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    const { due } = await load(csid);
    const { msgId } = getFirst(await answer(csid));
    expect((await load(csid)).due?.of).toBe('solve');
    await anna.call(townCalls.takeBack, { csid, id: createId(), msgId });
    expect((await load(csid)).due).toEqual(due);
  });

  it('asks for no answer once its reporter erased everything', async () => {
    const lea = await createContributor(services);
    const csid = await openCase(lea);
    const { created } = await load(csid);
    await lea.call(sessionCalls.userEraseAll);
    expect((await load(csid)).deadlines).toEqual({ solve: later(created, 8) });
  });

  it('a step with words is an answer, a step without is none', async () => {
    const [spoken, silent] = [await openCase(jo), await openCase(jo)];
    await sendStep(anna, spoken, 'handle');
    await sendStep(anna, spoken, 'hold', { txt: 'Une pièce manque' });
    await sendStep(anna, spoken, 'resume');
    await sendStep(anna, silent, 'handle');
    await sendStep(anna, silent, 'hold');
    await sendStep(anna, silent, 'resume');
    expect((await load(spoken)).due?.of).toBe('solve');
    expect((await load(silent)).due?.of).toBe('answer');
  });

  it('pause while it is held, and move by the duration of the hold', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await age(csid, 5);
    const { created } = await load(csid);
    await sendStep(anna, csid, 'hold');
    await holdSince(csid, 4);
    const held = await load(csid);
    expect([held.due, held.deadlines]).toEqual([undefined, { left: { answer: 60, solve: 420 } }]);
    await sendStep(anna, csid, 'resume');
    const { rows } = await pool.query<{ ms: number }>(
      `select extract(epoch from (pauses -> 0 ->> 'until')::timestamptz - (pauses -> 0 ->> 'from')::timestamptz) * 1000 as ms
        from cases where csid = $1`,
      [csid],
    );
    const held4 = Number(rows[0]?.ms) / HOUR;
    expect(held4).toBeGreaterThanOrEqual(4);
    expect((await load(csid)).deadlines).toEqual({
      answer: later(created, 2 + held4),
      solve: later(created, 8 + held4),
      moved: { why: 'held', answer: later(created, 2), solve: later(created, 8) },
    });
  });

  it('the solution gets a new deadline once its reporter reopens it', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await answer(csid);
    await age(csid, 5);
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    await jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen', txt: 'Encore' });
    const { last, due } = await load(csid);
    expect(due).toEqual({ of: 'solve', at: later(last.at, 8) });
  });

  it('a hold of less than a minute is no reason to name another date', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await sendStep(anna, csid, 'hold');
    await sendStep(anna, csid, 'resume');
    expect((await load(csid)).deadlines).not.toHaveProperty('moved');
  });

  it('a close that is undone changes nothing', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    const { deadlines } = await load(csid);
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    await sendStep(anna, csid, 'resume', { undo: true });
    expect((await load(csid)).deadlines).toEqual(deadlines);
  });

  it('follow the targets of its category, which says why they moved', async () => {
    await setTargets({ firstAnswer: 2, solved: 8 }, { other: { firstAnswer: 1 } });
    const csid = await openCase(jo);
    const { created } = await load(csid);
    await anna.call(triageCalls.casesCategory, { csid, id: createId(), ccatCode: 'other' });
    expect((await load(csid)).deadlines).toEqual({
      answer: later(created, 1),
      solve: later(created, 8),
      moved: { why: 'category', answer: later(created, 2) },
    });
  });

  it('are none without targets, nor where no hour is open', async () => {
    await setTargets(null);
    const csid = await openCase(jo);
    expect(await load(csid)).not.toHaveProperty('due');
    await setTargets({ solved: 1 });
    await pool.query(
      `update customers set opening_hours = '{"mon": [], "closed": [], "frenchHolidays": false}'`,
    );
    services.services.customers.invalidate();
    const other = await openCase(jo);
    expect(await load(other)).not.toHaveProperty('due');
  });
});

describe('a changed file', () => {
  it('moves the deadlines of active cases, and gives the reason', async () => {
    const csid = await openCase(jo);
    const { created } = await load(csid);
    await setTargets({ firstAnswer: 3 });
    await refreshDeadlines(services.services);
    expect((await load(csid)).deadlines).toEqual({
      answer: later(created, 3),
      moved: { why: 'hours', answer: later(created, 2) },
    });
  });

  it('gives deadlines to cases of before, and takes them away', async () => {
    await setTargets(null);
    await refreshDeadlines(services.services);
    const csid = await openCase(jo);
    const { created } = await load(csid);
    await setTargets({ solved: 8 });
    await refreshDeadlines(services.services);
    expect((await load(csid)).deadlines).toEqual({ solve: later(created, 8) });
    await setTargets(null);
    await refreshDeadlines(services.services);
    expect(await load(csid)).not.toHaveProperty('deadlines');
  });
});

describe('the visitor', () => {
  const read = async (csid: string): Promise<Deadlines | undefined> => (await loadOwn(csid)).deadlines;

  it('reads nothing of it unless its customer promises', async () => {
    const csid = await openCase(jo);
    const own = await loadOwn(csid);
    expect([own.due, own.deadlines]).toEqual([undefined, undefined]);
  });

  it('reads the promised date, that it is paused, and why it moved', async () => {
    await setTargets({ firstAnswer: 2, promise: true });
    const csid = await openCase(jo);
    const { created } = await loadOwn(csid);
    expect(await read(csid)).toEqual({ answer: later(created, 2) });
    await sendStep(anna, csid, 'handle');
    await sendStep(anna, csid, 'hold');
    expect(await read(csid)).toEqual({ left: { answer: 120 } });
    await age(csid, 1);
    await holdSince(csid, 1);
    await sendStep(anna, csid, 'resume');
    expect((await read(csid))?.moved).toEqual({ why: 'held', answer: later(created, 1) });
    await answer(csid);
    expect(await read(csid)).toBeUndefined();
  });
});

describe('the board', () => {
  const list = async (body: Parameters<typeof sort>[0]) => (await sort(body)).map(({ csid }) => csid);
  const sort = (body: { sort?: 'deadline'; where?: { late: true }; limit?: number; before?: string }) =>
    anna.call(boardCalls.casesListAll, { filter: 'all', ...body });

  it('lists the next deadline first and cases without one last, page by page', async () => {
    await pool.query(`update cases set state = 'closed'`);
    const [far, near, none, late] = [
      await openCase(jo),
      await openCase(jo),
      await openCase(jo),
      await openCase(jo),
    ];
    await sendStep(anna, far, 'handle');
    await answer(far);
    await pool.query('update cases set answer_due = null, solve_due = null where csid = $1', [none]);
    await age(late, 3);
    expect(await list({ sort: 'deadline' })).toEqual([late, near, far, none]);
    expect(await list({ where: { late: true } })).toEqual([late]);
    const first = await anna.send(boardCalls.casesListAll, { filter: 'all', sort: 'deadline', limit: 2 });
    const before = first.beside?.next ?? '';
    expect(await list({ sort: 'deadline', limit: 2, before })).toEqual([far, none]);
  });
});
