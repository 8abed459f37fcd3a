import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leases } from './leases.ts';
import { queueFor } from './queue.ts';
import { type Held, leaseSeat, lockSeat, type Seat } from './seat.ts';
import { fakeLocks, fakeTalks } from './testing/tabs.ts';

const SEAT = 'seat';
const PATIENCE = 2;

/** The notes of a browser's database, in the memory. */
function fakeLeases(): Leases {
  const holders = new Map<string, string>();
  return {
    change: async (name, to) => {
      const holder = to(holders.get(name));
      if (holder === undefined) holders.delete(name);
      else holders.set(name, holder);
      return holder;
    },
  };
}

/** A browser whose tabs share a seat: what a tab sits on, and what becomes of it when the tab dies. */
interface Browser {
  readonly seat: () => Seat;
  readonly dies: () => void;
}
const browsers: Readonly<Record<string, () => Browser>> = {
  'a lock': () => {
    const { locks, free } = fakeLocks();
    return { seat: () => lockSeat(locks, SEAT), dies: () => free(SEAT) };
  },
  'a note in the database': () => {
    const leases = fakeLeases();
    return { seat: () => leaseSeat(leases, SEAT), dies: () => undefined };
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe.each(Object.entries(browsers))('tabs that share %s', (_, open) => {
  const start = () => {
    const browser = open();
    const talks = fakeTalks();
    /** A tab in the queue; it notes whether the seat is its own. */
    const tab = () => {
      let frozen = false;
      let held: Held | undefined;
      const talk = talks.open('talk', () => frozen);
      const leave = queueFor(
        { name: SEAT, seat: Promise.resolve(browser.seat()), talk, patience: PATIENCE },
        (got) => {
          held = got;
          return () => {
            held = undefined;
          };
        },
      );
      return {
        leave: () => {
          leave();
          held = undefined;
        },
        sits: () => held !== undefined,
        isOurs: async () => (await held?.isOurs()) ?? false,
        freeze: () => {
          frozen = true;
        },
        thaw: () => {
          frozen = false;
          talk.catchUp();
        },
      };
    };
    return { ...browser, tab };
  };

  it('sit there one at a time: the next has it once the first has left', async () => {
    const { tab } = start();
    const [first, second] = [tab(), tab()];
    await passes(60_000);
    expect([first.sits(), second.sits()]).toEqual([true, false]);
    first.leave();
    await passes(1_000);
    expect(second.sits()).toBe(true);
  });

  it('take over from one that dies without a word', async () => {
    const { tab, dies } = start();
    const [first, second] = [tab(), tab()];
    await passes(0);
    first.freeze();
    dies();
    await passes(6_000);
    expect(second.sits()).toBe(true);
  });

  it.each([0, 3_600_000, -3_600_000])(
    'take over from one that is frozen, though the clock is moved by %i ms, and it finds out when it is thawed',
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
      expect([first.sits(), await first.isOurs(), await second.isOurs()]).toEqual([false, false, true]);
    },
  );

  it('do not take over from one that answers, however the clock is moved', async () => {
    const { tab } = start();
    const [first, second] = [tab(), tab()];
    for (const moved of [0, 86_400_000, -86_400_000]) {
      vi.setSystemTime(Date.now() + moved);
      await passes(30_000);
    }
    expect([await first.isOurs(), second.sits()]).toEqual([true, false]);
  });

  it('take over one of them, where several wait behind one that is frozen', async () => {
    const { tab } = start();
    const [first, ...others] = [tab(), tab(), tab()];
    await passes(0);
    first?.freeze();
    await passes(30_000);
    const ours = await Promise.all(others.map((one) => one.isOurs()));
    expect(ours.filter(Boolean)).toHaveLength(1);
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

it('where nothing can be noted any more each goes on by itself', async () => {
  const broken: Leases = {
    change: async () => {
      throw new Error('connection lost');
    },
  };
  const held = await leaseSeat(broken, SEAT).wait(new AbortController().signal);
  expect(await held.isOurs()).toBe(true);
});
