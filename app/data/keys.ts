/** Names of what the cache holds about cases. `side` keeps a person's own view apart from that of staff. */
export type CaseSide = 'mobile' | 'town';

/** How long what was seen or begun is known without being touched, milliseconds: as long as a phone is away from any network in a day. */
export const KEPT = 24 * 60 * 60_000;

/** The database of the outbox, on the device. */
export const OUTBOX_DATABASE = 'parvis';

export const caseKeys = {
  own: ['ownCases'] as const,
  board: (cuid: string) => ['board', cuid] as const,
  infos: (side: CaseSide) => ['case', side] as const,
  info: (side: CaseSide, csid: string) => ['case', side, csid] as const,
  messages: (side: CaseSide, csid: string) => ['messages', side, csid] as const,
};
