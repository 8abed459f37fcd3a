import type { Who } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../modules/context/appContext.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { createContributor, openCase } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';
import { type Caller, checkCaller, checkCase, isValidCuid, selfCheckedCalls } from './guard.ts';

/** Customers looked up; one exists. */
const looked: string[] = [];
const services = {
  customers: {
    get: async (cuid: string) => {
      looked.push(cuid);
      if (cuid !== 'testville') throw new Refusal('unknownCustomer');
    },
  },
} as unknown as AppContext;

const visitor = { crUid: null };
const person = { crUid: 'anna' };
const people: Readonly<Record<string, object>> = {
  nobody: {},
  visitor: { session: visitor },
  person: { session: person },
  staff: { session: person, role: { level: 'agent' } },
  admin: { session: person, role: { level: 'admin', moderate: true } },
};

/** Returns the accepted role, or the error. */
async function outcome(who: Who, name: string, cuid: string | undefined): Promise<string> {
  looked.length = 0;
  const caller = { session: undefined, role: undefined, cuid, ...people[name] } as unknown as Caller;
  try {
    const role = await checkCaller(services, who, caller);
    return role?.level ?? 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

const table = async (who: Who, cuid: string | undefined) =>
  Promise.all(Object.keys(people).map((name) => outcome(who, name, cuid)));

describe('access by caller: anonymous, visitor, person, staff, administrator', () => {
  it.each<[Who, ...string[]]>([
    ['anyone', 'taken', 'taken', 'taken', 'taken', 'taken'],
    ['session', 'unauthenticated', 'taken', 'taken', 'taken', 'taken'],
    ['identity', 'unauthenticated', 'forbidden', 'taken', 'taken', 'taken'],
    ['participant', 'unauthenticated', 'forbidden', 'taken', 'taken', 'taken'],
    ['staff', 'unauthenticated', 'forbidden', 'forbidden', 'agent', 'admin'],
    ['manager', 'unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'admin'],
    ['moderator', 'unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'admin'],
    ['admin', 'unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'admin'],
  ])('to calls for %s', async (who, ...outcomes) => {
    expect(await table(who, 'testville')).toEqual(outcomes);
  });

  it.each<[Who, ...string[]]>([
    ['anyone', 'taken', 'taken', 'taken', 'taken', 'taken'],
    ['session', 'unauthenticated', 'taken', 'taken', 'taken', 'taken'],
    ['identity', 'unauthenticated', 'forbidden', 'taken', 'taken', 'taken'],
  ])('to calls for %s without a customer, without a lookup', async (who, ...outcomes) => {
    expect(await table(who, undefined)).toEqual(outcomes);
    expect(looked).toEqual([]);
  });

  it.each(['nowhere', 'no code at all', ''])('rejects the unknown customer "%s"', async (cuid) => {
    expect(await outcome('anyone', 'nobody', cuid)).toBe('unknownCustomer');
    expect(looked).toEqual(cuid === 'nowhere' ? ['nowhere'] : []);
    expect(await outcome('identity', 'person', cuid)).toBe('unknownCustomer');
    // Does not reveal which customers exist.
    expect(await outcome('staff', 'person', cuid)).toBe('forbidden');
    expect(await outcome('admin', 'person', cuid)).toBe('forbidden');
    expect(looked).toEqual([]);
  });
});

it('validates a customer’s name as a code', () => {
  expect(['testville', '', 'no code at all', '../x', undefined].map(isValidCuid)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('only text messages check their case themselves', () => {
  const checked = [mobileCalls, townCalls, caseCalls].flatMap((calls) =>
    Object.entries(calls).flatMap(([name, call]) =>
      selfCheckedCalls.has(call) ? [`${call.side} ${name}`] : [],
    ),
  );
  expect(checked).toEqual(['mobile sendTxt', 'town sendTxt']);
});

describe('case access', async () => {
  const at = await openTestServices((await createTestDatabase()).url);
  afterAll(() => at.close());
  const csid = await openCase(await createContributor(at));
  await openCase(await createContributor(at));
  const { rows } = await at.store.pool.query('select reporter, csid from cases order by created');
  const [{ reporter }, { reporter: stranger, csid: other }] = rows;
  const handler = 'handler';
  await at.store.pool.query(
    `insert into identities (cr_uid) values ('${handler}');
     insert into participants (csid, cr_uid, staff, joined_as, gcat_code)
     values ('${csid}', '${handler}', true, 'alerted', 'x')`,
  );

  const asked = async (who: Who, crUid: string | null | undefined, cuid = 'testville', of = csid) => {
    const session = crUid === undefined ? undefined : { crUid };
    const caller = { session, role: undefined, cuid } as unknown as Caller;
    return checkCase(at.services, who, caller, of).then(
      () => 'open',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  };

  it.each<[string, Who, string | null | undefined, string, string?, string?]>([
    ['its reporter', 'participant', reporter, 'open'],
    ['who reported another', 'participant', stranger, 'unknownCase'],
    ['its reporter, another case', 'participant', reporter, 'unknownCase', 'testville', other],
    ['its reporter, as if it were of another town', 'participant', reporter, 'unknownCase', 'otherville'],
    ['its reporter, a case that does not exist', 'participant', reporter, 'unknownCase', 'testville', 'none'],
    ['staff of its town, in the name of staff', 'staff', handler, 'open'],
    ['staff of its town who takes no part', 'staff', stranger, 'open'],
    ['staff who handles it, in the name of who reports', 'participant', handler, 'unknownCase'],
    ['staff of another town', 'staff', handler, 'unknownCase', 'otherville'],
    ['a session of nobody', 'participant', null, 'forbidden'],
    ['nobody', 'participant', undefined, 'unauthenticated'],
  ])('to %s by %s', async (_, who, crUid, outcome, cuid, of) => {
    expect(await asked(who, crUid, cuid, of)).toBe(outcome);
  });

  it('ends when a participant leaves', async () => {
    await at.store.pool.query('update participants set left_at = now() where cr_uid = $1', [stranger]);
    expect(await asked('participant', stranger, 'testville', other)).toBe('unknownCase');
  });
});
