import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { NEWCOMERS } from '@parvis/api/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseDue } from '../../modules/privacy/retention/eraseDue.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, createVisitor, openCase, Person } from '../../testing/person.ts';
import { openTestServices, type TestServices } from '../../testing/testServices.ts';

const { url } = await createTestDatabase();
/** Of production. */
const config = { limitFactor: 0.1, addressCeiling: 6000 };
const FREE = NEWCOMERS.free / 10;
const servers = [
  await openTestServices(url, { alone: false, config }),
  await openTestServices(url, { alone: false, config }),
] as const;
const [one, two] = servers;
afterAll(async () => {
  for (const server of servers) await server.close();
  expect(servers.flatMap(({ failures }) => failures)).toEqual([]);
});

function at(services: TestServices, person: Person): Person {
  const there = new Person(services);
  Object.assign(there, { cookie: person.cookie, device: person.device });
  return there;
}
/** Alternates servers. */
const inTurn = (person: Person) => {
  const both = servers.map((server) => at(server, person));
  return (count: number): Person => both[count % 2] ?? person;
};

describe('two servers on one database', () => {
  it('share the message limit of a person', async () => {
    const jo = await createContributor(one);
    const csid = await openCase(jo);
    const person = inTurn(jo);
    const statuses: number[] = [];
    for (let count = 0; count < 16; count += 1)
      statuses.push(
        (await person(count).send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Là' })).status,
      );
    expect(statuses).toEqual([...Array(6).fill(200), ...Array(10).fill(429)]);
  });

  it('share the free allowance of newcomers, then require proof of work', async () => {
    const before = Number(
      (await one.store.pool.query<{ count: string }>('select count(*) from sessions')).rows[0]?.count,
    );
    const ask = (count: number) =>
      new Person(count % 2 ? two : one).send(sessionCalls.userSts, { newCookies: true });
    let free = 0;
    for (let count = 0; count < FREE + 10; count += 1) {
      const { error } = await ask(count);
      if (error) expect(error).toMatchObject({ code: 'tooMany', work: { bits: expect.any(Number) } });
      else free += 1;
    }
    // Includes earlier people's sessions and identities.
    expect(free).toBeLessThanOrEqual(FREE - before);
    expect(free).toBeGreaterThanOrEqual(FREE - 2 * before - 1);
    await one.store.pool.query('delete from shared_counts');
  });

  it('record a double scan once, and share the delay between codes', async () => {
    const third = await openTestServices(url, { alone: false });
    const jo = await createVisitor(third);
    for (const server of servers) await at(server, jo).call(sessionCalls.qrScan, { qrid: 'test-hall' });
    expect((await one.store.pool.query('select from scans')).rowCount).toBe(1);
    const mail = 'anna@testville.example';
    const asked = await at(one, jo).call(loginCalls.loginMailReq, { mail });
    expect(asked).toMatchObject([{ again: 30 }]);
    const again = await at(two, jo).send(loginCalls.loginMailReq, { mail });
    expect(again.error).toMatchObject({ code: 'tooMany', retryAfter: expect.any(Number) });
    await third.close();
  });

  it('run nightly work once', async () => {
    const { pool } = one.store;
    await pool.query(
      `insert into contact_mails (id, challenge, created) select n, n, now() - interval '9 days' from generate_series(1, 5000) n`,
    );
    await Promise.all([eraseDue(one.store.pool), eraseDue(two.store.pool)]);
    const { rows } = await pool.query<{ others: { contact_mails?: number } }>('select others from erasures');
    expect(rows.map(({ others }) => others.contact_mails)).toEqual([5000]);
  });

  it('store counters without personal names', async () => {
    const { rows } = await one.store.pool.query<{ name: string }>('select name from shared_counts');
    expect(rows.length).toBeGreaterThan(3);
    for (const { name } of rows) expect(name).toMatch(/^[\w-]{22}$/);
  });
});
