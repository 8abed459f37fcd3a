import type { Message } from '@parvis/api/entities/message';

type Numbered = Pick<Message, 'msgId'>;

/** Keeps the last of each id: publishing renumbers a message. */
const dropRenumbered = <M extends Numbered & Pick<Message, 'id'>>(messages: readonly M[]): readonly M[] => {
  const last = new Map(messages.map(({ id, msgId }) => [id, msgId]));
  return last.size === messages.length
    ? messages
    : messages.filter(({ id, msgId }) => last.get(id) === msgId);
};

export function mergeMessages<M extends Numbered & Pick<Message, 'id'>>(
  known: readonly M[],
  more: readonly M[],
): readonly M[] {
  if (more.length === 0) return known;
  const byNumber = new Map([...known, ...more].map((message) => [message.msgId, message]));
  return dropRenumbered([...byNumber.values()].sort((a, b) => a.msgId - b.msgId));
}

/** Last number before the first gap. */
export function findContiguousEnd(messages: readonly Numbered[]): number {
  let upTo = (messages.at(0)?.msgId ?? 1) - 1;
  for (const { msgId } of messages) {
    if (msgId !== upTo + 1) break;
    upTo = msgId;
  }
  return upTo;
}
