import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { isRecord } from '@parvis/questionnaire/model/record';
import { newId } from '../../lib/outbox/ids.ts';
import { type AnswersDraft, answersDraft } from '../questionnaire/answersDraft.ts';

/** The half-filled report of an identity, and the case that it becomes. */
export interface ReportDraft extends AnswersDraft {
  /** The id that what stands there now is sent with: two tabs that went on with the same answers send one report. */
  readonly csid: () => string;
}

/** A snapshot with the id that it would be sent with; whoever changes something would send something else. */
type Sendable = Snapshot & { readonly csid: string };

const csidIn = (kept: unknown): string | undefined =>
  isRecord(kept) && typeof kept.csid === 'string' ? kept.csid : undefined;

/** The half-filled report of an identity, of one category at one code. */
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
