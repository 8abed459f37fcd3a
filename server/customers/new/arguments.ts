import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { ASKED, ASKED_KEYS, type Typed } from './answers.ts';
import { SAYS } from './words.ts';

/** What `parvis new` was given. */
export interface NewOptions {
  readonly folder: string | undefined;
  readonly typed: Typed;
  readonly logo: string | undefined;
  readonly language: Language;
  readonly help: boolean;
}

/** Reads the arguments, or says which of them are not understood. */
export function parseArguments(args: readonly string[]): NewOptions | Both<string>[] {
  const strange = (arg: string) => ({ fr: SAYS.argument.fr(arg), en: SAYS.argument.en(arg) });
  const wrong: Both<string>[] = [];
  const values = new Map<string, string>();
  const takes = [...ASKED_KEYS.map((key) => ASKED[key].option), '--logo', '--lang'];
  let folder: string | undefined;
  let help = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    // `--name=…` as well as `--name …`
    const [option = '', value] = arg.startsWith('--') ? arg.split(/=(.*)/s) : [arg];
    if (takes.includes(option)) values.set(option, value ?? args[++at] ?? '');
    else if (arg === '--help' || arg === '-h') help = true;
    else if (!arg.startsWith('-') && folder === undefined) folder = arg;
    else wrong.push(strange(arg));
  }
  const language = values.get('--lang') ?? 'en';
  if (language !== 'fr' && language !== 'en') return [...wrong, strange(`--lang ${language}`)];
  if (wrong.length > 0) return wrong;
  const typed = Object.fromEntries(
    ASKED_KEYS.flatMap((key) => {
      const value = values.get(ASKED[key].option);
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return { folder, typed, logo: values.get('--logo'), language, help };
}
