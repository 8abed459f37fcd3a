import type { Question, Questionnaire } from '../model/schema.ts';

/** The words that a customer or a place may change. */
export interface StartReportTexts {
  /** What staff will see of the report. */
  staffSeeId?: string;
  /** That this is no emergency line; `null` where the customer shows no such notice. */
  emergencyId?: string | null;
}

/** The one question of `startReport`. */
export function startReportQuestion({
  staffSeeId = 'startReport.staffSee',
  emergencyId = 'startReport.emergency',
}: StartReportTexts = {}): Question {
  return {
    titleId: 'startReport',
    items: [
      ...(emergencyId === null
        ? []
        : [{ type: 'text' as const, id: emergencyId, framed: 'warning' as const }]),
      { type: 'text', id: staffSeeId },
      { type: 'confirm', id: 'startReport.send' },
    ],
    flags: ['yes'],
    reportAnswer: false,
  };
}

/** Confirmation before a report is sent: flag `yes` is raised by sending, and avoided by leaving. */
export function startReport(texts?: StartReportTexts): Questionnaire {
  return { version: 1, start: 'startReport', questions: { startReport: startReportQuestion(texts) } };
}
