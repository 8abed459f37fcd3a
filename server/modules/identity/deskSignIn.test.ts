import type { DeskAct } from '@parvis/api/calls/qrLogin';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { contributor, first, openCase, Person, signIn, staffMember, visitor } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
// The server's clock stands still, so that a minute is one however slow the machine is.
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
  const at = person ?? (await visitor(services));
  const {
    desk: secret = '',
    code = '',
    seconds,
  } = first(await at.call(qrLoginCalls.loginQrCheck, { device }));
  const check = async () => first(await at.call(qrLoginCalls.loginQrCheck, { desk: secret }));
  return { at, secret, code, seconds, check };
}
type Desk = Awaited<ReturnType<typeof desk>>;

/** What a phone does about the code of a desk. */
const phoneOf = (person: Person) => async (at: Pick<Desk, 'code'>, act: DeskAct, digits?: string) =>
  first(await person.call(qrLoginCalls.loginQrConnect, { code: at.code, act, ...(digits && { digits }) }));
const annasPhone = async () => phoneOf(await staffMember(services));

const whoIs = async (person: Person) => {
  const { email, roles } = await person.call(sessionCalls.userSts, { newCookies: false });
  return { email, roles: roles.map(({ cuid }) => cuid) };
};
const anna = { email: 'anna@testville.example', roles: ['testville'] };
const nobody = { email: undefined, roles: [] };
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000);

/** A desk whose code a phone has read and whose number it knows. */
async function seen() {
  const [at, phone] = [await desk(), await annasPhone()];
  const { choices = [] } = await phone(at, 'see');
  const { digits = '' } = await at.check();
  return { at, phone, choices, digits };
}

describe('a desk', () => {
  it('is signed in as whoever approved, once the number was chosen that it shows', async () => {
    const { at, phone, choices, digits } = await seen();
    expect(choices).toContain(digits);
    expect(await phone(at, 'approve', digits)).toEqual({ state: 'approved', seconds: 0 });
    expect(await whoIs(at.at)).toEqual(nobody);
    expect(await at.check()).toEqual({ state: 'approved', seconds: 0, mergedAccount: false });
    expect(await whoIs(at.at)).toEqual(anna);
    expect(at.at.device).toMatch(/pv_device=/);
  });

  it('shows a code without a session too, and gets one by signing in', async () => {
    const [at, phone] = [await desk(new Person(services)), await annasPhone()];
    await phone(at, 'see');
    await phone(at, 'approve', (await at.check()).digits);
    await at.check();
    expect(await whoIs(at.at)).toEqual(anna);
  });

  it('takes along what was reported at it before, and says so', async () => {
    const jo = await contributor(services);
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
  it('is told nothing of anybody before, and the number only once a phone has read its code', async () => {
    const at = await desk();
    expect(await at.check()).toEqual({ state: 'waiting', seconds: 60, mergedAccount: false });
    await (await annasPhone())(at, 'see');
    const told = await at.check();
    expect(Object.keys(told).sort()).toEqual(['digits', 'mergedAccount', 'seconds', 'state']);
    expect(told.digits).toMatch(/^[1-9]\d$/);
  });

  it('alone asks how its request stands: neither its code nor another secret does', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    const thief = await visitor(services);
    for (const secret of [at.code, `${at.secret.slice(0, -1)}${at.secret.endsWith('A') ? 'E' : 'A'}`])
      expect(first(await thief.call(qrLoginCalls.loginQrCheck, { desk: secret })).state).toBe('over');
    expect(await whoIs(thief)).toEqual(nobody);
    expect((await at.check()).state).toBe('approved');
  });

  it('is signed in once, however many ask at the same moment', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    const before = (await pool.query('select 1 from sessions')).rows.length;
    const states = await Promise.all(Array.from({ length: 10 }, async () => (await at.check()).state));
    expect(states.filter((state) => state === 'approved')).toHaveLength(1);
    // Its own session was exchanged for that of the person.
    expect((await pool.query('select 1 from sessions')).rows).toHaveLength(before);
    expect((await at.check()).state).toBe('over');
  });

  it('keeps nothing that signs in, nor the number, in the database', async () => {
    const { at, digits } = await seen();
    const { rows } = await pool.query('select to_json(r)::text as row from desk_requests r');
    expect(rows).toHaveLength(1);
    for (const secret of [at.secret, at.code, `"${digits}"`]) expect(rows[0].row).not.toContain(secret);
  });
});

describe('the minute of a code', () => {
  it.each([
    [59, 'waiting', 1],
    [60, 'over', 0],
  ])('after %i seconds it is %s', async (seconds, state, left) => {
    const at = await desk();
    pass(seconds);
    expect(await at.check()).toEqual({ state, seconds: left, mergedAccount: false });
    expect((await (await annasPhone())(at, 'see')).state).toBe(state === 'over' ? 'over' : 'seen');
  });

  it('ends while a person is choosing, too', async () => {
    const { at, phone, digits } = await seen();
    pass(60);
    expect(await phone(at, 'approve', digits)).toEqual({ state: 'over', seconds: 0 });
    expect(await at.check()).toEqual({ state: 'over', seconds: 0, mergedAccount: false });
  });

  it.each([
    [70, 'approved'],
    [76, 'over'],
  ])('what was approved in it arrives %i seconds after it began: %s', async (seconds, state) => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    pass(seconds);
    expect((await at.check()).state).toBe(state);
  });
});

describe('a request ends', () => {
  it('when another number is chosen: the right one helps no more', async () => {
    const { at, phone, choices, digits } = await seen();
    expect((await phone(at, 'approve', otherOf(choices, digits))).state).toBe('wrongDigits');
    expect((await phone(at, 'approve', digits)).state).toBe('wrongDigits');
    expect((await at.check()).state).toBe('wrongDigits');
    expect(await whoIs(at.at)).toEqual(nobody);
  });

  it('when it is approved without a number, or refused', async () => {
    for (const [act, state] of [
      ['approve', 'wrongDigits'],
      ['refuse', 'refused'],
    ] as const) {
      const { at, phone } = await seen();
      expect((await phone(at, act)).state).toBe(state);
      expect((await at.check()).state).toBe(state);
    }
  });

  it('when a second phone reads its code, of the same person too; it is told nothing of the desk', async () => {
    const { at, phone, digits } = await seen();
    expect(await (await annasPhone())(at, 'see')).toEqual({ state: 'seenTwice', seconds: 0 });
    expect((await phone(at, 'approve', digits)).state).toBe('seenTwice');
    expect((await at.check()).state).toBe('seenTwice');
  });

  it('when a second phone reads it after it was approved and before the desk came in', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    expect((await (await annasPhone())(at, 'see')).state).toBe('seenTwice');
    expect((await at.check()).state).toBe('seenTwice');
    expect(await whoIs(at.at)).toEqual(nobody);
  });

  it('when two phones read it at the same moment', async () => {
    const at = await desk();
    const phones = [await annasPhone(), await annasPhone()];
    const states = await Promise.all(phones.map(async (phone) => (await phone(at, 'see')).state));
    expect(states.sort()).toEqual(['seen', 'seenTwice']);
    expect((await at.check()).state).toBe('seenTwice');
  });

  it('when it was used: no other phone brings it back, nor learns anything of it', async () => {
    const { at, phone, digits } = await seen();
    await phone(at, 'approve', digits);
    await at.check();
    expect(await (await annasPhone())(at, 'see')).toEqual({ state: 'over', seconds: 0 });
    expect((await phone(at, 'approve', digits)).state).toBe('approved');
    expect(await whoIs(at.at)).toEqual(anna);
  });

  it('when the phone is signed out, or its person taken off the list, before the desk came in', async () => {
    const person = await staffMember(services, 'bruno@testville.example');
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

describe('a phone', () => {
  it('of nobody who works for a customer is told nothing, and ends nothing', async () => {
    const at = await desk();
    const strangers = [
      await contributor(services),
      await signIn(await contributor(services), 'jo@mail.example'),
    ];
    for (const person of strangers)
      for (const act of ['see', 'approve', 'refuse'] as const)
        expect(await phoneOf(person)(at, act)).toEqual({ state: 'notStaff', seconds: 0 });
    expect(await at.check()).toMatchObject({ state: 'waiting' });
  });

  it('that reads a code which was never made is told that it is over', async () => {
    const code = 'A'.repeat(43);
    expect(await (await annasPhone())({ code }, 'see')).toEqual({ state: 'over', seconds: 0 });
  });

  it('approves nothing for a desk that it did not read', async () => {
    const { at, phone, digits } = await seen();
    const other = await desk();
    await phone(at, 'approve', digits);
    expect((await other.check()).state).toBe('waiting');
    expect(await whoIs(other.at)).toEqual(nobody);
  });
});
