import { fill } from '@parvis/api/address';
import { addresses, logoAddress } from '@parvis/api/addresses';
import { type Call, callAddress } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { townCalls } from '@parvis/api/calls/town';
import { errorStatus } from '@parvis/api/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { type BodyContext, buildBody } from '../../server/testing/bodies.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  type Reply,
  signInStaff,
} from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** For any field. */
const nasty: readonly unknown[] = [
  null,
  -1,
  1e308,
  // Beyond the column's range.
  Number.MAX_SAFE_INTEGER,
  1.5,
  'a\u0000b',
  '\ud800',
  "'; drop table cases; --<script>alert(1)</script>",
  'x'.repeat(70_000),
  [[]],
  { toString: 'x', constructor: { prototype: {} }, length: 1e9 },
];

const rawBodies: readonly string[] = [
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":"\\u0000"}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"a":"${'x'.repeat(65_536)}"}`,
];

/** Maximum depth. */
const deepFollowUp = (depth: number): unknown => (depth === 0 ? 'end' : { flag: deepFollowUp(depth - 1) });

function* paths(
  value: unknown,
  at: readonly (string | number)[] = [],
): Generator<readonly (string | number)[]> {
  yield at;
  if (typeof value !== 'object' || value === null || at.length > 3) return;
  for (const [key, inner] of Object.entries(value))
    if (!Array.isArray(value) || key === '0') yield* paths(inner, [...at, key]);
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], part: unknown): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === step ? replaced(inner, rest, part) : inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === step ? replaced(inner, rest, part) : inner]),
  );
}

const statuses = new Map<string, number>(Object.entries(errorStatus));

/** Inbound SMS is disabled here. */
const UNAVAILABLE: readonly Call[] = Object.values(phoneDiscoveryCalls);

/** A listed error with its status, never a server failure. */
function expectUnderstood(reply: Reply, call: Call): void {
  if (!reply.error) {
    expect(reply.status).toBe(200);
    return;
  }
  expect(statuses.get(reply.error.code)).toBe(reply.status);
  const says = reply.error.code === 'unavailable' && UNAVAILABLE.includes(call);
  if (!says) expect(reply.status, JSON.stringify(reply.error)).toBeLessThan(500);
  expect(JSON.stringify(reply.error)).not.toMatch(/drop table|alert|node_modules|\.ts/);
}

const TABLES = ['cases', 'messages', 'participants', 'staff', 'customers', 'qr_codes'];
const stored = async (): Promise<unknown> => {
  const counts = TABLES.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ');
  return (await services.store.pool.query(`select ${counts}`)).rows[0];
};

let staff: Person;
let admin: Person;
let reporter: Person;
let things: BodyContext;

beforeAll(async () => {
  staff = await signInStaff(services);
  admin = await signInStaff(services, 'chloe@testville.example');
  reporter = await createContributor(services);
  const csid = await openCase(reporter);
  await staff.call(townCalls.casesParticipate, { csid });
  const { jwt } = getFirst(await staff.call(caseCalls.townGetJwt, { cuid: 'testville' }));
  things = { csid, jwt };
});

/** Only the body can fail. */
async function whoMay(call: Call): Promise<Person> {
  if (call.who === 'staff') return staff;
  if (call.who === 'admin' || call.who === 'manager' || call.who === 'moderator') return admin;
  if (call.who === 'participant') return reporter;
  return createContributor(services);
}

const posts = allCalls.filter(({ method }) => method === 'POST');
const named = posts.map((call) => [`${call.side} ${call.path}`, call] as const);

describe('an invalid call body', () => {
  it.each(named)('is rejected with a listed error and stores nothing: %s', async (_, call) => {
    const person = await whoMay(call);
    const { cookie } = person;
    const before = await stored();
    for (const raw of rawBodies) {
      person.cookie = cookie;
      const reply = await person.send(call, undefined, { raw });
      expectUnderstood(reply, call);
      if (call.body && !['null', '{"a":"\\u0000"}'].includes(raw) && reply.status === 200)
        expect(raw).toBe('a body that may pass');
    }
    expect(await stored()).toEqual(before);
  });

  it.each(named.filter(([, { body }]) => body))('is rejected in each field: %s', async (_, call) => {
    const person = await whoMay(call);
    const { cookie } = person;
    const good = buildBody(call, things);
    for (const path of paths(good)) {
      for (const part of nasty) {
        person.cookie = cookie;
        const reply = await person.send(call, undefined, {
          raw: JSON.stringify(replaced(good, path, part)),
        });
        expectUnderstood(reply, call);
      }
    }
  });
});

describe('a body of the wrong content type', () => {
  it('is rejected by its type', async () => {
    for (const call of [caseCalls.casesInit, townCalls.sendTxt])
      for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'x'])
        expect(
          (
            await (
              await whoMay(call)
            ).send(call, undefined, { raw: 'a=1', headers: { 'content-type': type } })
          ).status,
        ).toBe(415);
  });

  it('may be empty where a call takes none, whatever its type', async () => {
    const person = await createContributor(services);
    const { status } = await person.send(caseCalls.townListActivity, undefined, { raw: '' });
    expect(status).toBe(200);
  });

  it('is rejected when nested too deeply', async () => {
    const person = await createContributor(services);
    for (const depth of [10, 30, 60, 2000]) {
      const body = { ...(buildBody(caseCalls.casesInit, things) as object), deep: deepFollowUp(depth) };
      const reply = await person.send(caseCalls.casesInit, undefined, { raw: JSON.stringify(body) });
      expect(reply.status).toBe(depth <= 30 ? 200 : 400);
    }
  });
});

describe('an unknown address', () => {
  it.each([
    ['GET', '/api/nope', 404],
    ['POST', '/api/nope', 404],
    ['GET', '/api', 404],
    ['GET', '/town/testville/nope', 404],
    ['GET', '/mobile/', 404],
    ['GET', callAddress(sessionCalls.userSts, {}), 405],
    ['POST', callAddress(textCalls.settingsLanguages, {}), 405],
    ['DELETE', callAddress(sessionCalls.userSts, {}), 405],
    ['PUT', callAddress(boardCalls.casesListAll, { cuid: 'testville' }), 405],
    ['GET', '/api/%ZZ', 404],
    ['GET', logoAddress('../../etc/passwd'), 404],
    ['GET', '/assets/../../package.json', 404],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json', 404],
    ['GET', '/assets/old-bundle.js', 404],
    ['GET', fill(addresses.qrPicture.template, { file: 'nope.svg' }), 404],
    ['GET', fill(addresses.qrPicture.template, { file: 'test-hall.exe' }), 404],
  ] as const)('%s %s answers %i in the envelope', async (method, url, status) => {
    const response = await services.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(status);
    const json = response.json();
    expect(statuses.get(json.rslt.error.code)).toBe(status);
  });

  it.each(['/..%2fpackage.json', '/.env', '/.git/config'])(
    'GET %s answers browsers with a page, programs with the envelope, and never a file',
    async (url) => {
      const opened = await services.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const asked = await services.app.inject({ method: 'GET', url, headers: { accept: '*/*' } });
      expect(asked.statusCode).toBe(404);
      expect(asked.json().rslt.error.code).toBe('notFound');
    },
  );
});
