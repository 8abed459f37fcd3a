import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goalsOf } from './goals.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
const found = (median: string) => ({
  title: 'A scan',
  about: '',
  head: ['what', 'median'],
  rows: [['a scanned page, drawn before', median]],
});

describe('goals of a measurement', () => {
  it('stand above what was found, with what is missed', () => {
    const [section] = goalsOf([found('0.57')]);
    expect(section?.rows).toEqual([[expect.any(String), '≤ 1', '0.57', 'reached']]);
    expect(goalsOf([found('1.57')])[0]?.rows[0]?.[3]).toMatch(/^missed: /);
  });

  it('are no table where nothing is asked of it, also in what was written', () => {
    expect(goalsOf([{ ...found('0.57'), title: 'Another' }])).toEqual([]);
    const folder = join(DOCS, 'measurements');
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.md')))
      expect([name, /\n\|[-:|]+\|\n(?!\|)/.exec(readFileSync(join(folder, name), 'utf8'))]).toEqual([
        name,
        null,
      ]);
  });

  it('agree with what growth is reckoned by: a scan', () => {
    const scan = readFileSync(join(DOCS, 'measurements', 'scan.md'), 'utf8');
    const growth = readFileSync(join(DOCS, 'growth.md'), 'utf8');
    const [, median = '', processor = ''] =
      /^\| a scanned page, drawn before \| [^|]+ \| ([\d.]+) \|.* ([\d.]+) \|$/m.exec(scan) ?? [];
    const [, aSecond = '', ms = ''] =
      /^\| a scanned page that was drawn before \| ([\d,]+), one after the other \| ([\d.]+) ms/m.exec(
        growth,
      ) ?? [];
    // A quarter either way: each night measures anew.
    const ratios = [
      Number(ms) / Number(processor),
      (Number(aSecond.replace(',', '')) * Number(median)) / 1000,
    ];
    for (const ratio of ratios) expect(Math.abs(Math.log(ratio))).toBeLessThan(0.25);
  });
});
