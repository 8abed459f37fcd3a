import { limits, NEWCOMERS } from '@parvis/api/limits';
import type { Config } from '../config/config.ts';

/** What is counted apart: `line` is an ipPrefix, `address` an e-mail address or a number. */
type LimitKey = 'person' | 'code' | 'customer' | 'address' | 'line';

/** One thing that is limited in a fixed window. */
export interface RateLimit {
  readonly key: LimitKey;
  readonly cost: 'report stored' | 'file received' | 'KiB received' | 'mail sent' | 'code asked' | 'newcomer';
  readonly points: number;
  readonly seconds: number;
  /** Where strangers share the points: the part of them that one line gets for nothing. */
  readonly lineShare?: number;
  /** Whether proof of work is asked for before anything is refused; where it is not, a line gets its share and no more. */
  readonly work?: true;
}

const DAY = 86_400;
const MIB = 1024;
/** KiB that a visitor's file may have on average: the app sends less than half of it. */
const FILE_KIB = 1_000_000 / 1024;
/** Visitors who scanned one code may send this part of what those of its customer may. */
const CODE_SHARE = 1 / 10;

const [, { max: reportsOfCode, seconds: reportSeconds }] = limits.open;

/** Everything that strangers share or that is counted for a day, in one table. */
export const rateLimits = ({ mediaPerDay, limitFactor }: Pick<Config, 'mediaPerDay' | 'limitFactor'>) =>
  ({
    newcomersOfLine: {
      ...{ key: 'line', cost: 'newcomer', work: true },
      ...{ points: NEWCOMERS.free * limitFactor, seconds: NEWCOMERS.seconds },
    },
    reportsOfCode: {
      ...{ key: 'code', cost: 'report stored', lineShare: 1 / 10, work: true },
      ...{ points: reportsOfCode * limitFactor, seconds: reportSeconds },
    },
    filesOfPerson: { key: 'person', cost: 'file received', points: 200, seconds: DAY },
    bytesOfPerson: { key: 'person', cost: 'KiB received', points: 300 * MIB, seconds: DAY },
    filesOfCode: {
      ...{ key: 'code', cost: 'file received', lineShare: 1 / 4, work: true },
      ...{ points: mediaPerDay * CODE_SHARE, seconds: DAY },
    },
    bytesOfCode: {
      ...{ key: 'code', cost: 'KiB received', lineShare: 1 / 4, work: true },
      ...{ points: mediaPerDay * CODE_SHARE * FILE_KIB, seconds: DAY },
    },
    filesOfCustomer: {
      ...{ key: 'customer', cost: 'file received', lineShare: 1 / 10, work: true },
      ...{ points: mediaPerDay, seconds: DAY },
    },
    bytesOfCustomer: {
      ...{ key: 'customer', cost: 'KiB received', lineShare: 1 / 10, work: true },
      ...{ points: mediaPerDay * FILE_KIB, seconds: DAY },
    },
    contactMailsOfCustomer: {
      ...{ key: 'customer', cost: 'mail sent', lineShare: 1 / 10, work: true },
      ...{ points: 500 * limitFactor, seconds: DAY },
    },
    mailCodesOfAddress: {
      ...{ key: 'address', cost: 'code asked', lineShare: 1 / 6, work: true },
      ...{ points: 60, seconds: DAY },
    },
    // An SMS costs money, and wakes whoever did not ask for it.
    smsCodesOfAddress: { key: 'address', cost: 'code asked', points: 20, seconds: DAY, lineShare: 1 / 4 },
  }) as const satisfies Readonly<Record<string, RateLimit>>;

/** Names a row of the table. */
export type RateLimitName = keyof ReturnType<typeof rateLimits>;

/** Bits that a line's first point beyond its share costs, and a first point of a budget that others emptied. */
const FIRST_BITS = { beyondShare: 12, emptied: 16 } as const;
/** No proof asks for more: a phone makes it within half a minute. */
export const BITS_MAX = 20;
/** Beyond so many times its points a budget is refused to everyone: by then that many lines at the least emptied it. */
const OVERDRAFT = 8;

/** Points of a budget that were used, by everyone and by the line that asks. */
export interface Used {
  readonly all: number;
  readonly byLine: number;
}

/**
 * Prices what a line takes from a budget, in bits of work: its share is free while there are points; beyond its share it works the more the
 * less is left, and is refused at the end of the points; a line with a share left then goes on for work. So no line empties a budget for another.
 * @param needs points that must be left, one at the least
 */
export function priceOf(limit: RateLimit, used: Used, needs = 1): number | 'refused' {
  const { points, lineShare, work } = limit;
  const isEmpty = used.all + needs > points;
  if (lineShare === undefined) return isEmpty ? 'refused' : 0;
  const share = Math.max(1, points * lineShare);
  const isBeyondShare = used.byLine >= share;
  if (!isEmpty && !isBeyondShare) return 0;
  if (!work || (isEmpty && isBeyondShare) || used.all >= OVERDRAFT * points) return 'refused';
  if (isEmpty)
    return Math.min(BITS_MAX, FIRST_BITS.emptied + Math.floor(2 * Math.log2(Math.max(1, used.all / points))));
  const spread = (BITS_MAX + 1 - FIRST_BITS.beyondShare) * ((used.byLine - share) / (points - share));
  return Math.min(BITS_MAX, FIRST_BITS.beyondShare + Math.floor(spread));
}
