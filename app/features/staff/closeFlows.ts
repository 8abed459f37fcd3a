import { closeCase } from '@parvis/questionnaire/flows/closeCase';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';

const getItems = (id: string): readonly Item[] => closeCase.questions[id]?.items ?? [];

/** Adds a message. */
export const WITH_WORDS = 'withWords';

/** By shortcut: choosing an outcome closes at once. */
export const quickClose: Questionnaire = {
  version: closeCase.version,
  start: 'closeCase',
  questions: {
    closeCase: {
      titleId: 'closeCase',
      exclusive: true,
      items: [
        ...getItems('closeCase'),
        { type: 'nextButton', id: 'staff.close.withWords', skip: true, flags: [WITH_WORDS] },
      ],
      flags: ['yes'],
    },
  },
};
