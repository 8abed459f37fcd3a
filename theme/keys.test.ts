import { describe, expect, it } from 'vitest';
import { parseColour } from './colour.ts';
import {
  brand,
  caseOutlines,
  colourKeys,
  colourTable,
  customProperty,
  defaultPalette,
  gradients,
} from './keys.ts';

describe('the key table', () => {
  it('has 31 keys, each once', () => {
    expect(colourKeys).toHaveLength(31);
    expect(new Set(colourKeys).size).toBe(31);
  });

  it('writes every default, outline and brand colour in the normal form', () => {
    const colours = [
      ...colourTable.flatMap((row) => [row.light, row.dark]),
      ...Object.values({ ...caseOutlines, ...brand }),
    ];
    for (const colour of colours) expect(parseColour(colour)).toBe(colour);
  });

  it('lets surfaces carry, and nothing else', () => {
    for (const row of colourTable) expect(row.mustCarry.length > 0).toBe(row.kind === 'surface');
  });

  it('puts every text, icon and border on at least one surface', () => {
    const carried = new Set(colourTable.flatMap((row) => row.mustCarry.map((entry) => entry.key)));
    for (const row of colourTable) if (row.kind !== 'surface') expect(carried).toContain(row.key);
  });

  it('pairs the two ends of each gradient with each other, and both carry the same', () => {
    const rowOf = new Map(colourTable.map((row) => [row.key, row]));
    for (const name of gradients) {
      const [start, end] = [rowOf.get(`${name}1`), rowOf.get(`${name}2`)];
      expect(start?.pairedWith).toBe(`${name}2`);
      expect(end?.pairedWith).toBe(`${name}1`);
      expect(start?.mustCarry).toEqual(end?.mustCarry);
    }
    expect(colourTable.filter((row) => row.pairedWith !== null)).toHaveLength(2 * gradients.length);
  });

  it('lets a selected tile carry the label and the description of a tile', () => {
    const selected = colourTable.find((row) => row.key === 'mainBtnSelBg1');
    expect(selected?.mustCarry.map((entry) => entry.key)).toEqual([
      'mainBtnTxt1',
      'mainBtnTxt2',
      'mainBtnSelImg',
    ]);
  });

  it('starts from the brand colours', () => {
    const light = defaultPalette('light');
    expect([light.mainBtnSelImg, light.reportBtnBg, light.txt, light.hdrBg1]).toEqual(Object.values(brand));
  });

  it('names custom properties with the public prefix', () => {
    expect(customProperty('bg1')).toBe('--pv-colors-bg1');
  });
});
