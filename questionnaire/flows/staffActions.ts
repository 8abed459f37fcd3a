import type { Questionnaire } from '../model/schema.ts';

/** Order of the menu. */
export const STAFF_ACTIONS = ['done', 'cancel', 'leave', 'moderate'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Item id of an action; also its text id. */
export const getActionItemId = <A extends StaffAction>(action: A) => `answer.staffActions.${action}` as const;

/**
 * One-tap staff actions: flag `done` (plays `closeCase`), `cancel` (`rejectCase`), `leave` (`leaveCase`) or `moderate`
 * (`blockUser`). The app draws the menu from it.
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
