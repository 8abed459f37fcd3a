import type { QuestionItem } from '@parvis/api/calls/staffQuestion';
import { CHOICES, QUESTION_ITEMS } from '@parvis/api/constants';
import type { Translate } from '@parvis/locales/translate';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import {
  type EditedPart,
  type EditedQuestion,
  type EditedWords,
  isNamedByTitle,
  type PartKind,
} from '@parvis/ui/screens/QuestionEditor';
import * as z from 'zod/mini';
import { createOption, createPart, createQuestion } from './questionEditor/createParts.ts';
import {
  findQuestionProblems,
  isWordless,
  type QuestionProblems,
} from './questionEditor/questionProblems.ts';

/** Allowed in a case. */
export const ASKED_KINDS: readonly PartKind[] = ['yesNo', 'choice', 'message', 'rating'];

export const PARTS_MAX = QUESTION_ITEMS.max;
export const OPTIONS_MAX = CHOICES.max;

/** As sent and saved. */
export interface QuestionContent {
  readonly txt: string;
  readonly items: QuestionItem[];
}

const words = z.record(z.string(), z.string());
const partSchema = z.object({
  ...{ id: z.string(), kind: z.enum(['choice', 'rating', 'yesNo', 'message', 'email', 'phone', 'text']) },
  ...{ words, required: z.boolean(), exclusive: z.boolean(), high: words, low: words, stars: z.int() },
  options: z.array(z.object({ id: z.string(), words })),
});
export const editedQuestionSchema: z.ZodMiniType<EditedQuestion> = z.object({
  ...{ id: z.string(), title: words },
  parts: z.array(partSchema),
});

export const createEmptyQuestion = (): EditedQuestion => createQuestion('yesNo');

/** One line; invisible text becomes empty. */
export const readWords = (written: EditedWords): string =>
  Object.values(written)
    .find((text) => !isUnseen(text))
    ?.trim()
    .replaceAll(/[ \t\r\n]+/g, ' ') ?? '';

export const isWritten = ({ title, parts }: EditedQuestion): boolean =>
  !isWordless(title) ||
  parts.some((part) => !isWordless(part.words) || part.options.some((option) => !isWordless(option.words)));

const toLabel = (words: EditedWords) => {
  const lbl = readWords(words);
  return lbl === '' ? {} : { lbl };
};

const toEnd = <K extends string>(key: K, written: EditedWords): { [P in K]?: string } => {
  const text = readWords(written);
  return (text === '' ? {} : { [key]: text }) as { [P in K]?: string };
};

function toItem(part: EditedPart, question: EditedQuestion): QuestionItem {
  const named = {
    ...(!isNamedByTitle(part, question) && toLabel(part.words)),
    ...(!part.required && { required: false }),
  };
  switch (part.kind) {
    case 'choice': {
      const { required: _, ...lbl } = named;
      const options = part.options.map((option) => readWords(option.words));
      return { kind: 'choice', ...lbl, options, several: !part.exclusive };
    }
    case 'rating':
      return {
        ...{ kind: 'rating', ...named, stars: part.stars },
        ...{ ...toEnd('low', part.low), ...toEnd('high', part.high) },
      };
    case 'yesNo':
      return { kind: 'yesNo', ...named, ...toEnd('no', part.low), ...toEnd('yes', part.high) };
    default:
      return { kind: 'text', ...named };
  }
}

export const toContent = (question: EditedQuestion): QuestionContent => ({
  txt: readWords(question.title),
  items: question.parts.map((part) => toItem(part, question)),
});

const kindsOfItems = { choice: 'choice', rating: 'rating', yesNo: 'yesNo', text: 'message' } as const;

function toPart(item: QuestionItem, language: string): EditedPart {
  const write = (text: string | undefined): EditedWords => (text === undefined ? {} : { [language]: text });
  const part = {
    ...{ ...createPart(kindsOfItems[item.kind]), words: write(item.lbl) },
    required: !('required' in item && item.required === false),
  };
  switch (item.kind) {
    case 'choice':
      return {
        ...{ ...part, exclusive: !item.several },
        options: item.options.map((option) => ({ ...createOption(), words: write(option) })),
      };
    case 'rating':
      return { ...part, stars: item.stars ?? part.stars, low: write(item.low), high: write(item.high) };
    case 'yesNo':
      return { ...part, low: write(item.no), high: write(item.yes) };
    default:
      return part;
  }
}

export const toEditedQuestion = ({ txt, items }: QuestionContent, language: string): EditedQuestion => ({
  ...{ ...createEmptyQuestion(), title: { [language]: txt } },
  parts: items.map((item) => toPart(item, language)),
});

const isLeavable = ({ kind, required }: EditedPart): boolean => kind !== 'choice' && !required;

export function findAskedProblems(question: EditedQuestion, t: Translate): QuestionProblems {
  const lists = question.parts.filter(({ kind }) => kind === 'choice');
  const unnamed = lists.length > 1 ? lists.filter(({ words }) => isWordless(words)) : [];
  return new Map([
    ...findQuestionProblems(question, t),
    ...unnamed.map(({ id }) => [id, t('questions.list.missing')] as const),
    ...(question.parts.length > 0 && question.parts.every(isLeavable)
      ? [['parts', t('questions.required.missing')] as const]
      : []),
  ]);
}
