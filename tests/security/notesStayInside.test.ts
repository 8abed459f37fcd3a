import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { Call } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { followerCalls, townFollowerCalls } from '@parvis/api/calls/followers';
import { mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { noteCalls } from '@parvis/api/calls/notes';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { openApiDocument } from '@parvis/api/openapi/document';
import { docsOf } from '@parvis/api/openapi/documented';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escalateUntaken, sendCaseNotifications } from '../../server/modules/notifications/service.ts';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { buildBody } from '../../server/testing/bodies.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { findRowsContaining } from '../../server/testing/findRowsContaining.ts';
import { readLive } from '../../server/testing/liveReader.ts';
import {
  createContributor,
  createVisitor,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';
import { unzipTexts } from '../../server/testing/unzip.ts';

/** In the note only. */
const MARKER = 'Xylophone';
const HOUR = 3_600_000;

const services = await openTestServices((await createTestDatabase()).url);
const origin = await services.listen();
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const [anna, bruno, chloe] = [
  await signInStaff(services),
  await signInStaff(services, 'bruno@testville.example'),
  await signInStaff(services, 'chloe@testville.example'),
];
const jo = await signIn(await createContributor(services), 'jo@mail.example');
const visitors = {
  reporter: jo,
  guest: await createContributor(services),
  follower: await signIn(await createContributor(services), 'lea@mail.example'),
  stranger: await createVisitor(services),
  nobody: new Person(services),
};
type Visitor = keyof typeof visitors;
const names = Object.keys(visitors) as Visitor[];

let csid = '';
let noteId = '';
const isTold = (text: unknown) => {
  const shown = typeof text === 'string' ? text : JSON.stringify(text);
  return [MARKER, noteId].some((mark) => shown.includes(mark));
};

beforeAll(async () => {
  csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const { id: connectId } = getFirst(await anna.call(townLinkCalls.linksCreate, { csid }));
  await visitors.guest.call(mobileLinkCalls.linksJoin, { connectId });
  await visitors.follower.send(followerCalls.casesFollow, { csid, as: 'supported' });
  await anna.send(townFollowerCalls.casesFollowers, { csid, id: createId(), open: true });
  const colleagues = await anna.call(noteCalls.notesColleagues);
  const mentions = colleagues.filter(({ name }) => name === 'Bruno Roux').map(({ rlid }) => rlid);
  noteId = createId();
  await anna.call(noteCalls.notesAdd, { csid, id: noteId, txt: `@[${mentions[0]}] ${MARKER}`, mentions });
});

it('staff of the customer can read the note, as the following tests require', async () => {
  for (const person of [anna, bruno, chloe])
    expect(isTold(await person.call(noteCalls.notesList, { csid }))).toBe(true);
  const olga = await signInStaff(services, 'olga@otherville.example');
  for (const cuid of ['testville', 'otherville'])
    expect((await olga.send(noteCalls.notesList, { csid }, { cuid })).data).toBeUndefined();
});

it('the reporter, the guest and the follower have their roles', async () => {
  expect((await jo.call(mobileCalls.fetchReq, { csid, after: 0 })).length).toBeGreaterThan(0);
  expect((await visitors.guest.send(mobileCalls.discussInfo, { csid })).status).toBe(200);
});

/** End the caller's visit or case. */
const ends: ReadonlySet<Call> = new Set<Call>([
  sessionCalls.userEraseAll,
  sessionCalls.userEraseCookies,
  sessionCalls.userDisconnect,
  sessionCalls.userDeviceEnd,
]);
const visitorCalls = allCalls.filter((call) => ['public', 'mobile'].includes(call.side) && !ends.has(call));

it('no page, export or sheet for a visitor or a program contains a note', async () => {
  const paths = [
    `/m/case/testville/${csid}`,
    `/m/follow/testville/${csid}`,
    '/m/home',
    '/m/settings',
    `/staff/testville/${csid}`,
  ];
  for (const person of Object.values(visitors))
    for (const path of paths) expect(isTold((await person.get(path)).body)).toBe(false);
  for (const person of [jo, anna, bruno]) {
    const files = unzipTexts((await person.get(addresses.ownData.template)).rawPayload);
    expect(Object.keys(files).length).toBeGreaterThan(0);
    expect(isTold(files)).toBe(false);
  }
  for (const { template } of [addresses.trailSheet, addresses.casesSheet]) {
    const csv = await chloe.get(fill(template, { cuid: 'testville' }));
    expect(csv.statusCode).toBe(200);
    expect(isTold(csv.body)).toBe(false);
  }
});

it('no row of the board shows a note, not even where a search found it', async () => {
  const rows = await anna.call(boardCalls.casesListAll, { search: MARKER });
  expect(rows.map((one) => one.csid)).toEqual([csid]);
  expect(isTold(rows)).toBe(false);
});

it('no stream of a visitor announces a note; a stream of staff announces one without its case', async () => {
  const own = await readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie);
  const desk = await readLive(
    `${origin}${fill(addresses.staffLive.template, { cuid: 'testville' })}`,
    bruno.cookie,
  );
  const id = createId();
  await anna.call(noteCalls.notesAdd, { csid, id, txt: `Encore ${MARKER}` });
  await anna.call(noteCalls.notesChange, { csid, id, txt: `Toujours ${MARKER}` });
  await anna.call(noteCalls.notesRemove, { csid, id });
  await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous arrivons' });
  const typesOf = ({ lines }: typeof own) => lines.flatMap(({ data }) => (data ? [data.type] : []));
  await eventually(() => expect(typesOf(own)).toContain('message'));
  await eventually(() => expect(typesOf(desk)).toContain('message'));
  expect(typesOf(own)).not.toContain('note');
  expect(typesOf(desk).filter((type) => type === 'note')).toHaveLength(3);
  expect(desk.lines.filter(({ data }) => data?.type === 'note' && data.csid !== undefined)).toEqual([]);
  // Never to visitors, also later.
  const late = await readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie, {
    'last-event-id': own.lastId() ?? '',
  });
  await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Presque' });
  await eventually(() => expect(typesOf(late)).toContain('message'));
  expect(typesOf(late)).not.toContain('note');
  for (const reader of [own, desk, late]) reader.stop();
});

it('mails, SMS, pushes, jobs and counts contain nothing of a note: only its own table does', async () => {
  await jo.call(sessionCalls.userSettingsSet, { settings: { mailNews: 'words' } });
  await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Dernière nouvelle' });
  for (const after of [0, 0.1, 1, 5]) {
    const at = new Date(Date.now() + after * HOUR);
    await sendCaseNotifications(services.services, at);
    await escalateUntaken(services.services, at);
  }
  const mails = await pool.query<{ recipient: string; body: string }>('select recipient, body from outbox');
  const about = (mail: string) => mails.rows.filter(({ recipient }) => recipient === mail);
  expect(about('bruno@testville.example').some(({ body }) => body.includes('vous mentionne'))).toBe(true);
  expect(about('jo@mail.example').some(({ body }) => body.includes('Dernière nouvelle'))).toBe(true);
  expect(mails.rows.some(isTold)).toBe(false);
  const rows = await findRowsContaining(pool, MARKER);
  expect(rows.map((row) => Object.keys(JSON.parse(row)).sort())).toEqual([
    ['at', 'changed', 'cr_uid', 'csid', 'cuid', 'id', 'name', 'txt'],
  ]);
  const jobs = await pool.query<{ jobs: string }>(
    `select coalesce(json_agg(j)::text, '') as jobs from graphile_worker._private_jobs j`,
  );
  expect(isTold(jobs.rows)).toBe(false);
});

describe.each(names)('the calls of a visitor: %s', (name) => {
  it('return nothing of a note, nor do those of staff', { timeout: 120_000 }, async () => {
    const person = visitors[name];
    const { jwt } = getFirst(await anna.call(caseCalls.townGetJwt, { cuid: 'testville' }));
    const tellers: string[] = [];
    const read = [mobileCalls.discussInfo, mobileCalls.fetchReq, mobileCalls.casesUsers] as const;
    for (const call of [...read, ...visitorCalls, ...Object.values(noteCalls)] as readonly Call[]) {
      const reply = await person.send(call, buildBody(call, { csid, jwt }));
      if (isTold(reply)) tellers.push(`${call.side} ${call.path}`);
    }
    expect(tellers).toEqual([]);
    for (const call of Object.values(noteCalls) as readonly Call[])
      expect((await person.send(call, buildBody(call, { csid, jwt }))).data).toBeUndefined();
  });
});

it('goes with its case', async () => {
  await pool.query('delete from cases where csid = $1', [csid]);
  expect(await findRowsContaining(pool, MARKER)).toEqual([]);
});

describe('the contract', () => {
  const document = openApiDocument() as {
    paths: Record<string, Record<string, unknown>>;
    components: { schemas: Record<string, unknown> };
  };
  /** Reachable schema names. */
  const follow = (value: unknown, found = new Set<string>()): Set<string> => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!found.has(name)) follow(document.components.schemas[name], found.add(name));
    return found;
  };
  const paths = Object.entries(document.paths);

  it('has notes in calls of staff only', () => {
    const naming = paths.filter(([, methods]) => follow(methods).has('Note')).map(([path]) => path);
    expect(naming.length).toBeGreaterThan(0);
    expect(naming.filter((path) => !path.includes('/town/') || !path.includes('/notes/'))).toEqual([]);
    expect(Object.values(noteCalls).every(({ side, who }) => side === 'town' && who === 'staff')).toBe(true);
  });

  it('has no field of notes in the bodies and responses of visitors', () => {
    const fields = (call: Call): string[] => Object.keys(Object(docsOf(call).example.answer));
    for (const call of visitorCalls) expect(fields(call)).not.toContain('notes');
    const visitorPaths = paths.filter(([path]) => !/\/(?:town|admin)\//.test(path));
    for (const [path, methods] of visitorPaths) {
      const names = follow(methods);
      const shapes = JSON.stringify([
        methods,
        ...[...names].map((name) => document.components.schemas[name]),
      ]);
      expect([path, /"(?:notes|mentions|unseen)":\{/.test(shapes)]).toEqual([path, false]);
    }
  });
});
