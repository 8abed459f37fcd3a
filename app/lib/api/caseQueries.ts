import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { CONVERSATION_PAGE, MESSAGE_PAGE } from '@parvis/api/constants';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { Message } from '@parvis/api/entities/message';
import type { Locale } from '@parvis/locales/languages';
import { queryOptions } from '@tanstack/react-query';
import { texts } from '../texts/store.ts';
import { type CaseSide, caseKeys } from './cacheKeys.ts';
import { CACHE_LIFETIME } from './cacheLifetime.ts';
import { client } from './client.ts';
import { type CaseMessage, fetchCalls, readMessage } from './foreignMessages.ts';
import { findContiguousEnd, mergeMessages } from './mergeMessages.ts';
import { queryClient } from './queryClient.ts';

const infoCalls = { mobile: mobileCalls.discussInfo, town: townDiscussCalls.casesGetInfo } as const;

export const getCaseQuery = (side: CaseSide, cuid: string, csid: string) =>
  queryOptions({
    queryKey: caseKeys.info(side, csid),
    queryFn: async (): Promise<CaseInfo | null> =>
      (await client.call(infoCalls[side], { cuid, body: { csid } }))[0] ?? null,
    gcTime: CACHE_LIFETIME,
  });

const readCachedMessages = (key: readonly unknown[]) =>
  queryClient.getQueryData<readonly CaseMessage[]>(key) ?? [];

const firstPage = { limit: CONVERSATION_PAGE } as const;

const peopleCalls = { mobile: mobileCalls.casesUsers, town: townDiscussCalls.casesUsers } as const;

/** Refetches participants for an unknown author: names come before messages. */
async function loadAuthors(
  side: CaseSide,
  cuid: string,
  csid: string,
  messages: readonly CaseMessage[],
): Promise<void> {
  const key = caseKeys.info(side, csid);
  const people = queryClient.getQueryData<CaseInfo | null>(key)?.participants;
  const isKnown = ({ crUid, mine }: CaseMessage) =>
    crUid === undefined || mine || people?.some((one) => one.crUid === crUid);
  if (!people || messages.every(isKnown)) return;
  const participants = await client.call(peopleCalls[side], { cuid, body: { csid } });
  queryClient.setQueryData<CaseInfo | null>(key, (info) => info && { ...info, participants });
}

async function fetchMessages(
  side: CaseSide,
  cuid: string,
  csid: string,
  page: { after?: number; before?: number; limit?: number },
): Promise<readonly CaseMessage[]> {
  const messages = (await client.call(fetchCalls[side], { cuid, body: { csid, ...page } })).map(readMessage);
  // Messages show even without names.
  await loadAuthors(side, cuid, csid, messages).catch(() => undefined);
  return messages;
}

/** Language of each fetched conversation: the server localises content. */
const fetchedLocales = new Map<string, Locale>();

/** Keeps the list gapless: the newest page, then those after the known ones. */
export const getMessagesQuery = (side: CaseSide, cuid: string, csid: string) =>
  queryOptions({
    queryKey: caseKeys.messages(side, csid),
    queryFn: async (): Promise<readonly CaseMessage[]> => {
      const key = caseKeys.messages(side, csid);
      const language = texts.locale();
      const isSame = [undefined, language].includes(fetchedLocales.get(key.join()));
      const after = isSame ? findContiguousEnd(readCachedMessages(key)) : 0;
      const more = after > 0 ? await fetchMessages(side, cuid, csid, { after, limit: MESSAGE_PAGE }) : [];
      // Merged accounts change the crUid of older messages.
      const holds = isSame && !more.some(({ mergeProfile }) => mergeProfile);
      if (after > 0 && holds && more.length < MESSAGE_PAGE)
        return mergeMessages(readCachedMessages(key), more);
      const last = await fetchMessages(side, cuid, csid, firstPage);
      fetchedLocales.set(key.join(), language);
      if (!holds) return last;
      const first = last.at(0)?.msgId ?? 1;
      return mergeMessages(
        last,
        readCachedMessages(key).filter(({ msgId }) => msgId >= first),
      );
    },
    // Staff open many conversations a day.
    ...(side === 'mobile' && { gcTime: CACHE_LIFETIME }),
  });

export async function loadOlderMessages(side: CaseSide, cuid: string, csid: string): Promise<void> {
  const key = caseKeys.messages(side, csid);
  const before = readCachedMessages(key).at(0)?.msgId ?? 1;
  if (before <= 1) return;
  const older = await fetchMessages(side, cuid, csid, { before, limit: CONVERSATION_PAGE });
  // A concurrent refresh restarted the list: merging would leave a gap.
  if (readCachedMessages(key).at(0)?.msgId !== before) return;
  queryClient.setQueryData<readonly CaseMessage[]>(key, (now) => mergeMessages(older, now ?? []));
}

/** All events of a case, without messages; for staff. */
export const getEventsQuery = (cuid: string, csid: string) =>
  queryOptions({
    // Under the case's key: its events refresh it.
    queryKey: [...caseKeys.info('town', csid), 'events'] as const,
    queryFn: async (): Promise<readonly Message[]> => {
      const events: Message[] = [];
      for (;;) {
        const after = events.at(-1)?.msgId ?? 0;
        const more = await client.call(townDiscussCalls.fetchFlags, {
          cuid,
          body: { csid, after, limit: MESSAGE_PAGE },
        });
        events.push(...more);
        if (more.length < MESSAGE_PAGE) return events;
      }
    },
  });
