import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as schema from '../../platform/db/schema.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { RETRY_DELAYS } from '../../platform/lib/retryDelays.ts';
import { allJobs } from './allJobs.ts';

const page = readFileSync(join(packageRoot, '..', 'ARCHITECTURE.md'), 'utf8');
const [, jobs = ''] = /\n## Jobs\n([\s\S]*?)\n## /.exec(page) ?? [];
const [, data = ''] = /\n## Data\n([\s\S]*?)\n## /.exec(page) ?? [];

const rows = [...jobs.matchAll(/^\| `(\w+)` \|[^|]*\| ([^|]*) \| ([^|]*) \|/gm)].map(
  ([, name = '', when = '', retries = '']) => ({ name, when, retries }),
);

it('ARCHITECTURE.md lists every job with its interval', () => {
  const expected = allJobs.map(({ name, every }) => ({
    name,
    when: every === undefined ? 'enqueued by the change' : `every ${every} s`,
  }));
  expect(rows.map(({ name, when }) => ({ name, when }))).toEqual(expected);
});

it('ARCHITECTURE.md lists the retry delays of messages, and that recurring jobs wait for their next run', () => {
  const delays = `${RETRY_DELAYS.join(', ')} s, then every ${RETRY_DELAYS.at(-1)} s`;
  expect(rows.find(({ name }) => name === 'mail')?.retries).toBe(delays);
  const recurring = allJobs.filter(({ every }) => every !== undefined).map(({ name }) => name);
  expect(rows.filter(({ retries }) => retries === 'next run').map(({ name }) => name)).toEqual(recurring);
});

it('ARCHITECTURE.md names every table', () => {
  const tables = Object.values(schema).flatMap((one) => (isTable(one) ? [getTableName(one)] : []));
  expect(tables.filter((name) => !data.includes(`\`${name}\``))).toEqual([]);
  expect(tables.length).toBeGreaterThan(30);
});
