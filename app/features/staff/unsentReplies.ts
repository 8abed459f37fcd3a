import type { OutboxItem, SendKind } from '../../lib/api/outboxItems.ts';

const staffKinds: ReadonlySet<SendKind> = new Set(['staffTxt', 'staffMedia', 'staffQstn']);

interface OpenDesk {
  readonly cuid: string;
  readonly csid: string | undefined;
  readonly crUid: string;
}

/** Refused, in other cases, newest first. */
export const findUnsentReplies = (items: readonly OutboxItem[], desk: OpenDesk): OutboxItem[] =>
  items
    .filter((item) => item.refused && staffKinds.has(item.kind))
    .filter((item) => item.cuid === desk.cuid && item.crUid === desk.crUid && item.csid !== desk.csid)
    .reverse();
