import type { FormatName } from '@parvis/api/entities/codes';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../base/commandArguments.ts';
import { takeValues } from '../../base/commandValues.ts';
import { readFontFiles } from '../../base/fontFiles.ts';
import { originOf } from '../../base/siteAddress.ts';
import { copiesIn } from '../copies.ts';
import { isFormat } from '../formats.ts';
import { HELP, SAYS, USAGE } from './words.ts';

/** What the command is asked for. */
export interface CodesAsked {
  readonly cuid: string;
  readonly format: FormatName;
  readonly svg: boolean;
  readonly codes: readonly string[];
  /** How often each is printed. */
  readonly copies: number;
  readonly out: string | undefined;
  /** Fonts for letters that Noto Sans lacks, before those of the settings. */
  readonly fonts: readonly string[];
  /** Named by who prints, and so meant. */
  readonly address: string | undefined;
  readonly language: Language;
}

const FLAGS = { '--svg': 'svg', ...HELP_FLAGS } as const;

/** Reads the arguments after `codes`, or says which of them is not understood. */
export function parseArguments(args: readonly string[]): CodesAsked | CommandResult {
  const { values, each, named, rest } = takeValues(args, [
    '--format',
    '--code',
    '--copies',
    '--out',
    '--address',
    '--font',
  ]);
  const read = readCommand(rest, { flags: FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { given, language } = read;
  const refuse = (line: string): CommandResult => ({ status: 2, lines: [line, USAGE[language]] });
  if (named === undefined) return refuse(SAYS.unnamed[language]());
  const format = values['--format'] ?? 'a4';
  if (!isFormat(format)) return refuse(SAYS.noFormat[language](format));
  const times = values['--copies'] ?? '1';
  const copies = copiesIn(times);
  if (copies === undefined) return refuse(SAYS.noCopies[language](times));
  const typed = values['--address'];
  const address = typed === undefined ? undefined : originOf(typed);
  if (typed !== undefined && address === undefined) return refuse(SAYS.noAddress[language](typed));
  const fonts = each['--font'];
  const noFont = fonts.find((file) => readFontFiles(file) === undefined);
  if (noFont !== undefined) return refuse(SAYS.noFont[language](noFont));
  return {
    cuid: named,
    fonts,
    format,
    svg: given.has('svg'),
    codes: each['--code'],
    copies,
    out: values['--out'],
    address,
    language,
  };
}
