import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  fetchLastCode,
  fetchLastSmsCode,
  getFirst,
  openCase,
  Person,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([expect.stringMatching(/^Customer testville .* SMS_PER_DAY/)]);
});
beforeEach(() => pool.query('delete from verifications; delete from deliveries'));

let last = 10_000_000;
/** A new number, as typed and as stored. */
function fresh(): { typed: string; phone: string } {
  last += 1;
  return { typed: `06${last}`, phone: `336${last}` };
}
const freshMail = (): string => `jo${fresh().phone}@mail.example`;

const ask = async (person: Person, phoneMob: string, newPhone = true) =>
  getFirst(await person.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone }));
const give = async (person: Person, rqid: string | undefined, phoneMob: string, code: string) =>
  getFirst(await person.call(ownPhoneCalls.phoneConfirm, { rqid: rqid ?? '', phoneMob, code }));
async function proves(person: Person, { typed, phone }: { typed: string; phone: string }) {
  const { rqid } = await ask(person, typed);
  return { rqid, ...(await give(person, rqid, typed, await fetchLastSmsCode(services, phone))) };
}
async function provesMail(person: Person, mail: string) {
  const { rqid } = getFirst(await person.call(ownAddressCalls.mailVerifInit, { mail }));
  const code = await fetchLastCode(services, mail);
  return { rqid, ...getFirst(await person.call(ownAddressCalls.mailVerifCode, { rqid, code })) };
}
const profile = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });
const casesOf = async (person: Person) =>
  (await person.call(caseCalls.townListActivity, {})).map(({ csid }) => csid).sort();

describe('a code without its request', () => {
  it('is that of the person’s last request by SMS, not of one by mail in between', async () => {
    const [jo, first, number] = [await createContributor(services), fresh(), fresh()];
    await ask(jo, first.typed);
    await ask(jo, number.typed);
    await jo.call(ownAddressCalls.mailVerifInit, { mail: freshMail() });
    const code = await fetchLastSmsCode(services, number.phone);
    const confirmed = await jo.call(ownPhoneCalls.phoneConfirm, { phoneMob: number.typed, code });
    expect(confirmed).toMatchObject([{ success: true }]);
    expect(await profile(jo)).toMatchObject({ phone: number.phone });
  });

  it('is that of the person’s last request by mail', async () => {
    const [jo, mail] = [await createContributor(services), freshMail()];
    await jo.call(ownAddressCalls.mailVerifInit, { mail: freshMail() });
    await jo.call(ownAddressCalls.mailVerifInit, { mail });
    const code = await fetchLastCode(services, mail);
    expect(await jo.call(ownAddressCalls.mailVerifCode, { code })).toMatchObject([{ success: true }]);
    expect(await profile(jo)).toMatchObject({ email: mail });
  });

  it('is refused if another person’s', async () => {
    const [jo, other, number] = [
      await createContributor(services),
      await createContributor(services),
      fresh(),
    ];
    await ask(jo, number.typed);
    const code = await fetchLastSmsCode(services, number.phone);
    expect(await other.call(ownPhoneCalls.phoneConfirm, { phoneMob: number.typed, code })).toMatchObject([
      { success: false, noRecord: true },
    ]);
  });

  it('signs in the browser that asked', async () => {
    const mail = freshMail();
    await provesMail(await createContributor(services), mail);
    const [browser, stranger] = [await createContributor(services), await createContributor(services)];
    await browser.call(loginCalls.loginMailReq, { mail, own: true });
    const code = await fetchLastCode(services, mail);
    expect(await stranger.call(loginCalls.loginMailConfirm, { code })).toMatchObject([{ noRecord: true }]);
    expect(await browser.call(loginCalls.loginMailConfirm, { code })).toMatchObject([{ success: true }]);
  });

  it('is refused in words where mail/verif/init is asked for a number', async () => {
    const jo = await createContributor(services);
    expect(await jo.send(ownAddressCalls.mailVerifInit, { phoneMob: fresh().typed })).toMatchObject({
      error: { code: 'badRequest', path: 'body.phoneMob', reason: 'notPossible' },
    });
  });
});

describe('adding a phone number', () => {
  it('stores it once the code is confirmed, and signs in with it on another device', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
    const csid = await openCase(jo);
    expect(await proves(jo, number)).toMatchObject({ success: true, mergedAccount: false });
    expect(await profile(jo)).toMatchObject({ state: 'idValid', phone: number.phone });
    expect((await profile(jo)).email).toBeUndefined();
    const phone = await createContributor(services);
    const own = await openCase(phone);
    expect(await proves(phone, number)).toMatchObject({ success: true, mergedAccount: true });
    expect(await casesOf(phone)).toEqual([csid, own].sort());
    expect(getFirst(await phone.call(sessionCalls.userInfo)).phone).toBe(number.phone);
  });

  it.each([
    ['+34 612 34 56 78', 'foreign'],
    ['01 23 45 67 89', 'landline'],
    ['08 92 70 00 00', 'premium'],
    ['Jeanne', 'form'],
  ])('refuses %s with reason %s and sends nothing', async (typed, numberRefused) => {
    const jo = await createContributor(services);
    expect(await ask(jo, typed)).toEqual({ smsSent: false, again: 0, numberRefused });
    expect((await pool.query('select 1 from deliveries')).rows).toEqual([]);
  });

  it('reports a wrong code, and no record for another number or after five tries', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
    const { rqid } = await ask(jo, number.typed);
    const code = await fetchLastSmsCode(services, number.phone);
    const wrong = (code.startsWith('a') ? 'b' : 'a') + code.slice(1);
    expect(await give(jo, rqid, '0698765432', code)).toMatchObject({ success: false, noRecord: true });
    const replies = await Promise.all(Array.from({ length: 12 }, () => give(jo, rqid, number.typed, wrong)));
    expect(replies.filter(({ wrongCode }) => wrongCode)).toHaveLength(5);
    expect(await give(jo, rqid, number.typed, code)).toMatchObject({ noRecord: true });
    expect((await profile(jo)).phone).toBeUndefined();
  });

  it('rejects codes that another person requested, and codes by mail', async () => {
    const [jo, al, number] = [await createContributor(services), await createContributor(services), fresh()];
    const { rqid } = await ask(al, number.typed);
    const code = await fetchLastSmsCode(services, number.phone);
    expect(await give(jo, rqid, number.typed, code)).toMatchObject({ success: false, wrongCode: true });
    expect(getFirst(await al.call(ownAddressCalls.mailVerifCode, { rqid: rqid ?? '', code }))).toMatchObject({
      success: false,
      noRecord: true,
    });
    expect(await give(al, rqid, number.typed, code)).toMatchObject({ success: true });
  });
  it("merges with the number's account if one has only a number and the other only an address", async () => {
    const [jo, al, number, mail] = [
      await createContributor(services),
      await createContributor(services),
      fresh(),
      freshMail(),
    ];
    await proves(jo, number);
    await provesMail(al, mail);
    const both = [await openCase(jo), await openCase(al)].sort();
    expect(await proves(al, number)).toMatchObject({ success: true, mergedAccount: true });
    expect(await profile(al)).toMatchObject({ email: mail, phone: number.phone });
    expect([await casesOf(al), await casesOf(jo)]).toEqual([both, both]);
    expect(await profile(jo)).toMatchObject({ email: mail, phone: number.phone });
  });

  it("refuses another account's number if both have a number or an address", async () => {
    const [number, other] = [fresh(), fresh()];
    const [jo, al] = [await createContributor(services), await createContributor(services)];
    await proves(jo, number);
    await proves(al, other);
    expect(await proves(jo, other)).toMatchObject({ success: false, phoneExists: true });
    const [bo, mail] = [await createContributor(services), freshMail()];
    await provesMail(bo, mail);
    await provesMail(al, freshMail());
    expect(await proves(bo, other)).toMatchObject({ success: false, phoneExists: true });
    expect(await profile(bo)).toMatchObject({ email: mail });
    expect((await profile(bo)).phone).toBeUndefined();
  });
});

it('removing the number leaves an anonymous person with their cases, which the number no longer opens', async () => {
  const [jo, number] = [await createContributor(services), fresh()];
  const csid = await openCase(jo);
  await proves(jo, number);
  expect(await jo.call(ownPhoneCalls.phoneRemove)).toEqual([{ success: true, belongsToCustomer: false }]);
  const { state, phone } = await profile(jo);
  expect({ state, phone }).toEqual({ state: 'withIds' });
  expect(await casesOf(jo)).toEqual([csid]);
  const other = await createContributor(services);
  expect(await proves(other, number)).toMatchObject({ success: true, mergedAccount: false });
  expect(await casesOf(other)).toEqual([]);
});

describe('daily SMS limit', () => {
  it('allows ten to one person who confirms each', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
    for (let time = 0; time < 10; time += 1)
      expect(await proves(jo, number)).toMatchObject({ success: true });
    const again = await jo.send(ownPhoneCalls.loginSmsInit, { phoneMob: number.typed, newPhone: true });
    expect(again).toMatchObject({ status: 429, error: { retryAfter: 3600 } });
  });

  it('hides from strangers that a customer used up half', async () => {
    const half = (services.services.config.smsPerDay ?? 0) / 2;
    await pool.query(
      `insert into deliveries (id, kind, about, cuid, state, until)
       select n::text, 'sms', 'code', 'testville', 'sent', now() from generate_series(1, $1::int) n`,
      [half],
    );
    const answers = [];
    for (const phoneMob of ['06 39 98 00 01', fresh().typed]) {
      const { status, data } = await new Person(services).send(ownPhoneCalls.loginSmsInit, {
        ...{ phoneMob, newPhone: false },
      });
      answers.push([status, data?.[0]?.smsSent]);
    }
    expect(answers).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await pool.query(`select 1 from deliveries where state <> 'none'`)).rowCount).toBe(half);
  });
});

describe('SMS sender name', () => {
  const { mail } = services.services;
  afterEach(() => {
    services.services.mail = mail;
  });
  const smsOf = async (person: Person) => {
    const number = fresh();
    await ask(person, number.typed);
    const { rows } = await pool.query('select body from outbox where recipient = $1', [number.phone]);
    return rows[0]?.body;
  };

  it.each([
    ['fr-FR', /^Ville de Test /, /Parvis/],
    ['en-US', /^Town of Test/, /Parvis/],
  ])(
    'in %s is the customer of the scanned code, even after the code was dropped',
    async (language, town, service) => {
      const jo = await createContributor(services);
      jo.language = language;
      expect(await smsOf(jo)).toMatch(service);
      await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
      expect(await smsOf(jo)).toMatch(town);
      await openCase(jo);
      await jo.call(sessionCalls.userQridClear);
      expect(await smsOf(jo)).toMatch(town);
    },
  );
});
describe('signing in to an account with number and address', () => {
  async function both() {
    const [jo, number, mail] = [await createContributor(services), fresh(), freshMail()];
    await proves(jo, number);
    await provesMail(jo, mail);
    return { jo, number, mail, csid: await openCase(jo) };
  }

  it('requires both codes on a new device, the second by mail', async () => {
    const { number, mail, csid } = await both();
    const phone = await createContributor(services);
    const own = await openCase(phone);
    const asked = await proves(phone, number);
    const maskedEmail = `j•••@mail.example`;
    expect(asked).toMatchObject({ success: false, checkEmail: true, maskedEmail });
    expect(await casesOf(phone)).toEqual([own]);
    const second = getFirst(await phone.call(ownAddressCalls.mailVerifInit, { rqid: asked.rqid ?? '' }));
    expect(second).toMatchObject({ mailSent: true, maskedEmail });
    const code = await fetchLastCode(services, mail);
    expect(
      getFirst(await phone.call(ownAddressCalls.mailVerifCode, { rqid: second.rqid, code })),
    ).toMatchObject({ success: true, mergedAccount: true });
    expect(await casesOf(phone)).toEqual([csid, own].sort());
    expect(await profile(phone)).toMatchObject({ email: mail, phone: number.phone });
  });
  it('refuses the second code alone or with an unused first one', async () => {
    const { mail } = await both();
    const phone = await createContributor(services);
    const number = fresh();
    const { rqid } = await ask(phone, number.typed);
    expect((await phone.send(ownAddressCalls.mailVerifInit, { rqid: rqid ?? '' })).error).toMatchObject({
      code: 'badRequest',
      path: 'body.rqid',
    });
    expect((await phone.send(ownAddressCalls.mailVerifInit, {})).error?.path).toBe('body.mail');
    expect(await casesOf(phone)).toEqual([]);
    expect(mail).toContain('@');
  });

  it('requires one code on a known device', async () => {
    const { jo, number } = await both();
    await jo.call(sessionCalls.userDisconnect);
    await jo.call(sessionCalls.userSts, { newCookies: true });
    await jo.call(sessionCalls.initId, {});
    expect(await proves(jo, number)).toMatchObject({ success: true });
  });
});

describe('staff listed with a number', () => {
  const number = { typed: '+33 6 39 98 00 01', phone: '33639980001' };
  const signsIn = async (person: Person) => {
    const { rqid = '', ...asked } = await ask(person, number.typed, false);
    expect(asked).toMatchObject({ smsSent: true });
    const code = await fetchLastSmsCode(services, number.phone);
    return {
      rqid,
      ...getFirst(await person.call(ownPhoneCalls.loginSmsConfirm, { rqid, phoneMob: number.typed, code })),
    };
  };
  beforeEach(() =>
    pool.query(
      `update identities set email = null, phone = null where phone = '33639980001' or email like 'anna@%'`,
    ),
  );

  it('sign in with it and get their role', async () => {
    const anna = new Person(services);
    expect(await signsIn(anna)).toMatchObject({ success: true });
    expect((await profile(anna)).roles).toMatchObject([{ cuid: 'testville', name: 'Anna Petit' }]);
    expect(await anna.call(ownPhoneCalls.phoneRemove)).toEqual([{ success: false, belongsToCustomer: true }]);
  });

  it('sign in by number and code, without naming the request, in the browser that asked', async () => {
    const [agent, stranger] = [await createContributor(services), await createContributor(services)];
    await ask(agent, number.typed, false);
    const body = { phoneMob: number.typed, code: await fetchLastSmsCode(services, number.phone) };
    expect(await stranger.call(ownPhoneCalls.loginSmsConfirm, body)).toMatchObject([{ noRecord: true }]);
    expect(await agent.call(ownPhoneCalls.loginSmsConfirm, body)).toMatchObject([{ success: true }]);
    expect((await profile(agent)).roles).toMatchObject([{ name: 'Anna Petit' }]);
  });

  it('confirm their mail address once, after which either code suffices', async () => {
    const desk = new Person(services);
    const mail = 'anna@testville.example';
    const asked = getFirst(await desk.call(loginCalls.loginMailReq, { mail }));
    await desk.call(loginCalls.loginMailConfirm, {
      rqid: asked.rqid,
      code: await fetchLastCode(services, mail),
    });
    const phone = new Person(services);
    const once = await signsIn(phone);
    expect(once).toMatchObject({ success: false, checkEmail: true, maskedEmail: 'a•••@testville.example' });
    const second = getFirst(await phone.call(loginCalls.loginMailReq, { rqid: once.rqid }));
    const code = await fetchLastCode(services, mail);
    // The giver of the first code may poll its state.
    const state = await phone.call(loginCalls.loginMailSts, { rqid: second.rqid });
    expect(state).toEqual([{ noRecord: false, mailSent: true, failed: false }]);
    expect(
      getFirst(await phone.call(loginCalls.loginMailConfirm, { rqid: second.rqid, code })),
    ).toMatchObject({
      success: true,
    });
    expect((await profile(phone)).crUid).toBe((await profile(desk)).crUid);
    expect((await profile(phone)).roles).toHaveLength(1);
    expect(await signsIn(new Person(services))).toMatchObject({ success: true });
  });

  it('get the same response as strangers, to whom nothing is sent', async () => {
    const known = await ask(new Person(services), number.typed, false);
    const unknown = await ask(new Person(services), fresh().typed, false);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown).toMatchObject({ smsSent: true, again: known.again });
    expect(
      (await pool.query(`select 1 from outbox where kind = 'sms' and recipient = '336${last}'`)).rows,
    ).toEqual([]);
  });
});

describe('SMS delivery state', () => {
  it('is visible to its requester; others get noRecord', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
    const { rqid = '' } = await ask(jo, number.typed);
    const state = async (person: Person) => getFirst(await person.call(ownPhoneCalls.loginSmsSts, { rqid }));
    expect(await state(jo)).toEqual({ noRecord: false, smsSent: true, delivered: false, failed: false });
    expect(await state(await createContributor(services))).toMatchObject({ noRecord: true, smsSent: false });
    await pool.query(`update deliveries set receipt = 'delivered'`);
    expect(await state(jo)).toMatchObject({ smsSent: true, delivered: true });
    await pool.query(`update deliveries set receipt = 'failed'`);
    expect(await state(jo)).toMatchObject({ smsSent: false, delivered: false, failed: true });
    expect(getFirst(await jo.call(loginCalls.loginMailSts, { rqid }))).toMatchObject({ noRecord: true });
  });
  it('at sign-in is visible on known devices and after a first code only', async () => {
    const listed = '+33 6 39 98 00 01';
    const agent = new Person(services);
    const refused = async (person: Person, rqid: string) => {
      await pool.query(`update deliveries set state = 'refused' where id = $1`, [rqid]);
      return getFirst(await person.call(ownPhoneCalls.loginSmsSts, { rqid }));
    };
    const { rqid = '' } = await ask(agent, listed, false);
    expect(await refused(agent, rqid)).toEqual({
      ...{ noRecord: true, smsSent: false, delivered: false, failed: false },
    });
    const code = await fetchLastSmsCode(services, '33639980001');
    await pool.query(`update verifications set created = created - interval '1 minute'`);
    expect(
      getFirst(await agent.call(ownPhoneCalls.loginSmsConfirm, { rqid, phoneMob: listed, code })),
    ).toMatchObject({ success: true });
    await agent.call(sessionCalls.userDisconnect);
    const known = await ask(agent, listed, false);
    expect(await refused(agent, known.rqid ?? '')).toMatchObject({ noRecord: false, failed: true });
    expect(
      getFirst(await new Person(services).call(ownPhoneCalls.loginSmsSts, { rqid: known.rqid ?? '' })),
    ).toMatchObject({ noRecord: true });
  });
});
