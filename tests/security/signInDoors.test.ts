import { callAddress } from '@parvis/api/call';
import { loginCalls } from '@parvis/api/calls/login';
import { PROOF_HEADER, writeProof } from '@parvis/api/proof';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import type { SendOutcome } from '../../server/platform/delivery/mail.ts';
import {
  createContributor,
  fetchLastCode,
  getFirst,
  Person,
  signIn,
  signInStaff,
} from '../../server/testing/person.ts';
import { solve } from '../../server/testing/solve.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const { pool } = services.store;
const mail = 'anna@testville.example';
const sentTo = async (address: string) =>
  (await pool.query('select 1 from outbox where recipient = $1', [address])).rowCount;
beforeEach(() => pool.query('delete from verifications; delete from outbox'));

const { mail: outboxPort } = services.services;
const underWay: ((outcome: SendOutcome) => void)[] = [];
afterEach(() => {
  services.services.mail = outboxPort;
  for (const answer of underWay.splice(0)) answer('sent');
});
/** No answer during the test. */
function slowMail(failing = false): void {
  const send = () => new Promise<SendOutcome>((resolve) => underWay.push(resolve));
  services.services.mail = { ...outboxPort, record: undefined, failing, send };
}

const request = (person: Person, address = mail) => person.send(loginCalls.loginMailReq, { mail: address });
const worker = () => Object.assign(new Person(services), { works: true });

/** Unused; own identity and network each. */
const strangersAsked = (times: number, address = mail) =>
  pool.query(
    `insert into verifications (rqid, email, code_hash, expires, requester, network, created)
     select gen_random_uuid(), $2, 'x', now(), 'x' || n, 'n' || n, now() - interval '1 hour'
     from generate_series(1, $1::int) n`,
    [times, address],
  );

const signedOut = ({ device }: Person) => Object.assign(new Person(services), { device });

describe('the owner of an address', () => {
  it('receives a code on a known device without proof of work, despite strangers', async () => {
    const anna = await signInStaff(services);
    await strangersAsked(500);
    await strangersAsked(3000, 'bruno@testville.example');
    expect((await request(worker())).status).toBe(429);
    expect((await request(signedOut(anna))).status).toBe(200);
    expect(await sentTo(mail)).toBe(2);
  });

  it('is not locked out by an attacker with twenty identities, as in the audit', async () => {
    const anna = signedOut(await signInStaff(services));
    await pool.query('delete from verifications');
    for (let stranger = 0; stranger < 20; stranger += 1) await request(await createContributor(services));
    expect((await request(anna)).status).toBe(200);
  });
  it('shares a known device with colleagues', async () => {
    const desk = await signInStaff(services);
    const { device } = desk;
    await signIn(desk, 'bruno@testville.example');
    expect(desk.device).toBe(device);
    for (const address of [mail, 'bruno@testville.example']) {
      await strangersAsked(100, address);
      expect((await request(signedOut(desk), address)).status, address).toBe(200);
    }
  });
  it('leaves no known device after erasure', async () => {
    const anna = signedOut(await signInStaff(services));
    await pool.query(
      'delete from sessions using identities i where i.cr_uid = sessions.cr_uid and i.email = $1',
      [mail],
    );
    await pool.query('delete from identities where email = $1', [mail]);
    await strangersAsked(100);
    expect((await request(anna)).status).toBe(429);
  });

  it('on a new device does the raised proof of work and gets in', async () => {
    await strangersAsked(4);
    const refused = await request(new Person(services));
    expect(refused).toMatchObject({ status: 429, error: { code: 'tooMany' } });
    expect(refused.error?.work?.bits).toBeGreaterThanOrEqual(16);
    expect((await request(worker())).status).toBe(200);
  });
});

describe("a device's cookie", () => {
  it('identifies no one, is HttpOnly and cannot be planted', async () => {
    const planted = `pv_device=${'A'.repeat(43)}`;
    const anna = Object.assign(new Person(services), { device: planted });
    await signIn(anna, mail);
    expect(anna.device).toMatch(/^pv_device=[\w-]{43}$/);
    expect(anna.device).not.toBe(planted);
    const asking = signedOut(anna);
    const { rqid } = getFirst((await request(asking)).data ?? []);
    const response = await services.app.inject({
      method: 'POST',
      url: callAddress(loginCalls.loginMailConfirm, {}),
      headers: { cookie: asking.browser ?? '' },
      payload: { rqid, code: await fetchLastCode(services, mail) },
    });
    const cookie = response.cookies.find(({ name }) => name === 'pv_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 });
    const { rows } = await pool.query('select * from known_devices');
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });
});

describe('strangers', () => {
  it('do more proof of work the more an address was requested', async () => {
    const bits = async () => (await request(new Person(services))).error?.work?.bits ?? 0;
    const costs = [];
    for (const times of [0, 2, 4, 8, 16]) {
      await pool.query('delete from verifications');
      await strangersAsked(times);
      costs.push(await bits());
    }
    expect(costs).toEqual([0, 16, 17, 18, 19]);
  });

  it('use each proof once', async () => {
    await strangersAsked(2);
    const work = (await request(new Person(services))).error?.work;
    if (!work) throw new Error('No work was asked for.');
    const headers = { [PROOF_HEADER]: writeProof({ challenge: work.challenge, solution: solve(work) }) };
    const withProof = async () =>
      (await (await createContributor(services)).send(loginCalls.loginMailReq, { mail }, { headers })).status;
    expect([await withProof(), await withProof()]).toEqual([200, 429]);
    const elsewhere = 'bruno@testville.example';
    await strangersAsked(2, elsewhere);
    const moved = await new Person(services).send(loginCalls.loginMailReq, { mail: elsewhere }, { headers });
    expect(moved.status).toBe(429);
  });

  it('pay alike for all addresses of a customer, so the price does not reveal staff', async () => {
    const costs = async () =>
      Promise.all(
        ['olga@otherville.example', 'nobody@mail.example'].map(
          async (address) => (await request(new Person(services), address)).error?.work?.bits ?? 0,
        ),
      );
    await strangersAsked(3000, 'nobody-else@mail.example');
    expect(await costs()).toEqual([0, 0]);
    await pool.query('delete from verifications');
    for (const name of ['anna', 'bruno', 'chloe', 'olga'])
      await strangersAsked(
        name === 'olga' ? 1 : 70,
        `${name}@${name === 'olga' ? 'otherville' : 'testville'}.example`,
      );
    expect(await costs()).toEqual([14, 14]);
  });
  it('of one network pay beyond their share until the limit is spent; one identity gets less', async () => {
    const jo = await createContributor(services);
    await request(jo);
    const [row] = (await pool.query('select requester, network from verifications')).rows;
    await pool.query('delete from verifications');
    await strangersAsked(9);
    await pool.query('update verifications set network = $1', [row.network]);
    expect((await request(worker())).status).toBe(200);
    const neighbour = Object.assign(await createContributor(services), { works: true });
    expect((await request(neighbour)).status).toBe(200);
    await strangersAsked(49);
    const refused = await request(Object.assign(await createContributor(services), { works: true }));
    expect(refused.error).toMatchObject({ retryAfter: 3600 });
    expect(refused.error?.work).toBeUndefined();
    await pool.query('delete from verifications');
    await strangersAsked(30, 'x@mail.example');
    await pool.query('update verifications set requester = $1', [row.requester]);
    expect((await request(jo)).error).toMatchObject({ retryAfter: 3600 });
    expect((await request(new Person(services))).status).toBe(200);
  });
});

it('with one identity are stopped for the day after thirty addresses', async () => {
  const jo = await createContributor(services);
  await request(jo, 'first@mail.example');
  const [row] = (await pool.query('select requester from verifications')).rows;
  await pool.query('delete from verifications');
  await strangersAsked(26, 'x@mail.example');
  await pool.query('update verifications set requester = $1', [row.requester]);
  const addresses = Array.from({ length: 12 }, (_, n) => `address${n}@mail.example`);
  const replies = await Promise.all(addresses.map((address) => request(jo, address)));
  const answers = replies.map(({ status, error }) => error?.retryAfter ?? status).sort((a, b) => a - b);
  expect(answers).toEqual([...Array(4).fill(200), ...Array(8).fill(3600)]);
});

describe('callers that claim addresses as their own', () => {
  const mailed = async (): Promise<number> => (await pool.query('select 1 from outbox')).rowCount ?? 0;

  it('send five mails a day per person, ten per network, then do proof of work, for addresses of any owner', async () => {
    const strict = await openTestServices(services.store.url, { config: { limitFactor: 1 } });
    const somebody = async (works = false) =>
      Object.assign(new Person(strict), { cookie: (await createContributor(services)).cookie, works });
    const jo = await somebody();
    const asks = async (person: Person, address: string) => {
      const { status, error } = await person.send(loginCalls.loginMailReq, { mail: address, own: true });
      return error?.work ? `work of ${error.work.bits}` : (error?.retryAfter ?? status);
    };
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await asks(jo, `victim${time}@mail.example`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 3600, 3600]);
    expect(await asks(jo, mail)).toBe(3600);
    const others = [];
    for (let time = 0; time < 7; time += 1)
      others.push(await asks(await somebody(), `other${time}@mail.example`));
    expect(others).toEqual([200, 200, 200, 200, 200, 'work of 16', 'work of 16']);
    expect(await mailed()).toBe(10);
    // The staff page makes no such claim.
    expect((await request(new Person(strict), 'chloe@testville.example')).status).toBe(200);
    // Others on the network are not locked out.
    expect(await asks(await somebody(true), 'neighbour@mail.example')).toBe(200);
    const leftUnused = (times: number, kind: string) =>
      pool.query(
        `insert into verifications (rqid, email, kind, code_hash, expires, requester, network, own)
         select gen_random_uuid(), 'x', $2, 'x', now(), 'x', network, true
         from generate_series(1, $1::int) n, (select network from verifications limit 1) one`,
        [times, kind],
      );
    // Separate counts.
    await leftUnused(300, 'sms');
    await leftUnused(288, 'mail');
    expect(await asks(await somebody(true), 'last-but-none@mail.example')).toBe(200);
    expect(await asks(await somebody(true), 'none@mail.example')).toBe(3600);
    await strict.close();
  });
});

describe('an IP', () => {
  it('with many IPv6 networks counts as one', async () => {
    const proxied = await openTestServices(services.store.url, { config: { trustProxy: 1 } });
    const asks = async (ip: string) => {
      const from = Object.assign(await createContributor(services), { services: proxied });
      return from.send(loginCalls.loginMailReq, { mail }, { headers: { 'x-forwarded-for': ip } });
    };
    await asks('2001:db8:7:1::1');
    const [row] = (await pool.query('select network from verifications')).rows;
    await strangersAsked(59);
    await pool.query('update verifications set network = $1', [row.network]);
    const refused = await asks('2001:db8:7:ff00::1');
    expect(refused.error).toEqual({ code: 'tooMany', retryAfter: 3600 });
    expect((await asks('2001:db8:8:1::1')).error?.work, 'may work').toBeDefined();
    await proxied.close();
  });
});

describe('an address without an account', () => {
  it('reads the same as an address with a recent sign-in', async () => {
    const told = [];
    for (const address of [mail, 'victim@mail.example']) {
      const stranger = new Person(services);
      const owner = Object.assign(await createContributor(services), { works: true });
      const first = await request(stranger, address);
      const { rqid } = (await request(owner, address)).data?.[0] ?? {};
      if (address === mail) {
        const code = await fetchLastCode(services, mail);
        await owner.call(loginCalls.loginMailConfirm, { rqid: rqid ?? '', code });
      }
      const again = await request(stranger, address);
      told.push([first.status, again.status, again.error?.work?.bits]);
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toEqual([200, 429, undefined]);
  });
  it('stays cheap although its owner signs in on many devices in a day', async () => {
    for (let device = 0; device < 25; device += 1) {
      const agent = new Person(services);
      const { data, error } = await request(agent, mail);
      expect([device, error]).toEqual([device, undefined]);
      const code = await fetchLastCode(services, mail);
      await agent.call(loginCalls.loginMailConfirm, { rqid: data?.[0]?.rqid ?? '', code });
    }
  });

  it('gets no mail from the staff page, and is answered and counted like staff', async () => {
    const replies = [];
    for (const address of [mail, 'victim@mail.example']) {
      const once = await request(new Person(services), address);
      const again = await request(new Person(services), address);
      const { rqid, expires, maskedEmail, ...told } = getFirst(once.data ?? []);
      replies.push({
        told,
        status: again.status,
        error: again.error?.code,
        keys: [rqid, expires, maskedEmail].length,
      });
    }
    expect(replies[0]).toEqual(replies[1]);
    expect([await sentTo(mail), await sentTo('victim@mail.example')]).toEqual([1, 0]);
  });

  it('gets no mail from a contributor unless they claim it', async () => {
    const jo = await createContributor(services);
    await request(jo, 'jo@mail.example');
    expect(await sentTo('jo@mail.example')).toBe(0);
    await pool.query('delete from verifications');
    await jo.call(loginCalls.loginMailReq, { mail: 'jo@mail.example', own: true });
    expect(await sentTo('jo@mail.example')).toBe(1);
    await new Person(services).call(loginCalls.loginMailReq, { mail: 'victim@mail.example', own: true });
    expect(await sentTo('victim@mail.example')).toBe(0);
  });

  it('costs the same queries, without waiting for the mail server', async () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const costs = [];
    for (const address of [mail, 'victim@mail.example']) {
      // Never answers.
      slowMail();
      queries.mockClear();
      expect((await request(new Person(services), address)).status).toBe(200);
      costs.push(queries.mock.calls.length);
    }
    vi.restoreAllMocks();
    expect(costs[0]).toBe(costs[1]);
    expect(costs[0]).toBeGreaterThan(5);
  });
});
