import { caseKeys } from '../../lib/api/keys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { keptShown } from './keptShown.ts';

/** Milliseconds. */
const PATIENCE = 3_000;
const [MESSAGES] = caseKeys.messages('mobile', '');

export interface Answer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** Messages are cleared first: they may have been erased. */
function forget(restored: readonly Answer[], mayStand: boolean): void {
  keptShown.set(false);
  for (const { key: queryKey } of restored)
    if (mayStand && queryKey[0] !== MESSAGES) void queryClient.invalidateQueries({ queryKey, exact: true });
    else void queryClient.resetQueries({ queryKey, exact: true });
}

/** Shows cached answers until a server answers or the browser is back online. */
export function showKept(answers: readonly Answer[]): void {
  import('../offline/keptCustomers.ts').then((kept) => kept.restoreCustomers()).catch(() => undefined);
  const restored = answers.filter(({ key }) => queryClient.getQueryData(key) === undefined);
  if (restored.length === 0) return;
  for (const { key, data, at } of restored) queryClient.setQueryData(key, data, { updatedAt: at });
  keptShown.set(true);
  const keys = new Set(restored.map(({ key }) => String(key)));
  const end = (mayStand: boolean) => {
    stop();
    window.removeEventListener('online', onOnline);
    forget(restored, mayStand);
  };
  const onOnline = () => end(false);
  window.addEventListener('online', onOnline);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (keys.has(String(event.query.queryKey))) end(true);
  });
}

function isAnswered(answers: readonly Answer[]): boolean {
  const asked = answers.flatMap(({ key }) => queryClient.getQueryState(key) ?? []);
  return asked.length > 0 && asked.every(({ data }) => data !== undefined);
}

/** An online browser may still reach no server. @returns cancels the timeout */
export function showKeptLate(answers: () => readonly Answer[]): () => void {
  const timer = setTimeout(() => {
    const kept = answers();
    if (!isAnswered(kept)) showKept(kept);
  }, PATIENCE);
  return () => clearTimeout(timer);
}
