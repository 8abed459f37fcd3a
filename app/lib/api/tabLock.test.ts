import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTabLock, runExclusively } from './tabLock.ts';
import { channelsOf, fakeLocks, fakeTalks } from './testing/tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('tabs waiting for a lock', () => {
  const start = () => {
    const { locks, free } = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    const talks = fakeTalks();
    const tab = () => {
      let frozen = false;
      let isHeld: (() => boolean) | undefined;
      const Channel = channelsOf(talks, () => () => frozen);
      let catchUp = () => {};
      vi.stubGlobal(
        'BroadcastChannel',
        class extends Channel {
          constructor(name: string) {
            super(name);
            catchUp = () => (this as unknown as { catchUp: () => void }).catchUp();
          }
        },
      );
      const leave = holdTabLock('lock', 2, (held) => {
        isHeld = held;
        return () => undefined;
      });
      return {
        leave,
        sits: () => isHeld?.() ?? false,
        freeze: () => {
          frozen = true;
        },
        thaw: () => {
          frozen = false;
          catchUp();
        },
      };
    };
    return { tab, dies: () => free('lock') };
  };

  it('hold it one at a time: the next acquires it once the first leaves', async () => {
    const { tab } = start();
    const [first, second] = [tab(), tab()];
    await passes(60_000);
    expect([first.sits(), second.sits()]).toEqual([true, false]);
    first.leave();
    await passes(1_000);
    expect(second.sits()).toBe(true);
  });

  it('take over from one that dies silently', async () => {
    const { tab, dies } = start();
    const [first, second] = [tab(), tab()];
    await passes(0);
    first.freeze();
    dies();
    await passes(6_000);
    expect(second.sits()).toBe(true);
  });

  it.each([0, 3_600_000, -3_600_000])(
    'take over from a frozen holder despite a clock moved by %i ms, and the holder learns it on thaw',
    async (moved) => {
      const { tab } = start();
      const [first, second] = [tab(), tab()];
      await passes(0);
      first.freeze();
      vi.setSystemTime(Date.now() + moved);
      await passes(3_900);
      expect(second.sits()).toBe(false);
      await passes(2_100);
      expect(second.sits()).toBe(true);
      first.thaw();
      await passes(0);
      expect([first.sits(), second.sits()]).toEqual([false, true]);
    },
  );

  it('do not take over from a holder that answers, however the clock moves', async () => {
    const { tab } = start();
    const [first, second] = [tab(), tab()];
    for (const moved of [0, 86_400_000, -86_400_000]) {
      vi.setSystemTime(Date.now() + moved);
      await passes(30_000);
    }
    expect([first.sits(), second.sits()]).toEqual([true, false]);
  });

  it('take over only once where several wait behind a frozen holder', async () => {
    const { tab } = start();
    const [first, ...others] = [tab(), tab(), tab()];
    await passes(0);
    first?.freeze();
    await passes(30_000);
    expect(others.filter((one) => one.sits())).toHaveLength(1);
  });

  it('leave the queue for good', async () => {
    const { tab } = start();
    const [first, second] = [tab(), tab()];
    await passes(0);
    second.leave();
    first.leave();
    await passes(60_000);
    expect([first.sits(), second.sits()]).toEqual([false, false]);
    const third = tab();
    await passes(1_000);
    expect(third.sits()).toBe(true);
  });
});

it('runs tasks sequentially, also after a failure', async () => {
  vi.useRealTimers();
  vi.stubGlobal('navigator', { locks: fakeLocks().locks });
  const done: string[] = [];
  const run = runExclusively('lock', 2);
  const first = run(async () => {
    done.push('first');
    throw new Error('failed');
  });
  const second = run(async (isOurs) => void done.push(`second ${await isOurs()}`));
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(done).toEqual(['first', 'second true']);
});
