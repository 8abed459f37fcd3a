import { sessionCalls } from '@parvis/api/calls/session';
import { DAY } from '@parvis/locales/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createContributor, createVisitor, getFirst, type Person } from '../../testing/person.ts';
import {
  answerPoll,
  findPollState,
  loadPoll,
  loadPollResults,
  loadPolls,
  signInPollStaff,
  stepPoll,
} from '../../testing/pollTown.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { getLocalDay, getPollPhase } from '../customers/service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { anna, bruno } = await signInPollStaff(services);

const CLOCK = { ladder: null };
const formatDay = (days: number): string => getLocalDay(CLOCK, new Date(Date.now() + days * DAY));

beforeAll(() =>
  loadPolls(
    services,
    { code: 'open' },
    { code: 'closing' },
    { code: 'past', closes: formatDay(-3) },
    { code: 'shown', closes: formatDay(-3), results: 'everybody' },
    { code: 'future', opens: formatDay(3) },
    { code: 'last', opens: formatDay(-3), closes: formatDay(0) },
    { code: 'park', places: ['park'] },
  ),
);

async function listMenuPolls(qrid: string): Promise<(string | undefined)[]> {
  const visitor = await createVisitor(services);
  const { menus } = getFirst(await visitor.call(sessionCalls.qrScan, { qrid }));
  return (menus.main ?? []).filter(({ type }) => type === 'polling').map(({ poll }) => poll);
}

describe('a menu', () => {
  it('shows polls that are open at its place, and closed ones with public results', async () => {
    expect(await listMenuPolls('test-hall')).toEqual(['open', 'closing', 'shown', 'last']);
    expect(await listMenuPolls('test-park')).toEqual(['open', 'closing', 'shown', 'last', 'park']);
  });

  it('follows at once when staff open one early', async () => {
    expect((await stepPoll(bruno, 'future', 'open')).data).toMatchObject([{ phase: 'open' }]);
    expect(await listMenuPolls('test-hall')).toContain('future');
  });
});

it('tells the state of each poll of a place', async () => {
  const jo = await createContributor(services);
  expect(await findPollState(jo, 'past')).toBe('closed');
  expect(await findPollState(jo, 'park')).toBeUndefined();
  expect(await findPollState(jo, 'park', 'test-park')).toBe('open');
  expect(await loadPoll(jo, 'last')).toMatchObject({ opens: formatDay(-3), closes: formatDay(0) });
  expect((await loadPoll(jo, 'open')).opens).toBeUndefined();
});

describe('an answer to a closed poll', () => {
  /** Moves the close into the past. */
  const setClose = (hours: number) =>
    pool.query(`update polls set closed_at = now() - make_interval(hours => $1) where code = 'closing'`, [
      hours,
    ]);
  const answerLate = async (jo: Person, hours?: number) => {
    const begun =
      hours === undefined ? {} : { begun: new Date(Date.now() - hours * 3_600_000).toISOString() };
    return (await answerPoll(jo, 'closing', begun)).error?.code;
  };

  it('counts where it was begun before and arrives within a day', async () => {
    await pool.query(`update polls set created = now() - interval '9 days' where code = 'closing'`);
    await setClose(23);
    expect(await answerLate(await createContributor(services), 24)).toBeUndefined();
    expect((await loadPollResults(anna, 'closing')).many).toBe(1);
  });

  it.each([
    ['begun later', 23, 22],
    ['of an unknown beginning', 23, undefined],
    ['arriving after a day', 25, 26],
  ] as const)('is refused, %s', async (_, closed, begun) => {
    await setClose(closed);
    expect(await answerLate(await createContributor(services), begun)).toBe('pollClosed');
  });

  it('is refused before it opens, too', async () => {
    await loadPolls(services, { code: 'later', opens: formatDay(2) });
    expect((await answerPoll(await createContributor(services), 'later')).error?.code).toBe('pollClosed');
  });
});

it('refuses answers once the customer ended its service', async () => {
  const jo = await createContributor(services);
  await pool.query(`update customers set withdrawn = true where cuid = 'testville'`);
  expect((await answerPoll(jo, 'later', { begun: new Date().toISOString() })).error?.code).toBe('withdrawn');
  await pool.query(`update customers set withdrawn = false where cuid = 'testville'`);
});

describe('the phase of a poll', () => {
  const poll: Parameters<typeof getPollPhase>[0] = {
    ...{ source: 'file', opens: '2026-03-02', closes: '2026-03-03' },
    ...{ openedAt: null, closedAt: null, withdrawn: null },
  };
  const at = (time: string) => new Date(time);

  it.each([
    // Midnight in Paris.
    ['2026-03-01T22:59:59Z', 'notYet'],
    ['2026-03-01T23:00:00Z', 'open'],
    ['2026-03-03T22:59:59Z', 'open'],
    ['2026-03-03T23:00:00Z', 'closed'],
  ])('at %s is %s', (time, phase) => {
    expect(getPollPhase(poll, CLOCK, at(time))).toBe(phase);
  });

  it('follows staff before dates', () => {
    const closed = { ...poll, closedAt: at('2026-03-02T12:00:00Z') };
    expect(getPollPhase(closed, CLOCK, at('2026-03-02T11:00:00Z'))).toBe('open');
    expect(getPollPhase(closed, CLOCK, at('2026-03-02T12:00:00Z'))).toBe('closed');
    const reopened = { ...poll, openedAt: at('2026-03-08T12:00:00Z') };
    expect(getPollPhase(reopened, CLOCK, at('2026-03-09T12:00:00Z'))).toBe('open');
    const desk = { ...poll, source: 'desk', opens: null } as const;
    expect(getPollPhase(desk, CLOCK, at('2026-03-02T12:00:00Z'))).toBe('notYet');
  });
});
