import { afterEach, expect, it, vi } from 'vitest';
import { fakeLocks } from './testing/tabs.ts';
import { inTurn } from './turns.ts';

afterEach(() => vi.unstubAllGlobals());

const withLocks = () => vi.stubGlobal('navigator', { locks: fakeLocks().locks });

it('works are done one after the other, whoever asks for them, also after one that failed', async () => {
  withLocks();
  vi.stubGlobal('BroadcastChannel', undefined);
  const done: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(
      'seat',
      2,
    )(async (isOurs) => {
      done.push(`${name} begins ${await isOurs()}`);
      await Promise.resolve();
      if (fails) throw new Error(name);
      done.push(`${name} ends`);
    });
  const [first, second] = [work('first', true), work('second')];
  await expect(first).rejects.toThrow('first');
  await second;
  expect(done).toEqual(['first begins true', 'second begins true', 'second ends']);
});

it('where a browser knows nothing that tabs share, each does its own', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  const work = vi.fn(async () => undefined);
  await inTurn('seat', 2)(work);
  expect(work).toHaveBeenCalledTimes(1);
});
