import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR', subscribe: () => () => {} } }));
const { queryClient } = await import('./queryClient.ts');
const { refreshSoon } = await import('./refreshSoon.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Shows a query on a page. @returns how often it was fetched */
async function show(queryKey: readonly unknown[]) {
  const queryFn = vi.fn(async () => queryFn.mock.calls.length);
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
  await vi.runAllTimersAsync();
  queryFn.mockClear();
  return queryFn;
}

it('three events of one message cause one fetch', async () => {
  const [messages, list] = [await show(['messages', 'mobile', 'c']), await show(['ownCases'])];
  refreshSoon(['messages', 'mobile', 'c']);
  refreshSoon(['ownCases']);
  await vi.advanceTimersByTimeAsync(60);
  refreshSoon(['messages', 'mobile', 'c']);
  refreshSoon(['messages', 'mobile', 'c']);
  await vi.runAllTimersAsync();
  expect(messages).toHaveBeenCalledTimes(1);
  expect(list).toHaveBeenCalledTimes(1);
});

it('the next message is fetched too', async () => {
  const messages = await show(['messages', 'mobile', 'c']);
  refreshSoon(['messages', 'mobile', 'c']);
  await vi.runAllTimersAsync();
  refreshSoon(['messages', 'mobile', 'c']);
  await vi.runAllTimersAsync();
  expect(messages).toHaveBeenCalledTimes(2);
});

it('a fetch that began before the event is repeated', async () => {
  const messages = await show(['messages', 'mobile', 'c']);
  let answer = (_: number) => {};
  messages.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  void queryClient.refetchQueries({ queryKey: ['messages'] });
  refreshSoon(['messages', 'mobile', 'c']);
  answer(1);
  await vi.runAllTimersAsync();
  expect(messages).toHaveBeenCalledTimes(2);
});
