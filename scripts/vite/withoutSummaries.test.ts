import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leaveOutSummaries } from './withoutSummaries.ts';

const CALLS = join(import.meta.dirname, '..', '..', 'api', 'calls');
const tables = readdirSync(CALLS).filter((name) => !name.includes('.test.'));

it.each([
  ["summary: 'Opens a case.',", "summary: '',"],
  [`summary: "The category's own questions.",`, "summary: '',"],
  ["summary:\n      'Opens a case. It\\'s opened once.',", "summary: '',"],
  ["path: 'summary', method: 'GET',", "path: 'summary', method: 'GET',"],
])('a row is left without its sentence: %s', (row, left) => expect(leaveOutSummaries(row)).toBe(left));

it.each(tables)('no sentence of %s is left for phones to load', (name) => {
  const left = leaveOutSummaries(readFileSync(join(CALLS, name), 'utf8'));
  expect(left.match(/\bsummary: (?!'')/g) ?? []).toEqual([]);
});
