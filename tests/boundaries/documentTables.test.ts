import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const documents = projectFiles.filter((path) => path.endsWith('.md'));

/** How many cells a line of a table has; an escaped bar is part of a cell (GitHub Flavored Markdown, 4.10). */
const cellsOf = (line: string): number => line.replaceAll('\\|', '').split('|').length - 2;

/** Lines of a text that are no row of the table they stand in, each by its number; code between fences is no table. */
function strayRows(text: string): number[] {
  const stray: number[] = [];
  let cells = 0;
  let isCode = false;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const isRow = !isCode && line.startsWith('|');
    const isHead = isRow && cells === 0 && /^\|(?:\s*:?-+:?\s*\|)+$/.test(lines[at + 1] ?? '');
    if (isHead) cells = cellsOf(line);
    else if (isRow && cellsOf(line) !== cells) stray.push(at + 1);
    else if (!isRow) {
      // A line right below a table is read as one more of its rows.
      if (cells > 0 && line.trim() !== '' && !isCode) stray.push(at + 1);
      cells = 0;
    }
  }
  return stray;
}

test('a row that is cut from its table, has other cells, or a line that is glued to it, is seen', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';
  expect(strayRows(`${table}\ntext\n`)).toEqual([]);
  expect(strayRows(`${table}| 3 | 4 \\| 5 |\n`)).toEqual([]);
  expect(strayRows(`${table}\n| 3 | 4 |\n`)).toEqual([5]);
  expect(strayRows(`${table}| 3 | 4 | 5 |\n`)).toEqual([4]);
  expect(strayRows(`${table}glued\n`)).toEqual([4]);
  expect(strayRows('```\n| no table\n```\n')).toEqual([]);
});

test.each(documents)('%s: every row of a table has as many cells as its head', (path) => {
  expect(strayRows(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
});

/** Findings of the audits by how they are numbered, each of which has a row. */
const numbered = [
  ['people.md', Array.from({ length: 32 }, (_, at) => `${at + 1}`)],
  ['engines.md', Array.from({ length: 13 }, (_, at) => `${at + 1}`)],
  ['rgaa.md', Array.from({ length: 12 }, (_, at) => `N${at + 1}`)],
] as const;

test.each(numbered)('every finding of %s has a row', (audit, numbers) => {
  const findings = readFileSync(join(ROOT, 'docs', 'findings.md'), 'utf8');
  const section = findings.split(`\n## ${audit}\n`)[1]?.split('\n## ')[0] ?? '';
  const firsts = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, first = '']) => first);
  const rowed = (number: string) =>
    firsts.some((first) => first.split(/[^\w]+/).includes(number) || isWithin(number, first));
  expect(numbers.filter((number) => !rowed(number))).toEqual([]);
});

/** Whether a number lies in a span such as "23 to 26". */
function isWithin(number: string, first: string): boolean {
  const [, from, to] = /(\d+) (?:to|–) (\d+)/.exec(first) ?? [];
  return from !== undefined && Number(from) <= Number(number) && Number(number) <= Number(to);
}
