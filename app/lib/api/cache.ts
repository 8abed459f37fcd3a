import type { CaseInfo } from '@parvis/api/entities/case';
import type { LiveEvent } from '@parvis/api/live';
import * as z from 'zod/mini';
import { type CaseSide, caseKeys } from './cacheKeys.ts';
import { type CaseMessage, messagesSchema, readMessage } from './foreignMessages.ts';
import { mergeMessages } from './mergeMessages.ts';
import type { OutboxItem, SendKind } from './outboxItems.ts';
import { queryClient } from './queryClient.ts';
import { refreshSoon } from './refreshSoon.ts';

const SIDES = ['mobile', 'town'] as const satisfies CaseSide[];

const refreshCase = (csid: string): void => {
  for (const side of SIDES) {
    refreshSoon(caseKeys.info(side, csid));
    refreshSoon(caseKeys.messages(side, csid));
  }
};

function resetCase(csid: string): void {
  const isMeant = ({ queryKey: [kind, , of] }: { readonly queryKey: readonly unknown[] }) =>
    (kind === 'messages' || kind === 'case') && of === csid;
  void queryClient.resetQueries({ predicate: isMeant });
}

const isGathering = (csid: string): boolean =>
  SIDES.some((side) => queryClient.getQueryData<CaseInfo | null>(caseKeys.info(side, csid))?.gthrId === csid);

/** Milliseconds. Participants change with few messages of a gathering. */
const PEOPLE_DELAY = 5_000;

/** Refetches what an event affects; erased texts are dropped first. */
export function refreshByEvent(event: LiveEvent): void {
  const { csid } = event;
  if (event.type === 'note') {
    refreshSoon(['notes']);
    // Rows say whom a note names.
    if (event.cuid) refreshSoon(caseKeys.board(event.cuid));
    return;
  }
  // Hundreds read a gathering: a message changes none of its people.
  if (event.type === 'message' && csid && isGathering(csid)) {
    for (const side of SIDES) refreshSoon(caseKeys.messages(side, csid));
    refreshSoon(caseKeys.gatheringLists);
    refreshSoon(caseKeys.info('mobile', csid), PEOPLE_DELAY);
    refreshSoon(caseKeys.gatherings, PEOPLE_DELAY);
    // Of staff, who are few.
    refreshSoon([...caseKeys.gatherings, 'staff']);
    refreshSoon([...caseKeys.gatherings, 'staffOne', csid]);
    refreshSoon([...caseKeys.info('town', csid), 'people']);
    return;
  }
  refreshSoon(caseKeys.gatherings);
  const isErased = event.type === 'erased';
  if (isErased && csid) resetCase(csid);
  else if (csid) refreshCase(csid);
  else if (isErased) refreshSoon(['case']);
  refreshSoon(caseKeys.own);
  if (event.cuid) refreshSoon(caseKeys.board(event.cuid));
}

const CASE_KEYS = ['ownCases', 'board', 'case', 'messages', 'notes', 'gatherings'] as const;

export function refreshAllCases(): void {
  for (const key of CASE_KEYS) refreshSoon([key]);
}

/** After lost events, cached texts may have been erased. */
export function resetAllCases(): void {
  for (const key of CASE_KEYS) void queryClient.resetQueries({ queryKey: [key] });
}

const sides: Record<Exclude<SendKind, 'poll'>, CaseSide> = {
  case: 'mobile',
  txt: 'mobile',
  form: 'mobile',
  change: 'mobile',
  media: 'mobile',
  staffTxt: 'town',
  staffMedia: 'town',
  staffQstn: 'town',
};

/** Loaded on demand: few people answer polls. */
const applySentPollLater = (cuid: string, code: string, answer: unknown): Promise<void> =>
  import('./applySentPoll.ts').then(
    ({ applySentPoll }) => applySentPoll(cuid, code, answer),
    () => undefined,
  );

/** Shows what was sent before its item leaves the outbox, so that nothing flickers. */
export function applySentItem(item: OutboxItem, answer: unknown): Promise<void> | void {
  if (item.kind === 'poll') return applySentPollLater(item.cuid, item.body.poll, answer);
  const side = sides[item.kind];
  const sent = z.safeParse(messagesSchema, answer);
  if (item.kind !== 'case' && sent.success) {
    const key = caseKeys.messages(side, item.csid);
    const read = sent.data.map(readMessage);
    // An unknown list is fetched from its end; this message alone would look complete.
    queryClient.setQueryData<readonly CaseMessage[]>(key, (known) => known && mergeMessages(known, read));
  }
  refreshCase(item.csid);
  refreshSoon(side === 'town' ? caseKeys.board(item.cuid) : caseKeys.own);
}
