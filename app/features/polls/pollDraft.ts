import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { isRecord } from '@parvis/questionnaire/model/record';
import { createId } from '../../lib/outbox/createId.ts';
import { type AnswersDraft, createAnswersDraft } from '../questionnaire/answersDraft.ts';

export interface PollDraft extends AnswersDraft {
  /** Tabs with the same answers share the id and send one answer. */
  readonly id: () => string;
  /** First question shown: an answer begun in time counts after the close. */
  readonly begun: () => string;
}

type SendableSnapshot = Snapshot & { readonly id: string; readonly begun: string };

const readText = (kept: unknown, key: string): string | undefined => {
  const value = isRecord(kept) ? kept[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

export function createPollDraft(crUid: string, cuid: string, code: string): PollDraft {
  const draft = createAnswersDraft(crUid, `poll_${cuid}_${code}`);
  const kept = draft.load();
  let id = readText(kept, 'id') ?? createId();
  const begun = readText(kept, 'begun') ?? new Date().toISOString();
  return {
    ...draft,
    save(snapshot) {
      if (!snapshot) return;
      id = createId();
      const sendable: SendableSnapshot = { ...snapshot, id, begun };
      draft.save(sendable);
    },
    id: () => id,
    begun: () => begun,
  };
}
