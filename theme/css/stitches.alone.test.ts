import { beforeEach, describe, expect, it } from 'vitest';
import { surfaceTable } from '../contrast/surfaces.ts';
import {
  caseOutlines,
  colourKeys,
  customProperty,
  defaultPalette,
  outlineKey,
  type Surface,
} from '../palette/keys.ts';
import { css, getCssText, globalCss, keyframes, styled } from './stitches.ts';
import { mix, tokens } from './tokens.ts';
import { undefinedTokens } from './undefinedTokens.ts';

describe('tokens', () => {
  it('are the keys of the colour table and the six outlines, with light defaults', () => {
    const outlines = Object.keys(caseOutlines).map((type) => outlineKey(type as keyof typeof caseOutlines));
    expect(Object.keys(tokens.colors)).toEqual([...colourKeys, ...outlines]);
    expect(tokens.colors).toMatchObject(defaultPalette('light'));
  });

  it('make every step of space four pixels wide', () => {
    for (const [step, length] of Object.entries(tokens.space)) {
      expect(Number.parseFloat(length) * 16).toBe(Number(step) * 4);
    }
  });
});

// Alone: the sheet of a worker holds the rules of all that it has loaded.
describe('the Stitches instance', () => {
  beforeEach(() => {
    css({ color: '$txt' })();
  });

  it('defines every colour key under its public custom property', () => {
    const text = getCssText();
    for (const key of colourKeys) expect(text).toContain(`${customProperty(key)}:`);
  });

  it('paints every surface from tokens that exist, and never by the background shorthand', () => {
    for (const { surface } of surfaceTable) css({ surface })();
    const text = getCssText();
    expect(text).toContain('linear-gradient(180deg, var(--pv-colors-bg1), var(--pv-colors-bg2))');
    expect(text).toContain('background-color:var(--pv-colors-footBg)');
    expect(text).not.toMatch(/background:/);
    expect(undefinedTokens(text)).toEqual([]);
  });

  it('gives hairlines a colour that old browsers know, before the mixed one', () => {
    css({ hairline: 'blockStart' })();
    const text = getCssText();
    const plain = text.indexOf('border-block-start:1px solid rgba(');
    expect(plain).toBeGreaterThan(-1);
    expect(text.indexOf('border-block-start-color:color-mix(')).toBeGreaterThan(plain);
  });

  it('says what Safari knows by its own name alone in both ways', () => {
    css({ userSelect: 'none', hyphens: 'auto' })();
    const text = getCssText();
    expect(text).toContain('-webkit-user-select:none;user-select:none');
    expect(text).toContain('-webkit-hyphens:auto;hyphens:auto');
  });

  it('spaces in logical directions', () => {
    css({ px: '$4', py: '$2', mx: 'auto', my: '-$1' })();
    const text = getCssText();
    for (const property of ['padding-inline', 'padding-block', 'margin-inline', 'margin-block']) {
      expect(text).toContain(property);
    }
    expect(text).not.toMatch(/(padding|margin)-(left|right|top|bottom)/);
  });

  it('takes what a part sets on its own element for no token', () => {
    expect(undefinedTokens('p{-webkit-line-clamp:var(--pv-lines);color:var(--pv-colors-txt)}')).toEqual([
      '--pv-colors-txt',
    ]);
  });

  it('shows a misspelt token as undefined', () => {
    const misspelt = css({ color: '$txet' as '$txt', '&:hover': { surface: 'bg' satisfies Surface } });
    misspelt();
    expect(undefinedTokens(getCssText())).toEqual(['--pv-colors-txet']);
  });

  it('mixes only with properties it defines', () => {
    expect(mix('mainBtnImg', 12)).toBe('color-mix(in srgb, var(--pv-colors-mainBtnImg) 12%, transparent)');
    expect(getCssText()).toContain('--pv-colors-mainBtnImg:');
  });

  it('offers whole-page rules, animations and components', () => {
    globalCss({ body: { margin: 0 } })();
    expect(getCssText()).toContain('body{margin:0');
    expect(String(keyframes({ from: { opacity: 0 } }))).toMatch(/^pv-k-/);
    expect(styled('div', { color: '$txt' }).className).toMatch(/^pv-c-/);
  });
});
