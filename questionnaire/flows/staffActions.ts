import type { Questionnaire } from '../model/schema.ts';

const ACTIONS = ['done', 'cancel', 'leave', 'moderate'] as const;

/**
 * One-tap staff actions. Flag `done` (close), `cancel` (reject), `leave` or `moderate`: the host plays that
 * flow.
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
