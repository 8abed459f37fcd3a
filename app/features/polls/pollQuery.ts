import { pollCalls } from '@parvis/api/calls/polls';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { PollInfo } from '@parvis/api/entities/poll';
import { readForeign } from '@parvis/questionnaire/model/foreign';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { pollKeys } from '../../lib/api/pollKeys.ts';
import { type ForeignPoll, foreignPollsSchema } from '../../lib/api/pollSchema.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { isServerUnreachable } from '../../lib/api/serverErrors.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { texts } from '../../lib/texts/store.ts';

const pollCall = { ...pollCalls.pollInfo, answer: foreignPollsSchema };

export interface PollAddress {
  readonly cuid: string;
  readonly code: string;
  readonly crUid: string;
}

const getSlot = ({ cuid, code, crUid }: PollAddress) =>
  createUserSlot(crUid, `seen_poll_${cuid}_${code}_${texts.locale()}`);

function loadKeptPoll(address: PollAddress): ForeignPoll | undefined {
  const kept = z.safeParse(foreignPollsSchema, [getSlot(address).load()]);
  return kept.success ? kept.data[0] : undefined;
}

export const hasSeenPoll = (address: PollAddress): boolean => loadKeptPoll(address) !== undefined;

async function fetchPoll(address: PollAddress): Promise<ForeignPoll | null> {
  const { cuid, code } = address;
  try {
    const [poll] = await client.call(pollCall, { cuid, body: { poll: code } });
    if (poll) getSlot(address).save(poll);
    return poll ?? null;
  } catch (error) {
    const kept = loadKeptPoll(address);
    if (kept && isServerUnreachable(error)) return kept;
    throw error;
  }
}

/** Offline, from the cache. */
export const buildPollQuery = (address: PollAddress) =>
  queryOptions({
    queryKey: [...pollKeys.one(address.cuid, address.code), address.crUid, texts.locale()],
    queryFn: () => fetchPoll(address),
  });

/** For answering offline. */
export const prefetchPoll = (address: PollAddress): Promise<void> =>
  queryClient.prefetchQuery(buildPollQuery(address));

/** Unplayable questions are omitted. */
export function parsePoll(
  { questionnaire, ...poll }: ForeignPoll,
  letters: CustomerInfo['messageLetters'],
): PollInfo {
  if (questionnaire === undefined) return poll;
  const read = readForeign(questionnaire);
  if (read.ok)
    return {
      ...poll,
      questionnaire: withLetters(read.questionnaire, letters === 'all' ? letters : undefined),
    };
  console.warn('Questionnaire cannot be played', {
    event: 'questionnaire_unplayable',
    poll: poll.code,
    problems: read.problems,
  });
  return poll;
}
