import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, describe, expect, it } from 'vitest';
import { readPostmaster } from '../platform/db/embedded/postmaster.ts';
import { startEmbedded } from '../platform/db/embedded/startEmbedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { getTestFolder } from '../platform/db/testing/testServer.ts';
import { createId } from '../platform/lib/ids.ts';
import { eventually } from '../testing/eventually.ts';
import { readLive } from '../testing/liveReader.ts';
import { createContributor, openCase, type Person } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

// A separate PostgreSQL, as these faults would break connections of other tests.
const dataDir = getTestFolder('lost');
const embedded = await startEmbedded({ dataDir });
await migrate(embedded.url);
const services = await openTestServices(embedded.url, { alone: false });
const origin = await services.listen();
afterAll(async () => {
  await services.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Backend processes, those in transactions first. */
async function servingProcesses(): Promise<number[]> {
  const { rows } = await services.store.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by state = 'idle in transaction' desc`,
  );
  return rows.map(({ pid }) => pid);
}

const FAULTS: readonly (readonly [string, () => Promise<unknown> | unknown])[] = [
  [
    'every connection is ended by an administrator',
    () =>
      services.store.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      ),
  ],
  [
    'a process of the database is killed',
    async () => process.kill((await servingProcesses())[0] ?? 0, 'SIGKILL'),
  ],
  [
    'the database is killed',
    () => process.kill(readPostmaster(join(dataDir, 'database'))?.pid ?? 0, 'SIGKILL'),
  ],
];

/** Sends messages in sequence, retrying each until accepted. */
function writer(person: Person, csid: string, name: string) {
  const taken: string[] = [];
  const refusals: unknown[] = [];
  let stopped = false;
  async function write(): Promise<void> {
    while (!stopped) {
      const id = createId();
      const txt = `${name} ${taken.length}`;
      for (;;) {
        const { data, status, error } = await person.send(mobileCalls.sendTxt, { csid, id, txt });
        if (data !== undefined) break;
        refusals.push({ status, error });
      }
      taken.push(txt);
    }
  }
  const done = write();
  return {
    taken,
    refusals,
    stop: () => {
      stopped = true;
      return done;
    },
  };
}

describe('database outage during writes', () => {
  it.each(FAULTS)('responds 503, and neither loses nor duplicates messages: %s', async (_, fault) => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const live = await readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie);
    await eventually(() => expect(live.lastId()).toBeDefined());
    const writers = ['a', 'b', 'c', 'd'].map((name) => writer(jo, csid, name));
    const allHaveWritten = async (more: number) => {
      const goals = writers.map(({ taken }) => taken.length + more);
      await eventually(() => {
        for (const [at, { taken }] of writers.entries())
          expect(taken.length).toBeGreaterThanOrEqual(goals[at] ?? 0);
      });
    };
    await allHaveWritten(2);
    await fault();
    await allHaveWritten(5);
    await Promise.all(writers.map(({ stop }) => stop()));

    const unavailable = { status: 503, error: { code: 'unavailable', retryAfter: expect.any(Number) } };
    for (const refusal of writers.flatMap(({ refusals }) => refusals)) expect(refusal).toEqual(unavailable);
    const written = writers.flatMap(({ taken }) => taken).sort();
    const { rows } = await services.store.pool.query<{ msg_txt: string; msg_id: number }>(
      'select msg_txt, msg_id from messages where csid = $1 and msg_txt is not null order by msg_txt collate "C"',
      [csid],
    );
    expect(rows.map(({ msg_txt }) => msg_txt)).toEqual(written);
    await eventually(() => {
      const told = live.lines.flatMap(({ data }) => (data?.type === 'message' ? [data.msgId] : []));
      expect(rows.filter(({ msg_id }) => !told.includes(msg_id))).toEqual([]);
      expect(new Set(told).size).toBe(told.length);
    });
    live.stop();
  });
});
