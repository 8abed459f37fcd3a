import { type AnswersDraft, answersDraft } from '../questions/answersDraft.ts';

/** The half-filled report of an identity, of one category at one code. */
export const reportDraft = (crUid: string, qrid: string, ccatCode: string): AnswersDraft =>
  answersDraft(crUid, `report_${qrid}_${ccatCode}`);
