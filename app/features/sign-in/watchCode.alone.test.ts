import { loginCalls } from '@parvis/api/calls/login';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/api/client.ts', () => ({ client: { call } }));
const { watchCode } = await import('./watchCode.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  call.mockReset();
});

const waits = [{ noRecord: false, delivered: false, failed: false }];
const failed = [{ noRecord: false, failed: true }];
const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test.each([
  ['sms', ownPhoneCalls.loginSmsSts],
  ['mail', loginCalls.loginMailSts],
] as const)('an undelivered code (%s) is reported once, then polling ends', async (kind, { path }) => {
  const tell = vi.fn();
  call.mockResolvedValueOnce(waits).mockRejectedValueOnce(new Error('no network')).mockResolvedValue(failed);
  watchCode(kind, 'r', tell);
  await passes(9);
  expect(tell).not.toHaveBeenCalled();
  await passes(200);
  expect(tell.mock.calls).toEqual([['failed']]);
  expect(call.mock.calls).toEqual(
    Array(3).fill([expect.objectContaining({ path }), { body: { rqid: 'r' } }]),
  );
});
test.each([
  ['with a network', () => call.mockResolvedValue(waits)],
  ['without one', () => call.mockRejectedValue(new Error('no network'))],
])('%s it polls often at first, then less, while the code is valid', async (_, answers) => {
  answers();
  watchCode('sms', 'r', vi.fn());
  await passes(80);
  expect(call).toHaveBeenCalledTimes(20);
  await passes(19);
  expect(call).toHaveBeenCalledTimes(20);
  await passes(1);
  expect(call).toHaveBeenCalledTimes(21);
  await passes(500);
  expect(call).toHaveBeenCalledTimes(46);
  await passes(10_000);
  expect(call).toHaveBeenCalledTimes(46);
});
test('reports nothing after its end, not even a late answer', async () => {
  const tell = vi.fn();
  let answer = (_: typeof failed) => {};
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const end = watchCode('sms', 'r', tell);
  await passes(4);
  end();
  answer(failed);
  await passes(100);
  expect(tell).not.toHaveBeenCalled();
  expect(call).toHaveBeenCalledOnce();
});
