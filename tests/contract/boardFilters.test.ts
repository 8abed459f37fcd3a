import { callAddress } from '@parvis/api/call';
import { type BoardFilter, boardCalls } from '@parvis/api/calls/board';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardViews } from '../../app/features/staff/board/boardFilters.ts';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import {
  createContributor,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const [jo, anna, bruno] = [
  await createContributor(services),
  await signIn(await createContributor(services), 'anna@testville.example'),
  await signInStaff(services, 'bruno@testville.example'),
];
const readers = { anna, bruno };
type Reader = keyof typeof readers;

const joins = (person: Person, csid: string) =>
  person.call(townCalls.casesParticipate, { csid, id: createId() });

/** Relations of people to a case, with its handler. */
const standings: Readonly<
  Record<string, readonly [handlers: readonly Reader[], make: () => Promise<string>]>
> = {
  'nobody handles it': [[], () => openCase(jo)],
  'Anna handles it': [['anna'], () => handledBy(anna)],
  'both handle it': [
    ['anna', 'bruno'],
    async () => {
      const csid = await handledBy(anna);
      await joins(bruno, csid);
      return csid;
    },
  ],
  'Anna left it to Bruno': [
    ['bruno'],
    async () => {
      const csid = await handledBy(anna);
      await joins(bruno, csid);
      await anna.call(townCalls.casesLeave, { csid, id: createId() });
      return csid;
    },
  ],
  'Anna reported it': [[], () => openCase(anna)],
};

async function handledBy(person: Person): Promise<string> {
  const csid = await openCase(jo);
  expect((await sendStep(person, csid, 'handle')).status).toBe(200);
  return csid;
}

/** Per state, an unknown one of a newer server included, besides own cases. */
const shownIn: Readonly<Record<string, readonly BoardFilter[]>> = {
  open: ['all', 'new', 'danger'],
  handled: ['all'],
  held: ['all', 'held'],
  closed: ['closed'],
  rejected: ['closed'],
  cancelled: ['closed'],
  newer: ['all'],
};
const states = Object.keys(shownIn);
const underWay: readonly string[] = ['open', 'handled', 'held', 'newer'];

interface Made {
  csid: string;
  state: string;
  handlers: readonly Reader[];
}
const made: Made[] = [];
beforeAll(async () => {
  for (const state of states)
    for (const [handlers, make] of Object.values(standings))
      made.push({ csid: await make(), state, handlers });
  for (const { csid, state } of made)
    await services.store.pool.query(`update cases set state = $2, danger = $2 <> 'held' where csid = $1`, [
      csid,
      state,
    ]);
});

const expected = (reader: Reader, filter: BoardFilter): string[] =>
  made
    .filter(({ state, handlers }) =>
      filter === 'mine'
        ? underWay.includes(state) && handlers.includes(reader)
        : shownIn[state]?.includes(filter),
    )
    .map(({ csid }) => csid)
    .sort();

const listed = (reader: Reader, filter?: BoardFilter) =>
  readers[reader].call(boardCalls.casesListAll, { limit: 200, ...(filter && { filter }) });
const csidsOf = (cases: readonly { csid: string }[]): string[] => cases.map(({ csid }) => csid).sort();

/** The server alone knows the reader's service. */
const filters = (Object.keys(boardViews) as BoardFilter[]).filter((filter) => filter !== 'service');
const asked = (Object.keys(readers) as Reader[]).flatMap((reader) =>
  filters.map((filter) => [reader, filter] as const),
);

it.each(asked)('server and app show %s the same cases under "%s", in every state', async (reader, filter) => {
  const everything = await listed(reader);
  expect(everything).toHaveLength(made.length);
  expect(csidsOf(await listed(reader, filter))).toEqual(expected(reader, filter));
  expect(csidsOf(everything.filter(boardViews[filter].matches))).toEqual(expected(reader, filter));
});

it.each(['anna', 'bruno'] as const)('counts match the shown cases for %s', async (reader) => {
  const answer = await services.app.inject({
    method: 'POST',
    url: callAddress(boardCalls.casesListAll, { cuid: 'testville' }),
    headers: { 'content-type': 'application/json', cookie: readers[reader].cookie ?? '' },
    payload: JSON.stringify({ counts: true }),
  });
  const { counts } = answer.json().rslt;
  const counted = filters.map((filter) => [filter, boardViews[filter].getCount(counts)]);
  expect(counted).toEqual(filters.map((filter) => [filter, expected(reader, filter).length]));
});

it('shows and counts a case alike for a handler with more cases than listed', async () => {
  const [like] = made;
  await services.store.pool.query(
    `with copies as (
       insert into cases select more.* from cases c, generate_series(1, 2001) n,
         json_populate_record(c, json_build_object('csid', 'more-' || n, 'nbr', 'more-' || n, 'cuid', 'otherville')) more
       where c.csid = $1 returning csid)
     insert into participants (csid, cr_uid, staff, joined_as, gcat_code)
     select copies.csid, i.cr_uid, true, 'alerted', 'x' from copies, identities i where i.email = 'anna@testville.example'`,
    [like?.csid],
  );
  expect(csidsOf(await listed('anna', 'mine'))).toEqual(expected('anna', 'mine'));
});
