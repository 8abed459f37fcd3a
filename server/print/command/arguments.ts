import type { FormatName } from '@parvis/api/entities/codes';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, readArguments } from '../../base/commandArguments.ts';
import { originOf } from '../../base/siteAddress.ts';
import { isFormat } from '../formats.ts';
import { HELP, SAYS, USAGE } from './words.ts';

/** What the command is asked for. */
export interface CodesAsked {
  readonly cuid: string;
  readonly format: FormatName;
  readonly svg: boolean;
  readonly codes: readonly string[];
  readonly out: string | undefined;
  /** Named by who prints, and so meant. */
  readonly address: string | undefined;
  readonly language: Language;
}

const FLAGS = { '--svg': 'svg', '--help': 'help', '-h': 'help' } as const;
const VALUED = ['--format', '--code', '--out', '--address'] as const;
type Valued = (typeof VALUED)[number];

const isValued = (arg: string): arg is Valued => VALUED.some((name) => name === arg);

/** Takes the arguments that have a value out of all. */
function splitValues(args: readonly string[]): { values: Record<Valued, string[]>; rest: string[] } {
  const values: Record<Valued, string[]> = { '--format': [], '--code': [], '--out': [], '--address': [] };
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (isValued(arg)) values[arg].push(args[++at] ?? '');
    else rest.push(arg);
  }
  return { values, rest };
}

/** Reads the arguments after `codes`, or says which of them is not understood. */
export function parseArguments(args: readonly string[]): CodesAsked | CommandResult {
  const { values, rest } = splitValues(args);
  const [named = '', ...others] = rest;
  const isNamed = named !== '' && !named.startsWith('-');
  const read = readArguments(isNamed ? others : rest, FLAGS, USAGE);
  if ('status' in read) return read;
  const { given, language } = read;
  if (given.has('help')) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  const refuse = (line: string): CommandResult => ({ status: 2, lines: [line, USAGE[language]] });
  if (!isNamed) return refuse(SAYS.unnamed[language]());
  const format = values['--format'].at(-1) ?? 'a4';
  if (!isFormat(format)) return refuse(SAYS.noFormat[language](format));
  const typed = values['--address'].at(-1);
  const address = typed === undefined ? undefined : originOf(typed);
  if (typed !== undefined && address === undefined) return refuse(SAYS.noAddress[language](typed));
  return {
    cuid: named,
    format,
    svg: given.has('svg'),
    codes: values['--code'],
    out: values['--out'].at(-1),
    address,
    language,
  };
}
