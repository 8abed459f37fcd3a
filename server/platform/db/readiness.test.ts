import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENTS } from '../logging/events.ts';
import type { Warn } from '../logging/log.ts';
import { connect } from './database.ts';
import { watchReadiness } from './readiness.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const { url } = await createTestDatabase();
const store = connect(url);
const lines: string[] = [];
const warn: Warn = (line, { event }) => lines.push(`${EVENTS[event].level}: ${line}`);
const LATER = 10_000;
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
});
const later = () => vi.setSystemTime(Date.now() + LATER);

describe('readiness', () => {
  it('is ok for a writable database, and caches the result', async () => {
    const asked = vi.spyOn(store.pool, 'query');
    const readiness = watchReadiness(store.pool, { warn });
    expect(await Promise.all([1, 2, 3].map(() => readiness.now()))).toEqual(['ok', 'ok', 'ok']);
    expect(asked).toHaveBeenCalledTimes(1);
    later();
    await readiness.now();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(lines).toEqual([]);
    asked.mockRestore();
  });

  it('reports refused writes once, and their recovery', async () => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const name = new URL(url).pathname.slice(1);
    const readOnly = async (value: string) => {
      await admin.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
      return connect(url);
    };
    const standby = await readOnly('on');
    const pool = { query: (text: string) => current.pool.query(text) } as pg.Pool;
    let current = standby;
    const readiness = watchReadiness(pool, { warn });
    expect(await readiness.now()).toBe('writesRefused');
    later();
    expect(await readiness.now()).toBe('writesRefused');
    await admin.query('set default_transaction_read_only = off');
    current = await readOnly('off');
    later();
    expect(await readiness.now()).toBe('ok');
    expect(lines).toEqual([
      expect.stringMatching(/^error: .* refuses writes/),
      expect.stringMatching(/^warn: .* accepts writes again/),
    ]);
    await standby.close();
    await current.close();
    await admin.end();
  });

  it('accepts a newer schema with one warning, and refuses an older one', async () => {
    const readiness = watchReadiness(store.pool, { warn });
    const shifted = async (by: number) => {
      await store.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [by]);
      later();
      return [await readiness.now(), readiness.outgrown()];
    };
    expect(await shifted(0)).toEqual(['ok', false]);
    expect(await shifted(1)).toEqual(['ok', true]);
    expect(await shifted(0)).toEqual(['ok', true]);
    expect(await shifted(-2)).toEqual(['schemaOlder', false]);
    expect(await shifted(1)).toEqual(['ok', false]);
    expect(lines).toEqual([
      expect.stringContaining('this server continues, but cannot be restarted'),
      expect.stringContaining('is older than this server'),
      expect.stringContaining('accepts writes again'),
    ]);
  });

  it('reports a disk that is nearly full', async () => {
    let free = 1_000_000_000;
    const readiness = watchReadiness(store.pool, { freeBytes: async () => free, warn });
    expect(await readiness.now()).toBe('ok');
    free = 1_000_000;
    later();
    expect(await readiness.now()).toBe('diskFull');
    expect(lines).toEqual([expect.stringContaining('disk of the database is full')]);
  });

  it('reports a full disk met by a call, until a megabyte fits', async () => {
    const refusal = Object.assign(new Error('could not extend file'), { code: '53100' });
    let full = true;
    const pool = {
      query: (text: string) =>
        full && text.includes('create temporary') ? Promise.reject(refusal) : store.pool.query(text),
    } as pg.Pool;
    const readiness = watchReadiness(pool, { warn });
    expect(await readiness.now()).toBe('ok');
    readiness.recordFailure(new Error('Failed query', { cause: refusal }));
    expect(await readiness.now()).toBe('diskFull');
    full = false;
    later();
    expect(await readiness.now()).toBe('ok');
  });
  it.each([
    ['42P01', 'schemaOlder'],
    ['53100', 'diskFull'],
    ['58030', 'diskFull'],
    ['ENOSPC', 'diskFull'],
    ['08006', 'databaseAway'],
    ['57P01', 'databaseAway'],
    ['53300', 'databaseAway'],
    ['ECONNREFUSED', 'databaseAway'],
    ['', 'databaseAway'],
    [undefined, 'databaseAway'],
    ['25006', 'writesRefused'],
    ['42501', 'writesRefused'],
    ['X53100', 'writesRefused'],
    ['531001', 'databaseAway'],
    ['Ex', 'writesRefused'],
  ])('maps error code %s to %s', async (code, status) => {
    const error = Object.assign(new Error('x'), code === undefined ? {} : { code });
    const pool = { query: () => Promise.reject(error) } as unknown as pg.Pool;
    const readiness = watchReadiness(pool, { warn });
    expect(await readiness.now()).toBe(status);
    // Before the next probe only a full disk is reported.
    lines.length = 0;
    watchReadiness(store.pool, { warn }).recordFailure(error);
    expect(lines).toHaveLength(status === 'diskFull' ? 1 : 0);
  });
});
