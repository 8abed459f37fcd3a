import type { Questionnaire } from '../model/schema.ts';

/**
 * Staff close a case: its outcome, then a message or none. Flag `yes` is raised by the last step, beside one of
 * `solved`, `duplicate`, `notOurs`; without `yes` nothing was decided and nothing is done.
 */
export const closeCase: Questionnaire = {
  version: 1,
  start: 'closeCase',
  questions: {
    closeCase: {
      titleId: 'closeCase',
      exclusive: true,
      items: [
        { type: 'checkbox', id: 'answer.solved', flags: ['solved'] },
        { type: 'checkbox', id: 'answer.duplicate', flags: ['duplicate'] },
        { type: 'checkbox', id: 'answer.notOurs', flags: ['notOurs'] },
      ],
      followUp: 'closeCase.offer',
    },
    'closeCase.offer': {
      titleId: 'closeCase.offer',
      items: [
        {
          type: 'yesNo',
          id: 'answer.closeCase.offer',
          yes: { id: 'closeCase.offer.write', followUp: 'closeCase.message' },
          no: { id: 'closeCase.offer.none', flags: ['yes'], followUp: null },
        },
      ],
      reportAnswer: false,
    },
    'closeCase.message': {
      titleId: 'closeCase.message',
      items: [
        {
          type: 'message',
          id: 'answer.closeCase.message',
          msgType: 'close',
          placeholderId: 'closeCase.message.placeholder',
        },
      ],
      flags: ['yes'],
    },
  },
};
