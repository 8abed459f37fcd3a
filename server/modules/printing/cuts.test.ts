import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { FormatName } from '@parvis/api/entities/codes';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { createPrintBranding } from '../../testing/createPrintBranding.ts';
import { renderLogo } from './fetchPrintJob.ts';
import type { PrintBranding, PrintedCode, Sheet } from './marks.ts';
import { streamPdf } from './pdf.ts';
import { FORMATS, generateSheets } from './sheets.ts';
import { renderSvg } from './svg.ts';

/** Dots per millimetre at 200 dpi, the minimum of office printers. */
const DOTS = 200 / 25.4;
/** Unprintable margin and cutting tolerance, in millimetres. */
const [MARGIN, ASTRAY] = [5, 2.5];
const NAMES = Object.keys(FORMATS) as FormatName[];
const logo = await renderLogo(readFileSync(join(packageRoot, 'modules', 'demo', 'town', 'logo-wide.svg')));

const look = (colours: Partial<PrintBranding['colours']> = {}): PrintBranding =>
  createPrintBranding(colours, { town: 'Communauté de communes de Saint-Elme-sur-Aygues', logo });
const WORDS_ALONE = { head: '#FFFFFF', headText: '#111111', foot: '#FFFFFF', footText: '#111111' };
const code = (nbr: number): PrintedCode => ({
  qrid: `cut-${nbr}`,
  address: `https://signaler.saint-elme-sur-aygues.example/q/sesa-${nbr}`,
  place: 'Halles du marché, entrée nord, à gauche du kiosque à journaux',
});
const sheetOf = (name: FormatName, shown: PrintBranding): Sheet => {
  const { columns, rows } = FORMATS[name];
  const codes = Array.from({ length: name === 'tent' ? 1 : columns * rows }, (_, at) => code(at));
  const [sheet] = [...generateSheets(codes, shown, name)];
  if (!sheet) throw new Error('There is no sheet.');
  return sheet;
};

const drawings: Record<'svg' | 'pdf', (sheet: Sheet) => Promise<Sharp>> = {
  svg: async (sheet) => sharp(Buffer.from(renderSvg(sheet))).resize(Math.round(sheet.w * DOTS)),
  async pdf(sheet) {
    const pdfium = await PDFiumLibrary.init();
    const document = await pdfium.loadDocument(
      await buffer(streamPdf([sheet], { title: 'Codes', locale: 'fr-FR' })),
    );
    const page = await document.getPage(0).render({ scale: 200 / 72, render: 'bitmap' });
    const { width, height } = page;
    const drawn = sharp(Buffer.from(page.data), { raw: { width, height, channels: 4 } });
    document.destroy();
    pdfium.destroy();
    return drawn;
  },
};

/** Samples brightness in millimetres: 0 is black, 255 white. */
async function dotsOf(drawn: Sharp) {
  const grey = drawn.flatten({ background: 'white' }).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[Math.floor(y) * info.width + Math.floor(x)] ?? 255;
  /** Samples a square of `half` millimetres around a point. */
  const around = (x: number, y: number, half: number) => {
    const seen: number[] = [];
    for (let row = (y - half) * DOTS; row <= (y + half) * DOTS; row += 1)
      for (let dot = (x - half) * DOTS; dot <= (x + half) * DOTS; dot += 1) seen.push(at(dot, row));
    return { darkest: Math.min(...seen), lightest: Math.max(...seen) };
  };
  return { at, around, width: info.width, height: info.height };
}

const meetings = (length: number, parts: number) =>
  Array.from({ length: parts - 1 }, (_, at) => (length / parts) * (at + 1));

/** Where to look for marks: at the edges, and beside each crossing. */
function corners(name: FormatName): [number, number][] {
  const { paper, columns, rows } = FORMATS[name];
  const [xs, ys] = [meetings(paper.w, columns), meetings(paper.h, rows)];
  const in_ = MARGIN + 1;
  return [
    ...xs.flatMap((x): [number, number][] => [
      [x, in_],
      [x, paper.h - in_],
    ]),
    ...ys.flatMap((y): [number, number][] => [
      [in_, y],
      [paper.w - in_, y],
    ]),
    ...xs.flatMap((x) =>
      ys.flatMap((y): [number, number][] => [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ]),
    ),
  ];
}

/** Mid grey: a mark visible on it is visible on every colour. */
const GREY = { head: '#777777', headText: '#FFFFFF', foot: '#777777' };

it.each([
  ['a5', 'svg'],
  ['a6', 'svg'],
  ['stickers', 'pdf'],
  ['tent', 'svg'],
] as const)('draws a cut mark at each corner of each part of %s (%s)', async (name, kind) => {
  const dots = await dotsOf(await drawings[kind](sheetOf(name, look(GREY))));
  const unseen = corners(name).filter(([x, y]) => {
    const { darkest, lightest } = dots.around(x, y, 0.3);
    return darkest > 140 || lightest < 225;
  });
  expect(unseen).toEqual([]);
});

it.each([...NAMES.map((name) => [name, 'svg'] as const), ['tent', 'pdf']] as const)(
  'keeps %s clear of printer margins and cuts (%s)',
  async (name, kind) => {
    const { paper, columns, rows } = FORMATS[name];
    const [xs, ys] = [meetings(paper.w, columns), meetings(paper.h, rows)];
    const dots = await dotsOf(await drawings[kind](sheetOf(name, look(WORDS_ALONE))));
    const astray = (place: number, cuts: readonly number[]) =>
      cuts.some((cut) => Math.abs(place - cut) > 0.5 && Math.abs(place - cut) < ASTRAY);
    const onMark = (place: number, cuts: readonly number[]) =>
      cuts.some((cut) => Math.abs(place - cut) <= 0.5);
    const wrong: string[] = [];
    for (let row = 0; row < dots.height; row += 1)
      for (let dot = 0; dot < dots.width; dot += 1) {
        if (dots.at(dot, row) > 200) continue;
        const [x, y] = [(dot + 0.5) / DOTS, (row + 0.5) / DOTS];
        const outer = Math.min(x, y, paper.w - x, paper.h - y) < MARGIN - 0.1;
        if (outer || ((astray(x, xs) || astray(y, ys)) && !onMark(x, xs) && !onMark(y, ys)))
          wrong.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
    expect(wrong.slice(0, 20)).toEqual([]);
  },
);
