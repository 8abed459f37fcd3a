import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const document = readFileSync(join(ROOT, 'docs', 'reference', 'tender.md'), 'utf8');

/** Part 2 of the tender: complete. */
const HANDLING = Array.from({ length: 40 }, (_, at) => `2.${at + 1}`);
const PATH = /`([^`]+)`/g;

const rows = [...document.matchAll(/^\| (\d.*) \|$/gm)].map(([, line = '']) => {
  const [number = '', asks = '', state = '', shown = '', ...more] = line.split(' | ');
  return {
    ...{ number, asks, state, more },
    paths: [...shown.matchAll(PATH)].map(([, path = '']) => path),
    reason: shown.replaceAll(PATH, '').replace(/^[\s,.]+/, ''),
  };
});
const isTest = (path: string) => /\.(?:test|spec)\.ts$/.test(path) && projectFiles.includes(path);

describe('requirements of the tender', () => {
  it('have one row each, and those on handling are complete', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(HANDLING.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it.each(rows)('$number names existing tests', ({ asks, paths, more }) => {
    expect(asks).toMatch(/\.$/);
    expect(more).toEqual([]);
    expect(paths.filter((path) => !isTest(path))).toEqual([]);
  });

  it.each(rows)('$number has a state with a test, a reason or both', ({ state, paths, reason }) => {
    expect(state).toMatch(/^(?:yes|partly|no)$/);
    expect(paths.length > 0).toBe(state !== 'no');
    if (state !== 'yes') expect(reason).toMatch(/\.$/);
  });
});
