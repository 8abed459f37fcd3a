/** Names of what the cache holds about cases. `side` keeps a person's own view apart from that of staff. */
export type CaseSide = 'mobile' | 'town';

/** How long what was seen or begun is known without being touched, milliseconds: as long as a phone is away from any network in a day. */
export const KEPT = 24 * 60 * 60_000;

/** The database of the outbox, on the device. */
export const OUTBOX_DATABASE = 'parvis';
/** By which tabs and the worker tell each other that the outbox has changed. */
export const OUTBOX_CHANNEL = 'pv_outbox';
/** Held by the one that sends. */
export const OUTBOX_LOCK = 'pv_outbox';
/** So many questions without an answer, and whoever sends stands still: longer than any call of theirs may take. */
export const OUTBOX_PATIENCE = 15;
/** By which the browser is asked to have the worker send, once there is a network. */
export const OUTBOX_SYNC = 'outbox';

export const caseKeys = {
  own: ['ownCases'] as const,
  board: (cuid: string) => ['board', cuid] as const,
  infos: (side: CaseSide) => ['case', side] as const,
  info: (side: CaseSide, csid: string) => ['case', side, csid] as const,
  messages: (side: CaseSide, csid: string) => ['messages', side, csid] as const,
};
