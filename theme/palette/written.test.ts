import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePalette } from './palette.ts';
import { readPalette } from './written.ts';

const read = (input: unknown) => {
  const found = readPalette(input);
  if (!found.ok) throw new Error(found.reason);
  return found;
};

describe('lenient palette parsing', () => {
  it('accepts names, bare hex and every CSS notation', () => {
    const { palette, findings, outside } = read(
      '{"bg1":"white","txt":"1752E3","btn1Bg":"hwb(120 0% 49.8%)","btn1Fill":"#fff"}',
    );
    expect(palette).toEqual({ bg1: '#FFFFFF', txt: '#1752E3', btn1Bg: '#008000', btn1Fill: '#FFFFFF' });
    expect([findings, outside]).toEqual([[], []]);
  });

  it('reports colours outside sRGB with both values, also if encoded twice', () => {
    const text = '{"bg1":"color(display-p3 1 0 0)","txt":"oklch(0.7 0.4 150)"}';
    for (const written of [text, encodeURIComponent(text), encodeURIComponent(encodeURIComponent(text))])
      expect(read(written).outside).toMatchObject([
        { key: 'bg1', value: 'color(display-p3 1 0 0)', used: '#FF0000' },
        { key: 'txt', value: 'oklch(0.7 0.4 150)' },
      ]);
  });

  it.each([
    ['{"bg1":"#ff0000","txt":"#111","bg1":"teal"}', 'bg1', '#ff0000', 'teal'],
    [encodeURIComponent('{"bg1":"rgb(1, 2, 3)" , "bg1" : 5}'), 'bg1', 'rgb(1, 2, 3)', '5'],
    ['bg1-FFF59D_darkBg1-0B1030_bg1-111111', 'bg1', 'FFF59D', '111111'],
  ])('reports of %s which value of a duplicate key wins', (text, key, value, used) => {
    expect(read(text).findings).toContainEqual({ key, value, reason: 'givenTwice', used });
  });

  it.each([
    ['signs before colours', 'bg1-#F6F1E7_bg2-#EDE4D3'],
    ['colons', 'bg1:F6F1E7_bg2:EDE4D3'],
    ['commas and spaces', 'bg1: #F6F1E7, bg2 - EDE4D3'],
    ['equals signs', 'bg1=F6F1E7;bg2=rgb(237, 228, 211)'],
    ['a separator too many', '_bg1-F6F1E7__bg2-EDE4D3_'],
    ['once more encoded', 'bg1-%23F6F1E7_bg2-%23EDE4D3'],
  ])('parses an almost valid short form: %s', (_, text) => {
    expect(read(text)).toEqual({
      ok: true,
      palette: { bg1: '#F6F1E7', bg2: '#EDE4D3' },
      findings: [],
      outside: [],
    });
  });

  it.each([
    ['bg1-F6F1E7_bg2-ZZZ', { key: 'bg2', value: 'ZZZ', reason: 'notColour', used: '#F5F7FD' }],
    ['bg1-F6F1E7_bg2-beigefoncé', { key: 'bg2', value: 'beigefoncé', reason: 'notColour' }],
    ['bg1-F6F1E7_bg2-#EDE4', null],
    ['bg1-F6F1E7_bg2-#EDE4D', { key: 'bg2', value: '#EDE4D', reason: 'notColour' }],
    ['bg1-F6F1E7_bg2', { key: 'bg2', value: '', reason: 'notColour' }],
    ['bg1-F6F1E7_fond-EDE4D3', { key: 'fond', reason: 'unknownKey' }],
    ['fond-F6F1E7', { key: 'fond', value: 'F6F1E7', reason: 'unknownKey' }],
  ])('reports the unusable key and value in %s', (text, finding) => {
    expect(read(text).findings).toMatchObject(finding ? [finding] : []);
  });

  it.each([
    'plain-text_like-this',
    '264653-2a9d8f-e9c46a',
    'rouge-E2001A_jaune-FFD200',
    'primary: #E2001A, accent: #FFD200',
    ':root { --bg1: #fff }',
    '{bg1:#fff}',
    'teal',
    '#17734A',
  ])('rejects %s as another format', (text) => {
    expect(readPalette(text)).toEqual({ ok: false, reason: 'notJson' });
  });

  it('parses the short form with names, and everything else like the strict parser', () => {
    expect(read('bg1-teal_txt-ABC').palette).toEqual({ bg1: '#008080', txt: '#AABBCC' });
    for (const input of ['', null, '[1]', 'blue', '{"bg1":"#abc"}', { txt: 'rgb(1 2 3)' }])
      expect(readPalette(input)).toMatchObject(parsePalette(input));
  });

  it('returns only normalised colours of known keys for any input, without throwing', () => {
    const piece = fc.oneof(
      fc.constantFrom('bg1', 'txt', '-', '_', ':', '#', 'fff', '(', ')', ' ', '__proto__'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const found = readPalette(pieces.join(''));
        for (const colour of Object.values(found.ok ? found.palette : {}))
          expect(colour).toMatch(/^#[0-9A-F]{6,8}$/);
      }),
    );
  });
});
