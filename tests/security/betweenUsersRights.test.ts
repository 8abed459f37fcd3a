import { imageAddress } from '@parvis/api/addresses';
import type { Call } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { buildBody } from '../../server/testing/bodies.ts';
import { getFirst, type Person, signIn, signInStaff } from '../../server/testing/person.ts';
import { createScene } from '../../server/testing/photoFiles.ts';
import { played } from '../../server/testing/played.ts';
import {
  createResident,
  joinAs,
  loadResidence,
  Resident,
  reportNoise,
} from '../../server/testing/residence.ts';
import { upload } from '../../server/testing/sendPhotos.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const photo = await createScene().jpeg().toBuffer();
let rose: Person;
beforeAll(async () => {
  await loadResidence(services);
  rose = await signIn(new Resident(services), 'rose@residence.example');
});

/** `blocked`: the victim, blocked by staff. `left`: a victim who left. `otherStaff`: another customer's. */
const roles = [
  ...(['reporter', 'target', 'victim', 'supported', 'source'] as const),
  ...(['blocked', 'left', 'stranger', 'otherStaff'] as const),
] as const;
type Role = (typeof roles)[number];

interface Scene {
  readonly csid: string;
  readonly people: Readonly<Record<Role, Person>>;
  /** In every case. */
  readonly victimId: string;
  readonly question: number;
  /** To all, by staff. */
  readonly greeting: number;
  /** Photo for the reporter's side; the other for the victim's. */
  readonly forReporter: string;
  readonly forTarget: string;
}

async function sendPhoto(csid: string, side: 'reporter' | 'target'): Promise<string> {
  const { id } = await upload(rose, photo, { calls: townCalls });
  await rose.call(townCalls.sendMedia, { csid, id: createId(), files: [{ id }], tgtTypes: [side] });
  return id;
}

const findCrUid = async (person: Person, csid: string) =>
  getFirst(await person.call(mobileCalls.discussInfo, { csid })).participants.find(({ me }) => me)?.crUid ??
  '';

async function setScene(): Promise<Scene> {
  const reporter = await createResident(services);
  const csid = await reportNoise(reporter);
  const join = (as: Parameters<typeof joinAs>[2]) => joinAs(reporter, csid, as);
  const people = {
    ...{ reporter, target: await join('target'), victim: await join('victim') },
    ...{ supported: await join('supported'), source: await join('source') },
    ...{ blocked: await join('target'), left: await join('victim') },
    stranger: await createResident(services),
    otherStaff: await signInStaff(services, 'olga@otherville.example'),
  };
  await rose.call(townCalls.casesHandling, { csid, id: createId(), step: 'handle' });
  const blockedId = await findCrUid(people.blocked, csid);
  await rose.call(townCalls.usersBlock, { csid, id: createId(), crUid: blockedId, reason: ['otherReason'] });
  await people.left.call(mobileLinkCalls.casesLeave, { csid, id: createId() });
  const question = await rose.call(townCalls.sendQstn, {
    csid,
    id: createId(),
    question: { kind: 'direct' },
  });
  const greeting = await rose.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' });
  return {
    greeting: getFirst(greeting).msgId,
    ...{ csid, people, question: getFirst(question).msgId },
    victimId: await findCrUid(people.victim, csid),
    forReporter: await sendPhoto(csid, 'reporter'),
    forTarget: await sendPhoto(csid, 'target'),
  };
}

type Doing = (
  person: Person,
  scene: Scene,
) => Promise<{ error?: { code: string } | undefined; status: number }>;

const change =
  (step: 'hold' | 'resume' | 'solved' | 'close' | 'cancel' | 'reopen' | 'block' | 'unblock'): Doing =>
  (person, { csid }) =>
    person.send(mobileCalls.casesChange, { csid, id: createId(), step });
const at = { cuid: 'residence' };

const doings = {
  read: (person, { csid }) => person.send(mobileCalls.fetchReq, { csid, after: 0 }, at),
  write: (person, { csid }) => person.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Mot' }, at),
  writeToTheOther: (person, { csid }) =>
    person.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Mot', tgtTypes: ['target'] }, at),
  answer: (person, { csid, question }) =>
    person.send(
      mobileCalls.sendForm,
      {
        ...{ csid, id: createId(), msgIdAnswer: question },
        played: played({ type: 'YESNO', item: 'answer', value: true }),
      },
      at,
    ),
  invite: (person, { csid }) => person.send(mobileLinkCalls.linksInvite, { csid, as: 'source' }, at),
  leave: (person, { csid }) => person.send(mobileLinkCalls.casesLeave, { csid, id: createId() }, at),
  reportAbuse: (person, { csid, greeting }) =>
    person.send(
      mobileCalls.reportAbuse,
      { csid, id: createId(), about: { kind: 'message', msgId: greeting }, reason: 'spam' },
      at,
    ),
  hold: change('hold'),
  resume: change('resume'),
  solved: change('solved'),
  close: change('close'),
  cancel: change('cancel'),
  reopen: change('reopen'),
  block: change('block'),
  unblock: change('unblock'),
  seePhotoOfReporter: (person, { forReporter }) => see(person, forReporter),
  seePhotoOfTarget: (person, { forTarget }) => see(person, forTarget),
  blockAsStaff: (person, { csid, victimId }) =>
    person.send(townCalls.usersBlock, { csid, id: createId(), crUid: victimId, reason: ['otherReason'] }, at),
  removeAsStaff: (person, { csid, victimId }) =>
    person.send(townLinkCalls.casesRemove, { csid, id: createId(), crUid: victimId }, at),
  separate: (person, { csid }) =>
    person.send(townCalls.casesHandling, { csid, id: createId(), step: 'separate' }, at),
  askAsStaff: (person, { csid }) =>
    person.send(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'direct' } }, at),
} satisfies Record<string, Doing>;

async function see(person: Person, id: string) {
  const address = imageAddress('mobile', { cuid: 'residence', id, size: 'large' });
  const { statusCode } = await person.get(address);
  return { status: statusCode, ...(statusCode !== 200 && { error: { code: String(statusCode) } }) };
}

const NO = 'stepNotAllowed';
const UNKNOWN = 'unknownCase';
const forStaff = {
  ...{ reporter: 'forbidden', target: 'forbidden', victim: 'forbidden', supported: 'forbidden' },
  ...{ source: 'forbidden', blocked: 'forbidden', left: 'forbidden', stranger: 'forbidden' },
  otherStaff: 'forbidden',
} as const;
const outside = { left: UNKNOWN, stranger: UNKNOWN, otherStaff: UNKNOWN } as const;
const guests = (code: string) => ({ victim: code, supported: code, source: code });

/** Missing roles are granted. */
const refusals: Record<keyof typeof doings, Partial<Record<Role, string>>> = {
  read: outside,
  write: { ...outside, blocked: 'blocked' },
  // Before any lookup.
  writeToTheOther: Object.fromEntries(roles.map((role) => [role, 'badRequest'])),
  answer: { ...outside, target: NO, ...guests(NO), blocked: NO },
  invite: { ...outside, target: NO, ...guests(NO), blocked: 'blocked' },
  leave: { ...outside, reporter: NO, blocked: 'blocked' },
  reportAbuse: outside,
  hold: { ...outside, target: NO, ...guests(NO), blocked: 'blocked' },
  resume: { ...outside, reporter: NO, target: NO, ...guests(NO), blocked: 'blocked' },
  solved: { ...outside, ...guests(NO), blocked: 'blocked' },
  close: { ...outside, target: NO, ...guests(NO), blocked: 'blocked' },
  cancel: { ...outside, target: NO, ...guests(NO), blocked: 'blocked' },
  reopen: { ...outside, reporter: NO, target: NO, ...guests(NO), blocked: 'blocked' },
  block: { ...outside, ...guests(NO), blocked: 'blocked' },
  unblock: { ...outside, reporter: NO, target: NO, ...guests(NO), blocked: 'blocked' },
  seePhotoOfReporter: {
    target: '404',
    source: '404',
    blocked: '404',
    left: '404',
    stranger: '404',
    otherStaff: '404',
  },
  seePhotoOfTarget: { reporter: '404', ...guests('404'), left: '404', stranger: '404', otherStaff: '404' },
  blockAsStaff: forStaff,
  removeAsStaff: forStaff,
  separate: forStaff,
  askAsStaff: forStaff,
};

let shared: Promise<Scene> | undefined;
/** Refusals change nothing, so one case serves all. */
const getSharedScene = (): Promise<Scene> => {
  shared ??= setScene();
  return shared;
};

const CHANGING: readonly (keyof typeof doings)[] = [
  ...(['answer', 'leave', 'reportAbuse', 'hold', 'solved', 'close', 'cancel', 'block'] as const),
];

describe.each(roles)('between users, as %s', (role) => {
  it.each(Object.keys(doings) as (keyof typeof doings)[])('%s', async (name) => {
    const refusal = refusals[name][role];
    const scene = await (refusal === undefined && CHANGING.includes(name) ? setScene() : getSharedScene());
    const { error } = await doings[name](scene.people[role], scene);
    expect(error?.code).toBe(refusal);
  });
});

describe('every call into a case between users', () => {
  const isOf = (who: Call['who']) => (call: Call) => call.who === who;
  it.each(allCalls.filter(isOf('participant')).map((call) => [call.path, call] as const))(
    '%s is of nobody outside',
    async (_, call: Call) => {
      const { csid, people } = await getSharedScene();
      for (const role of ['left', 'stranger', 'otherStaff'] as const) {
        const reply = await people[role].send(call, buildBody(call, { csid, jwt: '' }), at);
        expect([role, reply.error?.code]).toEqual([role, 'unknownCase']);
      }
    },
  );

  it.each(allCalls.filter(isOf('staff')).map((call) => [call.path, call] as const))(
    '%s of staff is of none of its visitors, nor of other staff',
    async (_, call: Call) => {
      const { csid, people } = await getSharedScene();
      for (const role of roles) {
        const reply = await people[role].send(call, buildBody(call, { csid, jwt: '' }), at);
        expect([role, reply.error?.code]).toEqual([role, 'forbidden']);
      }
    },
  );
});
