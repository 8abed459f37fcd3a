import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { buildOpening, createContributor, Person } from '../../server/testing/person.ts';
import { openTestServices, type TestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
/** Of the real limits: 30 reports a minute per code, one invalid report per session, 20 newcomers. */
let services: TestServices;
/** Without limits. */
const free = await openTestServices(url);
const opened: TestServices[] = [free];
beforeEach(async () => {
  services = await openTestServices(url, { config: { limitFactor: 0.05 } });
  opened.push(services);
});
afterAll(async () => {
  for (const each of opened) {
    await each.close();
    expect(each.failures).toEqual([]);
  }
});

const here = async (): Promise<Person> =>
  Object.assign(new Person(services), { cookie: (await createContributor(free)).cookie });
const senseless = { ...buildOpening(), ccatCode: 'nothing-of-the-kind' };

describe('a printed code', () => {
  it('is not blocked by invalid reports', async () => {
    for (let count = 0; count < 35; count += 1)
      expect(
        (await (await here()).send(caseCalls.casesInit, { ...senseless, csid: buildOpening().csid })).status,
      ).toBe(404);
    expect((await (await here()).send(caseCalls.casesInit, buildOpening())).status).toBe(200);
  });
  it('gives one IP a tenth of its cases a minute for free, and more for proof of work', async () => {
    let stored = 0;
    while (stored < 100 && (await (await here()).send(caseCalls.casesInit, buildOpening())).status === 200)
      stored += 1;
    expect(stored).toBe(3);
    const refused = await (await here()).send(caseCalls.casesInit, buildOpening());
    expect(refused.error).toMatchObject({ code: 'tooMany', work: { bits: 12 } });
    expect(refused.error?.retryAfter).toBeLessThanOrEqual(60);
  });
});

describe('invalid reports', () => {
  it.each<[string, object]>([
    ['of an unknown category', { ccatCode: 'nothing-of-the-kind' }],
    ['at an unknown code', { qrid: 'nowhere' }],
    ['that has no form', { csid: 7 }],
  ])('%s makes only its session wait', async (_, wrong) => {
    const jo = await here();
    const body = { ...buildOpening(), ...wrong } as ReturnType<typeof buildOpening>;
    expect([400, 404]).toContain((await jo.send(caseCalls.casesInit, body)).status);
    expect((await jo.send(caseCalls.casesInit, buildOpening())).error).toMatchObject({ code: 'tooMany' });
    expect((await (await here()).send(caseCalls.casesInit, buildOpening())).status).toBe(200);
  });

  it('make newcomers of the same IP do proof of work', async () => {
    for (let count = 0; count < 4; count += 1) await (await here()).send(caseCalls.casesInit, senseless);
    const reply = await new Person(services).send(sessionCalls.userSts, { newCookies: true });
    expect(reply.error?.work?.bits).toBe(12);
  });
});

describe('a newcomer', () => {
  const arrive = async (person = new Person(services)) => {
    const session = await person.send(sessionCalls.userSts, { newCookies: true });
    return session.error ?? (await person.send(sessionCalls.initId, {})).error;
  };

  it('works for free at first, then for growing proofs as more arrive from an IP', async () => {
    for (let count = 0; count < 10; count += 1) expect(await arrive()).toBeUndefined();
    expect((await arrive())?.work?.bits).toBe(12);
    const workers = () => Object.assign(new Person(services), { works: true });
    for (let count = 0; count < 10; count += 1) expect(await arrive(workers())).toBeUndefined();
    expect((await arrive())?.work?.bits).toBe(13);
  });

  it('counts once per IP with many IPv6 networks, and separately per other IP', async () => {
    const proxied = await openTestServices(url, { config: { limitFactor: 0.05, trustProxy: 1 } });
    opened.push(proxied);
    const comes = async (ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      return (await new Person(proxied).send(sessionCalls.userSts, { newCookies: true }, { headers })).error;
    };
    for (let count = 1; count <= 20; count += 1)
      expect(await comes(`2001:db8:7:${count}::1`)).toBeUndefined();
    expect((await comes('2001:db8:7:ff00::1'))?.work?.bits).toBe(12);
    expect(await comes('2001:db8:8:1::1')).toBeUndefined();
  });
  it('pays nothing for existing sessions and identities', async () => {
    const jo = await here();
    for (let count = 0; count < 25; count += 1) {
      expect((await jo.send(sessionCalls.userSts, { newCookies: true })).status).toBe(200);
      expect((await jo.send(sessionCalls.initId, {})).status).toBe(200);
    }
    expect(await arrive()).toBeUndefined();
  });
});
