import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';

export interface CommandResult {
  /** 1: locked by another process, or partly failed; 2: invalid arguments or failure. */
  readonly status: 0 | 1 | 2;
  readonly lines: readonly string[];
}

export interface CommandOptions<Flag extends string> {
  readonly flags: ReadonlySet<Flag>;
  readonly language: Language;
}

const ARGUMENT_ERRORS = {
  argument: {
    fr: (arg: string) => `L’argument « ${arg} » n’est pas compris.`,
    en: (arg: string) => `The argument "${arg}" is not understood.`,
  },
  language: {
    fr: (arg: string) => `La langue « ${arg} » n’existe pas ici : fr ou en.`,
    en: (arg: string) => `There is no language "${arg}" here: fr or en.`,
  },
} as const satisfies Readonly<Record<string, Both<(arg: string) => string>>>;

/** Returns the error and the usage on an unknown argument. */
export function parseCommandArguments<Flag extends string>(
  args: readonly string[],
  flags: Readonly<Record<string, Flag>>,
  usage: Both<string>,
): CommandOptions<Flag> | CommandResult {
  const usageLanguage: Language = args.includes('fr') ? 'fr' : 'en';
  const rejectArgument = (why: keyof typeof ARGUMENT_ERRORS, arg: string): CommandResult => ({
    status: 2,
    lines: [ARGUMENT_ERRORS[why][usageLanguage](arg), usage[usageLanguage]],
  });
  let language: Language = 'en';
  const given = new Set<Flag>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const flag = Object.hasOwn(flags, arg) ? flags[arg] : undefined;
    if (flag !== undefined) given.add(flag);
    else if (arg === '--lang') {
      const code = args[++at] ?? '';
      if (code !== 'fr' && code !== 'en') return rejectArgument('language', code);
      language = code;
    } else return rejectArgument('argument', arg);
  }
  return { flags: given, language };
}

interface CommandSyntax<Flag extends string> {
  readonly flags: Readonly<Record<string, Flag | 'help'>>;
  readonly usage: Both<string>;
  readonly help: Both<readonly string[]>;
}

export const HELP_FLAGS = { '--help': 'help', '-h': 'help' } as const;

/** Returns a result for `--help` and invalid arguments. */
export function parseCommand<Flag extends string>(
  args: readonly string[],
  { flags, usage, help }: CommandSyntax<Flag>,
): CommandOptions<Flag | 'help'> | CommandResult {
  const read = parseCommandArguments(args, flags, usage);
  if ('status' in read || !read.flags.has('help')) return read;
  return { status: 0, lines: [usage[read.language], ...help[read.language]] };
}
