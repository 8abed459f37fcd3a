import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import type { PollAnswer } from './PollPlayer.tsx';
import { markPollAnswered } from './pollMarks.ts';

/** Queue name in the outbox. */
const getPollQueue = (cuid: string, code: string): string => `poll:${cuid}:${code}`;

export type PollItem = Extract<OutboxItem, { kind: 'poll' }>;

export interface PollSender {
  readonly cuid: string;
  readonly crUid: string;
  readonly code: string;
  readonly qrid?: string | undefined;
  /** Shown while it waits. */
  readonly title: string;
  readonly place?: string | undefined;
}

/** The waiting or refused answer, and a sender that replaces it. */
export function useSendPoll({ cuid, crUid, code, qrid, title, place }: PollSender) {
  const { outbox, items } = useOutbox();
  const csid = getPollQueue(cuid, code);
  const isOwn = (item: OutboxItem): item is PollItem =>
    item.kind === 'poll' && item.csid === csid && item.crUid === crUid;
  const send = async ({ id, questionnaireId, begun, played, complete, lines }: PollAnswer): Promise<void> => {
    const before = outbox.items().filter(isOwn);
    await outbox.add({
      ...{ kind: 'poll', id, csid, cuid, crUid },
      shown: { title, lines, ...(place && { place }), ...(!complete && { part: true }) },
      body: { poll: code, id, questionnaireId, begun, played, ...(qrid !== undefined && { qrid }) },
    });
    // The newest answer replaces all.
    for (const item of before) if (item.id !== id) await outbox.discard(item.id);
    if (complete) markPollAnswered(crUid, cuid, code, true);
  };
  return { send, outbox, item: items.filter(isOwn).at(-1) };
}
