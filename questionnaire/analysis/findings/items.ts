import { hasButtons, isConfirm, shownItems } from '../../engine/confirmRule.ts';
import { isPreset, isTick } from '../../model/kinds/kindOf.ts';
import type { Item, Question } from '../../model/schema.ts';
import { isOptional, takesAnswer } from '../symbolic/choices.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check, FindingId, Found } from './findings.ts';

const isNext = ({ type }: Item) => type === 'nextButton';
const isBareImage = ({ type, imgDesc, text, id }: Item) =>
  type === 'image' && imgDesc === undefined && text === undefined && id === undefined;

/** For each finding, the item of a question it is about, if it is there. */
const RULES: ReadonlyArray<[id: FindingId, find: (question: Question) => Item | undefined]> = [
  [
    'optionalOnlyWithoutButton',
    (question) => {
      const { items } = question;
      const all = items.filter((item) => takesAnswer(item) || isTick(item));
      return !hasButtons(question) && all.every(isOptional) ? all[0] : undefined;
    },
  ],
  [
    'optionalCutOff',
    (question) => {
      const { items } = question;
      const needed = items.some((item) => isTick(item) || (takesAnswer(item) && !isOptional(item)));
      return needed && !hasButtons(question) ? items.find(isOptional) : undefined;
    },
  ],
  ['presetWithoutButton', (question) => (hasButtons(question) ? undefined : question.items.find(isPreset))],
  [
    'twoButtons',
    (question) => {
      const { items } = question;
      if (items.filter(isConfirm).length > 1) return items.findLast(isConfirm);
      return shownItems(question).length > items.length ? items.find(isNext) : undefined;
    },
  ],
  [
    'mixedChoice',
    (question) => {
      const mixed = !hasButtons(question) && question.items.some(takesAnswer);
      return mixed ? question.items.find(isTick) : undefined;
    },
  ],
  ['imageWithoutDescription', ({ items }) => items.find(isBareImage)],
];

/** Items that do not go together: what the confirm rule makes of them is not what a person would expect. */
export const itemFindings: Check = ({ definition, survey }) =>
  Object.entries(definition.questions).flatMap(([questionId, question]) =>
    RULES.flatMap(([id, find]): Found[] => {
      const item = find(question);
      if (!item) return [];
      const path = `questions.${questionId}.items.${question.items.indexOf(item)}`;
      const about = item.id === undefined ? {} : { item: item.id };
      return [{ id, path, questionId, about, witness: witnessOfQuestion(survey, questionId) }];
    }),
  );
