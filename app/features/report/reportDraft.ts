import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { isRecord } from '@parvis/questionnaire/model/record';
import { newId } from '../../lib/outbox/ids.ts';
import { type AnswersDraft, answersDraft } from '../questionnaire/answersDraft.ts';

export interface ReportDraft extends AnswersDraft {
  /** Two tabs with the same answers share the id, so they send one report. */
  readonly csid: () => string;
}

type Sendable = Snapshot & { readonly csid: string };

const csidIn = (kept: unknown): string | undefined =>
  isRecord(kept) && typeof kept.csid === 'string' ? kept.csid : undefined;

export function reportDraft(crUid: string, qrid: string, ccatCode: string): ReportDraft {
  const draft = answersDraft(crUid, `report_${qrid}_${ccatCode}`);
  let csid = csidIn(draft.load()) ?? newId();
  return {
    ...draft,
    save(snapshot) {
      if (!snapshot) return;
      csid = newId();
      const sendable: Sendable = { ...snapshot, csid };
      draft.save(sendable);
    },
    csid: () => csid,
  };
}
