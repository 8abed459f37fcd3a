import { closeCase } from '@parvis/questionnaire/flows/closeCase';
import type { Item, Question, Questionnaire } from '@parvis/questionnaire/model/schema';

const itemsOf = (id: string): readonly Item[] => closeCase.questions[id]?.items ?? [];
const outcomes = itemsOf('closeCase');

const words: Question = {
  titleId: 'closeCase',
  exclusive: true,
  items: [
    ...outcomes,
    ...itemsOf('closeCase.message'),
    { type: 'nextButton', id: 'closeCase.yes' },
    { type: 'nextButton', id: 'staff.close.no', weight: 'quiet', skip: true, abort: true },
  ],
  flags: ['yes'],
};

/** A close with a message, all on one page: what became of the case, the words, and the button that says what it does. */
export const closeWithWords: Questionnaire = {
  version: closeCase.version,
  start: 'closeCase.message',
  questions: { 'closeCase.message': words },
};

/** A close by its key where its button is out of sight: an outcome pressed is the close, as in the list at the button. */
export const closeAtOnce: Questionnaire = {
  version: closeCase.version,
  start: 'closeCase',
  questions: {
    closeCase: {
      titleId: 'closeCase',
      exclusive: true,
      items: [
        ...outcomes,
        { type: 'nextButton', id: 'staff.close.withWords', skip: true, followUp: 'closeCase.message' },
      ],
      flags: ['yes'],
    },
    ...closeWithWords.questions,
  },
};
