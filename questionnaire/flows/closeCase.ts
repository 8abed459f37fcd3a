import type { Questionnaire } from '../model/schema.ts';

/** Flags, valid with `yes` only: `solved`, `duplicate` or `notOurs`. */
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
