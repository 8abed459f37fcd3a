import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const database = await createTestDatabase();

async function names(): Promise<string[]> {
  const client = new pg.Client({ connectionString: inject('testServer').url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  await client.end();
  return rows.map(({ datname }) => datname);
}

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

describe('a test database', () => {
  let second: TestDatabase;
  beforeAll(async () => {
    second = await createTestDatabase({ empty: true });
  });

  it('exists for this file alone', async () => {
    expect(nameOf(second)).not.toBe(nameOf(database));
    expect(await names()).toEqual(expect.arrayContaining([nameOf(database), nameOf(second)]));
  });

  it('can be removed while connections are open', async () => {
    const client = new pg.Client({ connectionString: second.url });
    client.on('error', () => undefined);
    await client.connect();
    await second.drop();
    expect(await names()).not.toContain(nameOf(second));
    await client.end().catch(() => undefined);
  });
});
