import { dirname, resolve } from 'node:path';
import { codes as en } from '@parvis/locales/en/commands/codes';
import { codes as fr } from '@parvis/locales/fr/commands/codes';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import {
  checkPrintable,
  fetchPrintJob,
  generateSheets,
  isFormat,
  parseCopies,
} from '../../modules/printing/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import { parseFontFiles } from '../../platform/config/fontFiles.ts';
import { parseOrigin } from '../../platform/config/parseOrigin.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { findUnprintable, setFallbackFonts } from '../../platform/fonts/printFonts.ts';
import { findErrorCode } from '../../platform/lib/errorCauses.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { loadCommandTexts } from '../../platform/terminal/commandTexts.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';
import { type SheetsOptions, writeSheets } from './writeSheets.ts';

const { say, ...spoken } = loadCommandTexts(fr, en);
const FLAGS = { '--svg': 'svg', ...HELP_FLAGS } as const;
const VALUES = ['--format', '--code', '--copies', '--out', '--address', '--font'] as const;

interface CodesOptions extends SheetsOptions {
  readonly codes: readonly string[];
  readonly copies: number;
  /** Instead of the settings' fonts. */
  readonly fonts: readonly string[];
  /** Allows unsuitable addresses. */
  readonly address: string | undefined;
  readonly language: Language;
}

function parseArguments(args: readonly string[]): CodesOptions | CommandResult {
  const { values, each, positional: named, rest } = extractValues(args, VALUES);
  const read = parseCommand(rest, { flags: FLAGS, ...spoken });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const refuse = (
    ...[id, filled]: [Parameters<typeof say>[1], Parameters<typeof say>[2]?]
  ): CommandResult => ({
    status: 2,
    lines: [say(language, id, filled), spoken.usage[language]],
  });
  if (named === undefined) return refuse('unnamed');
  const { '--format': format = 'a4', '--copies': times = '1', '--address': typed, '--out': out } = values;
  if (!isFormat(format)) return refuse('noFormat', { name: format });
  const copies = parseCopies(times);
  if (copies === undefined) return refuse('noCopies', { typed: times });
  const address = typed === undefined ? undefined : parseOrigin(typed);
  if (typed !== undefined && address === undefined) return refuse('noAddress', { typed });
  const fonts = each['--font'];
  const noFont = fonts.find((file) => parseFontFiles(file) === undefined);
  if (noFont !== undefined) return refuse('noFont', { file: noFont });
  return {
    cuid: named,
    fonts,
    format,
    svg: given.has('svg'),
    codes: each['--code'],
    copies,
    out,
    address,
    language,
  };
}

const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|ENOSPC|EDQUOT)$/;

export async function runCodes(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const asked = parseArguments(args);
  if ('status' in asked) return asked;
  const { cuid, language } = asked;
  const refuse = (...lines: readonly string[]): CommandResult => ({ status: 2, lines });
  const config = readConfig(env);
  const origin = asked.address ?? config.publicUrl;
  const why = asked.address === undefined ? checkPrintable(origin) : undefined;
  if (origin === undefined || why)
    return refuse(say(language, `refused.${why ?? 'none'}`, { origin: origin ?? '' }));
  setFallbackFonts([...asked.fonts, ...config.printFonts]);
  const found = await withServerStore(config, ({ db }) => fetchPrintJob(db, cuid, origin, asked.codes));
  if (!found) return refuse(say(language, 'unknown', { cuid }));
  const notes = found.missing.map(({ qrid, replacedBy: now }) =>
    now === undefined ? say(language, 'notInUse', { qrid }) : say(language, 'replaced', { qrid, now }),
  );
  if (found.codes.length === 0)
    return refuse(...(notes.length > 0 ? notes : [say(language, 'noCodes', { cuid })]));
  const printed = [found.look.town, ...found.codes.flatMap(({ place, descr = '' }) => [place, descr])];
  const boxes = [...new Set(printed.flatMap(findUnprintable))];
  if (boxes.length > 0) notes.push(say(language, 'unprintable', { letters: boxes.slice(0, 20).join(' ') }));
  const sheets = generateSheets(found.codes, found.look, asked.format, asked.copies);
  try {
    const files = await writeSheets(sheets, found.look.locales[0], asked);
    // Only warns: it may be a trial.
    const unfit = asked.address === undefined ? undefined : checkPrintable(origin);
    const lines = [
      ...notes,
      ...(unfit ? [say(language, `unfit.${unfit}`, { origin })] : []),
      ...files.map((file) => say(language, 'written', { file })),
    ];
    return { status: notes.length > 0 ? 1 : 0, lines };
  } catch (error) {
    const code = findErrorCode(error) ?? '';
    if (!UNWRITABLE.test(code)) throw error;
    return refuse(say(language, 'unwritable', { folder: dirname(resolve(asked.out ?? cuid)), why: code }));
  }
}
