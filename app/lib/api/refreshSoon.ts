import { queryClient } from './queryClient.ts';

/** Milliseconds: covers an answer and the events it causes. */
const DELAY = 100;
const pending = new Set<string>();

/**
 * Marks a query stale at once, and refetches it once for several calls, if shown.
 * @param delay milliseconds; doubled at most, so that hundreds of screens do not ask at once
 */
export function refreshSoon(queryKey: readonly unknown[], delay = DELAY): void {
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const id = [delay, ...queryKey].join();
  if (pending.has(id)) return;
  pending.add(id);
  setTimeout(
    () => {
      pending.delete(id);
      void queryClient.invalidateQueries({ queryKey });
    },
    delay * (1 + Math.random()),
  );
}
