import { parseArgs } from 'node:util';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { CommandResult } from '../../base/commandArguments.ts';
import { describeCommand, say } from '../sentences.ts';

/** What a command was given that takes folders. */
export interface Options {
  readonly folders: readonly string[];
  /** Options with a value, by name. */
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly language: Language;
}

/** Reads folders and options of a command, `--name …` and `--name=…`, or answers already: its help, or what is not understood. */
export function readOptions(
  name: 'new' | 'check',
  args: readonly string[],
  { takes = [], flags = [] }: { readonly takes?: readonly string[]; readonly flags?: readonly string[] },
): Options | CommandResult {
  const options = new Map<string, { type: 'string' | 'boolean'; short?: string }>([
    ...[...takes, 'lang'].map((one) => [one, { type: 'string' as const }] as const),
    ...flags.map((one) => [one, { type: 'boolean' as const }] as const),
    ['help', { type: 'boolean', short: 'h' }],
  ]);
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const { usage, help } = describeCommand(name);
  const spoken = args.includes('fr') ? 'fr' : 'en';
  const strange = tokens.find((token) => token.kind === 'option' && !options.has(token.name));
  const argument = strange?.kind === 'option' ? strange.rawName : undefined;
  const language = values.lang === undefined ? 'en' : String(values.lang);
  if (argument !== undefined)
    return { status: 2, lines: [say(spoken, 'options.argument', { arg: argument }), usage[spoken]] };
  if (language !== 'fr' && language !== 'en')
    return { status: 2, lines: [say(spoken, 'options.language', { arg: language }), usage[spoken]] };
  if (values.help) return { status: 0, lines: [usage[language], ...help[language]] };
  const given = Object.entries(values);
  return {
    folders: positionals,
    values: new Map(
      given.flatMap(([key, value]) =>
        takes.includes(key) ? [[key, value === true ? '' : String(value)]] : [],
      ),
    ),
    flags: new Set(given.flatMap(([key, value]) => (value === true ? [key] : []))),
    language,
  };
}
