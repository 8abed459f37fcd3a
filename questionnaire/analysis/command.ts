import { explainShape } from '../model/explainShape.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import type { Problem } from '../model/problems.ts';
import type { Questionnaire } from '../model/schema.ts';
import { unknownKeys } from '../model/unknownKeys.ts';
import { type CommandOptions, HELP, parseArguments, USAGE } from './arguments.ts';
import { checkQuestionnaire } from './check.ts';
import { explore } from './explore.ts';
import { FINDINGS, type Finding, type KnownTexts } from './findings.ts';
import { pathsOf, pathWords } from './paths.ts';
import { problemWords, unreadableWords } from './problemWords.ts';
import { readJson, type Unreadable } from './readJson.ts';
import { textIdsOf } from './textIds.ts';
import { type Both, findingWords, type Language, witnessWords } from './words.ts';

/** What the command prints, and the status it ends with. */
export interface CommandResult {
  /** 0: nothing found; 1: findings, or a definition that is refused; 2: a file or an argument cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const NOTHING: Both<string> = { fr: 'rien à signaler', en: 'no finding' };
const PARTLY: Both<string> = {
  fr: 'trop grand pour être regardé en entier',
  en: 'too large to be looked at as a whole',
};
const UNCHECKED: Both<string> = {
  fr: 'Les textes n’ont pas été vérifiés : la définition n’en a pas, et --texts n’en donne pas.',
  en: 'Words were not checked: the definition has none of its own, and --texts gives none.',
};
const NO_WORDS: Both<string> = {
  fr: 'Ce fichier ne contient pas de textes par langue : { "fr": { "id": "texte" } }.',
  en: 'This file does not hold words by language: { "fr": { "id": "words" } }.',
};

type Read = (file: string) => string;

/** Runs the command: `read` gives the text of a file, or throws as `node:fs` does. */
export function run(args: readonly string[], read: Read): CommandResult {
  const options = parseArguments(args);
  if (!options) return { status: 2, lines: [USAGE[args.includes('fr') ? 'fr' : 'en']] };
  const { language } = options;
  if (options.help) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  const words = readWords(options, read);
  const checked = words.ok
    ? options.files.map((file) => checkFile(file, options, words.known, read))
    : [words.refused];
  const status = checked.reduce<0 | 1 | 2>((worst, one) => (one.status > worst ? one.status : worst), 0);
  const data = checked.map(({ lines: _lines, ...rest }) => rest);
  const lines = options.json ? [JSON.stringify(data, null, 2)] : checked.flatMap((one) => one.lines);
  return { status, lines };
}

interface Checked extends CommandResult {
  readonly file: string;
  readonly unreadable?: true;
  readonly error?: Unreadable;
  readonly problems?: readonly Problem[];
  readonly findings?: readonly Finding[];
  readonly notes?: readonly 'wordsNotChecked'[];
  readonly paths?: readonly string[];
}

function refused(file: string, error: Unreadable, language: Language): Checked {
  const told = unreadableWords(error, language);
  const lines =
    error.why === 'syntax'
      ? [
          `${file}:${error.line}:${error.column}: ${told} [${error.why}]`,
          ...error.excerpt.map((line) => `    ${line}`),
        ]
      : [`${file}: ${told} [${error.why}]`];
  return { file, status: 2, unreadable: true, error, lines };
}

type Words = { ok: true; known: KnownTexts } | { ok: false; refused: Checked };

function readWords({ texts: file, language }: CommandOptions, read: Read): Words {
  if (file === undefined) return { ok: true, known: {} };
  const got = readJson(file, read);
  if (!got.ok) return { ok: false, refused: refused(file, got.error, language) };
  const languages = isRecord(got.data) ? Object.entries(got.data) : [];
  if (languages.length === 0 || !languages.every(([, words]) => isRecord(words))) {
    const lines = [`${file}: ${NO_WORDS[language]} [notWords]`];
    return { ok: false, refused: { file, status: 2, unreadable: true, lines } };
  }
  const known = languages.map(([of, words]) => [of, new Set(Object.keys(words as object))] as const);
  return { ok: true, known: Object.fromEntries(known) };
}

function checkFile(file: string, options: CommandOptions, known: KnownTexts, read: Read): Checked {
  const { language, results, paths: asked } = options;
  const got = readJson(file, read);
  if (!got.ok) return refused(file, got.error, language);
  const parsed = parseQuestionnaire(got.data, explainShape);
  if (!parsed.ok) return refusedDefinition(file, got.data, parsed.problems, language);
  const { questionnaire } = parsed;
  const exploration = explore(questionnaire);
  const findings = checkQuestionnaire(questionnaire, { results, known, source: got.data }, exploration);
  const listed = asked ? pathsOf(exploration) : undefined;
  const whole = exploration.whole && (listed?.all ?? true);
  const paths = listed?.paths.map(pathWords);
  const unchecked = options.texts === undefined && needsWords(questionnaire);
  return {
    file,
    status: findings.length === 0 ? 0 : 1,
    findings,
    ...(unchecked && { notes: ['wordsNotChecked'] }),
    ...(paths && { paths }),
    lines: [
      ...(whole ? [] : [`${file}: ${PARTLY[language]}`]),
      ...(findings.length === 0 ? [`${file}: ${NOTHING[language]}`] : []),
      ...findings.flatMap((finding) => findingLines(file, finding, language)),
      ...(unchecked ? [`${file}: ${UNCHECKED[language]} [note wordsNotChecked]`] : []),
      ...(paths ?? []).map((path) => `    ${path}`),
    ],
  };
}

/** Whether words are shown that neither the definition nor the command has. */
const needsWords = (definition: Questionnaire): boolean =>
  definition.texts === undefined && textIdsOf(definition).size > 0;

/** A misspelt key is often why a definition is refused, so those are told as well. */
function refusedDefinition(
  file: string,
  input: unknown,
  problems: readonly Problem[],
  language: Language,
): Checked {
  const findings = unknownKeys(input).map(
    ({ path, key, suggestion, questionId }): Finding => ({
      id: 'unknownKey',
      severity: FINDINGS.unknownKey,
      path,
      questionId,
      about: { key, ...(suggestion !== undefined && { suggestion }) },
      witness: null,
    }),
  );
  const told = problems.map(
    (one) => `${file}: ${one.path || '.'}: ${problemWords(one, language)} [${one.reason}]`,
  );
  const lines = [...told, ...findings.flatMap((finding) => findingLines(file, finding, language))];
  return { file, status: 1, problems, ...(findings.length > 0 && { findings }), lines };
}

function findingLines(file: string, finding: Finding, language: Language): string[] {
  const { path, id, severity, witness } = finding;
  const way = witness ? witnessWords(witness, language) : [];
  const told = `${file}: ${path || '.'}: ${findingWords(finding, language)} [${severity} ${id}]`;
  return way.length > 0 ? [told, `    ${way.join(' → ')}`] : [told];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
