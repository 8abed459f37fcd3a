import type { Questionnaire } from '../model/schema.ts';

/**
 * Staff reject a case, with or without saying why. Flags `yes` and `closed` are raised by the last step; keeping the
 * case is leaving.
 */
export const rejectCase: Questionnaire = {
  version: 1,
  start: 'rejectCase',
  questions: {
    rejectCase: {
      titleId: 'rejectCase',
      exclusive: true,
      items: [
        { type: 'checkbox', id: 'answer.rejectCase.explain', followUp: 'rejectCase.message' },
        { type: 'checkbox', id: 'answer.rejectCase.plain', flags: ['yes', 'closed'] },
        { type: 'checkbox', id: 'answer.rejectCase.keep', abort: true },
      ],
      reportAnswer: false,
    },
    'rejectCase.message': {
      titleId: 'rejectCase.message',
      items: [
        {
          type: 'message',
          id: 'answer.rejectCase.message',
          msgType: 'reject',
          placeholderId: 'rejectCase.message.placeholder',
        },
      ],
      flags: ['yes', 'closed'],
    },
  },
};
