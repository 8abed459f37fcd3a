import { beforeEach, describe, expect, it } from 'vitest';
import { surfaceTable } from '../contrast/surfaces.ts';
import { caseOutlines, colourKeys, customProperty, defaultPalette, outlineKey } from '../palette/keys.ts';
import { css, getCssText } from './stitches.ts';
import { mix, tokens } from './tokens.ts';
import { findUndefinedTokens } from './undefinedTokens.ts';

describe('tokens', () => {
  it('contain the keys of the colour table and six outlines, with light defaults', () => {
    const outlines = Object.keys(caseOutlines).map((type) => outlineKey(type as keyof typeof caseOutlines));
    expect(Object.keys(tokens.colors)).toEqual([...colourKeys, ...outlines]);
    expect(tokens.colors).toMatchObject(defaultPalette('light'));
  });
});

// A worker's sheet holds the rules of every loaded module.
describe('the Stitches instance', () => {
  beforeEach(() => {
    css({ color: '$txt' })();
  });

  it('defines every colour key under its public custom property', () => {
    const text = getCssText();
    for (const key of colourKeys) expect(text).toContain(`${customProperty(key)}:`);
  });

  it('paints surfaces from existing tokens without the background shorthand', () => {
    for (const { surface } of surfaceTable) css({ surface })();
    const text = getCssText();
    expect(text).toContain('linear-gradient(180deg, var(--pv-colors-bg1), var(--pv-colors-bg2))');
    expect(text).toContain('background-color:var(--pv-colors-footBg)');
    expect(text).not.toMatch(/background:/);
    expect(findUndefinedTokens(text)).toEqual([]);
  });

  it('uses only defined properties in mixes', () => {
    expect(mix('mainBtnImg', 12)).toBe('color-mix(in srgb, var(--pv-colors-mainBtnImg) 12%, transparent)');
    expect(getCssText()).toContain('--pv-colors-mainBtnImg:');
  });
});
