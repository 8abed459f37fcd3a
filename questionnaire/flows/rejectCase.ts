import type { Questionnaire } from '../model/schema.ts';

/**
 * Rejects a case with a reason for the reporter: flags `yes` and `closed`. Keeping the case stands out,
 * so that no accidental key rejects it.
 */
export const rejectCase: Questionnaire = {
  version: 1,
  start: 'rejectCase',
  questions: {
    rejectCase: {
      titleId: 'rejectCase',
      items: [
        {
          type: 'message',
          id: 'answer.rejectCase.message',
          msgType: 'reject',
          placeholderId: 'rejectCase.message.placeholder',
        },
        { type: 'nextButton', id: 'rejectCase.yes', weight: 'quiet' },
        { type: 'nextButton', id: 'rejectCase.no', weight: 'strong', skip: true, abort: true },
      ],
      flags: ['yes', 'closed'],
    },
  },
};
