import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import {
  createContributor,
  createVisitor,
  fetchLastCode,
  getFirst,
  Person,
} from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const { pool } = services.store;
const mail = 'anna@testville.example';
beforeEach(() => {
  browser = new Person(services);
  return pool.query('delete from verifications');
});

let browser = new Person(services);
const ask = async (person = browser, address = mail, own = false) =>
  getFirst(await person.call(loginCalls.loginMailReq, { mail: address, own }));
const tryCode = async (rqid: string, code: string, person = browser) =>
  getFirst(await person.call(loginCalls.loginMailConfirm, { rqid, code }));

const wrong = (code: string) => (code.startsWith('a') ? 'b' : 'a') + code.slice(1);

describe('verification code', () => {
  it('has five of 32 symbols and is never stored in plain text', async () => {
    const { rqid } = await ask();
    const code = await fetchLastCode(services, mail);
    expect(code).toMatch(/^[a-km-np-z2-9]{5}$/);
    const { rows } = await pool.query('select * from verifications where rqid = $1', [rqid]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("is mailed in the name of the reader's customer only", async () => {
    await ask();
    const jo = await createContributor(services);
    await ask(jo, 'jo@elsewhere.example', true);
    const bodyTo = async (recipient: string): Promise<string> =>
      (await pool.query('select body from outbox where recipient = $1 order by id desc limit 1', [recipient]))
        .rows[0].body;
    expect(await bodyTo(mail)).toMatch(/Ville de Test.* \(/);
    expect(await bodyTo('jo@elsewhere.example')).not.toContain('Ville de Test');
  });

  it('allows five attempts, then rejects even the right code', async () => {
    const { rqid } = await ask();
    const code = await fetchLastCode(services, mail);
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await tryCode(rqid, wrong(code))).toMatchObject({ success: false, wrongCode: true, triesLeft });
    expect(await tryCode(rqid, code)).toMatchObject({ success: false, wrongCode: false, noRecord: true });
  });

  it('allows no more attempts in parallel', async () => {
    const { rqid } = await ask();
    const code = await fetchLastCode(services, mail);
    const replies = await Promise.all(Array.from({ length: 30 }, () => tryCode(rqid, wrong(code))));
    expect(replies.filter(({ wrongCode }) => wrongCode)).toHaveLength(5);
    expect(replies.filter(({ noRecord }) => noRecord)).toHaveLength(25);
  });

  it('works once', async () => {
    const { rqid } = await ask();
    const code = await fetchLastCode(services, mail);
    expect(await tryCode(rqid, ` ${code.toUpperCase()} `)).toMatchObject({ success: true });
    expect(await tryCode(rqid, code)).toMatchObject({ success: false, noRecord: true });
  });

  it('expires after ten minutes', async () => {
    const { rqid, expires } = await ask();
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    await pool.query(`update verifications set expires = now() - interval '1 second'`);
    expect(await tryCode(rqid, await fetchLastCode(services, mail))).toMatchObject({ noRecord: true });
  });

  it('is bound to its request', async () => {
    const one = await ask();
    const code = await fetchLastCode(services, mail);
    const two = await ask(browser, 'bruno@testville.example');
    expect(await tryCode(two.rqid, code)).toMatchObject({ success: false, wrongCode: true });
    expect(await tryCode(one.rqid, code)).toMatchObject({ success: true });
  });

  it('is bound to the device of its request', async () => {
    const { rqid } = await ask();
    const code = await fetchLastCode(services, mail);
    for (const other of [new Person(services), await createVisitor(services)])
      expect(await tryCode(rqid, code, other)).toMatchObject({ success: false, wrongCode: true });
    const asking = new Person(services);
    await ask(asking, 'bruno@testville.example');
    expect(await tryCode(rqid, code, asking)).toMatchObject({ success: false, wrongCode: true });
    expect(await tryCode(rqid, code)).toMatchObject({ success: true });
  });
});

describe('requesting codes', () => {
  it('answers known and unknown addresses alike', async () => {
    const shape = (answer: object) => Object.keys(answer).sort();
    const known = await ask();
    const unknown = await ask(new Person(services), 'stranger@mail.example');
    expect(shape(known)).toEqual(shape(unknown));
    expect({ ...known, rqid: '', expires: '', maskedEmail: '' }).toEqual({
      ...unknown,
      rqid: '',
      expires: '',
      maskedEmail: '',
    });
    expect(known.maskedEmail).toBe('a•••@testville.example');
  });

  it('requires growing pauses, at most a quarter of an hour', async () => {
    const steps = [30, 60, 120, 300, 600, 900, 900];
    const worker = Object.assign(new Person(services), { works: true });
    for (const pause of steps) {
      const begun = Date.now();
      await ask(worker);
      const reply = await new Person(services).send(loginCalls.loginMailReq, { mail });
      expect(reply).toMatchObject({ status: 429, error: { code: 'tooMany' } });
      const gone = Math.ceil((Date.now() - begun) / 1000);
      expect(reply.error?.retryAfter).toBeLessThanOrEqual(pause);
      expect(reply.error?.retryAfter).toBeGreaterThanOrEqual(pause - gone);
      await pool.query(`update verifications set created = created - interval '20 minutes'`);
    }
  });

  it('does not count own codes after a failed mail', async () => {
    const jo = await createContributor(services);
    const own = () => ask(jo, 'jo@elsewhere.example', true);
    const { mail: outbox } = services.services;
    services.services.mail = { ...outbox, record: undefined, send: () => Promise.resolve('later') };
    await own();
    await services.jobs.runDue();
    services.services.mail = outbox;
    expect(await own()).toMatchObject({ mailSent: true });
  });

  it('resets the pause after the address is verified', async () => {
    const { rqid } = await ask();
    await tryCode(rqid, await fetchLastCode(services, mail));
    expect((await ask()).again).toBe(30);
  });

  it('sends one code for parallel requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => new Person(services).send(loginCalls.loginMailReq, { mail })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    '',
    'anna',
    'anna@',
    'a@b',
    'a b@c.fr',
    'anna@testville.example\r\nBcc: x@y.fr',
    `${'x'.repeat(300)}@a.fr`,
  ])('rejects the invalid address %j', async (typed) => {
    const reply = await new Person(services).send(loginCalls.loginMailReq, { mail: typed });
    expect(reply.error?.code).toBe('badRequest');
  });
});

describe('signing in', () => {
  it('rotates the session cookie against fixation', async () => {
    const person = await createVisitor(services);
    const planted = person.cookie;
    const { rqid } = await ask(person);
    await tryCode(rqid, await fetchLastCode(services, mail), person);
    expect(person.cookie).not.toBe(planted);
    const thief = new Person(services);
    thief.cookie = planted;
    expect((await thief.call(sessionCalls.userSts, { newCookies: false })).state).toBe('empty');
    const status = await person.call(sessionCalls.userSts, { newCookies: false });
    expect(status).toMatchObject({
      state: 'idValid',
      email: mail,
      roles: [{ cuid: 'testville', name: 'Anna Petit', initials: 'AP' }],
    });
  });

  it('creates one person for an address confirmed in parallel', async () => {
    const people = [await createContributor(services), await createContributor(services)];
    const requests = [];
    for (const person of people) {
      requests.push({
        person,
        ...(await ask(person, 'new@mail.example', true)),
        code: await fetchLastCode(services, 'new@mail.example'),
      });
      await pool.query(`update verifications set created = created - interval '20 minutes'`);
    }
    await Promise.all(requests.map(({ rqid, code, person }) => tryCode(rqid, code, person)));
    const { rows } = await pool.query(`select * from identities where email = 'new@mail.example'`);
    expect(rows).toHaveLength(1);
  });
});
