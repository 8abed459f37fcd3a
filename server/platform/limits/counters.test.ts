import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CounterStore, type Counters, createCounters } from './counters.ts';

afterEach(() => vi.useRealTimers());

/** Can fail, lose its data, and record requests. */
function storeOf(now: () => number) {
  const kept = new Map<string, { count: number; until: number }>();
  const state = { away: false, asked: 0, names: new Set<string>() };
  const store: CounterStore = {
    async add(additions) {
      state.asked += 1;
      if (state.away) throw new Error('away');
      return additions.map(({ name, added, seconds }) => {
        state.names.add(name);
        const found = kept.get(name);
        const is = found && found.until > now() ? found : undefined;
        const count = (is?.count ?? 0) + added;
        const until = is?.count ? is.until : now() + seconds * 1000;
        kept.set(name, { count, until });
        return { name, count, left: (until - now()) / 1000 };
      });
    },
  };
  return { store, state, lose: () => kept.clear() };
}

function servers(many: number) {
  let time = 0;
  const { store, state, lose } = storeOf(() => time);
  const told: string[] = [];
  const make = (): Counters =>
    createCounters({
      store,
      secret: Buffer.from('secret'),
      onDown: (error) => told.push(String(error)),
      onUp: () => told.push('back'),
      now: () => time,
    });
  return {
    all: Array.from({ length: many }, make),
    state,
    lose,
    told,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

/** Spreads calls round-robin over servers. */
async function taken(all: readonly Counters[], calls: number, max: number, seconds = 60): Promise<number> {
  const counters = all.map((counts) => counts.createCounter('calls', { seconds, max }));
  let count = 0;
  for (let at = 0; at < calls; at += 1) {
    const counted = await counters[at % counters.length]?.add('somebody');
    if ((counted?.count ?? 0) <= max) count += 1;
  }
  return count;
}

describe('limit of several servers', () => {
  it('is exceeded by a fraction at most under concurrent calls', async () => {
    const { all } = servers(4);
    const counters = all.map((counts) => counts.createCounter('calls', { seconds: 60, max: 160 }));
    const found = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => counters[at % 4]?.add('somebody')),
    );
    const passed = found.filter((counted) => counted && counted.count <= 160).length;
    expect(passed).toBeGreaterThanOrEqual(150);
    expect(passed).toBeLessThanOrEqual(200);
  });

  it('resets when the store’s window ends', async () => {
    const { all, pass } = servers(2);
    expect(await taken(all, 20, 10)).toBe(10);
    pass(30);
    expect(await taken(all, 20, 10)).toBe(0);
    pass(31);
    expect(await taken(all, 20, 10)).toBe(10);
  });

  it('separates keys and counters, and hides both from the store', async () => {
    const { all, state } = servers(1);
    const [counts] = all;
    const [calls, looks] = ['calls', 'looks'].map((what) =>
      counts?.createCounter(what, { seconds: 60, max: 5 }),
    );
    await calls?.add('192.0.2.1');
    await calls?.add('anna@mail.example');
    expect(await looks?.add('192.0.2.1')).toEqual({ count: 1, left: 60 });
    expect(state.names.size).toBe(3);
    for (const name of state.names) expect(name).toMatch(/^[\w-]{22}$/);
  });

  it('stops store requests beyond the limit, and needs few before', async () => {
    const { all, state } = servers(1);
    await taken(all, 1_000, 160);
    expect(state.asked).toBeLessThan(120);
    const { asked } = state;
    await taken(all, 1_000, 160);
    expect(state.asked).toBe(asked);
  });
});

describe('store outage', () => {
  it('lets each server limit by its last known sums, and is reported once per server', async () => {
    const { all, state, told } = servers(2);
    expect(await taken(all, 6, 10)).toBe(6);
    state.away = true;
    // Each server knows the six and continues alone.
    const rest = await taken(all, 40, 10);
    expect(rest).toBeGreaterThanOrEqual(4);
    expect(rest).toBeLessThanOrEqual(9);
    expect(told).toEqual(['Error: away', 'Error: away']);
    expect(state.asked).toBeLessThan(20);
  });

  it('syncs counts made during the outage, and reports recovery once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { all, state, told, pass } = servers(2);
    state.away = true;
    expect(await taken(all.slice(0, 1), 8, 10)).toBe(8);
    state.away = false;
    pass(2);
    await vi.runAllTimersAsync();
    expect(told).toEqual(['Error: away', 'back']);
    expect(await taken(all.slice(1), 8, 10)).toBe(2);
  });

  it('keeps the limit when the store lost its data', async () => {
    const { all, lose, pass } = servers(2);
    expect(await taken(all, 8, 10)).toBe(8);
    lose();
    // The first server lacks the latest counts; each takes the rest.
    expect(await taken(all, 40, 10)).toBeLessThanOrEqual(5);
    pass(61);
    expect(await taken(all, 20, 10)).toBe(10);
  });
});

describe('unawaited count', () => {
  it('is synced to other servers soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { all, state, pass } = servers(2);
    const [one, two] = all.map((counts) => counts.createCounter('ceiling', { seconds: 60, max: 100 }));
    for (let count = 1; count <= 7; count += 1) expect(one?.addNow('x').count).toBe(count);
    expect(state.asked).toBe(0);
    // Others of this worker may repeat forever.
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.asked).toBe(1);
    expect(await two?.read('x')).toEqual({ count: 7, left: 60 });
    pass(61);
    expect(await two?.read('x')).toEqual({ count: 0, left: 0 });
  });
  it('can be reverted', async () => {
    const { all } = servers(2);
    const [one, two] = all.map((counts) => counts.createCounter('scanned', { seconds: 600, max: 1 }));
    expect((await one?.add('x'))?.count).toBe(1);
    one?.addNow('x', -1);
    await all[0]?.close();
    expect((await two?.add('x'))?.count).toBe(1);
    expect((await two?.add('x'))?.count).toBe(2);
  });
});
