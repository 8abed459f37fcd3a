import type { Call, Who } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { boardCalls } from '@parvis/api/calls/board';
import { bulkCalls } from '@parvis/api/calls/bulk';
import { caseCalls } from '@parvis/api/calls/cases';
import { counterCalls } from '@parvis/api/calls/counter';
import { followerCalls } from '@parvis/api/calls/followers';
import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { townLinkCalls } from '@parvis/api/calls/links';
import { questionCalls } from '@parvis/api/calls/questions';
import { replyCalls } from '@parvis/api/calls/replies';
import { townCalls } from '@parvis/api/calls/town';
import type { ErrorCode } from '@parvis/api/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { type BodyContext, buildBody } from '../../server/testing/bodies.ts';
import {
  createContributor,
  createVisitor,
  getFirst,
  openCase,
  Person,
  signInStaff,
} from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Relative to a case at Testville. */
const people = {
  nobody: async () => new Person(services),
  visitor: () => createVisitor(services),
  identity: () => createContributor(services),
  otherContributor: async () => {
    const person = await createContributor(services);
    await openCase(person);
    return person;
  },
  participant: () => createContributor(services),
  strangerStaff: () => signInStaff(services, 'olga@otherville.example'),
  staff: () => signInStaff(services),
  admin: () => signInStaff(services, 'chloe@testville.example'),
};
type Role = keyof typeof people;
const roles = Object.keys(people) as Role[];

type Refused = Partial<Record<Role, ErrorCode>>;
const everyoneBut = (refused: Refused): Refused => refused;

const forStaff = everyoneBut({
  nobody: 'unauthenticated',
  visitor: 'forbidden',
  identity: 'forbidden',
  otherContributor: 'forbidden',
  participant: 'forbidden',
  strangerStaff: 'forbidden',
});

/** One line per `who` of the call tables. */
const refusals: Record<Who, Refused> = {
  anyone: everyoneBut({}),
  session: everyoneBut({ nobody: 'unauthenticated' }),
  identity: everyoneBut({ nobody: 'unauthenticated', visitor: 'forbidden' }),
  participant: everyoneBut({
    nobody: 'unauthenticated',
    visitor: 'forbidden',
    identity: 'unknownCase',
    otherContributor: 'unknownCase',
    strangerStaff: 'unknownCase',
    staff: 'unknownCase',
    admin: 'unknownCase',
  }),
  staff: forStaff,
  manager: { ...forStaff, staff: 'forbidden' },
  moderator: { ...forStaff, staff: 'forbidden' },
  admin: { ...forStaff, staff: 'forbidden' },
};

/** With a reference case, and one that its staff handle. */
async function scene(role: Role): Promise<{ person: Person; things: BodyContext }> {
  const person = await people[role]();
  const reporter = role === 'participant' ? person : await createContributor(services);
  const csid = await openCase(reporter);
  const anna = role === 'staff' ? person : await keptStaff();
  await anna.call(townCalls.casesParticipate, { csid });
  const { jwt } = getFirst(await anna.call(caseCalls.townGetJwt, { cuid: 'testville' }));
  return { person, things: { csid, jwt } };
}

let kept: Promise<Person> | undefined;
const keptStaff = (): Promise<Person> => {
  // No role erases him.
  kept ??= signInStaff(services, 'bruno@testville.example');
  return kept;
};

type Scene = Awaited<ReturnType<typeof scene>>;

const stages = new Map<Role, Promise<Scene>>();
/** Calls that keep a role's rights share it. */
const sharedScene = (role: Role): Promise<Scene> => {
  const shared = stages.get(role) ?? scene(role);
  stages.set(role, shared);
  return shared;
};

const messageCount = async (csid: string): Promise<number> =>
  (await services.store.pool.query('select 1 from messages where csid = $1', [csid])).rows.length;

const RIGHTS: readonly (ErrorCode | undefined)[] = [
  'unauthenticated',
  'forbidden',
  'unknownCase',
  'badOrigin',
];

/** Further roles add no rights. */
const FEW: readonly Role[] = ['nobody', 'visitor', 'participant', 'staff'];
const callsFor = (role: Role) =>
  allCalls.filter(({ who }) => FEW.includes(role) || (who !== 'anyone' && who !== 'session'));
/** May end a session or participation: own scene. */
const endsScene = ({ who }: Call): boolean => who === 'anyone' || who === 'session' || who === 'identity';

/** Looks nonexistent: the case has no followers, and its category forbids them. */
const followed: ReadonlySet<Call> = new Set<Call>([followerCalls.casesFollow, followerCalls.casesFollowed]);

describe.each(roles)('rights of %s', (role) => {
  it.each(callsFor(role).map((call) => [`${call.side} ${call.path}`, call] as const))(
    'on %s',
    async (_, call: Call) => {
      const refusal = refusals[call.who][role];
      const changes = !refusal && call.method !== 'GET' && endsScene(call);
      const { person, things } = await (changes ? scene(role) : sharedScene(role));
      const before = await messageCount(things.csid);
      const reply = await person.send(call, buildBody(call, things));
      if (refusal) {
        expect(reply.error?.code).toBe(refusal);
        expect(await messageCount(things.csid)).toBe(before);
      } else if (followed.has(call)) expect(reply.error?.code).toBe('unknownCase');
      else expect(RIGHTS).not.toContain(reply.error?.code);
    },
  );
});

describe('a case is inaccessible', () => {
  const insiders: Partial<Record<Who, Role>> = {
    staff: 'staff',
    manager: 'admin',
    moderator: 'admin',
    participant: 'participant',
  };
  const withCase = allCalls.filter(({ who }) => insiders[who] !== undefined);
  const named = withCase.map((call) => [`${call.side} ${call.path}`, call] as const);

  it.each(named)("to its own people under another customer's address: %s", async (_, call: Call) => {
    const { person, things } = await sharedScene(insiders[call.who] ?? 'nobody');
    const reply = await person.send(call, buildBody(call, things), { cuid: 'otherville' });
    expect(reply.error?.code).toBe(call.who === 'participant' ? 'unknownCase' : 'forbidden');
  });

  it.each(named.filter(([, call]) => call.who === 'staff'))(
    'to strangers under its own address: %s',
    async (_, call: Call) => {
      const { person, things } = await sharedScene('strangerStaff');
      const body = buildBody(call, things);
      const reply = await person.send(call, body, { cuid: 'otherville' });
      const names = (field: string) => Object.hasOwn(Object(body), field);
      // The documented link belongs to no person.
      const other = call === townLinkCalls.linksWithdraw ? 'unknownLink' : undefined;
      const ofGathering =
        names('gthrId') && call !== townGatheringCalls.gatheringsCreate ? 'unknownGathering' : other;
      const ofSeveral = call === bulkCalls.casesBulkRun || call === bulkCalls.casesBulkUndo;
      // Another customer's category.
      const ofCounter = call === counterCalls.counterOpen ? 'unknownCategory' : undefined;
      const unknown = ofSeveral
        ? 'badRequest'
        : names('csid')
          ? 'unknownCase'
          : names('code')
            ? 'unknownPoll'
            : (ofCounter ?? ofGathering);
      expect(reply.error?.code).toBe(unknown);
      expect(JSON.stringify(reply.data ?? '')).not.toContain(things.csid);
    },
  );

  it.each(named.filter(([, call]) => call.who === 'participant'))(
    'of a gathering to whoever did not join it: %s',
    async (_, call: Call) => {
      const { person } = await sharedScene('identity');
      const gthrId = createId();
      const maker = await createContributor(services);
      await maker.call(mobileGatheringCalls.gatheringsCreate, {
        ...{ gthrId, title: 'Les bancs', access: 'link', name: 'Zelda' },
      });
      const reply = await person.send(call, buildBody(call, { csid: gthrId, jwt: '' }));
      expect(reply.error?.code).toBe('unknownCase');
    },
  );

  it('of a gathering of a place to people who scanned none of its codes', async () => {
    const gthrId = createId();
    const maker = await createContributor(services);
    await services.store.pool.query(`insert into places (cuid, code, lbl) values ('testville', 'gate', '{"fr":"Porte"}');
      insert into qr_codes (qrid, cuid, place_code, stale, fake) values ('test-gate', 'testville', 'gate', false, false)`);
    await maker.call(mobileGatheringCalls.gatheringsCreate, {
      ...{ gthrId, title: 'Les bancs', access: 'place', qrid: 'test-gate', name: 'Zelda' },
    });
    const { person } = await sharedScene('identity');
    for (const qrid of [undefined, 'other-gate'])
      for (const refused of [
        await person.send(mobileGatheringCalls.gatheringsInfo, { gthrId, qrid }),
        await person.send(mobileGatheringCalls.gatheringsJoin, { gthrId, qrid, name: 'Jo' }),
      ])
        expect(refused.error?.code).toBe('unknownGathering');
    const listed = await person.call(mobileGatheringCalls.gatheringsListAll, { qrid: 'other-gate' });
    expect(listed.map((one) => one.gthrId)).not.toContain(gthrId);
  });

  it.each([
    ['a reply', replyCalls.repliesSave],
    ['a question', questionCalls.questionsSave],
  ] as const)('to an agent saving %s for the whole team', async (_, call) => {
    const { person, things } = await sharedScene('staff');
    const reply = await person.send<Call>(call, { ...Object(buildBody(call, things)), shared: true });
    expect(reply.error?.code).toBe('forbidden');
  });

  let ended: Promise<Scene> | undefined;
  const endedPart = async (): Promise<Scene> => {
    const made = await scene('participant');
    const { pool } = services.store;
    await pool.query('update participants set left_at = now() where csid = $1 and not staff', [
      made.things.csid,
    ]);
    return made;
  };
  it.each(named.filter(([, call]) => call.who === 'participant'))(
    'to a contributor whose part has ended: %s',
    async (_, call: Call) => {
      ended ??= endedPart();
      const { person, things } = await ended;
      expect((await person.send(call, buildBody(call, things))).error?.code).toBe('unknownCase');
    },
  );

  it('to staff removed from the list, at once', async () => {
    const bruno = await signInStaff(services, 'bruno@testville.example');
    await bruno.call(boardCalls.casesListAll, {});
    await services.store.pool.query(`delete from staff where email = 'bruno@testville.example'`);
    expect((await bruno.send(boardCalls.casesListAll, {})).error?.code).toBe('forbidden');
  });

  it('to callers naming an unknown customer', async () => {
    const anna = await signInStaff(services);
    for (const cuid of ['nope', '...', '%2e%2e', '%00', 'x'.repeat(100), "' or 1=1 --"]) {
      const reply = await anna.send(boardCalls.casesListAll, {}, { cuid });
      expect([403, 404]).toContain(reply.status);
    }
  });
});
