import type { Item, Question, Questionnaire } from '../model/schema.ts';

export const detailItem = {
  type: 'message',
  id: 'answer.sendReport.detail',
  msgType: 'details',
  required: false,
  placeholderId: 'sendReport.detail.placeholder',
} as const satisfies Item;

/** Confirms sending, with an optional detail: flag `yes` (see `withLastQuestion`). */
export const sendQuestion: Question = {
  titleId: 'startReport',
  items: [
    { type: 'text', id: 'sendReport.staffSee' },
    detailItem,
    { type: 'confirm', id: 'startReport.send' },
  ],
  flags: ['yes'],
};

export const sendReport: Questionnaire = {
  version: 1,
  start: 'startReport',
  questions: { startReport: sendQuestion },
};
