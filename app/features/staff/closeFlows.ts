import { closeCase } from '@parvis/questionnaire/flows/closeCase';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';

const itemsOf = (id: string): readonly Item[] => closeCase.questions[id]?.items ?? [];

/** Raised where somebody wants to say some words with the close. */
export const WITH_WORDS = 'withWords';

/** A close by its key where its button is out of sight: an outcome pressed is the close, as in the list at the button. */
export const closeAtOnce: Questionnaire = {
  version: closeCase.version,
  start: 'closeCase',
  questions: {
    closeCase: {
      titleId: 'closeCase',
      exclusive: true,
      items: [
        ...itemsOf('closeCase'),
        { type: 'nextButton', id: 'staff.close.withWords', skip: true, flags: [WITH_WORDS] },
      ],
      flags: ['yes'],
    },
  },
};
