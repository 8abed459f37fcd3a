import { ratingRange } from '../model/effects.ts';
import type { Answer } from '../model/report.ts';
import type { Item } from '../model/schema.ts';
import { normalise } from '../model/validate.ts';
import type { Check, Found } from './findings.ts';
import { witnessOfQuestion } from './witness.ts';

/** Answers that leaving gives to items that are not there, or that could not answer so. */
export const abortDefaultFindings: Check = ({ definition, exploration }) =>
  Object.entries(definition.questions).flatMap(([questionId, { items, abortDefault }]) =>
    Object.entries(abortDefault?.answers ?? {}).flatMap(([itemId, answer]): Found[] => {
      const item = items.find(({ id }) => id === itemId);
      if (item && couldAnswer(item, answer)) return [];
      const path = `questions.${questionId}.abortDefault.answers.${itemId}`;
      const witness = witnessOfQuestion(exploration, questionId);
      return [{ id: 'abortDefaultType', path, questionId, about: { item: itemId }, witness }];
    }),
  );

function couldAnswer(item: Item, answer: Answer): boolean {
  switch (item.type) {
    case 'checkbox':
    case 'yesNo':
      return typeof answer === 'boolean';
    case 'rating': {
      const { min, max } = ratingRange(item);
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max;
    }
    case 'input':
      return isNormal(item.subType, answer);
    case 'message':
      return isNormal('message', answer);
    default:
      return false;
  }
}

function isNormal(kind: Parameters<typeof normalise>[0], answer: Answer): boolean {
  if (typeof answer !== 'string') return false;
  // A stored phone number has no leading + any more; it is valid if it is one with it.
  return normalise(kind, kind === 'phone' ? `+${answer}` : answer) === answer;
}
