import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CounterStore, type Counters, createCounters } from './counters.ts';

afterEach(() => vi.useRealTimers());

/** A store in memory, which may be away, silent or forgetful, and says how often it was asked and by which names. */
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

/** Several servers on one store. */
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

/** How many of `calls` are taken within a limit when they go to the servers in turn. */
async function taken(all: readonly Counters[], calls: number, max: number, seconds = 60): Promise<number> {
  const counters = all.map((counts) => counts.of('calls', { seconds, max }));
  let count = 0;
  for (let at = 0; at < calls; at += 1) {
    const counted = await counters[at % counters.length]?.add('somebody');
    if ((counted?.count ?? 0) <= max) count += 1;
  }
  return count;
}

describe('a limit of several servers', () => {
  it('is never passed by more than a part where they are all asked at once', async () => {
    const { all } = servers(4);
    const counters = all.map((counts) => counts.of('calls', { seconds: 60, max: 160 }));
    const found = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => counters[at % 4]?.add('somebody')),
    );
    const passed = found.filter((counted) => counted && counted.count <= 160).length;
    expect(passed).toBeGreaterThanOrEqual(150);
    expect(passed).toBeLessThanOrEqual(200);
  });

  it('begins anew when its window is over at the store, whatever is counted meanwhile', async () => {
    const { all, pass } = servers(2);
    expect(await taken(all, 20, 10)).toBe(10);
    pass(30);
    expect(await taken(all, 20, 10)).toBe(0);
    pass(31);
    expect(await taken(all, 20, 10)).toBe(10);
  });

  it('counts each name and each thing by itself, and says neither to the store', async () => {
    const { all, state } = servers(1);
    const [counts] = all;
    const [calls, looks] = ['calls', 'looks'].map((what) => counts?.of(what, { seconds: 60, max: 5 }));
    await calls?.add('192.0.2.1');
    await calls?.add('anna@mail.example');
    expect(await looks?.add('192.0.2.1')).toEqual({ count: 1, left: 60 });
    expect(state.names.size).toBe(3);
    for (const name of state.names) expect(name).toMatch(/^[\w-]{22}$/);
  });

  it('costs no question beyond it, and few before', async () => {
    const { all, state } = servers(1);
    await taken(all, 1_000, 160);
    expect(state.asked).toBeLessThan(120);
    const { asked } = state;
    await taken(all, 1_000, 160);
    expect(state.asked).toBe(asked);
  });
});

describe('a store that is away', () => {
  it('leaves each server the limit by what it knows, and is told once by each', async () => {
    const { all, state, told } = servers(2);
    expect(await taken(all, 6, 10)).toBe(6);
    state.away = true;
    // Each knows of the six, and goes on by itself.
    const rest = await taken(all, 40, 10);
    expect(rest).toBeGreaterThanOrEqual(4);
    expect(rest).toBeLessThanOrEqual(9);
    expect(told).toEqual(['Error: away', 'Error: away']);
    expect(state.asked).toBeLessThan(20);
  });

  it('hears what was counted without it once it is back, which is told once', async () => {
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

  it('that forgot all opens no limit: each server goes on from what it knows until the window is over', async () => {
    const { all, lose, pass } = servers(2);
    expect(await taken(all, 8, 10)).toBe(8);
    lose();
    // What came last to another is not known to the first who asks, and each has what is left.
    expect(await taken(all, 40, 10)).toBeLessThanOrEqual(5);
    pass(61);
    expect(await taken(all, 20, 10)).toBe(10);
  });
});

describe('who may not wait', () => {
  it('is counted, and told to the others soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { all, state, pass } = servers(2);
    const [one, two] = all.map((counts) => counts.of('ceiling', { seconds: 60, max: 100 }));
    for (let count = 1; count <= 7; count += 1) expect(one?.addNow('x').count).toBe(count);
    expect(state.asked).toBe(0);
    // Others of this worker may have timers that never end.
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.asked).toBe(1);
    expect(await two?.read('x')).toEqual({ count: 7, left: 60 });
    pass(61);
    expect(await two?.read('x')).toEqual({ count: 0, left: 0 });
  });
  it('may be taken back: it is counted as if it had not come', async () => {
    const { all } = servers(2);
    const [one, two] = all.map((counts) => counts.of('scanned', { seconds: 600, max: 1 }));
    expect((await one?.add('x'))?.count).toBe(1);
    one?.addNow('x', -1);
    await all[0]?.close();
    expect((await two?.add('x'))?.count).toBe(1);
    expect((await two?.add('x'))?.count).toBe(2);
  });
});
