import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

it('servers that start together on an empty database migrate it once, one after the other', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  const { rows: json } = await client.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  );
  // jsonb would reorder the keys of questionnaires, where the first match wins.
  expect(json).toEqual([]);
  await client.end();
  await drop();
});
