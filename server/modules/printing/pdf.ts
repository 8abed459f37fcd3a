import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { type Locale, languageOf } from '@parvis/locales/languages';
import PDFDocument from 'pdfkit';
import { listFaces, measureRun, splitRuns } from '../../platform/fonts/printFonts.ts';
import { type Mark, type Sheet, STROKES, type TextMark } from './marks.ts';

const POINTS = 72 / 25.4;

type Pictures = Map<Buffer, PDFKit.Mixins.ImageSrc>;

/** Missing from pdfkit's types. */
const embedImage = (pdf: PDFKit.PDFDocument, png: Buffer): PDFKit.Mixins.ImageSrc =>
  (pdf as PDFKit.PDFDocument & { openImage(source: Buffer): PDFKit.Mixins.ImageSrc }).openImage(png);

function drawText(pdf: PDFKit.PDFDocument, { at, text, size, bold, fill }: TextMark): void {
  let { x } = at;
  for (const run of splitRuns(text, bold ? 'bold' : 'regular')) {
    pdf
      .font(run.face.name)
      .fontSize(size)
      .fillColor(fill)
      .text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
    x += measureRun(run, size);
  }
}

function drawMark(pdf: PDFKit.PDFDocument, mark: Mark, pictures: Pictures): void {
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
      drawText(pdf, mark);
      return;
    case 'path':
      pdf.save().translate(mark.at.x, mark.at.y).scale(mark.scale).path(mark.d).fill(mark.fill).restore();
      return;
    case 'picture':
      if (!pictures.has(mark.png)) pictures.set(mark.png, embedImage(pdf, mark.png));
      pdf.image(pictures.get(mark.png) ?? mark.png, mark.x, mark.y, { width: mark.w, height: mark.h });
      return;
    case 'part':
      pdf.save().translate(mark.x, mark.y);
      if (mark.turned) pdf.rotate(180, { origin: [mark.w / 2, mark.h / 2] });
      for (const one of mark.marks) drawMark(pdf, one, pictures);
      pdf.restore();
  }
}

async function drawSheets(
  pdf: PDFKit.PDFDocument,
  sheets: Iterable<Sheet>,
  isGone: () => boolean,
): Promise<void> {
  const pictures: Pictures = new Map();
  for (const { w, h, marks } of sheets) {
    pdf.addPage({ size: [w * POINTS, h * POINTS], margin: 0 });
    pdf.save().scale(POINTS);
    for (const mark of marks) {
      drawMark(pdf, mark, pictures);
      // Yields to the event loop.
      if (mark.kind === 'part') await turn();
      if (isGone()) return;
    }
    pdf.restore();
  }
  pdf.end();
}

export interface PdfInfo {
  readonly title: string;
  readonly locale: Locale;
}

/** Stops when the reader disconnects. */
export function streamPdf(sheets: Iterable<Sheet>, { title, locale }: PdfInfo): Readable {
  const lang = languageOf(locale).tag;
  const pdf = new PDFDocument({ autoFirstPage: false, lang, info: { Title: title } });
  for (const { name, file } of listFaces()) pdf.registerFont(name, file);
  const output = new PassThrough();
  pdf.pipe(output);
  drawSheets(pdf, sheets, () => output.destroyed).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}
