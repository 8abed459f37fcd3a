import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caseKeys } from '../../lib/api/cacheKeys.ts';

vi.mock('../offline/restoreCustomers.ts', () => ({ restoreCustomers: async () => undefined }));
vi.mock('../../lib/texts/store.ts', () => ({
  texts: { locale: () => 'fr-FR', subscribe: () => () => undefined },
}));
const { queryClient } = await import('../../lib/api/queryClient.ts');
const { isShowingCache: keptShown } = await import('./isShowingCache.ts');
const { restoreAnswers: showKept, scheduleRestore: showKeptLate } = await import('./restoreAnswers.ts');

const INFO = caseKeys.info('mobile', 'c');
const MESSAGES = caseKeys.messages('mobile', 'c');
const kept = [
  { key: INFO, data: 'kept info', at: 1 },
  { key: MESSAGES, data: 'kept messages', at: 1 },
];
const known = () => [queryClient.getQueryData(INFO), queryClient.getQueryData(MESSAGES)];
const frame = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', frame);
});
afterEach(() => {
  queryClient.clear();
  keptShown.set(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows cached data after three seconds without an answer', async () => {
  showKeptLate(() => kept);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([known(), keptShown.get()]).toEqual([[undefined, undefined], false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([known(), keptShown.get()]).toEqual([['kept info', 'kept messages'], true]);
});
it('keeps fresh data, and reports no cached data if all of it is fresh', async () => {
  queryClient.setQueryData(INFO, 'info');
  showKept(kept);
  expect([known(), keptShown.get()]).toEqual([['info', 'kept messages'], true]);
  queryClient.clear();
  keptShown.set(false);
  queryClient.setQueryData(INFO, 'info');
  queryClient.setQueryData(MESSAGES, 'messages');
  showKept(kept);
  expect([known(), keptShown.get()]).toEqual([['info', 'messages'], false]);
});
it('drops cached messages and refetches the rest once a server answers', async () => {
  let answers = (_: string) => {};
  const asked = queryClient.fetchQuery({
    queryKey: INFO,
    queryFn: () =>
      new Promise<string>((resolve) => {
        answers = resolve;
      }),
  });
  showKept(kept);
  expect(known()).toEqual(['kept info', 'kept messages']);
  answers('info of now');
  await asked;
  await vi.advanceTimersByTimeAsync(0);
  expect([known(), keptShown.get()]).toEqual([['info of now', undefined], false]);
  expect(queryClient.getQueryState(INFO)?.isInvalidated).toBe(true);
});
