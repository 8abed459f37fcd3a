import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  fetchLastCode,
  getFirst,
  openCase,
  Person,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
beforeEach(() => pool.query('delete from verifications'));

let people = 0;
/** A new address. */
const fresh = () => {
  people += 1;
  return `jo${people}@mail.example`;
};

const ask = async (person: Person, mail: string) =>
  getFirst(await person.call(ownAddressCalls.mailVerifInit, { mail }));
const give = async (person: Person, rqid: string, code: string) =>
  getFirst(await person.call(ownAddressCalls.mailVerifCode, { rqid, code }));
/** Enters the address and the received code. */
async function proves(person: Person, mail: string) {
  const { rqid } = await ask(person, mail);
  return give(person, rqid, await fetchLastCode(services, mail));
}
const profile = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });
const casesOf = async (person: Person) =>
  (await person.call(caseCalls.townListActivity, {})).map(({ csid }) => csid).sort();

/** A person with one address on an own device. */
async function knownAs(mail: string): Promise<Person> {
  const person = await createContributor(services);
  await proves(person, mail);
  return person;
}

describe('adding a mail address', () => {
  it('stores it once the code is confirmed, and renews the cookie', async () => {
    const [jo, mail] = [await createContributor(services), fresh()];
    const before = jo.cookie;
    expect(await proves(jo, mail)).toMatchObject({ success: true, mergedAccount: false });
    expect(await profile(jo)).toMatchObject({ state: 'idValid', email: mail });
    const stale = new Person(services);
    stale.cookie = before;
    expect((await profile(stale)).state).toBe('empty');
  });

  it('signs in on another device and merges its cases', async () => {
    const mail = fresh();
    const jo = await knownAs(mail);
    const [there, here] = [await openCase(jo), await openCase(await createContributor(services))];
    const phone = await createContributor(services);
    const own = await openCase(phone);
    expect(await proves(phone, mail)).toMatchObject({ success: true, mergedAccount: true });
    expect(await casesOf(phone)).toEqual([there, own].sort());
    expect(await casesOf(jo)).toEqual([there, own].sort());
    expect(await casesOf(phone)).not.toContain(here);
  });
  it('rejects codes that another person requested, and sign-in codes', async () => {
    const [jo, al, mail] = [await createContributor(services), await createContributor(services), fresh()];
    const { rqid } = await ask(al, mail);
    const code = await fetchLastCode(services, mail);
    expect(await give(jo, rqid, code)).toMatchObject({ success: false, wrongCode: true });
    expect(getFirst(await jo.call(loginCalls.loginMailConfirm, { rqid, code }))).toMatchObject({
      success: false,
      wrongCode: true,
    });
    const other = fresh();
    const signing = getFirst(await jo.call(loginCalls.loginMailReq, { mail: other, own: true }));
    expect(await give(jo, signing.rqid, await fetchLastCode(services, other))).toMatchObject({
      wrongCode: true,
    });
    expect(await give(al, rqid, code)).toMatchObject({ success: true });
  });

  it('replaces the old address, which no longer signs in', async () => {
    const [mail, next] = [fresh(), fresh()];
    const jo = await knownAs(mail);
    const { crUid } = await profile(jo);
    expect(await proves(jo, next)).toMatchObject({ success: true, mergedAccount: false });
    expect(await profile(jo)).toMatchObject({ email: next, crUid });
    const other = await createContributor(services);
    expect(await proves(other, mail)).toMatchObject({ success: true, mergedAccount: false });
  });

  it('refuses an address of another account if one is already set', async () => {
    const [mail, other] = [fresh(), fresh()];
    const [jo, al] = [await knownAs(mail), await knownAs(other)];
    expect(await proves(jo, other)).toMatchObject({ success: false, mailExists: true });
    expect([(await profile(jo)).email, (await profile(al)).email]).toEqual([mail, other]);
  });

  it("refuses a customer's contact address, only after the code", async () => {
    const jo = await createContributor(services);
    const mail = 'contact@testville.example';
    const asked = await ask(jo, 'Contact@Testville.example');
    expect(Object.keys(asked)).toEqual(Object.keys(await ask(await createContributor(services), fresh())));
    expect(asked.mailSent).toBe(true);
    const code = await fetchLastCode(services, mail);
    expect(await give(jo, asked.rqid, code)).toMatchObject({ success: false, belongsToCustomer: true });
    expect((await profile(jo)).email).toBeUndefined();
  });

  it('grants the staff roles of a listed address', async () => {
    const bruno = await createContributor(services);
    expect(await proves(bruno, 'bruno@testville.example')).toMatchObject({ success: true });
    expect((await profile(bruno)).roles).toMatchObject([{ cuid: 'testville' }]);
  });
});

describe('removing the mail address', () => {
  it('leaves an anonymous person with their cases', async () => {
    const mail = fresh();
    const jo = await knownAs(mail);
    const csid = await openCase(jo);
    expect(await jo.call(ownAddressCalls.mailRemove)).toEqual([{ success: true, belongsToCustomer: false }]);
    const now = await profile(jo);
    expect(now.state).toBe('withIds');
    expect(now).not.toHaveProperty('email');
    expect(await casesOf(jo)).toEqual([csid]);
    const phone = await createContributor(services);
    expect(await proves(phone, mail)).toMatchObject({ success: true, mergedAccount: false });
    expect(await casesOf(phone)).toEqual([]);
  });

  it('leaves no row with the address', async () => {
    const mail = fresh();
    const jo = await knownAs(mail);
    await jo.call(ownAddressCalls.mailRemove);
    for (const [table, column] of [
      ['identities', 'email'],
      ['verifications', 'email'],
      ['outbox', 'recipient'],
      ['deliveries', 'recipient'],
    ])
      expect((await pool.query(`select 1 from ${table} where ${column} = $1`, [mail])).rows).toEqual([]);
    const { crUid } = await profile(jo);
    expect((await pool.query('select 1 from known_devices where cr_uid = $1', [crUid])).rows).toEqual([]);
  });

  it('is refused to staff who sign in with it', async () => {
    const anna = await signInStaff(services);
    expect(await anna.call(ownAddressCalls.mailRemove)).toEqual([
      { success: false, belongsToCustomer: true },
    ]);
    expect((await profile(anna)).email).toBe('anna@testville.example');
  });
});
