import { describe, expect, it } from 'vitest';
import { parsePalette } from './palette.ts';
import { readPalette } from './written.ts';

const read = (input: unknown) => {
  const found = readPalette(input);
  if (!found.ok) throw new Error(found.reason);
  return found;
};

describe('a palette as people write it', () => {
  it('takes names, hex without its sign and every notation of CSS', () => {
    const { palette, findings, outside } = read(
      '{"bg1":"white","txt":"1752E3","btn1Bg":"hwb(120 0% 49.8%)","btn1Fill":"#fff"}',
    );
    expect(palette).toEqual({ bg1: '#FFFFFF', txt: '#1752E3', btn1Bg: '#008000', btn1Fill: '#FFFFFF' });
    expect([findings, outside]).toEqual([[], []]);
  });

  it('names what no sRGB screen shows, with both values, also where it was encoded twice', () => {
    const text = '{"bg1":"color(display-p3 1 0 0)","txt":"oklch(0.7 0.4 150)"}';
    for (const written of [text, encodeURIComponent(text), encodeURIComponent(encodeURIComponent(text))])
      expect(read(written).outside).toMatchObject([
        { key: 'bg1', value: 'color(display-p3 1 0 0)', used: '#FF0000' },
        { key: 'txt', value: 'oklch(0.7 0.4 150)' },
      ]);
  });

  it('goes on naming what is no colour, no key and no text', () => {
    const { palette, findings } = read('{"bg1":"bleu","nope":"red","txt":5,"__proto__":"red"}');
    expect(palette).toEqual({});
    expect(findings).toMatchObject([
      { key: 'bg1', reason: 'notColour', used: '#FFFFFF' },
      { key: 'nope', reason: 'unknownKey' },
      { key: 'txt', reason: 'notText' },
      { key: '__proto__', reason: 'unknownKey' },
    ]);
  });

  it('reads the short form, names in it too, and whatever else as the strict reader does', () => {
    expect(read('bg1-teal_txt-ABC').palette).toEqual({ bg1: '#008080', txt: '#AABBCC' });
    for (const input of ['', null, '[1]', 'blue', '{"bg1":"#abc"}', { txt: 'rgb(1 2 3)' }])
      expect(readPalette(input)).toMatchObject(parsePalette(input));
  });
});
