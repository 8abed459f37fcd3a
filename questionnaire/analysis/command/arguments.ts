import type { Language } from '../words/language.ts';

/** What the command is asked to do. */
export interface CommandOptions {
  readonly files: readonly string[];
  readonly language: Language;
  readonly json: boolean;
  /** Lists every path too. */
  readonly paths: boolean;
  readonly results: readonly string[];
  /** A file of the host's words: `{ "fr": { "id": "words" } }`. */
  readonly texts: string | undefined;
  readonly help: boolean;
}

/** Reads the arguments; nothing where they cannot be understood. */
export function parseArguments(args: readonly string[]): CommandOptions | undefined {
  const files: string[] = [];
  let language: Language = 'en';
  let json = false;
  let paths = false;
  let help = false;
  let results: string[] = [];
  let texts: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--json') json = true;
    else if (arg === '--paths') paths = true;
    else if (arg === '--help' || arg === '-h') help = true;
    else if (arg === '--lang') {
      const given = args[++at];
      if (given !== 'fr' && given !== 'en') return undefined;
      language = given;
    } else if (arg === '--results') results = (args[++at] ?? '').split(',').filter((flag) => flag !== '');
    else if (arg === '--texts') {
      texts = args[++at];
      if (texts === undefined) return undefined;
    } else if (arg.startsWith('-')) return undefined;
    else files.push(arg);
  }
  const options = { files, language, json, paths, results, texts, help };
  return help || files.length > 0 ? options : undefined;
}
