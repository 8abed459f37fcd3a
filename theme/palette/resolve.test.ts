import { describe, expect, it } from 'vitest';
import { defaultPalette } from './keys.ts';
import { resolve } from './resolve.ts';

describe('resolve', () => {
  it('returns the defaults for an empty palette', () => {
    expect(resolve({}, 'light')).toEqual(defaultPalette('light'));
    expect(resolve({}, 'dark')).toEqual(defaultPalette('dark'));
  });

  it('a missing dark key takes the dark default, never the light choice', () => {
    const palette = { txt: '#000080', darkMainBtnTxt1: '#FFFF00' };
    expect(resolve(palette, 'light').txt).toBe('#000080');
    expect(resolve(palette, 'dark').txt).toBe(defaultPalette('dark').txt);
    expect(resolve(palette, 'dark').mainBtnTxt1).toBe('#FFFF00');
  });

  it('composes a translucent page over its default, and keeps other alphas', () => {
    const clear = { bg1: '#00000000', darkBg2: '#FFFFFF00', hdrBg1: '#00000080' };
    expect(resolve(clear, 'light')).toMatchObject({ bg1: '#FFFFFF', hdrBg1: '#00000080' });
    expect(resolve(clear, 'dark').bg2).toBe(defaultPalette('dark').bg1);
  });
});
