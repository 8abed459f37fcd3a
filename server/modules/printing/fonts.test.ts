import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Locale } from '@parvis/locales/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { parseFontFiles } from '../../platform/config/fontFiles.ts';
import { findUnprintable, setFallbackFonts, splitRuns } from '../../platform/fonts/printFonts.ts';
import { createPrintBranding } from '../../testing/createPrintBranding.ts';
import { streamPdf } from './pdf.ts';
import { generateSheets } from './sheets.ts';
import { renderSvg } from './svg.ts';

/** A system font with glyphs that Noto Sans lacks (Debian: fonts-dejavu-core). */
const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const MARKET = 'ბაზარი 12, Halles';

const sheetsWith = (place: string, readers: readonly [Locale, Locale] = ['fr-FR', 'en-US']) => {
  const look = createPrintBranding({}, { locales: readers, town: 'Saint-Elme' });
  return generateSheets([{ qrid: 'a', address: 'https://signaler.saint-elme.fr/q/a', place }], look, 'a4');
};
const drawingOf = (place: string): string => {
  const [sheet] = [...sheetsWith(place)];
  if (!sheet) throw new Error('There is no sheet.');
  return renderSvg(sheet);
};
const documentOf = (place: string, readers?: readonly [Locale, Locale]): Promise<Buffer> =>
  buffer(streamPdf(sheetsWith(place, readers), { title: 'Codes', locale: readers?.[0] ?? 'fr-FR' }));

/** Glyph ids of a text, in order. */
const outlinesOf = (svg: string, text: string): (string | undefined)[] => {
  const [, within = ''] = new RegExp(`aria-label="${text}">(.*?)</g></g>`).exec(svg) ?? [];
  return [...within.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
};

afterEach(() => setFallbackFonts([]));

describe.runIf(existsSync(DEJAVU))('glyphs that Noto Sans lacks (needs DejaVu Sans)', () => {
  it('are reported as unprintable until a configured font has them', () => {
    expect(findUnprintable(MARKET)).toEqual(['ბ', 'ა', 'ზ', 'რ', 'ი']);
    setFallbackFonts([DEJAVU]);
    expect(findUnprintable(MARKET)).toEqual([]);
    expect(findUnprintable('市場')).toEqual(['市', '場']);
  });

  it('use the configured font, and other glyphs are unchanged', () => {
    const boxes = outlinesOf(drawingOf(MARKET), MARKET);
    expect(new Set(boxes.slice(0, 6)).size).toBe(1);
    setFallbackFonts([DEJAVU]);
    const drawn = drawingOf(MARKET);
    const letters = outlinesOf(drawn, MARKET);
    expect(new Set(letters.slice(0, 6)).size).toBe(5);
    expect(letters[1]).toBe(letters[3]);
    for (const id of letters.slice(0, 6))
      expect(new RegExp(`<path id="${id}" d="M[^"]{20,}"`).test(drawn), id).toBe(true);
    // The Latin text keeps its font and outlines.
    expect(letters.slice(-6)).toEqual(boxes.slice(-6));
  });

  it('are embedded in the PDF', async () => {
    expect((await documentOf(MARKET)).toString('latin1')).not.toContain('DejaVuSans');
    setFallbackFonts([DEJAVU]);
    const bytes = await documentOf(MARKET);
    expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/\w+\+DejaVuSans/);
    const pdfium = await PDFiumLibrary.init();
    const document = await pdfium.loadDocument(bytes);
    expect(document.getPage(0).getText()).toContain('ბაზარი');
    document.destroy();
    pdfium.destroy();
  });

  it('share a run with the spaces and punctuation between them, right to left', () => {
    setFallbackFonts([DEJAVU]);
    const faces = (text: string) =>
      splitRuns(text, 'bold').map((run) => [run.text, run.face.name.slice(0, 5)]);
    expect(faces('محطة القطار')).toEqual([['محطة القطار', 'named']]);
    // A number runs left to right, and is placed left of the words before it.
    expect(faces('محطة القطار 12, 3')).toEqual([
      ['3', 'named'],
      [', ', 'named'],
      ['12', 'named'],
      ['محطة القطار ', 'named'],
    ]);
    expect(faces('Gare محطة القطار')).toEqual([
      ['Gare ', 'bold'],
      ['محطة القطار', 'named'],
    ]);
    expect(faces('Halles, entrée 12')).toEqual([['Halles, entrée 12', 'bold']]);
  });
});

it.each([
  [['fr-FR', 'en-US'], 'fr'],
  [['en-US', 'fr-FR'], 'en'],
] as const)('sets the language of a PDF for locales %j to %s', async (readers, language) => {
  expect((await documentOf('Halles', readers)).toString('latin1')).toContain(`/Lang (${language})`);
});

/** A font bundled with the product. */
const NOTO = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
);

describe('a configured font file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-fonts-'));
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content, 'latin1');
    return path;
  };

  it.each([
    ['none.ttf', undefined],
    ['words.ttf', 'These are words.'],
    ['several.ttc', 'ttcf\0\u0001\0\0'],
    ['empty.otf', ''],
  ])('is rejected at start: %s', (name, content) => {
    const path = content === undefined ? join(folder, name) : file(name, content);
    expect(parseFontFiles(path)).toBeUndefined();
  });

  it('is rejected with a valid header and invalid content, also when drawing', () => {
    const path = file('begun.ttf', '\0\u0001\0\0 and no more');
    expect(parseFontFiles(path)).toBeUndefined();
    expect(() => setFallbackFonts([path])).toThrow(`"${path}" cannot be read as a font`);
  });

  it.each([0.999, 0.1])('is rejected when truncated to %s of its size', (share) => {
    const whole = readFileSync(NOTO);
    const cut = join(folder, 'cut.ttf');
    writeFileSync(cut, whole.subarray(0, Math.trunc(whole.length * share)));
    expect(parseFontFiles(NOTO)).toEqual([NOTO]);
    expect(parseFontFiles(cut)).toBeUndefined();
    expect(parseFontFiles(`${NOTO}, ${cut}`)).toBeUndefined();
  });

  it.each(['wOFF'])('is checked against the length in its header: %s', (kind) => {
    const head = (length: number) => {
      const bytes = Buffer.alloc(60);
      bytes.write(kind, 0, 'latin1');
      bytes.writeUInt32BE(length, 8);
      return bytes.toString('latin1');
    };
    expect(parseFontFiles(file('whole', head(60)))).toBeDefined();
    expect(parseFontFiles(file('packed', head(61)))).toBeUndefined();
  });
});
