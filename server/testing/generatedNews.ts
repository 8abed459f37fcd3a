import type { News, Pace, Reach, Rung } from '../ladder/decide.ts';

/** A moment at which somebody is to be told of something, or not. */
export interface NewsCase {
  readonly news: News;
  readonly reach: Reach;
  readonly pace: Pace;
  readonly now: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A midnight, by the clock of UTC, in which all of these have their nights. */
const FROM = Date.UTC(2026, 10, 26);

/** Numbers from 0 to 1, the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many things that people are to be told of: seen or not, told by some ways or none, of customers of several paces and nights. */
export function generatedNews(many: number, seed = 16): NewsCase[] {
  const next = numbers(seed);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const often = (share: number): boolean => next() < share;
  // Edges are met as often as what lies between them.
  const near = (moment: number): number => moment + (often(0.5) ? 0 : upTo(2) - 1);
  const one = (): NewsCase => {
    const at = FROM + upTo(24 * 60) * MINUTE;
    const waits = { push: upTo(60) * 1_000, mail: upTo(90) * MINUTE, sms: upTo(120) * MINUTE };
    const ages = [waits.push, waits.mail, waits.sms, 24 * HOUR, 72 * HOUR];
    const now = often(0.4) ? near(at + (ages[upTo(4)] ?? 0)) : at + upTo(often(0.7) ? 200 : 4_400) * MINUTE;
    const told: Partial<Record<Rung, number>> = {};
    for (const rung of ['push', 'mail', 'sms'] as const)
      if (often(0.25)) told[rung] = often(0.5) ? near(now - waits[rung]) : at + upTo(200) * MINUTE;
    return {
      news: { at, seen: often(0.1), urgent: often(0.15), told },
      reach: { push: often(0.6), mail: often(0.7), sms: often(0.4) },
      pace: { waits, quiet: { from: upTo(23), until: upTo(23), zone: 'UTC' } },
      now,
    };
  };
  return Array.from({ length: many }, one);
}
