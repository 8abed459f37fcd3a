import { explainShape } from '../../model/explainShape.ts';
import { parseQuestionnaire } from '../../model/parse.ts';
import type { Problem } from '../../model/problems.ts';
import { isRecord } from '../../model/record.ts';
import type { Questionnaire } from '../../model/schema.ts';
import { checkQuestionnaire } from '../check.ts';
import { FINDINGS, type Finding, type KnownTexts } from '../findings/findings.ts';
import { checkKeys } from '../findings/source.ts';
import { readJson, type Unreadable } from '../json/readJson.ts';
import { textIdsOf } from '../places/textIds.ts';
import { formatPath, listPaths } from '../symbolic/paths.ts';
import { survey } from '../symbolic/survey.ts';
import type { Language } from '../words/language.ts';
import { problemWords, unreadableWords } from '../words/problemWords.ts';
import { HELP, say, USAGE } from '../words/sentences.ts';
import { findingWords, formatWitness } from '../words/words.ts';

/**
 * 0: no findings; 1: findings or an invalid definition; 2: unreadable input; 3: incomplete check. Of several files: 2,
 * 1, 3, 0.
 */
type Status = 0 | 1 | 2 | 3;
const GRAVEST: readonly Status[] = [2, 1, 3, 0];

export interface CommandResult {
  readonly status: Status;
  readonly lines: readonly string[];
}

type Read = (file: string) => string;

/** `read` may throw as `node:fs` does. */
export function run(args: readonly string[], read: Read): CommandResult {
  const options = parseArguments(args);
  if (!options) return { status: 2, lines: [USAGE[args.includes('fr') ? 'fr' : 'en']] };
  const { language } = options;
  if (options.help) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  const words = readWords(options, read);
  const checked = words.ok
    ? options.files.map((file) => checkFile(file, options, words.known, read))
    : [words.refused];
  const status = GRAVEST.find((one) => checked.some((file) => file.status === one)) ?? 0;
  const data = checked.map(({ lines: _lines, ...rest }) => rest);
  const lines = options.json ? [JSON.stringify(data, null, 2)] : checked.flatMap((one) => one.lines);
  return { status, lines };
}

interface CheckedQuestionnaire extends CommandResult {
  readonly file: string;
  readonly unreadable?: true;
  readonly error?: Unreadable;
  readonly problems?: readonly Problem[];
  readonly findings?: readonly Finding[];
  /** Questions not fully explored. */
  readonly undecided?: readonly string[];
  readonly notes?: ReadonlyArray<'notDecided' | 'wordsNotChecked' | 'morePaths'>;
  readonly paths?: readonly string[];
}

function createUnreadable(file: string, error: Unreadable, language: Language): CheckedQuestionnaire {
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

type Words = { ok: true; known: KnownTexts } | { ok: false; refused: CheckedQuestionnaire };

function readWords({ texts: file, language }: CommandOptions, read: Read): Words {
  if (file === undefined) return { ok: true, known: {} };
  const got = readJson(file, read);
  if (!got.ok) return { ok: false, refused: createUnreadable(file, got.error, language) };
  const languages = isRecord(got.data) ? Object.entries(got.data) : [];
  if (languages.length === 0 || !languages.every(([, words]) => isRecord(words))) {
    const lines = [`${file}: ${say(language, 'noWords')} [notWords]`];
    return { ok: false, refused: { file, status: 2, unreadable: true, lines } };
  }
  const known = languages.map(([of, words]) => [of, new Set(Object.keys(words as object))] as const);
  return { ok: true, known: Object.fromEntries(known) };
}

function checkFile(
  file: string,
  options: CommandOptions,
  known: KnownTexts,
  read: Read,
): CheckedQuestionnaire {
  const { language, results, paths: asked } = options;
  const got = readJson(file, read);
  if (!got.ok) return createUnreadable(file, got.error, language);
  const parsed = parseQuestionnaire(got.data, explainShape);
  if (!parsed.ok) return createInvalid(file, got, parsed.problems, language);
  const { questionnaire } = parsed;
  const surveyed = survey(questionnaire);
  const { undecided } = surveyed;
  const asking = { results, known, source: got.data, json: got.text };
  const findings = checkQuestionnaire(questionnaire, asking, surveyed);
  const listed = asked ? listPaths(surveyed) : undefined;
  const paths = listed && [...new Set(listed.paths.map(formatPath))];
  const told: Partial<Record<NonNullable<CheckedQuestionnaire['notes']>[number], string>> = {
    ...(undecided.length > 0 && {
      notDecided: say(language, 'notDecided', { places: undecided.map(formatQuestionPath).join(', ') }),
    }),
    ...(options.texts === undefined &&
      isMissingTexts(questionnaire) && { wordsNotChecked: say(language, 'wordsNotChecked') }),
    ...(listed?.all === false && { morePaths: say(language, 'morePaths') }),
  };
  const notes = Object.keys(told) as Array<keyof typeof told>;
  const clean = findings.length === 0 && undecided.length === 0;
  return {
    file,
    status: findings.length > 0 ? 1 : undecided.length > 0 ? 3 : 0,
    findings,
    ...(undecided.length > 0 && { undecided }),
    ...(notes.length > 0 && { notes }),
    ...(paths && { paths }),
    lines: [
      ...(clean ? [`${file}: ${say(language, 'nothing')}`] : []),
      ...findings.flatMap((finding) => formatFinding(file, finding, language)),
      ...notes.map((note) => `${file}: ${told[note]} [${say(language, 'note')} ${note}]`),
      ...(paths ?? []).map((path) => `    ${path}`),
    ],
  };
}

const formatQuestionPath = (questionId: string): string => `questions.${questionId}`;

const isMissingTexts = (definition: Questionnaire): boolean =>
  definition.texts === undefined && textIdsOf(definition).size > 0;

/** Key findings often explain the rejection. */
function createInvalid(
  file: string,
  { data, text }: { readonly data: unknown; readonly text: string },
  problems: readonly Problem[],
  language: Language,
): CheckedQuestionnaire {
  const findings = checkKeys(data, text).map((one) => ({
    ...one,
    severity: FINDINGS[one.id],
    witness: null,
  }));
  const told = problems.map(
    (one) => `${file}: ${one.path || '.'}: ${problemWords(one, language)} [${one.reason}]`,
  );
  const lines = [...told, ...findings.flatMap((finding) => formatFinding(file, finding, language))];
  return { file, status: 1, problems, ...(findings.length > 0 && { findings }), lines };
}

function formatFinding(file: string, finding: Finding, language: Language): string[] {
  const { path, id, severity, witness } = finding;
  const way = witness ? formatWitness(witness, language) : [];
  const told = `${file}: ${path || '.'}: ${findingWords(finding, language)} [${say(language, severity)} ${id}]`;
  return way.length > 0 ? [told, `    ${way.join(' → ')}`] : [told];
}

export interface CommandOptions {
  readonly files: readonly string[];
  readonly language: Language;
  readonly json: boolean;
  readonly paths: boolean;
  readonly results: readonly string[];
  /** Host texts: `{ "fr": { "id": "words" } }`. */
  readonly texts: string | undefined;
  readonly help: boolean;
}

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
