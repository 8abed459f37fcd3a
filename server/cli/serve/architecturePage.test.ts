import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as schema from '../../platform/db/schema.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { allJobs } from './allJobs.ts';

const page = readFileSync(join(packageRoot, '..', 'ARCHITECTURE.md'), 'utf8');
const [, jobs = ''] = /\n## Jobs\n([\s\S]*?)\n## /.exec(page) ?? [];
const [, data = ''] = /\n## Data\n([\s\S]*?)\n## /.exec(page) ?? [];

it('ARCHITECTURE.md lists every job with its interval', () => {
  const rows = [...jobs.matchAll(/^\| `(\w+)` \|[^|]*\| ([^|]*) \|/gm)].map(([, name, when]) => [name, when]);
  const expected = allJobs.map(({ name, every }) => [
    name,
    every === undefined ? 'enqueued by the change' : `every ${every} s`,
  ]);
  expect(rows).toEqual(expected);
});

it('ARCHITECTURE.md names every table', () => {
  const tables = Object.values(schema).flatMap((one) => (isTable(one) ? [getTableName(one)] : []));
  expect(tables.filter((name) => !data.includes(`\`${name}\``))).toEqual([]);
  expect(tables.length).toBeGreaterThan(30);
});
