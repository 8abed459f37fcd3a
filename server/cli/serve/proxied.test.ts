import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { storeCustomer } from '../../modules/provisioning/load/storeCustomer.ts';
import { connect, type Store } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { connectRemote } from '../../testing/connectRemote.ts';
import { type Instance, shiftClock, startInstance } from '../../testing/instances.ts';
import { type LiveReader, readLive } from '../../testing/liveReader.ts';
import { createContributor, fetchLastCode, getFirst, openCase, Person } from '../../testing/person.ts';
import { hasCaddy, hasNginx, startProxy } from '../../testing/proxies.ts';
import { hasRedis, startRedis } from '../../testing/redisServer.ts';
import { waitForProcess } from '../../testing/serverProcess.ts';
import { testTown } from '../../testing/town.ts';

/** `instances.test.ts` covers counting by day. */
const atNight = process.env.PARVIS_ALL === 'yes';

async function place() {
  const { url } = await createTestDatabase();
  const store = connect(url);
  const folder = mkdtempSync(join(tmpdir(), 'parvis-instances-'));
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await storeCustomer(store.db, { file: testTown, pictures: {} });
  return { url, store, folder };
}

async function sendMany(person: (at: number) => Person, csid: string, many: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < many; at += 1)
    statuses.push(
      (await person(at).send(mobileCalls.sendTxt, { csid, id: createId(), txt: `${at}` })).status,
    );
  return statuses;
}
const allTaken = (many: number): number[] => Array(many).fill(200);
const messagesIn = ({ lines }: LiveReader): number =>
  lines.filter(({ data }) => data?.type === 'message').length;

async function delivered(reader: LiveReader, many: number): Promise<void> {
  await waitForProcess(() => expect(messagesIn(reader)).toBeGreaterThanOrEqual(many));
}

const DUE = 3_000;
const addDue = (store: Store) =>
  store.pool.query(
    `insert into contact_mails (id, challenge, created) select n, n, now() - interval '9 days' from generate_series(1, ${DUE}) n`,
  );
const erasedOf = async (store: Store) =>
  (await store.pool.query<{ others: { contact_mails?: number } }>('select others from erasures')).rows
    .map(({ others }) => others.contact_mails)
    .filter((count) => count !== undefined);

const kinds = [
  { proxy: 'nginx', bus: 'PostgreSQL', has: hasNginx },
  { proxy: 'nginx', bus: 'Redis', has: hasNginx && hasRedis },
  { proxy: 'caddy', bus: 'PostgreSQL', has: hasCaddy },
] as const;

for (const { proxy: kind, bus, has } of kinds)
  describe.runIf(atNight && has)(`two servers behind ${kind}, with ${bus} (needs ${kind} and ${bus})`, () => {
    it('count, record, deliver and work as one', async () => {
      const { url, store, folder } = await place();
      await addDue(store);
      const redis = bus === 'Redis' ? await startRedis() : undefined;
      const env = redis ? { BUS_URL: redis.url } : {};
      const instances = await Promise.all([1, 2].map(() => startInstance({ url, folder, env })));
      const ports = instances.map(({ port }) => port);
      const proxy = await startProxy(kind, ports);
      const site = connectRemote(proxy.origin, store);
      const carrier = redis ? 'redis' : 'postgresql';
      const carriedBy = async (what: string) => {
        for (const one of instances)
          await waitForProcess(async () =>
            expect(await one.getMetric(`parvis_bus{carrier="${what}"}`)).toBe(1),
          );
      };
      try {
        await carriedBy(carrier);
        const jo = await createContributor(site);
        const csid = await openCase(jo);
        const readers = await Promise.all(
          ports.map((port) =>
            readLive(`http://127.0.0.1:${port}${addresses.contributorLive.template}`, jo.cookie),
          ),
        );
        const through = await readLive(`${proxy.origin}${addresses.contributorLive.template}`, jo.cookie);
        // One server's limit.
        const statuses = await sendMany(() => jo, csid, 70);
        expect(statuses).toEqual([...allTaken(60), ...Array(10).fill(429)]);
        for (const reader of [...readers, through]) await delivered(reader, 60);
        for (const one of instances)
          expect(
            await one.getMetric('parvis_calls_total{method="POST",call="/mobile/:cuid/discuss/send/txt"'),
          ).toBeGreaterThan(10);
        for (let count = 0; count < 4; count += 1) await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
        expect((await store.pool.query('select from scans')).rowCount).toBe(1);
        const mail = 'anna@testville.example';
        await jo.call(loginCalls.loginMailReq, { mail });
        for (let count = 0; count < 2; count += 1)
          expect((await jo.send(loginCalls.loginMailReq, { mail })).error).toMatchObject({ code: 'tooMany' });
        expect(await erasedOf(store)).toEqual([DUE]);
        if (redis) {
          // During writes, then returns.
          const li = await createContributor(site);
          const other = await openCase(li);
          const hers = await Promise.all(
            ports.map((port) =>
              readLive(`http://127.0.0.1:${port}${addresses.contributorLive.template}`, li.cookie),
            ),
          );
          expect(await sendMany(() => li, other, 20)).toEqual(allTaken(20));
          const going = sendMany(() => li, other, 20);
          await redis.kill();
          expect(await going).toEqual(allTaken(20));
          await carriedBy('postgresql');
          for (const reader of hers) await delivered(reader, 40);
          await redis.start();
          await carriedBy('redis');
          // Except the other server's counts at that moment.
          const rest = (await sendMany(() => li, other, 40)).filter((status) => status === 200).length;
          expect(rest).toBeGreaterThanOrEqual(20);
          expect(rest).toBeLessThanOrEqual(24);
          for (const reader of hers) await delivered(reader, 40 + rest);
          for (const one of instances) {
            const told = one.getMessages().filter((line) => line.includes('BUS_URL'));
            expect(told).toEqual([
              expect.stringMatching(
                /^warn: The Redis of BUS_URL is away, refuses, or is none: PostgreSQL takes over/,
              ),
              expect.stringMatching(/^warn: The Redis of BUS_URL is there again/),
            ]);
            expect(await one.getMetric('parvis_bus_takeovers_total')).toBe(1);
          }
          for (const reader of hers) reader.stop();
        }
        for (const reader of [...readers, through]) reader.stop();
        for (const one of instances)
          expect(one.getMessages().filter((line) => line.startsWith('error'))).toEqual([]);
      } finally {
        const ends = await Promise.all(instances.map((one) => one.stop()));
        await proxy.stop();
        await redis?.kill();
        expect(ends).toEqual([
          [0, null],
          [0, null],
        ]);
      }
    });
  });

describe.runIf(atNight)('two servers with clocks an hour apart', () => {
  it.each([3_600_000, -3_600_000])('count as one and sign people in at either (%i ms)', async (off) => {
    const { url, store, folder } = await place();
    await addDue(store);
    const instances: Instance[] = [
      await startInstance({ url, folder }),
      await startInstance({ url, folder, env: shiftClock(folder, off) }),
    ];
    const sites = instances.map(({ port }) => connectRemote(`http://127.0.0.1:${port}`, store));
    const at = (person: Person, which: number): Person => {
      const there = new Person(sites[which % 2] ?? person.services);
      Object.assign(there, { cookie: person.cookie, device: person.device, browser: person.browser });
      return there;
    };
    try {
      const [right, wrong] = sites;
      if (!right || !wrong) throw new Error('Two are started.');
      const jo = await createContributor(wrong);
      const csid = await openCase(jo);
      const both = [at(jo, 0), at(jo, 1)];
      const statuses = await sendMany((count) => both[count % 2] ?? jo, csid, 70);
      expect(statuses).toEqual([...allTaken(60), ...Array(10).fill(429)]);
      const { rows } = await store.pool.query<{ most: number }>(
        'select max(extract(epoch from until - now()))::int as most from shared_counts',
      );
      expect(rows[0]?.most).toBeLessThanOrEqual(600);
      // Codes and delays apply to both servers.
      for (const [asked, confirmed, mail] of [
        [0, 1, 'anna@testville.example'],
        [1, 0, 'bruno@testville.example'],
      ] as const) {
        const nobody = new Person(sites[asked] ?? right);
        const { rqid, again } = getFirst(await nobody.call(loginCalls.loginMailReq, { mail }));
        expect(again).toBe(30);
        const refused = await at(nobody, confirmed).send(loginCalls.loginMailReq, { mail });
        expect(refused.error?.retryAfter).toBeGreaterThan(0);
        expect(refused.error?.retryAfter).toBeLessThanOrEqual(30);
        const code = await fetchLastCode(right, mail);
        expect(await at(nobody, confirmed).call(loginCalls.loginMailConfirm, { rqid, code })).toMatchObject([
          { success: true },
        ]);
      }
      // Once, none an hour early.
      expect(await erasedOf(store)).toEqual([DUE]);
      const [first_, second] = instances.map((one) =>
        one.getMessages().filter((line) => line.includes('clock')),
      );
      expect(first_).toEqual([]);
      expect(second).toEqual([
        expect.stringMatching(
          new RegExp(
            `^warn: The clock of this machine is 3600 s ${off > 0 ? 'ahead of' : 'behind'} the database’s`,
          ),
        ),
      ]);
    } finally {
      await Promise.all(instances.map((one) => one.stop()));
    }
  });
});
