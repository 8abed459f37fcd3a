import type { Questionnaire } from '../model/schema.ts';

export const BLOCK_REASONS = [
  'conflictWithUser',
  'abusiveOrOffensiveBehaviour',
  'repeatedBadReports',
  'otherReason',
] as const;

/** Blocks a contributor for reasons, then confirms (specification, section 4): flag `yes`. */
export const blockUser: Questionnaire = {
  version: 1,
  start: 'blockUser',
  questions: {
    blockUser: {
      titleId: 'blockUser',
      items: [
        ...BLOCK_REASONS.map((reason) => ({ type: 'checkbox' as const, id: `answer.${reason}` })),
        { type: 'nextButton', id: 'flow.continue' },
      ],
      followUp: 'blockUser.sure',
    },
    'blockUser.sure': {
      titleId: 'blockUser.sure',
      items: [
        {
          type: 'yesNo',
          id: 'answer.blockUser',
          yes: { id: 'blockUser.yes', flags: ['yes'] },
          no: { id: 'blockUser.no', abort: true },
        },
      ],
      reportAnswer: false,
    },
  },
};
