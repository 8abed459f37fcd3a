import type { BodyOf } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { bulkCalls } from '@parvis/api/calls/bulk';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { BULK_MAX } from '@parvis/api/constants';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { runDueBulk } from './runDueBulk.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
beforeEach(() => pool.query('delete from trail'));
const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
const jo = await createContributor(services);

type Asked = Partial<BodyOf<typeof bulkCalls.casesBulk>> & Pick<BodyOf<typeof bulkCalls.casesBulk>, 'csids'>;
const open = (count: number) => Promise.all(Array.from({ length: count }, () => openCase(jo)));
const start = (asked: Asked, by = anna) =>
  by.send(bulkCalls.casesBulk, { id: createId(), step: 'handle', ...asked });
const run = async (id: string, by = anna) => getFirst(await by.call(bulkCalls.casesBulkRun, { id }));
/** Starts and takes a step at once. */
async function take(asked: Asked, by = anna) {
  const { data, error } = await start(asked, by);
  if (!data) throw new Error(error?.code);
  return run(getFirst(data).id, by);
}
const loadStates = async (csids: readonly string[]) =>
  (
    await pool.query<{ state: string }>(
      'select state from cases join unnest($1::text[]) with ordinality asked (csid, n) using (csid) order by n',
      [csids],
    )
  ).rows.map(({ state }) => state);
const loadTrail = async () =>
  (await pool.query(`select what, about from trail where kind = 'case' order by id`)).rows;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

it('takes each step in several cases, once for each id, and notes it in one line', async () => {
  const csids = await open(3);
  const id = createId();
  const started = getFirst((await start({ id, csids })).data ?? []);
  expect(started).toMatchObject({ id, state: 'waiting', done: csids, left: [] });
  expect(await loadStates(csids)).toEqual(['open', 'open', 'open']);
  expect(await run(id)).toMatchObject({ state: 'done', done: csids, left: [] });
  expect(await loadStates(csids)).toEqual(['handled', 'handled', 'handled']);

  const hold = {
    csids,
    step: 'hold',
    reason: 'Pièce commandée',
    txt: 'Nous attendons une pièce.',
    until: tomorrow(),
  } as const;
  expect(await take(hold)).toMatchObject({ done: csids });
  expect(await loadStates(csids)).toEqual(['held', 'held', 'held']);
  const [first, second, third] = csids as [string, string, string];
  expect(await take({ csids: [first, second], step: 'close', outcome: 'solved' })).toMatchObject({
    done: [first, second],
  });
  expect(await take({ csids: [third], step: 'reject', txt: 'Hors sujet' })).toMatchObject({ done: [third] });
  expect(await loadStates(csids)).toEqual(['closed', 'closed', 'rejected']);

  // A repeat, as after a lost answer, tells the same and changes nothing.
  expect(getFirst((await start({ id, csids })).data ?? [])).toMatchObject({ state: 'done', done: csids });
  expect(await run(id)).toMatchObject({ state: 'done', done: csids });
  expect((await start({ id, csids: [first] })).error).toMatchObject({ code: 'conflict' });
  expect(await loadTrail()).toEqual([
    { what: 'bulkHandled', about: '3' },
    { what: 'bulkHeld', about: '3' },
    { what: 'bulkClosed', about: '2' },
    { what: 'abuse', about: '1' },
  ]);
  const told = await pool.query(
    `select msg_txt from messages where csid = $1 and event in ('hold', 'reject') order by msg_id`,
    [third],
  );
  expect(told.rows).toEqual([{ msg_txt: 'Nous attendons une pièce.' }, { msg_txt: 'Hors sujet' }]);
});

it('tells of each case why it stays as it is', async () => {
  const [free, own, colleagues, ended] = (await open(4)) as [string, string, string, string];
  await sendStep(anna, own, 'handle');
  await sendStep(bruno, colleagues, 'handle');
  await sendStep(anna, ended, 'close', { outcome: 'solved' });
  const foreign = createId();
  const csids = [foreign, own, colleagues, ended, free];
  const isLeft = (csid: string, why: string, more: object = {}) => ({
    csid,
    caseNbr: expect.any(String),
    why,
    ...more,
  });
  const taken = isLeft(colleagues, 'taken', { who: 'Bruno Roux' });
  expect(getFirst((await start({ csids })).data ?? [])).toMatchObject({
    done: [free],
    left: [{ csid: foreign, why: 'unknown' }, isLeft(own, 'already'), taken, isLeft(ended, 'ended')],
  });
  const hold = { csids, step: 'hold', until: tomorrow() } as const;
  expect(await take(hold)).toMatchObject({
    done: [own, free],
    left: [{ csid: foreign, why: 'unknown' }, taken, isLeft(ended, 'ended')],
  });
  expect((await take({ ...hold, csids: [own] })).left).toEqual([isLeft(own, 'already')]);
  const [soon] = (await open(1)) as [string];
  await sendStep(anna, soon, 'handle');
  await pool.query(`update cases set erase_on = now() + interval '1 hour' where csid = $1`, [soon]);
  expect((await take({ ...hold, csids: [soon] })).left).toEqual([isLeft(soon, 'day')]);
  await pool.query(`update cases set stopped_at = now() where csid = $1`, [soon]);
  const close = { csids: [soon], step: 'close' as const, outcome: 'solved' as const };
  expect((await take(close)).left).toEqual([isLeft(soon, 'stopped')]);
});

it('takes free cases, then holds them, once for each id', async () => {
  const csids = await open(2);
  const [fresh, left] = csids as [string, string];
  await sendStep(anna, left, 'handle');
  await anna.call(townCalls.casesLeave, { csid: left, id: createId() });
  const id = createId();
  const hold = { id, csids, step: 'hold', reason: 'Pièce', txt: 'Bientôt.', until: tomorrow() } as const;
  expect(getFirst((await start(hold)).data ?? [])).toMatchObject({ done: csids, left: [] });
  expect(await run(id)).toMatchObject({ done: csids, left: [] });
  const count = async () =>
    (
      await pool.query(
        `select event, count(*)::int as n from messages where csid = $1 and staff and event is not null group by event order by event`,
        [fresh],
      )
    ).rows;
  const once = await count();
  expect(once).toEqual([
    { event: 'handle', n: 1 },
    { event: 'hold', n: 1 },
  ]);
  // As after a server that failed on the way.
  await pool.query(`update bulk_steps set state = 'waiting', claimed = null where id = $1`, [id]);
  expect(await run(id)).toMatchObject({ done: csids, left: [] });
  expect(await count()).toEqual(once);
  expect(await loadStates(csids)).toEqual(['held', 'held']);
});

it('gives cases to a service, but not those that it already has without handler', async () => {
  const [free, theirs] = (await open(2)) as [string, string];
  expect(await take({ csids: [free, theirs], step: 'assign', gcatCode: 'janitorial' })).toMatchObject({
    done: [free, theirs],
  });
  await sendStep(bruno, theirs, 'handle');
  expect(await take({ csids: [free, theirs], step: 'assign', gcatCode: 'janitorial' })).toMatchObject({
    done: [theirs],
    left: [{ csid: free, why: 'already' }],
  });
  // One line for each step in several cases, none for each case.
  expect(await loadTrail()).toEqual([
    { what: 'bulkAssigned', about: '2' },
    { what: 'bulkAssigned', about: '1' },
  ]);
});

it('leaves nothing unread in cases that it ends', async () => {
  const [closed, rejected, taken] = (await open(3)) as [string, string, string];
  await take({ csids: [closed], step: 'close', outcome: 'solved' });
  await take({ csids: [rejected], step: 'reject', txt: 'Hors sujet' });
  await take({ csids: [taken] });
  const countUnread = async (csid: string, by = anna) =>
    getFirst(await by.call(townCalls.casesGetInfo, { csid })).unread;
  expect([await countUnread(closed), await countUnread(rejected)]).toEqual([0, 0]);
  for (const count of [await countUnread(taken), await countUnread(closed, bruno)])
    expect(count).toBeGreaterThan(0);
});

it('undoes a step before it is taken, without notification or log entry', async () => {
  const csids = await open(2);
  const id = createId();
  await start({ id, csids, step: 'reject', txt: 'Abus' });
  const undone = { state: 'undone', done: [], left: [] };
  expect(await anna.call(bulkCalls.casesBulkUndo, { id })).toMatchObject([undone]);
  expect(await run(id)).toMatchObject(undone);
  expect(await loadStates(csids)).toEqual(['open', 'open']);
  const { rows } = await pool.query(`select from messages where csid = any($1) and staff`, [csids]);
  expect([rows, await loadTrail()]).toEqual([[], []]);
  const other = createId();
  await start({ id: other, csids });
  await run(other);
  expect(await anna.call(bulkCalls.casesBulkUndo, { id: other })).toMatchObject([
    { state: 'done', done: csids },
  ]);
});

it('takes the step by itself where the page is gone', async () => {
  const csids = await open(2);
  const id = createId();
  await start({ id, csids });
  const { rows } = await pool.query(
    `select extract(epoch from run_at - created_at)::int as after from graphile_worker.jobs where key = 'bulk:' || $1`,
    [id],
  );
  expect(rows).toEqual([{ after: 13 }]);
  const context = { services: services.services, pool, warn: () => undefined };
  await runDueBulk.run({ id }, context, new AbortController().signal);
  expect(await loadStates(csids)).toEqual(['handled', 'handled']);
  expect(await run(id)).toMatchObject({ state: 'done', done: csids });
  expect(await loadTrail()).toEqual([{ what: 'bulkHandled', about: '2' }]);
});

it('is refused without what a step needs, beyond 500 cases, and to others', async () => {
  const csids = await open(1);
  const refusals = async (asked: Asked, by: Person = anna) => (await start(asked, by)).error;
  expect(await refusals({ csids, step: 'close' })).toMatchObject({
    code: 'badRequest',
    path: 'body.outcome',
  });
  expect(await refusals({ csids, step: 'reject', txt: ' ' })).toMatchObject({
    code: 'badRequest',
    path: 'body.txt',
  });
  const past = '2026-01-01T00:00:00.000Z';
  expect(await refusals({ csids, step: 'hold', until: past })).toMatchObject({
    path: 'body.until',
    reason: 'tooSmall',
  });
  const many = Array.from({ length: BULK_MAX + 1 }, (_, n) => `case-${n}`);
  expect(await refusals({ csids: many })).toMatchObject({ code: 'badRequest', path: 'body.csids' });
  expect(await refusals({ csids }, jo)).toMatchObject({ code: 'forbidden' });
  const id = createId();
  await start({ id, csids });
  for (const call of [bulkCalls.casesBulkRun, bulkCalls.casesBulkUndo])
    expect((await bruno.send(call, { id })).error).toMatchObject({ code: 'badRequest', path: 'body.id' });
  expect((await start({ id, csids }, bruno)).error?.code).toBe('conflict');
});

it('puts cases into another category, and leaves those that are in it or have ended', async () => {
  const [first, second, moved, ended] = (await open(4)) as [string, string, string, string];
  await sendStep(anna, ended, 'close', { outcome: 'solved' });
  const csids = [first, second, moved, ended];
  expect((await start({ csids, step: 'category' })).error).toMatchObject({ path: 'body.ccatCode' });
  await take({ csids: [moved], step: 'category', ccatCode: 'other' });
  expect(await take({ csids, step: 'category', ccatCode: 'other' })).toMatchObject({
    done: [first, second],
    left: [
      { csid: moved, why: 'already' },
      { csid: ended, why: 'ended' },
    ],
  });
  const { rows } = await pool.query('select distinct ccat_code from cases where csid = any($1)', [
    [first, second, moved],
  ]);
  expect(rows).toEqual([{ ccat_code: 'other' }]);
  expect(await loadTrail()).toEqual([
    { what: 'bulkMoved', about: '1' },
    { what: 'bulkMoved', about: '2' },
  ]);
});

it('puts labels on cases of any state', async () => {
  const csids = await open(2);
  const [first = ''] = csids;
  await sendStep(bruno, first, 'close', { outcome: 'solved' });
  const label = createId();
  await pool.query(
    `insert into labels (id, cuid, name, colour) values ($1, 'testville', 'Voisinage', 'social')`,
    [label],
  );
  expect((await start({ csids, step: 'label' })).error).toMatchObject({ path: 'body.labels' });
  expect(await take({ csids, step: 'label', labels: [label] })).toMatchObject({ done: csids, left: [] });
  const { rows } = await pool.query('select csid from case_labels where label = $1', [label]);
  expect(rows.map(({ csid }) => csid).toSorted()).toEqual(csids.toSorted());
  expect(await loadTrail()).toEqual([{ what: 'bulkLabelled', about: '2' }]);
});

it('lists the cases of a view, as many as a step may have', async () => {
  const csids = await open(2);
  await pool.query(`update cases set ccat_code = 'selected' where csid = any($1)`, [csids]);
  const select = async (body: BodyOf<typeof boardCalls.casesSelect>) =>
    getFirst(await anna.call(boardCalls.casesSelect, body));
  const found = await select({ filter: 'new', where: { ccatCodes: ['selected'] }, sort: 'oldest' });
  expect(found.csids.toSorted()).toEqual(csids.toSorted());
  expect(found.more).toBe(false);
  await pool.query(
    `insert into cases select (jsonb_populate_record(c, jsonb_build_object('csid', 'many-' || n, 'nbr', 'M' || n, 'ccat_code', 'many'))).*
     from cases c, generate_series(1, $2::int) n where c.csid = $1`,
    [csids[0], BULK_MAX + 1],
  );
  const many = await select({ filter: 'all', where: { ccatCodes: ['many'] } });
  expect([many.csids.length, many.more]).toEqual([BULK_MAX, true]);
  await pool.query(`delete from cases where ccat_code = 'many'`);
});

it('of two steps over the same cases, the first takes them and the second says so', async () => {
  const csids = await open(12);
  const [by, also] = await Promise.all([take({ csids }, anna), take({ csids: csids.toReversed() }, bruno)]);
  expect([...by.done, ...also.done].toSorted()).toEqual(csids.toSorted());
  const left = [...by.left, ...also.left];
  expect(left.map(({ csid, why }) => [csid, why]).toSorted()).toEqual(
    csids.map((csid) => [csid, 'taken']).toSorted(),
  );
  const { rows } = await pool.query(
    `select count(*)::int as handlers from participants where csid = any($1) and staff and left_at is null`,
    [csids],
  );
  expect(rows).toEqual([{ handlers: csids.length }]);
});

it('skips a case that its reporter withdraws concurrently', async () => {
  const csids = await open(6);
  const withdrawn = csids.slice(0, 3);
  const withdraw = async () => {
    for (const csid of withdrawn)
      await jo.send(mobileCalls.casesChange, { csid, id: createId(), step: 'cancel' });
  };
  const [{ done, left }] = await Promise.all([take({ csids, step: 'close', outcome: 'solved' }), withdraw()]);
  const states = await loadStates(csids);
  // The first request ended it, once.
  expect(csids.filter((_, n) => states[n] === 'closed')).toEqual(done);
  expect(csids.filter((_, n) => states[n] === 'cancelled')).toEqual(left.map(({ csid }) => csid));
  expect(left.every(({ why }) => why === 'ended')).toBe(true);
  expect(done).toEqual(expect.arrayContaining(csids.slice(3)));
});
