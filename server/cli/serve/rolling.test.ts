import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { describe, expect, it } from 'vitest';
import { storeCustomer } from '../../modules/provisioning/load/storeCustomer.ts';
import { connect } from '../../platform/db/database.ts';
import { MIGRATION_LOCK } from '../../platform/db/migrate.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { connectRemote } from '../../testing/connectRemote.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { startInstance } from '../../testing/instances.ts';
import { type LiveReader, readLive } from '../../testing/liveReader.ts';
import { createContributor, openCase, type Person } from '../../testing/person.ts';
import { hasCaddy, hasNginx, startProxy } from '../../testing/proxies.ts';
import { startServer, waitForProcess } from '../../testing/serverProcess.ts';
import { testTown } from '../../testing/town.ts';

const SENT = 'parvis_calls_total{method="POST",call="/mobile/:cuid/discuss/send/txt"';

const atNight = process.env.PARVIS_ALL === 'yes';

const messagesOf = (reader: LiveReader | undefined): number[] =>
  (reader?.lines ?? []).flatMap(({ data }) => (data?.type === 'message' ? [data.msgId ?? 0] : []));

/** Reconnects as browsers do. */
function follow(address: string, cookie: string | undefined) {
  const readers: LiveReader[] = [];
  let over = false;
  async function read(): Promise<void> {
    let last: string | undefined;
    while (!over) {
      const reader = await readLive(address, cookie, last === undefined ? {} : { 'last-event-id': last });
      readers.push(reader);
      if (over) reader.stop();
      await reader.ended.catch(() => undefined);
      last = reader.lastId() ?? last;
    }
  }
  const reading = read();
  return {
    came: () => readers.length,
    told: () => new Set(readers.flatMap(messagesOf)),
    async end() {
      over = true;
      readers.at(-1)?.stop();
      await reading;
    },
  };
}

/** @returns number of calls, and failures */
function constantly(work: () => Promise<{ readonly status: number; readonly error?: unknown }>) {
  let over = false;
  const failed: unknown[] = [];
  let made = 0;
  async function go(): Promise<void> {
    while (!over) {
      const answer = await work().catch((error: unknown) => ({ status: 0, error }));
      made += 1;
      if (answer.status !== 200) failed.push({ at: made, ...answer });
    }
  }
  const going = go();
  return {
    made: () => made,
    async end() {
      over = true;
      await going;
      return failed;
    },
  };
}

describe.runIf(atNight).each([
  ['nginx', hasNginx],
  ['caddy', hasCaddy],
] as const)('servers replaced one by one behind %s (needs it)', (kind, isThere) => {
  it.runIf(isThere)('lose no call under load and no live event', async () => {
    const { url } = await createTestDatabase();
    const store = connect(url);
    const folder = mkdtempSync(join(tmpdir(), 'parvis-rolling-'));
    await storeCustomer(store.db, { file: testTown, pictures: {} });
    const env = { PARVIS_LIMIT_FACTOR: '100000', PARVIS_ADDRESS_CEILING: '10000000', LEAVE_SECONDS: '5' };
    const instances = await Promise.all([1, 2].map(() => startInstance({ url, folder, env })));
    const proxy = await startProxy(
      kind,
      instances.map(({ port }) => port),
    );
    const site = connectRemote(proxy.origin, store);
    const people = await Promise.all(
      [1, 2, 3].map(async () => {
        const person = await createContributor(site);
        return { person, csid: await openCase(person) };
      }),
    );
    const streams = people.map(({ person }) =>
      follow(`${proxy.origin}${addresses.contributorLive.template}`, person.cookie),
    );
    const sends = ({ person, csid }: { person: Person; csid: string }) =>
      constantly(() => person.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Encore' }));
    const asks = ({ person }: { person: Person }) =>
      constantly(() => person.send(sessionCalls.userSts, { newCookies: false }));
    const scans = constantly(async () => {
      const page = await fetch(`${proxy.origin}/q/test-hall`);
      await page.text();
      return page;
    });
    const loads = [...people.map(sends), ...people.map(asks), scans];
    const further = async () => {
      const before = loads.map(({ made }) => made());
      await waitForProcess(() => {
        for (const [at, { made }] of loads.entries()) expect(made()).toBeGreaterThan((before[at] ?? 0) + 20);
      });
    };
    const ends: unknown[] = [];
    for (const at of [0, 1]) {
      await further();
      const old = instances[at];
      if (!old) throw new Error('Two are started.');
      ends.push(await old.stop());
      await further();
      instances[at] = await startInstance({ url, folder, env }, old.port);
      // The proxy must use it again.
      const fresh = instances[at];
      await waitForProcess(async () => expect(await fresh?.getMetric(SENT)).toBeGreaterThan(20));
    }
    await further();
    const failed = await Promise.all(loads.map((load) => load.end()));
    for (const [at, { csid }] of people.entries()) {
      const { rows } = await store.pool.query<{ id: number }>(
        `select msg_id as id from messages where csid = $1 and msg_txt = 'Encore'`,
        [csid],
      );
      expect(rows.length).toBeGreaterThan(50);
      const stream = streams[at];
      const missed = () => rows.map(({ id }) => id).filter((id) => !stream?.told().has(id));
      await waitForProcess(() => expect(missed()).toEqual([]));
      expect(stream?.came()).toBeGreaterThan(1);
      await stream?.end();
    }
    expect(failed).toEqual(loads.map(() => []));
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ]);
    for (const one of instances) await one.stop();
    await proxy.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe.runIf(atNight)('a slow start beside a running server', () => {
  it('accepts no connections before it serves', async () => {
    const { url } = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'parvis-slow-'));
    const serving = await startInstance({ url, folder });
    const store = connect(url);
    const holder = await store.pool.connect();
    await holder.query('select pg_advisory_lock($1, $2)', [...MIGRATION_LOCK]);
    const port = await findFreePort();
    const slow = startServer({ PORT: String(port), DATABASE_URL: url, PARVIS_MEDIA: join(folder, 'media') });
    const asked = () => fetch(`http://127.0.0.1:${port}${addresses.health.template}`);
    await waitForProcess(() => expect(slow.getOutput()).toContain('Other servers serve meanwhile.'));
    await expect(asked()).rejects.toThrow();
    await holder.query('select pg_advisory_unlock($1, $2)', [...MIGRATION_LOCK]);
    await waitForProcess(async () => expect((await asked()).status).toBe(200));
    slow.child.kill('SIGTERM');
    await slow.waitForExit();
    await serving.stop();
    holder.release();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
