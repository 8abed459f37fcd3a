import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { contributor, first, lastCode, openCase, Person, staffMember } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
beforeEach(() => pool.query('delete from verifications'));

let people = 0;
/** An address that nobody has. */
const fresh = () => {
  people += 1;
  return `jo${people}@mail.example`;
};

const ask = async (person: Person, mail: string) =>
  first(await person.call(ownAddressCalls.mailVerifInit, { mail }));
const give = async (person: Person, rqid: string, code: string) =>
  first(await person.call(ownAddressCalls.mailVerifCode, { rqid, code }));
/** Gives the address and the code that came there. */
async function proves(person: Person, mail: string) {
  const { rqid } = await ask(person, mail);
  return give(person, rqid, await lastCode(services, mail));
}
const profile = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });
const casesOf = async (person: Person) =>
  (await person.call(caseCalls.townListActivity, {})).map(({ csid }) => csid).sort();

/** A person with one address, on their own device. */
async function knownAs(mail: string): Promise<Person> {
  const person = await contributor(services);
  await proves(person, mail);
  return person;
}

describe('a contributor who gives an address', () => {
  it('has it once the code is given, and another cookie than before', async () => {
    const [jo, mail] = [await contributor(services), fresh()];
    const before = jo.cookie;
    expect(await proves(jo, mail)).toMatchObject({ success: true, mergedAccount: false });
    expect(await profile(jo)).toMatchObject({ state: 'idValid', email: mail });
    const stale = new Person(services);
    stale.cookie = before;
    expect((await profile(stale)).state).toBe('empty');
  });

  it('finds their reports on another device, where those of that device join them', async () => {
    const mail = fresh();
    const jo = await knownAs(mail);
    const [there, here] = [await openCase(jo), await openCase(await contributor(services))];
    const phone = await contributor(services);
    const own = await openCase(phone);
    expect(await proves(phone, mail)).toMatchObject({ success: true, mergedAccount: true });
    expect(await casesOf(phone)).toEqual([there, own].sort());
    expect(await casesOf(jo)).toEqual([there, own].sort());
    expect(await casesOf(phone)).not.toContain(here);
  });
  it('has no use of a code that somebody else asked for, nor of one to sign in with', async () => {
    const [jo, al, mail] = [await contributor(services), await contributor(services), fresh()];
    const { rqid } = await ask(al, mail);
    const code = await lastCode(services, mail);
    expect(await give(jo, rqid, code)).toMatchObject({ success: false, wrongCode: true });
    expect(first(await jo.call(loginCalls.loginMailConfirm, { rqid, code }))).toMatchObject({
      success: false,
      wrongCode: true,
    });
    const other = fresh();
    const signing = first(await jo.call(loginCalls.loginMailReq, { mail: other, own: true }));
    expect(await give(jo, signing.rqid, await lastCode(services, other))).toMatchObject({ wrongCode: true });
    expect(await give(al, rqid, code)).toMatchObject({ success: true });
  });

  it('changes it: the one before leads to nobody', async () => {
    const [mail, next] = [fresh(), fresh()];
    const jo = await knownAs(mail);
    const { crUid } = await profile(jo);
    expect(await proves(jo, next)).toMatchObject({ success: true, mergedAccount: false });
    expect(await profile(jo)).toMatchObject({ email: next, crUid });
    const other = await contributor(services);
    expect(await proves(other, mail)).toMatchObject({ success: true, mergedAccount: false });
  });

  it('does not take that of another account for their own where they have one', async () => {
    const [mail, other] = [fresh(), fresh()];
    const [jo, al] = [await knownAs(mail), await knownAs(other)];
    expect(await proves(jo, other)).toMatchObject({ success: false, mailExists: true });
    expect([(await profile(jo)).email, (await profile(al)).email]).toEqual([mail, other]);
  });

  it('is told that a customer receives its mail there, only once the code is given', async () => {
    const jo = await contributor(services);
    const mail = 'contact@testville.example';
    const asked = await ask(jo, 'Contact@Testville.example');
    expect(Object.keys(asked)).toEqual(Object.keys(await ask(await contributor(services), fresh())));
    expect(asked.mailSent).toBe(true);
    const code = await lastCode(services, mail);
    expect(await give(jo, asked.rqid, code)).toMatchObject({ success: false, belongsToCustomer: true });
    expect((await profile(jo)).email).toBeUndefined();
  });

  it('has the roles of an address on the list of a customer', async () => {
    const bruno = await contributor(services);
    expect(await proves(bruno, 'bruno@testville.example')).toMatchObject({ success: true });
    expect((await profile(bruno)).roles).toMatchObject([{ cuid: 'testville' }]);
  });
});

describe('whoever takes their address back', () => {
  it('is anonymous with their reports, and known by it nowhere', async () => {
    const mail = fresh();
    const jo = await knownAs(mail);
    const csid = await openCase(jo);
    expect(await jo.call(ownAddressCalls.mailRemove)).toEqual([{ success: true, belongsToCustomer: false }]);
    const now = await profile(jo);
    expect(now.state).toBe('withIds');
    expect(now).not.toHaveProperty('email');
    expect(await casesOf(jo)).toEqual([csid]);
    const phone = await contributor(services);
    expect(await proves(phone, mail)).toMatchObject({ success: true, mergedAccount: false });
    expect(await casesOf(phone)).toEqual([]);
  });

  it('leaves no row that holds it', async () => {
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

  it('is not let do so as staff, who are known by it', async () => {
    const anna = await staffMember(services);
    expect(await anna.call(ownAddressCalls.mailRemove)).toEqual([
      { success: false, belongsToCustomer: true },
    ]);
    expect((await profile(anna)).email).toBe('anna@testville.example');
  });
});
