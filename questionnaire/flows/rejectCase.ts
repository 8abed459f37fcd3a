import type { Questionnaire } from '../model/schema.ts';

/**
 * Staff refuse a case, and say why: the reporter reads it. Flags `yes` and `closed` are raised by refusing; keeping the
 * case is leaving, and what stands out: no key pressed in passing refuses anything.
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
