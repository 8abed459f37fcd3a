import type { DeskAct } from '@parvis/api/calls/qrLogin';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  createVisitor,
  getFirst,
  openCase,
  Person,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
// Freezes the server's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await pool.query('delete from desk_requests');
});
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const device = { type: 'desktop', os: 'Windows', browser: 'Firefox 130' } as const;
const otherOf = (choices: readonly string[] = [], right = '') => choices.find((one) => one !== right) ?? '';

/** A desk that shows a code. */
async function desk(person?: Person) {
  const at = person ?? (await createVisitor(services));
  const {
    desk: secret = '',
    code = '',
    seconds,
  } = getFirst(await at.call(qrLoginCalls.loginQrCheck, { device }));
  const check = async () => getFirst(await at.call(qrLoginCalls.loginQrCheck, { desk: secret }));
  return { at, secret, code, seconds, check };
}
type Desk = Awaited<ReturnType<typeof desk>>;

/** Sends a phone's action for a desk's code. */
const phoneOf = (person: Person) => async (at: Pick<Desk, 'code'>, act: DeskAct, digits?: string) =>
  getFirst(await person.call(qrLoginCalls.loginQrConnect, { code: at.code, act, ...(digits && { digits }) }));
const annasPhone = async () => phoneOf(await signInStaff(services));

const whoIs = async (person: Person) => {
  const { email, roles } = await person.call(sessionCalls.userSts, { newCookies: false });
  return { email, roles: roles.map(({ cuid }) => cuid) };
};
const anna = { email: 'anna@testville.example', roles: ['testville'] };
const nobody = { email: undefined, roles: [] };
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000);

/** A desk with scanned code, and its number. */
async function seen() {
  const [at, phone] = [await desk(), await annasPhone()];
  const { choices = [] } = await phone(at, 'see');
  const { digits = '' } = await at.check();
  return { at, phone, choices, digits };
}

describe('desk sign-in by phone', () => {
  it('signs the desk in as the approver after the right number is chosen', async () => {
    const { at, phone, choices, digits } = await seen();
    expect(choices).toContain(digits);
    expect(await phone(at, 'approve', digits)).toEqual({ state: 'approved', seconds: 0 });
    expect(await whoIs(at.at)).toEqual(nobody);
    expect(await at.check()).toEqual({ state: 'approved', seconds: 0, mergedAccount: false });
    expect(await whoIs(at.at)).toEqual(anna);
    expect(at.at.device).toMatch(/pv_device=/);
  });

  it('shows a code without a session and creates one on sign-in', async () => {
    const [at, phone] = [await desk(new Person(services)), await annasPhone()];
    await phone(at, 'see');
    await phone(at, 'approve', (await at.check()).digits);
    await at.check();
    expect(await whoIs(at.at)).toEqual(anna);
  });

  it('moves cases reported at the desk to the account and reports the merge', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const at = await desk(jo);
    const phone = await annasPhone();
    await phone(at, 'see');
    await phone(at, 'approve', (await at.check()).digits);
    expect(await at.check()).toMatchObject({ mergedAccount: true, movedCases: 1 });
    const { rows } = await pool.query(
      'select email from cases join identities on cr_uid = reporter where csid = $1',
      [csid],
    );
    expect(rows).toEqual([{ email: anna.email }]);
  });
  it('reveals no person before approval, and the number only after a scan', async () => {
    const at = await desk();
    expect(await at.check()).toEqual({ state: 'waiting', seconds: 60, mergedAccount: false });
    await (await annasPhone())(at, 'see');
    const told = await at.check();
    expect(Object.keys(told).sort()).toEqual(['digits', 'mergedAccount', 'seconds', 'state']);
    expect(told.digits).toMatch(/^[1-9]\d$/);
  });

  it("requires the desk's own secret to poll its request", async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    const thief = await createVisitor(services);
    for (const secret of [at.code, `${at.secret.slice(0, -1)}${at.secret.endsWith('A') ? 'E' : 'A'}`])
      expect(getFirst(await thief.call(qrLoginCalls.loginQrCheck, { desk: secret })).state).toBe('over');
    expect(await whoIs(thief)).toEqual(nobody);
    expect((await at.check()).state).toBe('approved');
  });

  it('signs in once for concurrent polls', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    const before = (await pool.query('select 1 from sessions')).rows.length;
    const states = await Promise.all(Array.from({ length: 10 }, async () => (await at.check()).state));
    expect(states.filter((state) => state === 'approved')).toHaveLength(1);
    // Its session was replaced.
    expect((await pool.query('select 1 from sessions')).rows).toHaveLength(before);
    expect((await at.check()).state).toBe('over');
  });

  it('stores no usable secret or number in the database', async () => {
    const { at, digits } = await seen();
    const { rows } = await pool.query('select to_json(r)::text as row from desk_requests r');
    expect(rows).toHaveLength(1);
    for (const secret of [at.secret, at.code, `"${digits}"`]) expect(rows[0].row).not.toContain(secret);
  });
});

describe('desk code expiry', () => {
  it.each([
    [59, 'waiting', 1],
    [60, 'over', 0],
  ])('after %i seconds the request is %s', async (seconds, state, left) => {
    const at = await desk();
    pass(seconds);
    expect(await at.check()).toEqual({ state, seconds: left, mergedAccount: false });
    expect((await (await annasPhone())(at, 'see')).state).toBe(state === 'over' ? 'over' : 'seen');
  });

  it('expires while a person is choosing', async () => {
    const { at, phone, digits } = await seen();
    pass(60);
    expect(await phone(at, 'approve', digits)).toEqual({ state: 'over', seconds: 0 });
    expect(await at.check()).toEqual({ state: 'over', seconds: 0, mergedAccount: false });
  });

  it.each([
    [70, 'approved'],
    [76, 'over'],
  ])('an approval collected after %i seconds returns: %s', async (seconds, state) => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    pass(seconds);
    expect((await at.check()).state).toBe(state);
  });
});

describe('desk request end', () => {
  it('wrong number ends it, also for a later right one', async () => {
    const { at, phone, choices, digits } = await seen();
    expect((await phone(at, 'approve', otherOf(choices, digits))).state).toBe('wrongDigits');
    expect((await phone(at, 'approve', digits)).state).toBe('wrongDigits');
    expect((await at.check()).state).toBe('wrongDigits');
    expect(await whoIs(at.at)).toEqual(nobody);
  });

  it('approval without a number or a denial ends it', async () => {
    for (const [act, state] of [
      ['approve', 'wrongDigits'],
      ['refuse', 'refused'],
    ] as const) {
      const { at, phone } = await seen();
      expect((await phone(at, act)).state).toBe(state);
      expect((await at.check()).state).toBe(state);
    }
  });

  it('a second scan ends it, by the same person too, without device details', async () => {
    const { at, phone, digits } = await seen();
    expect(await (await annasPhone())(at, 'see')).toEqual({ state: 'seenTwice', seconds: 0 });
    expect((await phone(at, 'approve', digits)).state).toBe('seenTwice');
    expect((await at.check()).state).toBe('seenTwice');
  });

  it('a second scan ends it after the approval', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    expect((await (await annasPhone())(at, 'see')).state).toBe('seenTwice');
    expect((await at.check()).state).toBe('seenTwice');
    expect(await whoIs(at.at)).toEqual(nobody);
  });

  it('two concurrent scans end it', async () => {
    const at = await desk();
    const phones = [await annasPhone(), await annasPhone()];
    const states = await Promise.all(phones.map(async (phone) => (await phone(at, 'see')).state));
    expect(states.sort()).toEqual(['seen', 'seenTwice']);
    expect((await at.check()).state).toBe('seenTwice');
  });

  it('a used request stays ended and reveals nothing to other phones', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    await at.check();
    expect(await (await annasPhone())(at, 'see')).toEqual({ state: 'over', seconds: 0 });
    expect((await phone(at, 'approve', digits)).state).toBe('approved');
    expect(await whoIs(at.at)).toEqual(anna);
  });

  it('sign-out of the phone or removal from staff ends an approval', async () => {
    const person = await signInStaff(services, 'bruno@testville.example');
    const ends = [
      () => person.call(sessionCalls.userDisconnect),
      () => pool.query(`delete from staff where email = 'bruno@testville.example'`),
    ];
    for (const end of ends) {
      if (!person.cookie) await signIn(person, 'bruno@testville.example');
      const at = await desk();
      await phoneOf(person)(at, 'see');
      await phoneOf(person)(at, 'approve', (await at.check()).digits);
      await end();
      expect((await at.check()).state).toBe('over');
      expect(await whoIs(at.at)).toEqual(nobody);
    }
  });
});

describe('phone at a desk', () => {
  it('gets no details and ends nothing unless it belongs to staff', async () => {
    const at = await desk();
    const strangers = [
      await createContributor(services),
      await signIn(await createContributor(services), 'jo@mail.example'),
    ];
    for (const person of strangers)
      for (const act of ['see', 'approve', 'refuse'] as const)
        expect(await phoneOf(person)(at, act)).toEqual({ state: 'notStaff', seconds: 0 });
    expect(await at.check()).toMatchObject({ state: 'waiting' });
  });

  it('gets `over` for an unknown code', async () => {
    const code = 'A'.repeat(43);
    expect(await (await annasPhone())({ code }, 'see')).toEqual({ state: 'over', seconds: 0 });
  });

  it('cannot approve for a desk that it did not scan', async () => {
    const { at, phone, digits } = await seen();
    const other = await desk();
    await phone(at, 'approve', digits);
    expect((await other.check()).state).toBe('waiting');
    expect(await whoIs(other.at)).toEqual(nobody);
  });
});
