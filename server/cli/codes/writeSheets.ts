import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FormatName } from '@parvis/api/entities/codes';
import type { Locale } from '@parvis/locales/languages';
import { readPdf, type Told } from '../../modules/printing/pdf.ts';
import type { CodeSheet } from '../../modules/printing/sheets.ts';
import { svgOf } from '../../modules/printing/svg.ts';

/** Which sheets are written, and where. */
export interface SheetsAsked {
  readonly cuid: string;
  readonly format: FormatName;
  readonly svg: boolean;
  readonly out: string | undefined;
}

/** By what a drawing is told from others: the one code on it, else, or once there is one of it, its number. */
function markOf({ qrids }: CodeSheet, nbr: number, taken: ReadonlySet<string>): string {
  const [only, another] = qrids;
  return only !== undefined && another === undefined && !taken.has(only) ? only : `${nbr}`;
}

/** Writes a drawing for each sheet, of which one is held at a time. @returns the names of the files */
async function writeDrawings(sheets: Iterable<CodeSheet>, name: string): Promise<string[]> {
  const files: string[] = [];
  const taken = new Set<string>();
  const left = sheets[Symbol.iterator]();
  let sheet = left.next();
  while (!sheet.done) {
    const drawn = svgOf(sheet.value);
    const mark = markOf(sheet.value, files.length + 1, taken);
    taken.add(mark);
    sheet = left.next();
    const isOnly = files.length === 0 && sheet.done;
    const file = isOnly ? `${name}.svg` : `${name}-${mark}.svg`;
    await writeFile(file, drawn);
    files.push(file);
  }
  return files;
}

/** Writes one document while it is drawn; nobody finds half of it under its name. */
async function writeDocument(sheets: Iterable<CodeSheet>, file: string, told: Told): Promise<void> {
  const half = `${file}.part`;
  try {
    await pipeline(readPdf(sheets, told), createWriteStream(half));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
}

/** Writes the sheets, which speak this language first: a PDF, or a drawing for each. @returns the names of the files */
export async function writeSheets(
  sheets: Iterable<CodeSheet>,
  locale: Locale,
  { cuid, format, svg, out }: SheetsAsked,
): Promise<string[]> {
  const name = (out ?? `${cuid}-${format}`).replace(/\.(pdf|svg)$/, '');
  if (svg) return writeDrawings(sheets, name);
  await writeDocument(sheets, `${name}.pdf`, { title: `${cuid} ${format}`, locale });
  return [`${name}.pdf`];
}
