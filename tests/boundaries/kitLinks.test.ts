import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
const text = readFileSync(join(DOCS, 'kit.md'), 'utf8');

/** The rows of the comparison: what is asked, and what Parvis answers. */
const rows = text
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => /^\| [^|-]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, asked = '', answer = '']) => ({ asked, answer }));

const linksIn = (part: string): string[] => [...part.matchAll(/\]\(([^)#]+)\)/g)].map(([, to = '']) => to);
const isFile = (path: string): boolean =>
  statSync(join(DOCS, path), { throwIfNoEntry: false })?.isFile() ?? false;

describe('the comparison of the kit', () => {
  it('has its rows', () => expect(rows?.length).toBeGreaterThan(15));

  it.each(rows ?? [])('shows what it says of "$asked"', ({ answer }) => {
    if (/^yes\b/.test(answer)) expect(linksIn(answer).length).toBeGreaterThan(0);
  });

  it.each(linksIn(text).filter((to) => !/^https?:/.test(to)))('leads to a file by %s', (to) => {
    expect([to, isFile(to)]).toEqual([to, true]);
  });
});
