import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { isShowingCache } from './isShowingCache.ts';

/** Milliseconds. */
const TIMEOUT = 3_000;
const [MESSAGES] = caseKeys.messages('mobile', '');

export interface CachedAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** Clears messages first: they may have been erased. */
function refreshRestored(restored: readonly CachedAnswer[], mayStand: boolean): void {
  isShowingCache.set(false);
  for (const { key: queryKey } of restored)
    if (mayStand && queryKey[0] !== MESSAGES) void queryClient.invalidateQueries({ queryKey, exact: true });
    else void queryClient.resetQueries({ queryKey, exact: true });
}

/** Cached answers until a server answers or the browser is back online. */
export function restoreAnswers(answers: readonly CachedAnswer[]): void {
  import('../offline/restoreCustomers.ts').then((kept) => kept.restoreCustomers()).catch(() => undefined);
  const restored = answers.filter(({ key }) => queryClient.getQueryData(key) === undefined);
  if (restored.length === 0) return;
  for (const { key, data, at } of restored) queryClient.setQueryData(key, data, { updatedAt: at });
  isShowingCache.set(true);
  const keys = new Set(restored.map(({ key }) => String(key)));
  const stopRestoring = (mayStand: boolean) => {
    stop();
    window.removeEventListener('online', handleOnline);
    refreshRestored(restored, mayStand);
  };
  const handleOnline = () => stopRestoring(false);
  window.addEventListener('online', handleOnline);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (keys.has(String(event.query.queryKey))) stopRestoring(true);
  });
}

function hasAllAnswers(answers: readonly CachedAnswer[]): boolean {
  const asked = answers.flatMap(({ key }) => queryClient.getQueryState(key) ?? []);
  return asked.length > 0 && asked.every(({ data }) => data !== undefined);
}

/** An online browser may reach no server. @returns cancels the timeout */
export function scheduleRestore(answers: () => readonly CachedAnswer[]): () => void {
  const timer = setTimeout(() => {
    const kept = answers();
    if (!hasAllAnswers(kept)) restoreAnswers(kept);
  }, TIMEOUT);
  return () => clearTimeout(timer);
}
