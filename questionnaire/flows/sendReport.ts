import type { Item, Question, Questionnaire } from '../model/schema.ts';
import { startReportQuestion } from './startReport.ts';

export const detailItem = {
  type: 'message',
  id: 'answer.sendReport.detail',
  msgType: 'details',
  required: false,
  placeholderId: 'sendReport.detail.placeholder',
} as const satisfies Item;

/** `startReport` shown beside the report, with an optional detail (see `withLastQuestion`). */
export const sendQuestion: Question = (() => {
  const { reportAnswer: _, ...question } = startReportQuestion({
    staffSeeId: 'sendReport.staffSee',
    emergencyId: null,
  });
  return {
    ...question,
    items: question.items.flatMap((item): Item[] => (item.type === 'confirm' ? [detailItem, item] : [item])),
  };
})();

export const sendReport: Questionnaire = {
  version: 1,
  start: 'startReport',
  questions: { startReport: sendQuestion },
};
