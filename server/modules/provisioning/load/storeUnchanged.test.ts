import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, DATABASE_TIMEOUTS } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { testTown } from '../../../testing/town.ts';
import { loadCustomers } from './loadCustomers.ts';

const { url } = await createTestDatabase();
/** Fails on any lock wait. */
const store = connect(url, 4, { ...DATABASE_TIMEOUTS, lock_timeout: 500 });
const path = mkdtempSync(join(tmpdir(), 'parvis-unchanged-'));
afterAll(async () => {
  await store.close();
  rmSync(path, { recursive: true });
});

async function load(change: object = {}): Promise<string[]> {
  writeFileSync(join(path, 'customer.json'), JSON.stringify({ ...testTown, appColors: {}, ...change }));
  const told: string[] = [];
  await loadCustomers(store.db, [path], ({ id, words }) => id === 'notStored' && told.push(words.en));
  return told;
}

const numbered = testTown.staff.map((one, at) => ({ ...one, phone: `+3361200000${at}` }));
const listed = async () =>
  (await store.pool.query(`select rlid, phone from staff where cuid = 'testville' order by email`)).rows;

describe('a load while rows are locked', () => {
  let other: pg.Client;
  beforeEach(async () => {
    await load({ staff: numbered });
    other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
  });
  afterEach(() => other.end());

  const changes = [
    ['nothing', {}],
    ['a greeting', { greeting: { fr: 'Bonsoir' } }],
    ['a name of somebody', { staff: numbered.map((one) => ({ ...one, name: `${one.name} B.` })) }],
  ] as const;

  it.each(changes)('does not wait for staff being called when %s changes', async (_, change) => {
    await other.query('select from staff for key share');
    expect(await load({ staff: numbered, ...change })).toEqual([]);
  });

  it('locks nothing if nothing changed', async () => {
    for (const table of ['customers', 'places', 'qr_codes', 'questionnaires', 'staff'])
      await other.query(`select from ${table} for update`);
    expect(await load({ staff: numbered })).toEqual([]);
  });
});

it('keeps the roles of staff who swap or take over numbers', async () => {
  await load({ staff: numbered });
  const [first, second, third] = await listed();
  const [one, two, ...rest] = numbered;
  if (!one || !two) throw new Error('too few');
  const swapped = [{ ...one, phone: two.phone }, { ...two, phone: one.phone }, ...rest];
  expect(await load({ staff: swapped })).toEqual([]);
  expect(await listed()).toEqual([
    { ...first, phone: second.phone },
    { ...second, phone: first.phone },
    third,
  ]);
  expect(await load({ staff: [one, ...rest] })).toEqual([]);
  expect(await listed()).toEqual([first, third]);
});
