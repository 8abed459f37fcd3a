import type { Question, Questionnaire } from '../model/schema.ts';

export interface StartReportTexts {
  staffSeeId?: string;
  /** Not an emergency line; `null` hides the notice. */
  emergencyId?: string | null;
}

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

/** Confirms sending: flag `yes`. */
export function startReport(texts?: StartReportTexts): Questionnaire {
  return { version: 1, start: 'startReport', questions: { startReport: startReportQuestion(texts) } };
}
