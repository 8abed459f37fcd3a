import { describe, expect, it } from 'vitest';
import { colourKeys, customProperty, defaultPalette, type ResolvedPalette } from '../palette/keys.ts';
import { applyTheme, type Themable } from './apply.ts';
import { browserColour } from './browserColour.ts';
import { themeCss } from './css.ts';
import { declarationsOf } from './declarations.ts';
import { createPaletteShadows } from './shadows.ts';

const light = defaultPalette('light');
const dark = defaultPalette('dark');

function element(): Themable & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    style: {
      getPropertyValue: (property) => held.get(property) ?? '',
      setProperty: (property, value) => void held.set(property, value ?? ''),
      removeProperty: (property) => {
        const before = held.get(property) ?? '';
        held.delete(property);
        return before;
      },
    },
  };
}

/** Would escape its declaration. */
const hostile = { ...light, txt: '#fff;}*{display:none}', bg1: 'url(//example.org)' } as ResolvedPalette;

describe('applyTheme', () => {
  it('writes every key, outlines and shadows as custom properties', () => {
    const target = element();
    applyTheme(target, dark);
    for (const key of colourKeys) expect(target.held.get(customProperty(key))).toBe(dark[key]);
    expect(target.held.get('--pv-colors-outlineFire')).toBe('#D63A2F');
    expect(target.held.get('--pv-shadows-low')).toBe(createPaletteShadows(dark).low);
    expect(target.held.has('color-scheme')).toBe(false);
  });

  it('restores the previous theme or none', () => {
    const target = element();
    const undoOuter = applyTheme(target, light);
    const outer = new Map(target.held);
    const undoInner = applyTheme(target, dark, 'dark');
    undoInner();
    expect(target.held).toEqual(outer);
    undoOuter();
    expect(target.held.size).toBe(0);
  });
});

describe('declarationsOf', () => {
  it('replaces an invalid value by the default', () => {
    const held = new Map<string, string>(declarationsOf(hostile));
    expect(held.get('--pv-colors-txt')).toBe(light.txt);
    expect(held.get('--pv-colors-bg1')).toBe(light.bg1);
  });
});

describe('themeCss', () => {
  const text = themeCss({ light, dark });

  it('supports light, dark by device, and an explicit choice on html', () => {
    const rule = (scheme: string): string => `color-scheme:${scheme};--pv-colors-bg1:`;
    expect(text).toMatch(new RegExp(`^:root:root\\{${rule('light')}#FFFFFF`));
    expect(text).toContain(
      `@media (prefers-color-scheme:dark){:root:root:not([data-scheme=light]){${rule('dark')}#12141C`,
    );
    expect(text).toContain(`}:root:root[data-scheme=dark]{${rule('dark')}#12141C`);
  });

  it('contains nothing but colours', () => {
    const injected = themeCss({ light: hostile, dark: hostile });
    expect(injected).not.toMatch(/url|display|\*/);
    expect(injected.match(/\{/g)).toHaveLength(4);
    expect(injected).not.toContain('<');
  });
});

describe('browserColour', () => {
  it('is the opaque header colour', () => {
    expect([browserColour(light), browserColour(dark)]).toEqual(['#EDF0FB', '#1B1F2E']);
    expect(browserColour({ hdrBg1: '#00000080', bg1: '#FFFFFF' })).toBe('#7F7F7F');
  });
});

describe('shadowsOf', () => {
  it('uses the darker of text and page, so dark pages do not glow', () => {
    expect(createPaletteShadows(light).high).toContain('#181818');
    expect(createPaletteShadows(dark).high).toContain('#12141C');
  });
});
