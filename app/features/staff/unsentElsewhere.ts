import type { OutboxItem, SendKind } from '../../lib/api/outgoing.ts';

const ofStaff: ReadonlySet<SendKind> = new Set(['staffTxt', 'staffMedia', 'staffQstn']);

interface Desk {
  readonly cuid: string;
  readonly csid: string | undefined;
  readonly crUid: string;
}

/** Finds refused staff replies of other cases, newest first. */
export const unsentElsewhere = (items: readonly OutboxItem[], desk: Desk): OutboxItem[] =>
  items
    .filter((item) => item.refused && ofStaff.has(item.kind))
    .filter((item) => item.cuid === desk.cuid && item.crUid === desk.crUid && item.csid !== desk.csid)
    .reverse();
