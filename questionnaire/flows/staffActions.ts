import type { Questionnaire } from '../model/schema.ts';

const ACTIONS = ['done', 'cancel', 'leave', 'moderate'] as const;

/**
 * What staff can do with a case, in one tap: flag `done` (close), `cancel` (reject), `leave` or `moderate`. The host
 * then plays the flow of that action, which can still be left.
 */
export const staffActions: Questionnaire = {
  version: 1,
  start: 'staffActions',
  questions: {
    staffActions: {
      titleId: 'staffActions',
      exclusive: true,
      items: ACTIONS.map((action) => ({
        type: 'checkbox' as const,
        id: `answer.staffActions.${action}`,
        flags: [action],
      })),
      reportAnswer: false,
    },
  },
};
