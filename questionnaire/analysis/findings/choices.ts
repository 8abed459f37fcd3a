import { isConfirm, isSkip } from '../../engine/confirmRule.ts';
import { isPreset, isTick } from '../../model/kinds/kindOf.ts';
import type { Item, Question } from '../../model/schema.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check, FindingId, Found } from './findings.ts';

/** What is wrong, and where inside the question. */
interface Seen {
  readonly at: string;
  readonly item?: string;
}

const isLeaving = (item: Item) => item.type === 'nextButton' && item.abort === true;
const isSending = (item: Item) => item.type === 'nextButton' && !isLeaving(item) && !isSkip(item);
const saysSomething = ({ type }: Item) => type === 'text' || type === 'image';

const itemAt = (items: readonly Item[], index: number): Seen => {
  const id = items[index]?.id;
  return { at: `items.${index}`, ...(id !== undefined && { item: id }) };
};

/** For each finding, where a question has it. */
const RULES: ReadonlyArray<[id: FindingId, look: (question: Question) => Seen | undefined]> = [
  [
    'twoPresets',
    ({ items, exclusive }) => {
      const [, second] = items.filter((item) => isTick(item) && isPreset(item));
      return exclusive && second ? itemAt(items, items.indexOf(second)) : undefined;
    },
  ],
  [
    'exclusiveWithoutBoxes',
    ({ items, exclusive }) => (exclusive && !items.some(isTick) ? { at: 'exclusive' } : undefined),
  ],
  ['emptyAwait', (question) => (question.await?.length === 0 ? { at: 'await' } : undefined)],
  [
    'abortBeforeSend',
    (question) => {
      const { items } = question;
      const leaving = items.findIndex(isLeaving);
      const sending = items.findIndex((item) => isSending(item) || isConfirm(item));
      // Beside a confirm that is appended, it is one of two buttons, which is a finding of its own.
      return leaving >= 0 && leaving < sending ? itemAt(items, leaving) : undefined;
    },
  ],
  [
    'choicesWithoutTitle',
    ({ items, titleId }) => {
      const first = items.findIndex(isTick);
      const said = titleId !== undefined || items.slice(0, first).some(saysSomething);
      return first >= 0 && !said ? itemAt(items, first) : undefined;
    },
  ],
];

/** Choices and buttons that a person cannot make sense of, or that do nothing. */
export const choiceFindings: Check = ({ definition, survey }) =>
  Object.entries(definition.questions).flatMap(([questionId, question]) =>
    RULES.flatMap(([id, look]): Found[] => {
      const seen = look(question);
      if (!seen) return [];
      const path = `questions.${questionId}.${seen.at}`;
      const about = seen.item === undefined ? {} : { item: seen.item };
      return [{ id, path, questionId, about, witness: witnessOfQuestion(survey, questionId) }];
    }),
  );
