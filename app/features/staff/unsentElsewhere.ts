import type { OutboxItem, SendKind } from '../../lib/api/outgoing.ts';

const ofStaff: ReadonlySet<SendKind> = new Set(['staffTxt', 'staffMedia', 'staffQstn']);

/** Whose messages, and the case in which they are seen anyway. */
interface Desk {
  readonly cuid: string;
  readonly csid: string | undefined;
  readonly crUid: string;
}

/** What somebody wrote as staff of a customer and the server refused, beside the open case; the newest first. */
export const unsentElsewhere = (items: readonly OutboxItem[], desk: Desk): OutboxItem[] =>
  items
    .filter((item) => item.refused && ofStaff.has(item.kind))
    .filter((item) => item.cuid === desk.cuid && item.crUid === desk.crUid && item.csid !== desk.csid)
    .reverse();
