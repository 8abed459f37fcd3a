import { type Pace, type Rung, rungs } from '../../../platform/config/pace.ts';
import { quietUntil } from '../../../platform/config/quietHours.ts';

/** Times in epoch milliseconds. */
export interface News {
  readonly at: number;
  /** By read mark. */
  readonly seen: boolean;
  /** Ignores quiet hours. */
  readonly urgent: boolean;
  readonly told: Readonly<Partial<Record<Rung, number>>>;
}

/** Channels that are verified, enabled, paid for and available. */
export type Reach = Readonly<Record<Rung, boolean>>;

export type Verdict =
  | { readonly is: 'over'; readonly why: 'seen' | 'told' | 'unreachable' }
  | { readonly is: 'wait'; readonly rung: Rung; readonly until: number; readonly why: 'turn' | 'night' }
  | { readonly is: 'tell'; readonly rung: Rung };

const OVER = {
  seen: { is: 'over', why: 'seen' },
  told: { is: 'over', why: 'told' },
  unreachable: { is: 'over', why: 'unreachable' },
} as const satisfies Record<string, Verdict>;

const TELL = {
  push: { is: 'tell', rung: 'push' },
  mail: { is: 'tell', rung: 'mail' },
  sms: { is: 'tell', rung: 'sms' },
} as const satisfies Record<Rung, Verdict>;

const HOUR = 3_600_000;

/** Hours until a channel skips news: a newly registered browser or number must not get old news. */
export const FRESH_HOURS = { push: 24, mail: undefined, sms: 72 } as const satisfies Record<
  Rung,
  number | undefined
>;

const isFresh = (rung: Rung, at: number, now: number): boolean =>
  now - at <= (FRESH_HOURS[rung] ?? Number.POSITIVE_INFINITY) * HOUR;

/** Never returns to an earlier channel. */
function nextRung({ told, at: came }: News, reach: Reach, now: number) {
  let rung: Rung | undefined;
  let since: number | undefined;
  for (const one of rungs) {
    const at = told[one];
    if (at !== undefined) {
      rung = undefined;
      since = at;
    } else if (rung === undefined && reach[one] && isFresh(one, came, now)) rung = one;
  }
  return { rung, since };
}

export function decide(news: News, reach: Reach, { waits, quiet }: Pace, now: number): Verdict {
  if (news.seen) return OVER.seen;
  const { rung, since } = nextRung(news, reach, now);
  if (rung === undefined) return since === undefined ? OVER.unreachable : OVER.told;
  // News that arrived later starts its own delay.
  const due = Math.max(since ?? news.at, news.at) + waits[rung];
  if (due > now) return { is: 'wait', rung, until: due, why: 'turn' };
  const open = news.urgent ? now : quietUntil(quiet, now);
  return open > now ? { is: 'wait', rung, until: open, why: 'night' } : TELL[rung];
}

/** Channels whose waiting news join a message: one mail instead of ten. */
const ALONG: Readonly<Record<Rung, readonly Rung[]>> = { push: [], mail: ['push', 'mail'], sms: ['sms'] };

export type Told<N extends News> = Readonly<Record<Rung, readonly N[]>>;

/** `next` is the time of the next check. */
export function decideAll<N extends News>(
  all: readonly N[],
  reach: Reach,
  pace: Pace,
  now: number,
): Told<N> & { readonly next: number | undefined } {
  const told: Record<Rung, N[]> = { push: [], mail: [], sms: [] };
  const waiting: { readonly one: N; readonly rung: Rung; readonly until: number }[] = [];
  for (const one of all) {
    const verdict = decide(one, reach, pace, now);
    if (verdict.is === 'tell') told[verdict.rung].push(one);
    else if (verdict.is === 'wait') waiting.push({ one, rung: verdict.rung, until: verdict.until });
  }
  let next: number | undefined;
  for (const { one, rung, until } of waiting) {
    const along = rungs.find((by) => told[by].length > 0 && ALONG[by].includes(rung));
    if (along) told[along].push(one);
    else next = Math.min(next ?? until, until);
  }
  return { ...told, next };
}
