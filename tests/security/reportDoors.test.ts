import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCrowd } from '../../server/proof/crowd.ts';
import { createCounters } from '../../server/rateLimits/counters.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { contributor, opening, Person } from '../../server/testing/person.ts';
import { openTestServices, type TestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
/** A twentieth of what holds in earnest: 30 reports a minute of a code, one senseless report of a session, 20 newcomers. */
let services: TestServices;
/** Prepares what limits would get in the way of. */
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
  Object.assign(new Person(services), { cookie: (await contributor(free)).cookie });
const senseless = { ...opening(), ccatCode: 'nothing-of-the-kind' };

describe('a printed code', () => {
  it('is not silenced by reports that make no sense', async () => {
    for (let count = 0; count < 35; count += 1)
      expect(
        (await (await here()).send(caseCalls.casesInit, { ...senseless, csid: opening().csid })).status,
      ).toBe(404);
    expect((await (await here()).send(caseCalls.casesInit, opening())).status).toBe(200);
  });

  it('is not silenced by one report that is sent again and again', async () => {
    const body = opening();
    const jo = await here();
    for (let count = 0; count < 35; count += 1) {
      const again = Object.assign(new Person(services), { cookie: jo.cookie });
      const { status } = await again.send(caseCalls.casesInit, body);
      expect([200, 429]).toContain(status);
    }
    expect((await (await here()).send(caseCalls.casesInit, opening())).status).toBe(200);
  });

  it('opens a tenth of its cases of a minute for one line for nothing, and more for work', async () => {
    let stored = 0;
    while (stored < 100 && (await (await here()).send(caseCalls.casesInit, opening())).status === 200)
      stored += 1;
    expect(stored).toBe(3);
    const refused = await (await here()).send(caseCalls.casesInit, opening());
    expect(refused.error).toMatchObject({ code: 'tooMany', work: { bits: 12 } });
    expect(refused.error?.retryAfter).toBeLessThanOrEqual(60);
  });
});

describe('who reports nonsense', () => {
  it.each<[string, object]>([
    ['of an unknown category', { ccatCode: 'nothing-of-the-kind' }],
    ['at an unknown code', { qrid: 'nowhere' }],
    ['that has no form', { csid: 7 }],
  ])('%s waits, alone', async (_, wrong) => {
    const jo = await here();
    const body = { ...opening(), ...wrong } as ReturnType<typeof opening>;
    expect([400, 404]).toContain((await jo.send(caseCalls.casesInit, body)).status);
    expect((await jo.send(caseCalls.casesInit, opening())).error).toMatchObject({ code: 'tooMany' });
    expect((await (await here()).send(caseCalls.casesInit, opening())).status).toBe(200);
  });

  it('makes newcomers of the same address work', async () => {
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

  it('works for nothing while few come from one address, then a little more the more come', async () => {
    for (let count = 0; count < 10; count += 1) expect(await arrive()).toBeUndefined();
    expect((await arrive())?.work?.bits).toBe(12);
    const workers = () => Object.assign(new Person(services), { works: true });
    for (let count = 0; count < 10; count += 1) expect(await arrive(workers())).toBeUndefined();
    expect((await arrive())?.work?.bits).toBe(13);
  });

  it('by a line that has many networks of IPv6 is counted as one of them, by another line as none', async () => {
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

  it('pays nothing for reports that were told to wait: they made sense', async () => {
    const jo = await here();
    const statuses = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await jo.send(caseCalls.casesInit, opening())).status);
    expect(statuses).toEqual([200, ...Array(7).fill(429)]);
    expect(await arrive()).toBeUndefined();
  });

  it('pays nothing for what makes no sense to other calls: reports alone count', async () => {
    const jo = await here();
    for (let count = 0; count < 8; count += 1)
      expect((await jo.send(textCalls.settingsLanguage, { language: 'xx' as 'fr' })).status).toBe(400);
    expect(await arrive()).toBeUndefined();
    expect((await jo.send(caseCalls.casesInit, opening())).status).toBe(200);
  });

  it('is not asked again: sessions and identities that are there cost nothing', async () => {
    const jo = await here();
    for (let count = 0; count < 25; count += 1) {
      expect((await jo.send(sessionCalls.userSts, { newCookies: true })).status).toBe(200);
      expect((await jo.send(sessionCalls.initId, {})).status).toBe(200);
    }
    expect(await arrive()).toBeUndefined();
  });
});

describe('in earnest', () => {
  afterEach(() => vi.useRealTimers());
  /** So many seconds later, by the clock of the server. */
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it('ten reports that make no sense are taken of a session, and it waits ten minutes from the first on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const whole = await openTestServices(url, { config: { limitFactor: 1 } });
    opened.push(whole);
    const jo = Object.assign(new Person(whole), { cookie: (await contributor(free)).cookie });
    const nonsense = async () => (await jo.send(caseCalls.casesInit, senseless)).status;
    expect(await nonsense()).toBe(404);
    later(60);
    const rest = [];
    for (let count = 2; count <= 11; count += 1) rest.push(await nonsense());
    expect(rest).toEqual([...Array(9).fill(404), 429]);
    expect((await jo.send(caseCalls.casesInit, opening())).error).toMatchObject({ retryAfter: 540 });
    later(539);
    expect((await jo.send(caseCalls.casesInit, opening())).error).toMatchObject({ retryAfter: 1 });
    later(1);
    expect((await jo.send(caseCalls.casesInit, opening())).status).toBe(200);
  });

  it('400 newcomers of a network within ten minutes work for nothing; a refused report counts as five', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const secret = Buffer.from('secret');
    const whole = { ...free.services.config, limitFactor: 1 };
    const crowd = createCrowd(createCounters({ secret }), secret, whole);
    const enter = () => free.store.db.transaction((tx) => crowd.enter(tx, 'network', undefined));
    for (let count = 1; count <= 78; count += 1) crowd.refused('network');
    later(599);
    for (let count = 391; count <= 400; count += 1) await enter();
    await expect(enter()).rejects.toMatchObject({ code: 'tooMany', work: { bits: 12 } });
    later(1);
    for (let count = 1; count <= 400; count += 1) await enter();
    await expect(enter()).rejects.toMatchObject({ code: 'tooMany' });
  });
});
