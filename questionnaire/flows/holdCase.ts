import type { Questionnaire } from '../model/schema.ts';

/** The host asks for the date of the last. */
export const HOLD_CHOICES = ['tomorrow', 'days3', 'week', 'other'] as const;
export type HoldChoice = (typeof HOLD_CHOICES)[number];

export const getHoldItemId = <C extends HoldChoice>(choice: C) => `answer.holdCase.${choice}` as const;

/**
 * Holds a case until a day, with a reason for staff and a sentence for the reporter. Flags: the choice, and `yes`. The
 * app draws the form: no item kind holds a date.
 */
export const holdCase: Questionnaire = {
  version: 3,
  start: 'holdCase',
  questions: {
    holdCase: {
      titleId: 'holdCase',
      exclusive: true,
      items: [
        { type: 'message', id: 'answer.holdCase.reason', msgType: 'note' },
        { type: 'message', id: 'answer.holdCase.message', msgType: 'hold', required: false },
        { type: 'text', id: 'holdCase.until' },
        ...HOLD_CHOICES.map((choice) => ({
          type: 'checkbox' as const,
          id: getHoldItemId(choice),
          flags: [choice],
        })),
        { type: 'nextButton', id: 'holdCase.yes' },
        { type: 'nextButton', id: 'holdCase.no', weight: 'quiet', skip: true, abort: true },
      ],
      flags: ['yes'],
    },
  },
};
