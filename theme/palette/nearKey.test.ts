import { expect, it } from 'vitest';
import { nearKey } from './nearKey.ts';

it.each([
  ['bg', 'bg1'],
  ['BG-1', 'bg1'],
  ['text', 'txt'],
  ['headerBg1', 'hdrBg1'],
  ['mainBtnBackground1', undefined],
  ['dark_bg1', 'darkBg1'],
  ['reportBtnBorder', 'reportBtnBrdr'],
  ['serif', undefined],
  ['primary', 'btn1Bg'],
  ['--primary', 'btn1Bg'],
  ['primaryColor', 'btn1Bg'],
  ['couleur principale', 'btn1Bg'],
  ['dark-primary', 'darkBtn1Bg'],
  ['primary-foreground', 'btn1Fill'],
  ['background', 'bg1'],
  ['darkBackground', 'darkBg1'],
  ['en-tête', 'hdrBg1'],
  ['accent', 'mainBtnImg'],
  ['border', 'reportBtnBrdr'],
  ['', undefined],
  ['é'.repeat(400), undefined],
])('suggests for “%s” the key %s', (written, key) => {
  expect(nearKey(written)).toBe(key);
});
