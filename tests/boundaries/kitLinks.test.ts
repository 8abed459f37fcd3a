import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
const text = readFileSync(join(DOCS, 'kit.md'), 'utf8');

/** The rows of the comparison: what is asked, what Parvis answers, and what the others do. */
const rows = text
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => /^\| [^|-]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, asked = '', answer = '', ...others]) => ({ asked, answer, others: others.slice(0, -1) }));

/** Where the other libraries document themselves, in the order of the columns. */
const SITES = [
  /^https:\/\/www\.radix-ui\.com\/themes\/docs\//,
  /^https:\/\/mui\.com\/material-ui\//,
  /^https:\/\/mantine\.dev\//,
  /^https:\/\/chakra-ui\.com\/docs\//,
  /^https:\/\/ui\.shadcn\.com\/docs/,
  /^https:\/\/(?:(?:react-)?spectrum\.adobe\.com|www\.npmjs\.com\/package\/@adobe)\//,
];
/** What shows nothing needs no page that shows it. */
const SHOWS_NOTHING = /^(?:no|none|–|not yet \(issue \d+\))$/;

const linksIn = (part: string): string[] => [...part.matchAll(/\]\(([^)#]+)\)/g)].map(([, to = '']) => to);
const isFile = (path: string): boolean =>
  statSync(join(DOCS, path), { throwIfNoEntry: false })?.isFile() ?? false;

describe('the comparison of the kit', () => {
  it('has its rows', () => expect(rows?.length).toBeGreaterThan(15));

  it.each(rows ?? [])('shows what it says of "$asked" in a file that is there', ({ answer }) => {
    const files = linksIn(answer);
    expect(files.filter((to) => !isFile(to))).toEqual([]);
    if (!SHOWS_NOTHING.test(answer)) expect(files.length).toBeGreaterThan(0);
  });

  it.each(rows ?? [])(
    'leads to a page of each other library that does something of "$asked"',
    ({ others }) => {
      expect(others).toHaveLength(SITES.length);
      for (const [column, site] of SITES.entries()) {
        const [cell = '', pages] = [others[column], linksIn(others[column] ?? '')];
        if (!SHOWS_NOTHING.test(cell)) expect(pages.length).toBeGreaterThan(0);
        for (const page of pages) expect(page).toMatch(site);
      }
    },
  );

  it.each(linksIn(text).filter((to) => !/^https?:/.test(to)))('leads to a file by %s', (to) => {
    expect([to, isFile(to)]).toEqual([to, true]);
  });
});
