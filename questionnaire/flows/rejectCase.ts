import type { Questionnaire } from '../model/schema.ts';

/** Rejects a case with a reason: flags `yes` and `closed`. "Keep" is emphasised, against accidental keys. */
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
