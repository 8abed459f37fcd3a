import { describe, expect, it } from 'vitest';
import {
  type ColourKey,
  type ColourRow,
  caseOutlines,
  colourKeys,
  colourTable,
  getSurface,
  gradients,
} from './keys.ts';

describe('the key table', () => {
  it('has 31 unique keys', () => {
    expect(colourKeys).toHaveLength(31);
    expect(new Set(colourKeys).size).toBe(31);
  });

  it('only surfaces carry keys', () => {
    for (const row of colourTable) expect(row.mustCarry.length > 0).toBe(row.kind === 'surface');
  });

  it('pairs the ends of each gradient, which carry the same keys', () => {
    const rowOf = new Map(colourTable.map((row) => [row.key, row]));
    for (const name of gradients.keys()) {
      const [start, end] = [rowOf.get(`${name}1` as ColourKey), rowOf.get(`${name}2` as ColourKey)];
      expect(start?.pairedWith).toBe(`${name}2`);
      expect(end?.pairedWith).toBe(`${name}1`);
      const shared = ({ angle, standsOn, mustCarry, place }: ColourRow) => ({
        angle,
        standsOn,
        mustCarry,
        place,
      });
      expect(start && shared(start)).toEqual(end && shared(end));
    }
    expect(colourTable.filter((row) => row.pairedWith !== null)).toHaveLength(2 * gradients.size);
  });

  it('uses the gradient angles of the design', () => {
    expect([...gradients]).toEqual([
      ['bg', 180],
      ['hdrBg', 90],
      ['mainBtnBg', 135],
      ['mainBtnSelBg', 135],
      ['msgEventBg', 90],
    ]);
  });

  it.each([
    ['bg', []],
    ['hdrBg', ['bg']],
    ['footBg', ['bg']],
    ['inputBg', ['bg', 'footBg', 'drawerBg', 'mainBtnBg']],
    ['mainBtnBg', ['bg']],
    ['mainBtnSelBg', ['bg']],
    ['reportBtnBg', ['bg']],
    ['navBtnBg', ['bg', 'hdrBg', 'footBg', 'mainBtnBg']],
    ['msgEventBg', ['bg']],
    ['msgMineBg', ['bg']],
    ['msgOthersBg', ['bg']],
    ['btn1Bg', ['bg', 'hdrBg', 'footBg', 'msgOthersBg', 'drawerBg', 'mainBtnBg', 'mainBtnSelBg', 'navBtnBg']],
    ['btn2Bg', ['bg', 'hdrBg', 'footBg', 'msgOthersBg', 'drawerBg', 'mainBtnBg', 'mainBtnSelBg', 'navBtnBg']],
    ['drawerBg', ['bg', 'msgOthersBg']],
  ] as const)('lays %s over %j', (surface, grounds) => {
    const found = colourTable.filter((row) => row.kind === 'surface' && getSurface(row) === surface);
    expect(found.map(({ standsOn }) => standsOn)).toEqual(found.map(() => grounds));
    expect(found).not.toEqual([]);
  });

  it('keeps the edge colour at 3:1 on page, header, bottom bar and drawer', () => {
    const edge = colourTable.flatMap((row) =>
      row.mustCarry.filter(({ key }) => key === 'reportBtnBrdr').map(({ ratio }) => [row.key, ratio]),
    );
    expect(Object.fromEntries(edge)).toEqual({
      bg1: 3,
      bg2: 3,
      hdrBg1: 3,
      hdrBg2: 3,
      footBg: 3,
      drawerBg: 3,
    });
  });

  it('assigns the brand to fillings and bubble, a shade to accents, its hue to the rest', () => {
    const roles = colourTable
      .filter((row) => row.brandRole !== 'soft')
      .map((row) => [row.key, row.brandRole]);
    expect(Object.fromEntries(roles)).toEqual({
      mainBtnImg: 'accent',
      mainBtnSelImg: 'accent',
      reportBtnBrdr: 'accent',
      reportBtnBg: 'filling',
      msgMineBg: 'bubble',
      btn1Bg: 'filling',
      btn2Fill: 'accent',
    });
  });
});

it('outlines six types of case in six colours', () => {
  expect(Object.keys(caseOutlines)).toEqual(['rescue', 'police', 'fire', 'health', 'emergency', 'social']);
  expect(new Set(Object.values(caseOutlines)).size).toBe(6);
});
