import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FormatName } from '@parvis/api/entities/codes';
import type { Locale } from '@parvis/locales/languages';
import { type CodeSheet, type PdfInfo, renderSvg, streamPdf } from '../../modules/printing/service.ts';

export interface SheetsOptions {
  readonly cuid: string;
  readonly format: FormatName;
  readonly svg: boolean;
  readonly out: string | undefined;
}

/** Its only code, unless used. */
function pickSuffix({ qrids }: CodeSheet, nbr: number, taken: ReadonlySet<string>): string {
  const [only, another] = qrids;
  return only !== undefined && another === undefined && !taken.has(only) ? only : `${nbr}`;
}

/** One sheet in memory at a time. @returns file names */
async function writeDrawings(sheets: Iterable<CodeSheet>, name: string): Promise<string[]> {
  const files: string[] = [];
  const taken = new Set<string>();
  const left = sheets[Symbol.iterator]();
  let sheet = left.next();
  while (!sheet.done) {
    const drawn = renderSvg(sheet.value);
    const mark = pickSuffix(sheet.value, files.length + 1, taken);
    taken.add(mark);
    sheet = left.next();
    const isOnly = files.length === 0 && sheet.done;
    const file = isOnly ? `${name}.svg` : `${name}-${mark}.svg`;
    await writeFile(file, drawn);
    files.push(file);
  }
  return files;
}

/** Via a temporary file: no partial PDF. */
async function writeDocument(sheets: Iterable<CodeSheet>, file: string, info: PdfInfo): Promise<void> {
  const temporaryPath = `${file}.part`;
  try {
    await pipeline(streamPdf(sheets, info), createWriteStream(temporaryPath));
    await rename(temporaryPath, file);
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** A PDF, or one SVG per sheet. @returns file names */
export async function writeSheets(
  sheets: Iterable<CodeSheet>,
  locale: Locale,
  { cuid, format, svg, out }: SheetsOptions,
): Promise<string[]> {
  const name = (out ?? `${cuid}-${format}`).replace(/\.(pdf|svg)$/, '');
  if (svg) return writeDrawings(sheets, name);
  await writeDocument(sheets, `${name}.pdf`, { title: `${cuid} ${format}`, locale });
  return [`${name}.pdf`];
}
