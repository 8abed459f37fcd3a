import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION_DAYS } from '@parvis/api/constants';
import { expect, it } from 'vitest';
import { packageRoot } from '../base/packageRoot.ts';
import { ANONYMOUS_DAYS, SESSION_DAYS } from '../people/sessions.ts';
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

/** Columns that the document tells, by table. */
const columns = [...document.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, table = '', rest = '']) => ({
  table,
  names: [...rest.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort(),
}));

it('it tells each column of each table that forgets, once', async () => {
  const store = connect((await createTestDatabase()).url);
  const { rows } = await store.pool.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name::text collate "C") as names
     from information_schema.columns where table_schema = 'public' and table_name = any($1) group by 1 order by 1`,
    [[...new Set(rules.map(({ table }) => table))]],
  );
  await store.close();
  expect([...columns].sort((one, other) => (one.table < other.table ? -1 : 1))).toEqual(rows);
});

const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, ten: 10 };
const days = (many: number): string => `${many} day`;
const each = (spans: readonly string[]): string[] => [...new Set(spans)].sort();
/** Every span that a text names in days or minutes: `2 days`, `a minute`, `30 at most`. */
const spans = (text: string): string[] =>
  each(
    [
      ...text.matchAll(/\b(\d+|a|one|ten) (?:\* interval '1 )?(day|minute)s?\b|\b(\d+) (?:at most|with)/g),
    ].map(([, number = '', unit = 'day', bare]) => `${bare ?? NUMBERS[number] ?? number} ${unit}`),
  );

/** What the document says besides: a span of a rule that is none in SQL, or what comes before the time of the rule. */
const besides: Readonly<Record<string, readonly string[]>> = {
  cases: [days(RETENTION_DAYS)],
  sessions: [days(ANONYMOUS_DAYS), days(SESSION_DAYS)],
  phone_discoveries: ['10 minute'],
  // They expire by then.
  spent_tokens: ['1 minute'],
};
/** By how much sooner than it expires the session of somebody without an address ends. */
const SOONER = days(SESSION_DAYS - ANONYMOUS_DAYS);

it.each(each(rules.map(({ table }) => table)))('it says as many days of %s as its rules', (table) => {
  const texts = rules.filter((rule) => rule.table === table).map(({ count }) => count);
  const found = spans(texts.join('\n')).filter((span) => span !== SOONER);
  const long = told.find(({ tables }) => tables.includes(table))?.long ?? '';
  expect(spans(long)).toEqual(each([...found, ...(besides[table] ?? [])]));
});
