import { writeFile } from 'node:fs/promises';
import { type CommandResult, DATABASE } from '../../base/commandArguments.ts';
import { readConfig } from '../../base/config.ts';
import { asServer } from '../../store/asServer.ts';
import { customerCodes } from '../customerCodes.ts';
import type { Sheet } from '../marks.ts';
import { pdfOf } from '../pdf.ts';
import { notPrintable } from '../printable.ts';
import { sheetsOf } from '../sheets.ts';
import { svgOf } from '../svg.ts';
import { type CodesAsked, parseArguments } from './arguments.ts';
import { NOT_PRINTABLE, SAYS } from './words.ts';

/** Writes the sheets: a PDF, or a drawing for each. @returns the names of the files */
async function writeSheets(
  sheets: Iterable<Sheet>,
  { cuid, format, svg, out }: CodesAsked,
): Promise<string[]> {
  const name = (out ?? `${cuid}-${format}`).replace(/\.(pdf|svg)$/, '');
  if (!svg) {
    await writeFile(`${name}.pdf`, await pdfOf(sheets, `${cuid} ${format}`));
    return [`${name}.pdf`];
  }
  const all = [...sheets];
  const files = all.map((_, at) => (all.length === 1 ? `${name}.svg` : `${name}-${at + 1}.svg`));
  for (const [at, sheet] of all.entries()) await writeFile(files[at] ?? '', svgOf(sheet));
  return files;
}

/** What `parvis codes` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const asked = parseArguments(args);
  if ('status' in asked) return asked;
  const { cuid, language } = asked;
  const config = readConfig(env);
  const origin = asked.address ?? config.publicUrl;
  const why = asked.address === undefined ? notPrintable(origin) : undefined;
  if (origin === undefined || why)
    return { status: 2, lines: [NOT_PRINTABLE[why ?? 'none'][language](origin ?? '')] };
  const found = await asServer(config, ({ db }) => customerCodes(db, cuid, origin, asked.codes));
  if (found === 'noData' || found === 'old') return { status: 2, lines: [DATABASE[found][language]] };
  if (!found) return { status: 2, lines: [SAYS.unknown[language](cuid)] };
  const missing = found.missing.map(SAYS.notInUse[language]);
  if (found.codes.length === 0) return { status: 2, lines: [...missing, SAYS.noCodes[language](cuid)] };
  const files = await writeSheets(sheetsOf(found.codes, found.look, asked.format), asked);
  return { status: missing.length > 0 ? 1 : 0, lines: [...missing, ...files.map(SAYS.written[language])] };
}
