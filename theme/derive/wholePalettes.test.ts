import { expect, it } from 'vitest';
import { getPlaceholder } from '../contrast/placeholder.ts';
import { readablePalette } from '../contrast/readable.ts';
import { resolve } from '../palette/resolve.ts';
import { completePalette } from './complete.ts';
import { darkFromLight } from './darkFromLight.ts';
import { paletteFromBrand } from './fromBrand.ts';
import { paletteFromRoles } from './fromRoles.ts';

// Saved customer themes depend on these rules. Unlisted keys are not covered.

/** Light and dark value of each key. */
const KEYS = `
  bg1 bg2 txt hdrBg1 hdrBg2 footBg inputBg
  mainBtnBg1 mainBtnBg2 mainBtnImg mainBtnTxt1 mainBtnTxt2 mainBtnSelBg1 mainBtnSelBg2
  mainBtnSelImg reportBtnBrdr reportBtnTxt reportBtnBg navBtnBg msgEventBg1 msgEventBg2
  msgMineBg msgMineTxt msgOthersBg msgOthersTxt btn1Bg btn1Fill btn2Bg
  btn2Fill drawerBg drawerTxt`;

const words = (text: string): string[] => text.trim().split(/\s+/);
const named = new Set<string>(words(KEYS));
const darkOf = (key: string): string => `dark${key.charAt(0).toUpperCase()}${key.slice(1)}`;
const pairs = (keys: readonly string[], text: string): object =>
  Object.fromEntries(words(text).map((colour, index) => [keys[index] ?? index, `#${colour}`]));
const both = (text: string): object =>
  pairs(
    [...named].flatMap((key) => [key, darkOf(key)]),
    text,
  );
const dark = (text: string): object => pairs([...named].map(darkOf), text);

it.each([
  [
    '#E2001A',
    `
    FFFFFF 191311 FDF5F3 201917 181818 FAF2F0 FBEDE9 251E1D F9E4DF 2B2422 FBEDE9 251E1D FFFFFF 2E2725
    FFFFFF 292220 FDF5F3 302927 E2001A FF9880 181818 FAF2F0 664A43 D1B5AF FEDDD5 621D0F FDCCC1 5A1305
    C60011 FFC9BB C60011 FE876D FFFFFF 2B0500 E2001A FF544C F9E4DF 322B29 FDF5F3 292220 FBEDE9 302927
    E2001A B90900 FFFFFF FFFFFF FBEDE9 322B29 181818 FAF2F0 E2001A FF544C FFFFFF 2B0500 F9E4DF 322B29
    C60011 FFAC96 FFFFFF 241D1B 181818 FAF2F0`,
  ],
  [
    '#FFD200',
    `
    FFFFFF 15150E F8F7F2 1B1B15 181818 F5F4EF F2F1E8 21201A ECEADC 272721 F2F1E8 21201A FFFFFF 2A2923
    FFFFFF 25241E F8F7F2 2C2B25 AC8C00 CEB92E 181818 F5F4EF 55533F C0BDAB EAE6D1 413800 DFDABA 383100
    927800 EDDA57 A08300 C5AF1C 181400 181400 FFD200 FFD200 ECEADC 2E2E27 F8F7F2 25241E F2F1E8 2C2B25
    FFD200 FFD200 181400 181400 F2F1E8 2E2E27 181818 F5F4EF FFD200 FFD200 181400 181400 ECEADC 2E2E27
    7E6700 D9C640 FFFFFF 201F19 181818 F5F4EF`,
  ],
  [
    '#111111',
    `
    FFFFFF 141414 F7F7F7 1B1B1B 181818 F4F4F4 F0F0F0 202020 E9E9E9 262626 F0F0F0 202020 FFFFFF 292929
    FFFFFF 242424 F7F7F7 2B2B2B 111111 B8B8B8 181818 F4F4F4 525252 BCBCBC E5E5E5 383838 D9D9D9 303030
    060606 D7D7D7 060606 AEAEAE FFFFFF 141414 111111 EBEBEB E9E9E9 2D2D2D F7F7F7 242424 F0F0F0 2B2B2B
    111111 EBEBEB FFFFFF 141414 F0F0F0 2D2D2D 181818 F4F4F4 111111 EBEBEB FFFFFF 141414 E9E9E9 2D2D2D
    060606 C4C4C4 FFFFFF 1F1F1F 181818 F4F4F4`,
  ],
  [
    '#B9E4C9',
    `
    FFFFFF 131514 F6F8F7 181C1A 181818 F3F5F4 EEF1F0 1D211F E6EBE9 222825 EEF1F0 1D211F FFFFFF 252A28
    FFFFFF 202523 F6F8F7 272C29 709980 96C4AE 181818 F3F5F4 4D5451 B8BEBB E0E8E4 2B3C34 D1DCD7 24352D
    56856A B4E4CE 619075 8CBAA4 0D1612 0D1612 B9E4C9 B9E4C9 E6EBE9 292F2C F6F8F7 202523 EEF1F0 272C29
    B9E4C9 B9E4C9 0D1612 0D1612 EEF1F0 292F2C 181818 F3F5F4 B9E4C9 B9E4C9 0D1612 0D1612 E6EBE9 292F2C
    457359 A1D0BB FFFFFF 1C201E 181818 F3F5F4`,
  ],
])('from the brand colour %s', (colour, palette) => {
  expect(paletteFromBrand(colour)).toMatchObject(both(palette));
});

it('from four roles', () => {
  const roles = { main: '#0B6B3A', accent: '#F4B942', ground: '#FDF6E3', text: '#222831' };
  expect(paletteFromRoles(roles)).toMatchObject(
    both(`
      FDF6E3 16140F F5EEDB 1D1B15 222831 F2F5F3 ECF2EF 1A221E E3ECE7 1E2924 EEE7D5 22201A FFFDF7 2B2923
      FFFDF7 26241E F8F5EB 2D2B25 0B6B3A F4B942 222831 F2F5F3 4B525C B4C0B9 FFDC9F 463506 F5BA43 3E2E00
      005A2F F4B942 005A2F F4B942 FFFFFF 051810 0B6B3A 66C496 E7E1CE 2F2D27 F5EEDB 26241E EEE7D5 2D2B25
      0B6B3A 1D7449 FFFFFF FFFFFF EEE7D5 2F2D27 222831 F2F5F3 0B6B3A 66C496 FFFFFF 051810 FEECCD 25302A
      005A2F F4B942 FFFDF7 211F19 222831 F2F5F3`),
  );
});

it.each([
  [
    { mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF', bg1: '#101418' },
    `
      101418 0D151D 101418 101C28 F2F5F3 F2F5F3 1A221E 14241C 1E2924 192B23 1A221E 14241C 222B26 1A2E24
      0B6B3A 006334 0B6B3A 176B36 6FCEA0 6FCEA0 FFFFFF FFFFFF CCD8D1 CDD9D2 1E402F 004429 163827 003B22
      8FEFC0 8FEFC0 66C496 66C496 051810 051810 66C496 5BC59F 25302A 203228 1D2621 102A1D 232E27 17321F
      1D7449 1F734E FFFFFF FFFFFF 25302A 173424 F2F5F3 F2F5F3 66C496 5BC59F 051810 051810 25302A 203228
      7ADBAD 7ADBAD 19211D 12231B F2F5F3 F2F5F3`,
  ],
  [
    { darkBtn1Bg: '#FF8A94', txt: '#EEEEEE' },
    `
      191312 1D110F 1F1918 261613 EEEEEE EEEEEE 251E1D 291C1A 2C2423 2F2321 251E1D 291C1A 2F2626 352324
      2A2221 2F201E 332727 3F2023 FF9691 FF9691 F8F3F2 F8F3F2 C9B8B7 C9B8B7 542A29 6C0716 4C2221 5E0813
      FFC8C3 FFC8C3 FB8784 FB8784 230C0B 230C0B FF8A94 FF8A94 332B2A 362A28 2A2221 351C1A 332727 3D2124
      FF8A94 FF8A94 230C0B 230C0B 332B2A 3B2726 F8F3F2 F8F3F2 FF8A94 FF8A94 230C0B 230C0B 332B2A 362A28
      FFAAA4 FFAAA4 241D1C 291B19 F8F3F2 F8F3F2`,
  ],
])('completed from %j', (palette, whole) => {
  expect(completePalette(palette)).toMatchObject(both(whole));
});

it('dark from light keys', () => {
  expect(darkFromLight({ bg1: '#FDF6E3', btn1Bg: '#FFD200', txt: '#3A2A00' })).toMatchObject(
    dark(`
      191711 1B1B15 E9D6AB 21201A 272721 21201A 2A2923 25241E 2C2B25 CEB92E F5F4EF C0BDAB 413800 383100
      EDDA57 C5AF1C 181400 8FA9FF 2E2E27 25241E 2C2B25 2B50D8 FFFFFF 2E2E27 F5F4EF FFD200 181400 2E2E27
      D9C640 201F19 F5F4EF`),
  );
});

it('repaired', () => {
  const { repairs } = readablePalette({
    bg1: '#777777',
    txt: '#888888',
    btn1Bg: '#FFFF00',
    mainBtnBg1: '#222222',
    mainBtnBg2: '#EEEEEE',
  });
  const told = repairs
    .filter(({ key }) => named.has(key))
    .map(
      ({ scheme, key, from, to, because }) =>
        `${scheme} ${key} ${from} ${to}: ${because.key} on ${because.surface} ${because.ratio.toFixed(3)} of ${because.required}`,
    );
  expect(told).toEqual([
    'light txt #888888 #000000: txt on bg 1.013 of 4.5',
    'light mainBtnBg1 #222222 #757575: mainBtnTxt2 on mainBtnBg 1.047 of 4.5',
    'light mainBtnImg #1752E3 #002080: mainBtnImg on mainBtnBg 1.023 of 3',
    'light mainBtnTxt1 #181818 #020202: mainBtnTxt1 on mainBtnBg 1.116 of 4.5',
    'light mainBtnTxt2 #4A5168 #000000: mainBtnTxt2 on mainBtnBg 1.047 of 4.5',
    'light reportBtnBrdr #0132E1 #001A91: reportBtnBrdr on bg 1.843 of 3',
    'light btn1Fill #FFFFFF #151500: btn1Fill on btn1Bg 1.074 of 4.5',
  ]);
});

it('placeholder colours', () => {
  expect([getPlaceholder(resolve({}, 'light')), getPlaceholder(resolve({}, 'dark'))]).toEqual([
    '#747474',
    '#9FA2AC',
  ]);
});
