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

/** Counted from the end. */
const MESSAGES_MAX = 50;
/** Debounces writes, in milliseconds. */
const PAUSE = 500;

/** Cache of own cases; another build or language invalidates it. */
interface KeptCases {
  readonly rev: number;
  readonly locale: string;
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

/** Queries without data keep their previous entry. */
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
    // Showing cached data must not extend its lifetime.
    if (navigator.onLine === false || keptShown.get()) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(kept, csid), PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function isUnreachedHere(): boolean {
  const { data } = profileResource.get();
  return navigator.onLine === false || (data !== undefined && isFromDevice(data));
}

/** Caches own cases and the last conversation for offline reading, a day at most. */
export function useKeptCases(crUid: string, csid?: string): void {
  const [kept] = useState(() => keeper(crUid, 'cases'));
  useState(() => isUnreachedHere() && showKept(answersIn(kept)));
  useEffect(() => showKeptLate(() => answersIn(kept)), [kept]);
  useEffect(() => follow(kept, csid), [kept, csid]);
}
