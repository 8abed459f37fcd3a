import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { createUserSlot } from '../../lib/session/storageSlot.ts';

export interface AnswersDraft {
  /** Unvalidated: perhaps of another version. */
  readonly load: () => unknown;
  readonly save: (snapshot: Snapshot | undefined) => void;
  readonly remove: () => void;
}

/** Answers, or input in questions left by going back. */
const hasProgress = ({ events, left }: Snapshot): boolean => events.length > 0 || left !== undefined;

export function createAnswersDraft(crUid: string, name: string): AnswersDraft {
  const { load, save, remove } = createUserSlot(crUid, name);
  return {
    load,
    save(snapshot) {
      // The draft stays until the outbox holds the answers.
      if (!snapshot) return;
      if (hasProgress(snapshot)) save(snapshot);
      else remove();
    },
    remove,
  };
}

export const getMessageDraftName = (csid: string, msgId: number): string => `answers_${csid}_${msgId}`;

export const createMessageDraft = (crUid: string, csid: string, msgId: number): AnswersDraft =>
  createAnswersDraft(crUid, getMessageDraftName(csid, msgId));
