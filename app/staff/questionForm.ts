import { type StaffQuestion, staffQuestionSchema } from '@parvis/api/calls/town';
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

/** The question as it is sent; nothing while words are missing or two choices say the same. */
export function questionOf({ kind, txt, options, several }: QuestionFields): StaffQuestion | undefined {
  const words = txt.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return undefined;
  const choices = options.map((option) => option.txt.trim()).filter((option) => option !== '');
  if (kind === 'choice' && (choices.length < 2 || new Set(choices).size < choices.length)) return undefined;
  const question = kind === 'choice' ? { kind, txt: words, options: choices, several } : { kind, txt: words };
  const parsed = z.safeParse(staffQuestionSchema, question);
  return parsed.success ? parsed.data : undefined;
}
