import { expect, test, vi } from 'vitest';
import type { openCrossTabStream } from './crossTabStream.ts';

type StreamOptions = Parameters<typeof openCrossTabStream>[1];

const doubtSession = vi.fn();
const lookAgain = vi.fn(async () => undefined);
const open = new Map<string, StreamOptions>();
vi.mock('../api/hostClients.ts', () => ({ checkSession: doubtSession }));
vi.mock('../api/remoteSessions.ts', () => ({ refreshSession: lookAgain }));
vi.mock('../api/cache.ts', () => ({
  resetAllCases: vi.fn(),
  refreshAllCases: vi.fn(),
  refreshByEvent: vi.fn(),
}));
vi.mock('./crossTabStream.ts', () => ({
  openCrossTabStream: (path: string, options: StreamOptions) => {
    open.set(path, options);
    return { stop: () => open.delete(path) };
  },
}));
const { acquireLive: holdLive } = await import('./sharedLive.ts');

test('a stream in trouble checks the session of its own host', async () => {
  const [here, there] = ['/stream', 'https://c.example/stream'].map((path) => holdLive(path));
  open.get('/stream')?.onTrouble();
  expect([doubtSession.mock.calls.length, lookAgain.mock.calls.length]).toEqual([1, 0]);
  open.get('https://c.example/stream')?.onTrouble();
  await vi.waitFor(() => expect(lookAgain).toHaveBeenCalledWith('https://c.example'));
  expect(doubtSession).toHaveBeenCalledTimes(1);
  for (const held of [here, there]) held?.release();
  expect(open.size).toBe(0);
});
