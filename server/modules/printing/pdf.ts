import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { type Locale, languageOf } from '@parvis/locales/languages';
import PDFDocument from 'pdfkit';
import { allFaces, runsOf, widthOfRun } from '../../platform/fonts/letters.ts';
import { type Mark, type Sheet, STROKES, type TextMark } from './marks.ts';

const POINTS = 72 / 25.4;

type Pictures = Map<Buffer, PDFKit.Mixins.ImageSrc>;

/** Missing from the types of pdfkit. */
const opened = (pdf: PDFKit.PDFDocument, png: Buffer): PDFKit.Mixins.ImageSrc =>
  (pdf as PDFKit.PDFDocument & { openImage(source: Buffer): PDFKit.Mixins.ImageSrc }).openImage(png);

function write(pdf: PDFKit.PDFDocument, { at, text, size, bold, fill }: TextMark): void {
  let { x } = at;
  for (const run of runsOf(text, bold ? 'bold' : 'regular')) {
    pdf
      .font(run.face.name)
      .fontSize(size)
      .fillColor(fill)
      .text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
    x += widthOfRun(run, size);
  }
}

function draw(pdf: PDFKit.PDFDocument, mark: Mark, pictures: Pictures): void {
  switch (mark.kind) {
    case 'box':
      pdf.rect(mark.x, mark.y, mark.w, mark.h).fill(mark.fill);
      return;
    case 'line':
      pdf.save();
      if (mark.dashed) pdf.dash(2, { space: 2 });
      for (const { width, colour } of STROKES)
        pdf.lineWidth(width).moveTo(mark.from.x, mark.from.y).lineTo(mark.to.x, mark.to.y).stroke(colour);
      pdf.restore();
      return;
    case 'text':
      write(pdf, mark);
      return;
    case 'path':
      pdf.save().translate(mark.at.x, mark.at.y).scale(mark.scale).path(mark.d).fill(mark.fill).restore();
      return;
    case 'picture':
      if (!pictures.has(mark.png)) pictures.set(mark.png, opened(pdf, mark.png));
      pdf.image(pictures.get(mark.png) ?? mark.png, mark.x, mark.y, { width: mark.w, height: mark.h });
      return;
    case 'part':
      pdf.save().translate(mark.x, mark.y);
      if (mark.turned) pdf.rotate(180, { origin: [mark.w / 2, mark.h / 2] });
      for (const one of mark.marks) draw(pdf, one, pictures);
      pdf.restore();
  }
}

async function drawAll(
  pdf: PDFKit.PDFDocument,
  sheets: Iterable<Sheet>,
  isGone: () => boolean,
): Promise<void> {
  const pictures: Pictures = new Map();
  for (const { w, h, marks } of sheets) {
    pdf.addPage({ size: [w * POINTS, h * POINTS], margin: 0 });
    pdf.save().scale(POINTS);
    for (const mark of marks) {
      draw(pdf, mark, pictures);
      // A part takes milliseconds: yield to the event loop.
      if (mark.kind === 'part') await turn();
      if (isGone()) return;
    }
    pdf.restore();
  }
  pdf.end();
}

export interface Told {
  readonly title: string;
  readonly locale: Locale;
}

/** Streams sheets as a PDF while drawing; stops when the reader disconnects. */
export function readPdf(sheets: Iterable<Sheet>, { title, locale }: Told): Readable {
  const lang = languageOf(locale).tag;
  const pdf = new PDFDocument({ autoFirstPage: false, lang, info: { Title: title } });
  for (const { name, file } of allFaces()) pdf.registerFont(name, file);
  const read = new PassThrough();
  pdf.pipe(read);
  drawAll(pdf, sheets, () => read.destroyed).catch((error: unknown) =>
    read.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return read;
}
