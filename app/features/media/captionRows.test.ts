import { describe, expect, it, test } from 'vitest';
import { buildCaptions, type CaptionRow, parseTime } from './captionRows.ts';

test.each([
  ['0', 0],
  ['4', 4],
  [' 12,5 ', 12.5],
  ['1.25', 1.25],
  ['0:07', 7],
  ['01:02,250', 62.25],
  ['999', 999],
  ['', undefined],
  ['-1', undefined],
  ['1000', undefined],
  ['4s', undefined],
  ['1e1', undefined],
  ['٤', undefined],
])('parses the time %j as %s seconds', (typed, seconds) => expect(parseTime(typed)).toBe(seconds));
const row = (at: string, txt: string, to?: number): CaptionRow => ({ key: `${at} ${txt}`, at, txt, to });
const written = (seconds: number, ...rows: CaptionRow[]) => {
  const { cues, faults, tooMany } = buildCaptions(rows, seconds);
  return {
    cues: cues.map(({ from, to, txt }) => `${from}-${to} ${txt}`),
    faults: [...faults.values()],
    tooMany,
  };
};

describe('captions', () => {
  it.each<[string, number, CaptionRow[], string[]]>([
    ['stay for four seconds', 12, [row('1', 'a')], ['1-5 a']],
    ['end where the next begins', 12, [row('1', 'a'), row('3,5', 'b')], ['1-3.5 a', '3.5-7.5 b']],
    ['end with the film', 3.2, [row('1', 'a')], ['1-3.2 a']],
    ['stand in the order of their moments', 12, [row('6', 'b'), row('1', 'a')], ['1-5 a', '6-10 b']],
    ['keep the end that a file gave', 12, [row('1', 'a', 2)], ['1-2 a']],
    ['that overlap end where the next begins', 12, [row('1', 'a', 9), row('3', 'b', 4)], ['1-3 a', '3-4 b']],
    ['whose end lies before them stay for four seconds', 12, [row('5', 'a', 5)], ['5-9 a']],
    ['without words are none', 12, [row('1', ' \n '), row('2', ' a ')], ['2-6 a']],
    ['that are none are none', 12, [], []],
  ])('%s', (_, seconds, rows, cues) =>
    expect(written(seconds, ...rows)).toEqual({ cues, faults: [], tooMany: false }),
  );

  it.each<[string, CaptionRow[], string[]]>([
    ['no moment', [row('x', 'a')], ['time']],
    ['a moment at the end of the film', [row('12', 'a')], ['beyond']],
    ['a moment a hundredth before it', [row('11,99', 'a')], []],
    ['the moment of another', [row('2', 'a'), row('2,0', 'b')], ['same']],
    ['160 letters', [row('1', 'é'.repeat(160))], []],
    ['161 letters', [row('1', 'é'.repeat(161))], ['long']],
  ])('have these errors: %s', (_, rows, faults) => expect(written(12, ...rows).faults).toEqual(faults));
});
