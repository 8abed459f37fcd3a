import { kindOf } from '../../model/kinds/kindOf.ts';
import type { Answer } from '../../model/report.ts';
import type { Item } from '../../model/schema.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';

/** Answers that leaving gives to items that are not there, or that could not answer so. */
export const abortDefaultFindings: Check = ({ definition, survey }) =>
  Object.entries(definition.questions).flatMap(([questionId, { items, abortDefault }]) =>
    Object.entries(abortDefault?.answers ?? {}).flatMap(([itemId, answer]): Found[] => {
      const item = items.find(({ id }) => id === itemId);
      if (item && couldAnswer(item, answer)) return [];
      const path = `questions.${questionId}.abortDefault.answers.${itemId}`;
      const witness = witnessOfQuestion(survey, questionId);
      return [{ id: 'abortDefaultType', path, questionId, about: { item: itemId }, witness }];
    }),
  );

const couldAnswer = (item: Item, answer: Answer): boolean =>
  kindOf(item).answers?.accepts(item, answer) === answer;
