import type { Questionnaire } from '../model/schema.ts';

/** In the order of the case's menu. */
export const STAFF_ACTIONS = ['done', 'cancel', 'leave', 'moderate'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Item of an action, and the text of its button. */
export const getActionItemId = <A extends StaffAction>(action: A) => `answer.staffActions.${action}` as const;

/**
 * One-tap staff actions. Flag `done` (plays `closeCase`), `cancel` (`rejectCase`), `leave` (`leaveCase`) or
 * `moderate` (`blockUser`). The app draws the menu of a case from it.
 */
export const staffActions: Questionnaire = {
  version: 1,
  start: 'staffActions',
  questions: {
    staffActions: {
      titleId: 'staffActions',
      exclusive: true,
      items: STAFF_ACTIONS.map((action) => ({
        type: 'checkbox' as const,
        id: getActionItemId(action),
        flags: [action],
      })),
      reportAnswer: false,
    },
  },
};
