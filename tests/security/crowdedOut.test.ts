import type { BodyOf, Call } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { VIDEO_BYTES_MAX } from '@parvis/api/constants';
import { PROOF_HEADER } from '@parvis/api/proof';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../server/platform/config/config.ts';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { buildOpening, getFirst, Person, type SendOptions, signIn } from '../../server/testing/person.ts';
import { createScene } from '../../server/testing/photoFiles.ts';
import { buildPart } from '../../server/testing/sendPhotos.ts';
import { solve } from '../../server/testing/solve.ts';
import { openTestServices, type TestServices } from '../../server/testing/testServices.ts';

/** Honest person under attack. */
const BITS_MAX = 20;
const ATTACKER = '198.51.100.1';
const HONEST = '203.0.113.9';

const { url } = await createTestDatabase();
const opened: TestServices[] = [];
const serverWith = async (config: Partial<Config>): Promise<TestServices> => {
  const services = await openTestServices(url, { config: { trustProxy: 1, ...config } });
  opened.push(services);
  return services;
};
afterAll(async () => {
  for (const services of opened) {
    await services.close();
    expect(services.failures).toEqual([]);
  }
});
beforeEach(async () => {
  await opened[0]?.store.pool.query(
    'truncate media, shared_counts, verifications, deliveries, contact_mails',
  );
});

/** Records its most expensive proof (bits). */
class Caller extends Person {
  readonly ip: string;
  dearest = 0;
  constructor(services: TestServices, ip: string, { works = false } = {}) {
    super(services);
    this.ip = ip;
    this.works = works;
  }
  override send<C extends Call>(call: C, body?: BodyOf<C>, options: SendOptions = {}) {
    this.dearest = Math.max(this.dearest, Number(options.headers?.[PROOF_HEADER]?.split('.')[2] ?? 0));
    return super.send(call, body, {
      ...options,
      headers: { ...options.headers, 'x-forwarded-for': this.ip },
    });
  }
}

async function identity(services: TestServices, ip: string, { works = false, qr = 'test-hall' } = {}) {
  const person = new Caller(services, ip, { works });
  await person.call(sessionCalls.userSts, { newCookies: true });
  await person.call(sessionCalls.initId, { qr });
  return person;
}
/** Known from a sign-in. */
async function onKnownDevice(services: TestServices, ip: string) {
  const { device } = await signIn(new Person(services), 'anna@testville.example');
  return Object.assign(await identity(services, ip, { works: true }), { device });
}
/** At home, and on a known device behind the attacker's IP. */
const honestPeople = async (services: TestServices) => [
  await identity(services, HONEST, { works: true }),
  await onKnownDevice(services, ATTACKER),
];

const photo = await createScene(64, 48).jpeg().toBuffer();
const sendPhoto = (person: Person) => person.send(mobileCalls.mediaPart, ...buildPart(createId(), photo, 0));
const report = (person: Person) => person.send(caseCalls.casesInit, buildOpening());

describe('photos of a code and of a customer', () => {
  it('are accepted after one IP reserved files with one byte each', async () => {
    const services = await serverWith({ mediaPerDay: 400 });
    for (let people = 0, of = VIDEO_BYTES_MAX; people < 6; people += 1) {
      const attacker = await identity(services, ATTACKER);
      for (let files = 0; files < 24; files += 1) {
        const bytes = Buffer.from('x');
        const { status } = await attacker.send(
          mobileCalls.mediaPart,
          { id: createId(), at: 0, of },
          { bytes },
        );
        if (status !== 200) of = Math.max(200, of >> 1);
      }
    }
    for (const person of await honestPeople(services)) {
      expect((await sendPhoto(person)).data).toMatchObject([{ state: 'ready' }]);
      expect(person.dearest).toBe(0);
    }
  });
});

describe('reports of a code', () => {
  it('are accepted after one IP used its limit', async () => {
    const services = await serverWith({ limitFactor: 0.05 });
    const free = await serverWith({});
    const at = (person: Person, ip: string, works = true) =>
      Object.assign(new Caller(services, ip, { works }), { cookie: person.cookie, device: person.device });
    const flood = async (ip: string): Promise<number> => {
      for (let stored = 0; ; stored += 1)
        if ((await report(at(await identity(free, ip), ip, false))).status !== 200) return stored;
    };
    // Of thirty a minute, here.
    expect(await flood(ATTACKER)).toBe(3);
    for (const person of await honestPeople(free))
      expect((await report(at(person, person.ip))).status).toBe(200);
    // As expensive; ten exhaust the limit.
    for (let line = 2; line <= 12; line += 1) await flood(`198.51.${line}.1`);
    for (const person of await honestPeople(free)) {
      const here = at(person, person.ip);
      expect((await report(here)).status).toBe(200);
      expect(here.dearest).toBeLessThanOrEqual(BITS_MAX);
    }
  });
});

describe("a customer's contact form", () => {
  it('accepts messages after one IP wrote from many of its addresses', async () => {
    const services = await serverWith({ limitFactor: 0.1 });
    const write = async (person: Caller, mail: string, cuid = 'testville') => {
      const proof = getFirst(await person.call(contactCalls.captchaInit, undefined));
      const { status, data } = await person.send(contactCalls.contactSend, {
        ...{ id: createId(), cuid, name: 'Jo', mail, message: 'Bonjour', trap: '' },
        ...{ challenge: proof.challenge, solution: solve(proof) },
      });
      return data?.[0]?.mailSent ?? status;
    };
    let sent = 0;
    for (let count = 0; count < 60; count += 1) {
      const outcome = await write(
        new Caller(services, `198.51.100.${1 + Math.floor(count / 20)}`),
        `a${count}@spam.example`,
      );
      if (outcome === true) sent += 1;
      else break;
    }
    // A tenth of fifty a day.
    expect(sent).toBe(5);
    const people = [
      new Caller(services, HONEST, { works: true }),
      Object.assign(new Caller(services, '198.51.100.77', { works: true }), {
        device: (await signIn(new Person(services), 'anna@testville.example')).device,
      }),
    ];
    for (const [at, person] of people.entries()) {
      expect(await write(person, `honest${at}@mail.example`)).toBe(true);
      expect(person.dearest).toBeLessThanOrEqual(BITS_MAX);
    }
  });
});

describe('codes for a staff address', () => {
  const mail = 'anna@testville.example';
  const ask = (person: Person) => person.send(loginCalls.loginMailReq, { mail });
  const askedFrom = (services: TestServices, lines: number) =>
    services.store.pool.query(
      `insert into verifications (rqid, email, code_hash, expires, requester, network, created)
       select gen_random_uuid(), $1, 'x', now(), 'x' || n, 'n' || (n % $2), now() - interval '1 hour'
       from generate_series(1, 60) n`,
      [mail, lines],
    );

  it('reach its owner in a new browser on another IP, for proof of work', async () => {
    const services = await serverWith({});
    await askedFrom(services, 6);
    const owner = new Caller(services, HONEST, { works: true });
    expect((await ask(owner)).status).toBe(200);
    expect(owner.dearest).toBeLessThanOrEqual(BITS_MAX);
  });
});
