import { queryClient } from './queryClient.ts';

/** Milliseconds: the answer to a message and the events of it come within this time. */
const DELAY = 150;
const waiting = new Map<string, readonly unknown[]>();

/** Marks queries as stale at once, and refetches those shown once for several calls. */
export function refreshSoon(queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  if (waiting.size === 0)
    setTimeout(() => {
      for (const key of waiting.values()) void queryClient.invalidateQueries({ queryKey: key });
      waiting.clear();
    }, DELAY);
  waiting.set(queryKey.join(), queryKey);
}
