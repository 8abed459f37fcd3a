import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { waitForProcess } from '../../testing/serverProcess.ts';
import { startSilentProxy } from '../../testing/silentProxy.ts';
import { describeStartFailure, isTransientFailure } from '../terminal/startFailure.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const told = { port: 8080, host: '127.0.0.1' };
const impatient = { connect: 300, answer: 300, checkInterval: 20, checkTimeout: 300 };
/** A busy test machine must not look like a lost connection. */
const patient = { ...impatient, checkInterval: 250 };
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => [isTransientFailure(error, told), describeStartFailure(error, told)],
  );
const waits = [true, expect.stringContaining('The database does not answer (')];

describe('unresponsive database', () => {
  it('fails when it accepts connections but never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await failureOf(migrate(`postgres://x@127.0.0.1:${port}/x`, impatient))).toEqual(waits);
    silent.close();
  });

  it.each([
    ['with the first question', /lock_timeout/],
    ['with the question for the lock', /pg_advisory_lock/],
    ['at a migration', /create table/i],
    ['with the last word of all', /commit/i],
  ])('fails when the connection goes silent %s while others work', async (_, from) => {
    const { url, drop } = await createTestDatabase({ empty: true });
    const proxy = await startSilentProxy(url);
    proxy.silence(from);
    expect(await failureOf(migrate(proxy.url, impatient))).toEqual(waits);
    await proxy.close();
    // The broken connection holds no lock.
    await migrate(url);
    await drop();
  });
  it('fails when the whole database goes silent', async () => {
    const { url, drop } = await createTestDatabase({ empty: true });
    const proxy = await startSilentProxy(url);
    const { done, release } = await heldUp(url, proxy.url, impatient);
    await waitForProcess(() => expect(proxy.connections()).toBeGreaterThan(3));
    proxy.silence('always');
    expect(await failureOf(done)).toEqual(waits);
    await release();
    await proxy.close();
    await drop();
  });
});

/** A migration blocked by a transaction. */
async function heldUp(url: string, way: string, patience = patient) {
  const other = new pg.Client({ connectionString: url });
  other.on('error', () => undefined);
  await other.connect();
  await other.query('begin; create schema drizzle');
  return { done: migrate(way, patience), release: () => other.query('rollback').then(() => other.end()) };
}

describe('slow migration', () => {
  it('is waited for over many checks', async () => {
    const { url, drop } = await createTestDatabase({ empty: true });
    const proxy = await startSilentProxy(url);
    const { done, release } = await heldUp(url, proxy.url);
    await waitForProcess(() => expect(proxy.connections()).toBeGreaterThan(5));
    await release();
    await done;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query('select from customers')).rowCount).toBe(0);
    await client.end();
    await proxy.close();
    await drop();
  });
});
