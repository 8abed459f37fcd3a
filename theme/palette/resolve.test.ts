import { describe, expect, it } from 'vitest';
import { defaultPalette } from './keys.ts';
import { resolve } from './resolve.ts';

describe('resolve', () => {
  it('gives the defaults where nothing was chosen', () => {
    expect(resolve({}, 'light')).toEqual(defaultPalette('light'));
    expect(resolve({}, 'dark')).toEqual(defaultPalette('dark'));
  });

  it('lets a missing dark key fall to the dark default, never to the light choice', () => {
    const palette = { txt: '#000080', darkMainBtnTxt1: '#FFFF00' };
    expect(resolve(palette, 'light').txt).toBe('#000080');
    expect(resolve(palette, 'dark').txt).toBe(defaultPalette('dark').txt);
    expect(resolve(palette, 'dark').mainBtnTxt1).toBe('#FFFF00');
  });

  it('puts a translucent page on the blank sheet of its scheme, and leaves other alphas alone', () => {
    const clear = { bg1: '#00000000', darkBg2: '#FFFFFF00', hdrBg1: '#00000080' };
    expect(resolve(clear, 'light')).toMatchObject({ bg1: '#FFFFFF', hdrBg1: '#00000080' });
    expect(resolve(clear, 'dark').bg2).toBe(defaultPalette('dark').bg1);
  });
});
