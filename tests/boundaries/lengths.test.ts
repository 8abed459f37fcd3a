import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ROOMS = /^(?:theme|locales|questionnaire|api|ui|previews|app|server)\//;
const SOURCE = /\.(?:tsx?|mjs)$/;
const BESIDE = /\.(?:test|spec|stories)\.tsx?$/;
/** Tables that tests and stories read: long, and read from top to bottom. */
const TABLES = /\/(?:testing|stories|scenarios)\//;
/** Words of a further language are as long as those of the first two, and no code: they are not counted a third time. */
const FURTHER_WORDS = /^locales\/(?!fr|en)[a-z]{2}\//;
/** Lines that a file of the product may have. */
const LONGEST = 250;
/** Lines that a table of tests and stories may have: no more than the longest of today. */
const LONGEST_TABLE = 362;

const sources = projectFiles
  .filter((path) => ROOMS.test(path) && SOURCE.test(path) && !BESIDE.test(path))
  .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }));
const product = sources.filter(({ path }) => !TABLES.test(path) && !FURTHER_WORDS.test(path));

/** Of the product's files, this share has so many lines or fewer. */
function linesOf(share: number): number {
  const counts = product.map(({ lines }) => lines).sort((one, other) => one - other);
  return counts[Math.floor(counts.length * share)] ?? 0;
}
const [median, most] = [linesOf(0.5), linesOf(0.9)];

describe(`${product.length} files of the product, median ${median} lines, nine of ten at most ${most}`, () => {
  it('are short: half of them fit on a screen', () => {
    expect(product.length).toBeGreaterThan(500);
    // No more than when they were first counted.
    expect(median).toBeLessThanOrEqual(43);
    expect(
      most,
      `of the longest tenth one has ${most} lines: make it shorter, or another`,
    ).toBeLessThanOrEqual(126);
  });

  it(`have at most ${LONGEST} lines each, tables of tests and stories ${LONGEST_TABLE}`, () => {
    const long = sources.filter(({ path, lines }) => lines > (TABLES.test(path) ? LONGEST_TABLE : LONGEST));
    expect(long).toEqual([]);
  });
});
