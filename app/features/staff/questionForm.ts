import { type StaffQuestion, staffQuestionSchema } from '@parvis/api/calls/town';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import * as z from 'zod/mini';

/** The form in which staff write a question; options are objects so that each field keeps its place. */
export interface QuestionFields {
  kind: StaffQuestion['kind'];
  txt: string;
  options: { txt: string }[];
  several: boolean;
}

export const MOST_OPTIONS = 6;

export const emptyQuestion: QuestionFields = {
  kind: 'yesNo',
  txt: '',
  options: [{ txt: '' }, { txt: '' }],
  several: false,
};

/** What is wrong with a choice: it must be there, or says what another one says. */
type OptionProblem = 'missing' | 'twice';

/** What is wrong with the form, by field: the question, and each choice. */
export interface QuestionProblems {
  readonly txt: boolean;
  /** By place. */
  readonly options: ReadonlyMap<number, OptionProblem>;
}

/** What was typed, without the spaces around it; nothing where it cannot be seen. */
const wordsOf = (typed: string): string => (isUnseen(typed) ? '' : typed.trim());

/** What keeps a question from being sent. */
export function problemsOf({ kind, txt, options }: QuestionFields): QuestionProblems {
  const words = options.map((option) => wordsOf(option.txt));
  const problems = new Map<number, OptionProblem>();
  if (kind === 'choice') {
    for (const [at, word] of words.entries())
      if (word !== '' && words.indexOf(word) < at) problems.set(at, 'twice');
    // The first empty ones: two choices must be there.
    const missing = Math.max(0, 2 - words.filter((word) => word !== '').length);
    const empty = [...words.keys()].filter((at) => words[at] === '');
    for (const at of empty.slice(0, missing)) problems.set(at, 'missing');
  }
  return { txt: isUnseen(txt), options: problems };
}

/** The question as it is sent; nothing while words are missing or two choices say the same. */
export function questionOf({ kind, txt, options, several }: QuestionFields): StaffQuestion | undefined {
  const words = wordsOf(txt).replaceAll(/\s+/g, ' ');
  if (words === '') return undefined;
  const choices = options.map((option) => wordsOf(option.txt)).filter((option) => option !== '');
  if (kind === 'choice' && (choices.length < 2 || new Set(choices).size < choices.length)) return undefined;
  const question = kind === 'choice' ? { kind, txt: words, options: choices, several } : { kind, txt: words };
  const parsed = z.safeParse(staffQuestionSchema, question);
  return parsed.success ? parsed.data : undefined;
}
