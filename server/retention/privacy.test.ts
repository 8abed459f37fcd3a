import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../base/packageRoot.ts';
import { connect } from '../store/database.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { lasting, rules } from './rules.ts';

const document = readFileSync(join(packageRoot, '..', 'docs', 'privacy.md'), 'utf8');
/** Rows of the table of durations: the tables that each is about, what it says of a person, and how long. */
const told = [...document.matchAll(/^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, names = '', what = '', long = '']) => ({
    tables: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    what,
    long,
  }),
);

it('the document for a data protection officer tells of every table that there is, once', async () => {
  const store = connect((await createTestDatabase()).url);
  const { rows } = await store.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  await store.close();
  expect(told.flatMap(({ tables }) => tables).sort()).toEqual(rows.map(({ name }) => name));
});

it('what it says lasts is what no rule lets go, and the other way round', () => {
  const goes = new Set(rules.map(({ table }) => table));
  const forGood = told.filter(({ long }) => /for good|customer's file|as long as the look/.test(long));
  expect(forGood.flatMap(({ tables }) => tables).sort()).toEqual(Object.keys(lasting).sort());
  for (const { tables } of told)
    for (const table of tables) expect([table, goes.has(table)]).toEqual([table, !(table in lasting)]);
});
