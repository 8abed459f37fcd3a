import {
  type EscalationChannel,
  type EscalationDelays,
  escalationChannels,
} from '../../../platform/config/escalation.ts';
import { findQuietEnd } from '../../../platform/config/quietHours.ts';

/** Times in epoch milliseconds. */
export interface News {
  readonly at: number;
  /** By read mark. */
  readonly seen: boolean;
  /** Ignores quiet hours. */
  readonly urgent: boolean;
  readonly notifiedAt: Readonly<Partial<Record<EscalationChannel, number>>>;
}

/** Verified, enabled, paid and available channels. */
export type Reach = Readonly<Record<EscalationChannel, boolean>>;

export type NextAction =
  | { readonly is: 'over'; readonly why: 'seen' | 'told' | 'unreachable' }
  | {
      readonly is: 'wait';
      readonly channel: EscalationChannel;
      readonly until: number;
      readonly why: 'turn' | 'night';
    }
  | { readonly is: 'tell'; readonly channel: EscalationChannel };

const OVER = {
  seen: { is: 'over', why: 'seen' },
  told: { is: 'over', why: 'told' },
  unreachable: { is: 'over', why: 'unreachable' },
} as const satisfies Record<string, NextAction>;

const TELL = {
  push: { is: 'tell', channel: 'push' },
  mail: { is: 'tell', channel: 'mail' },
  sms: { is: 'tell', channel: 'sms' },
} as const satisfies Record<EscalationChannel, NextAction>;

const HOUR = 3_600_000;

/** Hours: a new browser or number must not get old news. */
export const FRESH_HOURS = { push: 24, mail: undefined, sms: 72 } as const satisfies Record<
  EscalationChannel,
  number | undefined
>;

const isFresh = (channel: EscalationChannel, at: number, now: number): boolean =>
  now - at <= (FRESH_HOURS[channel] ?? Number.POSITIVE_INFINITY) * HOUR;

/** Never returns to an earlier channel. */
function findNextChannel({ notifiedAt, at: came }: News, reach: Reach, now: number) {
  let channel: EscalationChannel | undefined;
  let since: number | undefined;
  for (const one of escalationChannels) {
    const at = notifiedAt[one];
    if (at !== undefined) {
      channel = undefined;
      since = at;
    } else if (channel === undefined && reach[one] && isFresh(one, came, now)) channel = one;
  }
  return { channel, since };
}

export function chooseAction(
  news: News,
  reach: Reach,
  { waits, quiet }: EscalationDelays,
  now: number,
): NextAction {
  if (news.seen) return OVER.seen;
  const { channel, since } = findNextChannel(news, reach, now);
  if (channel === undefined) return since === undefined ? OVER.unreachable : OVER.told;
  // Later news start their own delay.
  const due = Math.max(since ?? news.at, news.at) + waits[channel];
  if (due > now) return { is: 'wait', channel, until: due, why: 'turn' };
  const open = news.urgent ? now : findQuietEnd(quiet, now);
  return open > now ? { is: 'wait', channel, until: open, why: 'night' } : TELL[channel];
}

/** Waiting news join: one mail instead of ten. */
const JOINED_CHANNELS: Readonly<Record<EscalationChannel, readonly EscalationChannel[]>> = {
  push: [],
  mail: ['push', 'mail'],
  sms: ['sms'],
};

export type NewsByChannel<N extends News> = Readonly<Record<EscalationChannel, readonly N[]>>;

/** `next` is the time of the next check. */
export function chooseActions<N extends News>(
  all: readonly N[],
  reach: Reach,
  pace: EscalationDelays,
  now: number,
): NewsByChannel<N> & { readonly next: number | undefined } {
  const chosen: Record<EscalationChannel, N[]> = { push: [], mail: [], sms: [] };
  const waiting: { readonly one: N; readonly channel: EscalationChannel; readonly until: number }[] = [];
  for (const one of all) {
    const action = chooseAction(one, reach, pace, now);
    if (action.is === 'tell') chosen[action.channel].push(one);
    else if (action.is === 'wait') waiting.push({ one, channel: action.channel, until: action.until });
  }
  let next: number | undefined;
  for (const { one, channel, until } of waiting) {
    const along = escalationChannels.find(
      (by) => chosen[by].length > 0 && JOINED_CHANNELS[by].includes(channel),
    );
    if (along) chosen[along].push(one);
    else next = Math.min(next ?? until, until);
  }
  return { ...chosen, next };
}
