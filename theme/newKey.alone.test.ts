import { expect, it, vi } from 'vitest';
import type * as table from './palette/table.ts';

/** A gradient, text on it, and a filling with its text. */
const madeUp = [
  ...(['ribbonBg1', 'ribbonBg2'] as const).map((key) => ({
    key,
    kind: 'surface',
    place: 'page',
    light: '#FFFFFF',
    dark: '#12141C',
    angle: 45,
    standsOn: ['bg'],
    mustCarry: [{ key: 'ribbonTxt', ratio: 4.5 }],
  })),
  { key: 'ribbonTxt', kind: 'text', place: 'page', light: '#181818', dark: '#F2F4FA' },
  {
    key: 'sealBg',
    kind: 'surface',
    place: 'page',
    light: '#1752E3',
    dark: '#8FA9FF',
    standsOn: ['ribbonBg'],
    mustCarry: [{ key: 'sealTxt', ratio: 4.5 }],
    brandRole: 'filling',
  },
  { key: 'sealTxt', kind: 'text', place: 'page', light: '#FFFFFF', dark: '#0B1030' },
];

vi.mock('./palette/table.ts', async (original) => {
  const real = await original<typeof table>();
  return { ...real, table: [...real.table, ...madeUp] };
});

const { parsePalette, formatPaletteShort } = await import('./palette/palette.ts');
const { paletteSchema } = await import('./palette/schema.ts');
const { guide } = await import('./palette/guide.ts');
const { contrastOf } = await import('./contrast/contrast.ts');
const { readablePalette } = await import('./contrast/readable.ts');
const { paletteFromBrand } = await import('./derive/fromBrand.ts');
const { darkFromLight } = await import('./derive/darkFromLight.ts');
const { declarationsOf } = await import('./css/declarations.ts');
const { css, getCssText } = await import('./css/stitches.ts');
const { writeTokens } = await import('./export/tokens.ts');

const values = (record: object): Readonly<Record<string, string>> => ({ ...record });
const pairs = (palette: object) =>
  contrastOf({ ...palette }).light.map(({ surface, key, ratio }) => [`${surface} ${key}`, ratio] as const);

it('is parsed, written and checked in both schemes', () => {
  const palette: object = { ribbonBg1: '#102030', darkRibbonBg1: '#FFEEDC' };
  const parsed = parsePalette(palette);
  expect(parsed).toEqual({ ok: true, palette, findings: [] });
  expect(formatPaletteShort(palette)).toBe('ribbonBg1-102030_darkRibbonBg1-FFEEDC');
  expect(paletteSchema.parse({ darkSealTxt: '#fff' })).toEqual({ darkSealTxt: '#FFFFFF' });
});

it('appears in the form, exports and custom properties', () => {
  const listed = guide.flatMap(({ keys }) => keys.map(({ key }) => String(key)));
  expect(listed).toEqual(expect.arrayContaining(madeUp.map(({ key }) => key)));
  const { light } = readablePalette({});
  expect(declarationsOf(light)).toContainEqual(['--pv-colors-sealBg', '#1752E3']);
  expect(writeTokens({})).toContain('ribbonTxt');
});

it('is painted as a gradient at its angle, or as one colour', () => {
  css({ surface: 'ribbonBg' as 'bg' })();
  css({ surface: 'sealBg' as 'bg' })();
  expect(getCssText()).toContain(
    'linear-gradient(45deg, var(--pv-colors-ribbonBg1), var(--pv-colors-ribbonBg2))',
  );
  expect(getCssText()).toContain('background-color:var(--pv-colors-sealBg)');
});

it('is measured along its gradient and through its surfaces, and repaired', () => {
  const crossing = Object.fromEntries(pairs({ ribbonBg1: '#000000', ribbonBg2: '#FFFFFF' }));
  expect(crossing['ribbonBg ribbonTxt']).toBeLessThan(1.2);
  const glass = Object.fromEntries(
    pairs({ ribbonBg1: '#FFFFFF', ribbonBg2: '#FFFFFF', sealBg: '#FFFFFF00', sealTxt: '#FFFFFF' }),
  );
  expect(glass['sealBg sealTxt']).toBe(1);
  const pale: object = { ribbonTxt: '#EEEEEE' };
  const { light, repairs } = readablePalette(pale);
  expect(repairs.map(({ key }) => String(key))).toEqual(['ribbonTxt']);
  expect(values(light).ribbonTxt).not.toBe('#EEEEEE');
});

it('takes the brand as a filling, with readable text', () => {
  const palette = values(paletteFromBrand('#FFEB3B') ?? {});
  expect(palette.sealBg).toBe('#FFEB3B');
  expect(palette.sealTxt).toBe(palette.reportBtnTxt);
  expect(palette.darkSealBg).toBe(palette.darkReportBtnBg);
  expect(values(darkFromLight({}))).toMatchObject({ darkSealBg: '#8FA9FF', darkRibbonTxt: '#F2F4FA' });
});
