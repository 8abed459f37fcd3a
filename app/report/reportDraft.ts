import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { keeper } from '../session/kept.ts';

/** The half-filled report of one category at one code, kept on the device until it is sent or given up. */
export interface ReportDraft {
  /** What was kept, for the engine to judge: it may belong to another version of the questionnaire. */
  readonly load: () => unknown;
  readonly save: (snapshot: Snapshot | undefined) => void;
  readonly remove: () => void;
}

/** Whether there is anything in it that a person would miss. */
function holdsAnswers({ state }: Snapshot): boolean {
  if (state.status === 'complete') return false;
  const typed = Object.values(state.drafts).some((text) => text !== '');
  return typed || state.past.length > 0 || Object.keys(state.answers).length > 0;
}

/** The draft of an identity at a code and category. */
export function reportDraft(crUid: string, qrid: string, ccatCode: string): ReportDraft {
  const { load, save, remove } = keeper(crUid, `report_${qrid}_${ccatCode}`);
  return {
    load,
    save(snapshot) {
      // The last answer ends the questions, not the draft: it is removed once the outbox holds the report.
      if (!snapshot) return;
      if (holdsAnswers(snapshot)) save(snapshot);
      else remove();
    },
    remove,
  };
}
