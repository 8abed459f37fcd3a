import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { LIST_MAX, MESSAGE_PAGE } from '@parvis/api/constants';
import type { CaseInfo } from '@parvis/api/entities/case';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { type CaseMessage, fetchCalls, readMessage } from './foreignMessages.ts';
import { type CaseSide, caseKeys } from './keys.ts';
import { completeUpTo, mergeMessages } from './merge.ts';
import { queryClient } from './queryClient.ts';
import { noteUnread } from './useUnreadCount.ts';

const infoCalls = { mobile: mobileCalls.discussInfo, town: townCalls.casesGetInfo } as const;

/** A person's own cases at all customers. */
export const ownCasesQuery = () =>
  queryOptions({
    queryKey: caseKeys.own,
    queryFn: async () => {
      const cases = await client.call(caseCalls.townListActivity);
      noteUnread(cases);
      return cases;
    },
  });

/** All cases of a customer, for its staff. */
export const boardQuery = (cuid: string) =>
  queryOptions({
    queryKey: caseKeys.board(cuid),
    queryFn: () => client.call(townCalls.casesListAll, { cuid, body: { limit: LIST_MAX } }),
  });

/** A case with its people and what may be done. */
export const caseQuery = (side: CaseSide, cuid: string, csid: string) =>
  queryOptions({
    queryKey: caseKeys.info(side, csid),
    queryFn: async (): Promise<CaseInfo | null> =>
      (await client.call(infoCalls[side], { cuid, body: { csid } }))[0] ?? null,
  });

/** The messages of a case: those known are kept, and only those after them are asked for. */
export const messagesQuery = (side: CaseSide, cuid: string, csid: string) =>
  queryOptions({
    queryKey: caseKeys.messages(side, csid),
    queryFn: async (): Promise<readonly CaseMessage[]> => {
      const key = caseKeys.messages(side, csid);
      const known = () => queryClient.getQueryData<readonly CaseMessage[]>(key) ?? [];
      let fetched: readonly CaseMessage[] = [];
      for (;;) {
        const after = completeUpTo(mergeMessages(known(), fetched));
        const page = await client.call(fetchCalls[side], { cuid, body: { csid, after } });
        fetched = mergeMessages(fetched, page.map(readMessage));
        if (page.length < MESSAGE_PAGE) return mergeMessages(known(), fetched);
      }
    },
  });
