import { useEffect, useState } from 'react';
import { caseKeys } from '../../lib/api/keys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { revision } from '../../lib/session/device.ts';
import { type Keeper, keeper } from '../../lib/session/keeper.ts';
import { isFromDevice } from '../../lib/session/keptProfile.ts';
import { profileResource } from '../../lib/session/useProfile.ts';
import { texts } from '../../lib/texts/store.ts';
import { keptShown } from './keptShown.ts';
import { type Answer, showKept, showKeptLate } from './showKept.ts';

/** So much of a conversation is kept, from its end. */
const MESSAGES_MAX = 50;
/** Many answers may come at once: they are written together, milliseconds. */
const PAUSE = 500;

/** What is kept of own cases; what another build or language wrote may mean something else. */
interface KeptCases {
  readonly rev: number;
  readonly locale: string;
  /** The conversation opened last. */
  readonly csid?: string | undefined;
  readonly answers: readonly Answer[];
}

const stamp = () => ({ rev: revision, locale: texts.locale() });

const isKeptCases = (kept: unknown): kept is KeptCases =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(stamp()).every(([name, value]) => Reflect.get(kept, name) === value);

const loadFrom = (kept: Keeper): KeptCases | undefined => {
  const value = kept.load();
  return isKeptCases(value) ? value : undefined;
};

const answersIn = (kept: Keeper): readonly Answer[] => loadFrom(kept)?.answers ?? [];

/** What is written of an answer: the first page of a list, the end of a conversation. */
function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(-MESSAGES_MAX);
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages))
    return data;
  return { pages: data.pages.slice(0, 1), pageParams: [null] };
}

function answerOf(key: readonly unknown[]): Answer[] {
  const state = queryClient.getQueryState(key);
  return state?.data === undefined ? [] : [{ key, data: shortened(state.data), at: state.dataUpdatedAt }];
}

const keysOf = (csid: string | undefined) => [
  caseKeys.own,
  ...(csid === undefined ? [] : [caseKeys.info('mobile', csid), caseKeys.messages('mobile', csid)]),
];

/** Keeps own cases and the conversation opened last as they are known now; what is not known any more stays as it was kept. */
function save(kept: Keeper, opened: string | undefined): void {
  const before = loadFrom(kept);
  const csid = opened ?? before?.csid;
  const answers = keysOf(csid).flatMap((key) => {
    const now = answerOf(key);
    return now.length > 0 ? now : (before?.answers.filter((one) => `${one.key}` === `${key}`) ?? []);
  });
  kept.save({ ...stamp(), csid, answers } satisfies KeptCases);
}

function follow(kept: Keeper, csid: string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wanted = new Set(keysOf(csid).map(String));
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !wanted.has(String(query.queryKey))) return;
    // What was kept lasts no longer for being shown.
    if (navigator.onLine === false || keptShown.get()) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(kept, csid), PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The browser says so, or who is here could not be asked for. */
function isUnreachedHere(): boolean {
  const { data } = profileResource.get();
  return navigator.onLine === false || (data !== undefined && isFromDevice(data));
}

/** Keeps a person's cases and the conversation they opened last on their device, a day at most, to be read without a network. */
export function useKeptCases(crUid: string, csid?: string): void {
  const [kept] = useState(() => keeper(crUid, 'cases'));
  useState(() => isUnreachedHere() && showKept(answersIn(kept)));
  useEffect(() => showKeptLate(() => answersIn(kept)), [kept]);
  useEffect(() => follow(kept, csid), [kept, csid]);
}
