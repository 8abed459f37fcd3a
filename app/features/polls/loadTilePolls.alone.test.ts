import { pollStatesCall } from '@parvis/api/calls/pollStates';
import { CallFailed } from '@parvis/api/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTilePolls, type TilePolls } from './loadTilePolls.ts';
import { markPollAnswered } from './pollMarks.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api/client.ts', () => ({ client: { call } }));
vi.mock('../../lib/api/currentUser.ts', () => ({ getCurrentCrUid: () => 'me' }));

beforeEach(() => {
  const device = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
      removeItem: (key: string) => void device.delete(key),
    },
  });
  call.mockReset();
});

const scan = {
  qrid: 'market',
  cstmr: { cuid: 'town' },
  menus: {
    main: [
      { code: 'bins', type: 'reportEnd' as const, lbl: 'Bacs' },
      { code: 'tile', type: 'polling' as const, lbl: 'La place', poll: 'square' },
    ],
    more: [{ code: 'other', type: 'polling' as const, lbl: 'Les arbres', poll: 'trees' }],
  },
};

async function load(...states: readonly (readonly [code: string, state: string])[]): Promise<TilePolls[]> {
  const shown: TilePolls[] = [];
  if (states.length === 0)
    call.mockRejectedValueOnce(new CallFailed(pollStatesCall.path, { kind: 'offline' }));
  else call.mockResolvedValueOnce(states.map(([code, state]) => ({ code, state })));
  await loadTilePolls(scan, (polls) => shown.push(polls));
  return shown;
}

test('shows what the server says, and then that at once until it answers again', async () => {
  expect(await load(['square', 'answered'], ['trees', 'open'])).toEqual([{ square: true }]);
  expect(await load(['square', 'open'], ['trees', 'answered'])).toEqual([{ square: true }, { trees: true }]);
});

test('shows the last known state offline, with later answers', async () => {
  await load(['square', 'answered'], ['trees', 'open']);
  markPollAnswered('me', 'town', 'trees', true);
  expect((await load()).at(-1)).toEqual({ square: true, trees: true });
});

test('an answer given here counts until the server has it, not after the close', async () => {
  markPollAnswered('me', 'town', 'square', true);
  expect((await load(['square', 'open'])).at(-1)).toEqual({ square: true });
  expect((await load(['square', 'closed'])).at(-1)).toEqual({});
  expect((await load(['square', 'answered'])).at(-1)).toEqual({ square: true });
  // Erased there since.
  expect((await load(['square', 'open'])).at(-1)).toEqual({});
});

test('a tile without known state is unanswered after a timeout', async () => {
  expect(await load()).toEqual([{}]);
});
