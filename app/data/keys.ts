/** Names of what the cache holds about cases. `side` keeps a person's own view apart from that of staff. */
export type CaseSide = 'mobile' | 'town';

export const caseKeys = {
  own: ['ownCases'] as const,
  board: (cuid: string) => ['board', cuid] as const,
  info: (side: CaseSide, csid: string) => ['case', side, csid] as const,
  messages: (side: CaseSide, csid: string) => ['messages', side, csid] as const,
};
