/** What other modules, `http` and `cli` may use of `printing`. */
export { fetchPrintJob } from './fetchPrintJob.ts';
export { type PdfInfo, streamPdf } from './pdf.ts';
export { checkPrintable, resolvePrintOrigin } from './printable.ts';
export { type CodeSheet, generateSheets, isFormat, parseCopies } from './sheets.ts';
export { renderSvg } from './svg.ts';
