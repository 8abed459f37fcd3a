/** `mobile`: a person's own view; `town`: staff's. */
export type CaseSide = 'mobile' | 'town';

export const OUTBOX_DATABASE = 'parvis';
export const OUTBOX_CHANNEL = 'pv_outbox';
export const OUTBOX_LOCK = 'pv_outbox';
/** Unanswered pings before the sender counts as frozen: longer than any call. */
export const OUTBOX_MAX_UNANSWERED = 15;
export const OUTBOX_SYNC = 'outbox';

export const caseKeys = {
  own: ['ownCases'] as const,
  board: (cuid: string) => ['board', cuid] as const,
  infos: (side: CaseSide) => ['case', side] as const,
  info: (side: CaseSide, csid: string) => ['case', side, csid] as const,
  messages: (side: CaseSide, csid: string) => ['messages', side, csid] as const,
  /** Staff only. */
  notes: (csid: string) => ['notes', csid] as const,
  gatherings: ['gatherings'] as const,
  gatheringLists: ['gatherings', 'list'] as const,
};
