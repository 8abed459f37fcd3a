import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goalsOf } from './goals.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
const found = (ratio: string) => ({
  title: 'Growth',
  about: '',
  head: ['what', 'ratio'],
  rows: [['open', ratio]],
});

describe('goals of a measurement', () => {
  it('stand above what was found, with what is missed', () => {
    const [section] = goalsOf([found('0.57')]);
    expect(section?.rows).toEqual([[expect.any(String), '≤ 1.3', '0.57', 'reached']]);
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
});
