import { type StaffQuestion, staffQuestionSchema } from '@parvis/api/entities/staffQuestion';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import * as z from 'zod/mini';

/** Form values; options are objects, as field arrays need. */
export interface QuestionFields {
  kind: StaffQuestion['kind'];
  txt: string;
  options: { txt: string }[];
  several: boolean;
}

export const OPTIONS_MAX = 6;

export const emptyQuestion: QuestionFields = {
  kind: 'yesNo',
  txt: '',
  options: [{ txt: '' }, { txt: '' }],
  several: false,
};

type OptionProblem = 'missing' | 'twice';

export interface QuestionProblems {
  readonly txt: boolean;
  /** By index. */
  readonly options: ReadonlyMap<number, OptionProblem>;
}

/** Trims; invisible text becomes empty. */
const normalizeText = (typed: string): string => (isUnseen(typed) ? '' : typed.trim());

export function validateQuestion({ kind, txt, options }: QuestionFields): QuestionProblems {
  const words = options.map((option) => normalizeText(option.txt));
  const problems = new Map<number, OptionProblem>();
  if (kind === 'choice') {
    for (const [at, word] of words.entries())
      if (word !== '' && words.indexOf(word) < at) problems.set(at, 'twice');
    // Marks only as many as the two required.
    const missing = Math.max(0, 2 - words.filter((word) => word !== '').length);
    const empty = [...words.keys()].filter((at) => words[at] === '');
    for (const at of empty.slice(0, missing)) problems.set(at, 'missing');
  }
  return { txt: isUnseen(txt), options: problems };
}

/** Builds the payload; undefined if invalid. */
export function buildQuestion({ kind, txt, options, several }: QuestionFields): StaffQuestion | undefined {
  const words = normalizeText(txt).replaceAll(/\s+/g, ' ');
  if (words === '') return undefined;
  const choices = options.map((option) => normalizeText(option.txt)).filter((option) => option !== '');
  if (kind === 'choice' && (choices.length < 2 || new Set(choices).size < choices.length)) return undefined;
  const question = kind === 'choice' ? { kind, txt: words, options: choices, several } : { kind, txt: words };
  const parsed = z.safeParse(staffQuestionSchema, question);
  return parsed.success ? parsed.data : undefined;
}
