import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { isRecord } from '@parvis/questionnaire/model/record';
import { createId } from '../../lib/outbox/createId.ts';
import { type AnswersDraft, createAnswersDraft } from '../questionnaire/answersDraft.ts';

export interface ReportDraft extends AnswersDraft {
  /** Tabs with the same answers share the id and send one report. */
  readonly csid: () => string;
}

type SendableSnapshot = Snapshot & { readonly csid: string };

const parseCsid = (kept: unknown): string | undefined =>
  isRecord(kept) && typeof kept.csid === 'string' ? kept.csid : undefined;

export function createReportDraft(crUid: string, qrid: string, ccatCode: string): ReportDraft {
  const draft = createAnswersDraft(crUid, `report_${qrid}_${ccatCode}`);
  let csid = parseCsid(draft.load()) ?? createId();
  return {
    ...draft,
    save(snapshot) {
      if (!snapshot) return;
      csid = createId();
      const sendable: SendableSnapshot = { ...snapshot, csid };
      draft.save(sendable);
    },
    csid: () => csid,
  };
}
