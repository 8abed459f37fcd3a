import { limits, NEWCOMERS } from '@parvis/api/limits';
import type { Config } from '../config/config.ts';

/** `address`: e-mail or phone number. */
type LimitKey = 'person' | 'code' | 'customer' | 'address' | 'ipPrefix';

export interface RateLimit {
  readonly key: LimitKey;
  readonly cost: 'report stored' | 'file received' | 'KiB received' | 'mail sent' | 'code asked' | 'newcomer';
  readonly points: number;
  readonly seconds: number;
  /** Free share of one IP prefix. */
  readonly prefixShare?: number;
  /** Asks proof of work before a refusal; otherwise a prefix gets its share only. */
  readonly work?: true;
}

const DAY = 86_400;
const MIB = 1024;
/** KiB assumed per upload; the app sends less than half. */
const FILE_KIB = 1_000_000 / 1024;
/** Share of a customer's uploads per code. */
const CODE_SHARE = 1 / 10;

const [, { max: reportsOfCode, seconds: reportSeconds }] = limits.open;

export const createRateLimits = ({ mediaPerDay, limitFactor }: Pick<Config, 'mediaPerDay' | 'limitFactor'>) =>
  ({
    newcomersOfPrefix: {
      ...{ key: 'ipPrefix', cost: 'newcomer', work: true },
      ...{ points: NEWCOMERS.free * limitFactor, seconds: NEWCOMERS.seconds },
    },
    reportsOfCode: {
      ...{ key: 'code', cost: 'report stored', prefixShare: 1 / 10, work: true },
      ...{ points: reportsOfCode * limitFactor, seconds: reportSeconds },
    },
    filesOfPerson: { key: 'person', cost: 'file received', points: 200, seconds: DAY },
    bytesOfPerson: { key: 'person', cost: 'KiB received', points: 300 * MIB, seconds: DAY },
    filesOfCode: {
      ...{ key: 'code', cost: 'file received', prefixShare: 1 / 4, work: true },
      ...{ points: mediaPerDay * CODE_SHARE, seconds: DAY },
    },
    bytesOfCode: {
      ...{ key: 'code', cost: 'KiB received', prefixShare: 1 / 4, work: true },
      ...{ points: mediaPerDay * CODE_SHARE * FILE_KIB, seconds: DAY },
    },
    filesOfCustomer: {
      ...{ key: 'customer', cost: 'file received', prefixShare: 1 / 10, work: true },
      ...{ points: mediaPerDay, seconds: DAY },
    },
    bytesOfCustomer: {
      ...{ key: 'customer', cost: 'KiB received', prefixShare: 1 / 10, work: true },
      ...{ points: mediaPerDay * FILE_KIB, seconds: DAY },
    },
    contactMailsOfCustomer: {
      ...{ key: 'customer', cost: 'mail sent', prefixShare: 1 / 10, work: true },
      ...{ points: 500 * limitFactor, seconds: DAY },
    },
    mailCodesOfAddress: {
      ...{ key: 'address', cost: 'code asked', prefixShare: 1 / 6, work: true },
      ...{ points: 60, seconds: DAY },
    },
    // SMS cost money and disturb recipients: no proof of work.
    smsCodesOfAddress: { key: 'address', cost: 'code asked', points: 20, seconds: DAY, prefixShare: 1 / 4 },
  }) as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof ReturnType<typeof createRateLimits>;

/** First point beyond the free share, and of an exhausted limit. */
const INITIAL_BITS = { beyondShare: 12, emptied: 16 } as const;
/** Half a minute on a phone. */
export const BITS_MAX = 20;
/** Refuses everyone beyond this multiple. */
const OVERDRAFT = 8;

export interface UsedPoints {
  readonly all: number;
  readonly byPrefix: number;
}

/**
 * Prices points in bits of work. A prefix's share is free while points last; beyond it the price grows up to a refusal.
 * In an exhausted limit, a prefix with a share left pays with work, so that no prefix exhausts the limit for others.
 * @param needs points that must remain, at least one
 */
export function calculateWorkBits(limit: RateLimit, used: UsedPoints, needs = 1): number | 'refused' {
  const { points, prefixShare, work } = limit;
  const isEmpty = used.all + needs > points;
  if (prefixShare === undefined) return isEmpty ? 'refused' : 0;
  const share = Math.max(1, points * prefixShare);
  const isBeyondShare = used.byPrefix >= share;
  if (!isEmpty && !isBeyondShare) return 0;
  if (!work || (isEmpty && isBeyondShare) || used.all >= OVERDRAFT * points) return 'refused';
  if (isEmpty)
    return Math.min(
      BITS_MAX,
      INITIAL_BITS.emptied + Math.floor(2 * Math.log2(Math.max(1, used.all / points))),
    );
  const spread = (BITS_MAX + 1 - INITIAL_BITS.beyondShare) * ((used.byPrefix - share) / (points - share));
  return Math.min(BITS_MAX, INITIAL_BITS.beyondShare + Math.floor(spread));
}
