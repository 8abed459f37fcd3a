import type { Question, Questionnaire } from '../model/schema.ts';
import { startReport, startReportQuestion } from './startReport.ts';

const texts = { staffSeeId: 'sendReport.staffSee', emergencyId: null };

/** `startReport` beside what is about to be sent: the first screen has told who sees what, and of emergencies. */
export const sendReport: Questionnaire = startReport(texts);

/** The same at the end of a category's own questions (`withLastQuestion`). */
export const sendQuestion: Question = startReportQuestion(texts);
