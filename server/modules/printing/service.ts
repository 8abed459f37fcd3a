/** The module's public interface. */
export { fetchPrintJob } from './fetchPrintJob.ts';
export { type PdfInfo, streamPdf } from './pdf.ts';
export { checkPrintable, resolvePrintOrigin } from './printable.ts';
export { type CodeSheet, generateSheets, isFormat, parseCopies } from './sheets.ts';
export { renderSvg } from './svg.ts';
