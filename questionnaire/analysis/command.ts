import { parseQuestionnaire } from '../model/parse.ts';
import { checkQuestionnaire } from './check.ts';
import { explore } from './explore.ts';
import type { Finding } from './findings.ts';
import { pathsOf, pathWords } from './paths.ts';
import { findingWords, type Language, problemWords, witnessWords } from './words.ts';

/** What the command prints, and the status it ends with. */
export interface CommandResult {
  /** 0: nothing found; 1: findings, or a definition that is refused; 2: nothing to check could be read. */
  readonly status: 0 | 1 | 2;
  readonly lines: readonly string[];
}

export interface CommandOptions {
  readonly files: readonly string[];
  readonly language: Language;
  readonly json: boolean;
  /** Lists every path too. */
  readonly paths: boolean;
  readonly results: readonly string[];
}

const USAGE: Readonly<Record<Language, string>> = {
  fr: 'Usage : parvis-check questionnaire.json … [--lang fr|en] [--json] [--paths] [--results drapeau,drapeau]',
  en: 'Usage: parvis-check questionnaire.json … [--lang fr|en] [--json] [--paths] [--results flag,flag]',
};
const UNREADABLE: Readonly<Record<Language, string>> = {
  fr: 'ne peut pas être lu comme JSON',
  en: 'cannot be read as JSON',
};
const NOTHING: Readonly<Record<Language, string>> = { fr: 'rien à signaler', en: 'no finding' };
const PARTLY: Readonly<Record<Language, string>> = {
  fr: 'trop grand pour être regardé en entier',
  en: 'too large to be looked at as a whole',
};

/** Reads the arguments; nothing where they cannot be understood. */
export function parseArguments(args: readonly string[]): CommandOptions | undefined {
  const files: string[] = [];
  let language: Language = 'en';
  let json = false;
  let paths = false;
  let results: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--json') json = true;
    else if (arg === '--paths') paths = true;
    else if (arg === '--lang') {
      const given = args[++at];
      if (given !== 'fr' && given !== 'en') return undefined;
      language = given;
    } else if (arg === '--results') results = (args[++at] ?? '').split(',').filter((flag) => flag !== '');
    else if (arg.startsWith('-')) return undefined;
    else files.push(arg);
  }
  return files.length > 0 ? { files, language, json, paths, results } : undefined;
}

/** Runs the command: `read` gives the text of a file, or throws. */
export function run(args: readonly string[], read: (file: string) => string): CommandResult {
  const options = parseArguments(args);
  if (!options) return { status: 2, lines: [USAGE[args.includes('fr') ? 'fr' : 'en']] };
  const checked = options.files.map((file) => checkFile(file, options, read));
  const status = checked.reduce<0 | 1 | 2>((worst, one) => (one.status > worst ? one.status : worst), 0);
  const lines = options.json
    ? [
        JSON.stringify(
          checked.map(({ lines: _lines, ...data }) => data),
          null,
          2,
        ),
      ]
    : checked.flatMap((one) => one.lines);
  return { status, lines };
}

interface Checked extends CommandResult {
  readonly file: string;
  readonly unreadable?: true;
  readonly problems?: readonly object[];
  readonly findings?: readonly Finding[];
  readonly paths?: readonly string[];
}

function checkFile(
  file: string,
  { language, results, paths: asked }: CommandOptions,
  read: (file: string) => string,
): Checked {
  let input: unknown;
  try {
    input = JSON.parse(read(file));
  } catch {
    return { file, status: 2, unreadable: true, lines: [`${file}: ${UNREADABLE[language]}`] };
  }
  const parsed = parseQuestionnaire(input);
  if (!parsed.ok) {
    const { problems } = parsed;
    const told = problems.map(
      (one) => `${file}: ${one.path || '.'}: ${problemWords(one, language)} [${one.reason}]`,
    );
    return { file, status: 1, problems, lines: told };
  }
  const exploration = explore(parsed.questionnaire);
  const findings = checkQuestionnaire(parsed.questionnaire, { results, source: input }, exploration);
  const listed = asked ? pathsOf(exploration) : undefined;
  const whole = exploration.whole && (listed?.all ?? true);
  const paths = listed?.paths.map(pathWords);
  const lines =
    findings.length === 0
      ? [`${file}: ${NOTHING[language]}`]
      : findings.flatMap((finding) => findingLines(file, finding, language));
  return {
    file,
    status: findings.length === 0 ? 0 : 1,
    findings,
    ...(paths && { paths }),
    lines: [
      ...(whole ? [] : [`${file}: ${PARTLY[language]}`]),
      ...lines,
      ...(paths ?? []).map((path) => `    ${path}`),
    ],
  };
}

function findingLines(file: string, finding: Finding, language: Language): string[] {
  const { path, id, severity, witness } = finding;
  const way = witness ? witnessWords(witness, language) : [];
  const told = `${file}: ${path || '.'}: ${findingWords(finding, language)} [${severity} ${id}]`;
  return way.length > 0 ? [told, `    ${way.join(' → ')}`] : [told];
}
