import { useEffect, useState } from 'react';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import type { ErasedContent } from '../../lib/live/watchErased.ts';
import { isCachedProfile } from '../../lib/session/cachedProfile.ts';
import { revision } from '../../lib/session/device.ts';
import { createUserSlot, type StorageSlot } from '../../lib/session/storageSlot.ts';
import { profileResource } from '../../lib/session/useProfile.ts';
import { texts } from '../../lib/texts/store.ts';
import { deleteMedia } from '../offline/stores.ts';
import { isErasedMessage, listMessageFiles, omitErased } from './erasedContent.ts';
import { isShowingCache } from './isShowingCache.ts';
import { type CachedAnswer, restoreAnswers, scheduleRestore } from './restoreAnswers.ts';

/** The last ones. */
const MESSAGES_MAX = 50;
/** Debounces writes, milliseconds. */
const SAVE_DELAY = 500;

/** Another build or language invalidates it. */
interface CachedCases {
  readonly rev: number;
  readonly locale: string;
  readonly csid?: string | undefined;
  readonly answers: readonly CachedAnswer[];
}

const getCacheVersion = () => ({ rev: revision, locale: texts.locale() });

const isCachedCases = (kept: unknown): kept is CachedCases =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(getCacheVersion()).every(([name, value]) => Reflect.get(kept, name) === value);

const loadCachedCases = (kept: StorageSlot): CachedCases | undefined => {
  const value = kept.load();
  return isCachedCases(value) ? value : undefined;
};

const loadCachedAnswers = (kept: StorageSlot): readonly CachedAnswer[] =>
  loadCachedCases(kept)?.answers ?? [];

function truncateAnswer(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(-MESSAGES_MAX);
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages))
    return data;
  return { pages: data.pages.slice(0, 1), pageParams: [null] };
}

function getCachedAnswer(key: readonly unknown[]): CachedAnswer[] {
  const state = queryClient.getQueryState(key);
  return state?.data === undefined
    ? []
    : [{ key, data: truncateAnswer(state.data), at: state.dataUpdatedAt }];
}

const getQueryKeys = (csid: string | undefined) => [
  caseKeys.own,
  ...(csid === undefined ? [] : [caseKeys.info('mobile', csid), caseKeys.messages('mobile', csid)]),
];

/** Of the cached conversation. */
const listFileIds = (cached: CachedCases | undefined): string[] =>
  (cached?.answers ?? []).flatMap(({ data }) => (Array.isArray(data) ? data : []).flatMap(listMessageFiles));

/** Queries without data keep their entry. Deletes files that left the conversation. */
function saveCases(kept: StorageSlot, opened: string | undefined): void {
  const before = loadCachedCases(kept);
  const csid = opened ?? before?.csid;
  const answers = getQueryKeys(csid).flatMap((key) => {
    const now = getCachedAnswer(key);
    return now.length > 0 ? now : (before?.answers.filter((one) => `${one.key}` === `${key}`) ?? []);
  });
  const cached = { ...getCacheVersion(), csid, answers } satisfies CachedCases;
  kept.save(cached);
  if (before?.csid !== csid) return;
  const still = new Set(listFileIds(cached));
  void deleteMedia(listFileIds(before).filter((id) => !still.has(id))).catch(() => undefined);
}

/**
 * Removes an erased message, or all of its case.
 * @returns its files; undefined if the message is not cached
 */
export function eraseCachedMessage(crUid: string, erased: ErasedContent): readonly string[] | undefined {
  const kept = createUserSlot(crUid, 'cases');
  const cached = loadCachedCases(kept);
  if (!cached) return undefined;
  const before = cached.answers.find(({ key }) => `${key}` === `${caseKeys.messages('mobile', erased.csid)}`);
  const messages: readonly unknown[] = Array.isArray(before?.data) ? before.data : [];
  const gone = messages.filter((one) => isErasedMessage(one, erased));
  const answers = cached.answers.map((answer) => ({ ...answer, data: omitErased(answer.data, erased) }));
  kept.save({ ...cached, answers } satisfies CachedCases);
  return gone.length > 0 ? gone.flatMap(listMessageFiles) : undefined;
}

function watchQueries(kept: StorageSlot, csid: string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wanted = new Set(getQueryKeys(csid).map(String));
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !wanted.has(String(query.queryKey))) return;
    // Showing cached data must not extend its lifetime.
    if (navigator.onLine === false || isShowingCache.get()) return;
    clearTimeout(timer);
    timer = setTimeout(() => saveCases(kept, csid), SAVE_DELAY);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function isOffline(): boolean {
  const { data } = profileResource.get();
  return navigator.onLine === false || (data !== undefined && isCachedProfile(data));
}

/** Own cases and the last conversation for offline reading, a day at most. */
export function useCachedCases(crUid: string, csid?: string): void {
  const [kept] = useState(() => createUserSlot(crUid, 'cases'));
  useState(() => isOffline() && restoreAnswers(loadCachedAnswers(kept)));
  useEffect(() => scheduleRestore(() => loadCachedAnswers(kept)), [kept]);
  useEffect(() => watchQueries(kept, csid), [kept, csid]);
}
