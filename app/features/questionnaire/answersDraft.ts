import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { keeper } from '../../lib/session/keeper.ts';

/** Half-given answers to one questionnaire, kept on the device until they are sent or given up. */
export interface AnswersDraft {
  /** What was kept, for the engine to judge: it may belong to another version of the questionnaire. */
  readonly load: () => unknown;
  readonly save: (snapshot: Snapshot | undefined) => void;
  readonly remove: () => void;
}

/** Whether there is something to keep: what was done, or what stood in the fields of questions that were gone back from. */
const isBegun = ({ events, left }: Snapshot): boolean => events.length > 0 || left !== undefined;

/** The draft of an identity, by the name of what is asked. */
export function answersDraft(crUid: string, name: string): AnswersDraft {
  const { load, save, remove } = keeper(crUid, name);
  return {
    load,
    save(snapshot) {
      // The last answer ends the questions, not the draft: it is removed once the outbox holds the answers.
      if (!snapshot) return;
      if (isBegun(snapshot)) save(snapshot);
      else remove();
    },
    remove,
  };
}

/** What the draft of the answers to a question of a discussion is kept under. */
export const messageDraftName = (csid: string, msgId: number): string => `answers_${csid}_${msgId}`;

/** The draft of the answers to a question of a discussion. */
export const messageDraft = (crUid: string, csid: string, msgId: number): AnswersDraft =>
  answersDraft(crUid, messageDraftName(csid, msgId));
