import type { Item, Question, Questionnaire } from '../model/schema.ts';
import { startReportQuestion } from './startReport.ts';

/** What somebody may add who has answered everything: never asked for. */
export const detailItem = {
  type: 'message',
  id: 'answer.sendReport.detail',
  msgType: 'details',
  required: false,
  placeholderId: 'sendReport.detail.placeholder',
} as const satisfies Item;

/**
 * `startReport` beside what is about to be sent, with room for a detail: the first screen has told of emergencies. At the
 * end of a category's own questions (`withLastQuestion`) the detail is reported where there is one.
 */
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

/** The same as a flow of its own, so that a page may have shown an older one. */
export const sendReport: Questionnaire = {
  version: 1,
  start: 'startReport',
  questions: { startReport: sendQuestion },
};
