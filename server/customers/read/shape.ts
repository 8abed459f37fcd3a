import { defaultLanguage, languages } from '@parvis/locales/languages';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { problemWords } from '@parvis/questionnaire/analysis/words/problemWords';
import { explainShape } from '@parvis/questionnaire/model/explainShape';
import { nearest } from '@parvis/questionnaire/model/nearest';
import type { Problem } from '@parvis/questionnaire/model/problems';
import { isRecord } from '@parvis/questionnaire/model/record';
import type * as z from 'zod/mini';
import { amounts, customerFileSchema } from '../file/customerFile.ts';
import { EXAMPLES } from './examples.ts';
import { type Found, found } from './findings.ts';
import { ASIDES } from './formWords.ts';
import { isSentence, type SentenceId } from './words.ts';

/** What a text must look like, by the key it stands under; any other must be one line. */
const FORMS: Readonly<Record<string, SentenceId>> = {
  cuid: 'notCode',
  code: 'notCode',
  qrid: 'notCode',
  logo: 'notFileName',
  wideLogo: 'notFileName',
  banner: 'notFileName',
  number: 'notNumber',
};

/** Keys of words, which are written by language. */
export const WORDS_KEYS: readonly string[] = [
  'cstmrLbl',
  'greeting',
  'lbl',
  'descr',
  'grpLbl',
  'readBy',
  'within',
  'controller',
];

/** The language in which a file says the name of its customer, which is its first. */
function firstLanguageOf(json: unknown): string {
  const name = isRecord(json) ? json.cstmrLbl : undefined;
  const [first] = isRecord(name) ? Object.keys(name) : [];
  return languages.find(({ tag }) => tag === first)?.tag ?? defaultLanguage;
}

/** What is said of a number that is none, or out of its bounds, by what it counts. */
const AMOUNTS: Readonly<Record<(typeof amounts)[keyof typeof amounts]['of'], SentenceId>> = {
  days: 'notDays',
  minutes: 'notMinutes',
  seconds: 'notSeconds',
  many: 'notMany',
};

/** Types of tiles that people write for a poll. */
const POLLS: readonly string[] = ['"polling"', '"poll"', '"survey"', '"sondage"'];

type Explained = ReturnType<typeof explainShape>;

/** A problem that `@parvis/questionnaire` has a sentence for, as a finding. */
export const ofProblem = (problem: Problem, place: string): Found => {
  const words: Both<string> = { fr: problemWords(problem, 'fr'), en: problemWords(problem, 'en') };
  return { severity: 'error', id: problem.reason, place, words };
};

/** With what is said beside it of the key, where it is one that is taken for another: not of what is but misspelt. */
function withAside(one: Found, key: string, { found: value = '', expected = [] }: Explained): Found {
  const aside = ASIDES[key];
  if (!aside || nearest(value, expected) !== undefined) return one;
  return { ...one, words: { fr: `${one.words.fr} ${aside.fr}`, en: `${one.words.en} ${aside.en}` } };
}

/** What has not the form of a customer's file. Questionnaires are left to their own reader. */
export function shapeFindings(json: unknown): Found[] {
  const { error } = customerFileSchema.safeParse(json);
  const told = (error?.issues ?? [])
    .filter(({ path }) => !path.includes('questionnaire'))
    .map((issue) => ofIssue(issue, json));
  // A text that is too long and has a wrong character too is told once.
  return [...new Map(told.toReversed().map((one) => [one.place, one])).values()].toReversed();
}

function ofIssue(issue: z.core.$ZodIssue, json: unknown): Found {
  const place = issue.path.map(String).join('.');
  // What a rule of the schema's own refuses, it names by its sentence.
  if (isSentence(issue.message)) return found(issue.message, place);
  const explained = explainShape(issue, issue.path, json);
  if (Object.hasOwn(amounts, place)) {
    const { least, most, of } = amounts[place as keyof typeof amounts];
    const about = { value: explained.found ?? '', meant: String(least), other: String(most) };
    return found(AMOUNTS[of], place, about);
  }
  const key = String(issue.path.at(-1));
  if (explained.found === undefined && Object.hasOwn(EXAMPLES, key))
    return found('missingKey', place, { value: key, meant: EXAMPLES[key] ?? '' });
  if (key === 'type' && POLLS.includes(explained.found ?? ''))
    return found('noPolls', place, { value: explained.found?.slice(1, -1) ?? '' });
  const isText = explained.found?.startsWith('"') === true;
  if (issue.code === 'invalid_type' && isText && WORDS_KEYS.includes(key))
    return found('notWords', place, { value: explained.found ?? '', language: firstLanguageOf(json) });
  if (issue.code !== 'invalid_format')
    return withAside(ofProblem({ path: place, reason: 'shape', ...explained }, place), key, explained);
  return found(FORMS[key] ?? 'notOneLine', place, { value: explained.found ?? '' });
}
