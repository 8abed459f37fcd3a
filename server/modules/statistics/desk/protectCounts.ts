import { BREAKDOWN_MIN } from '@parvis/api/entities/customerFigures';
import {
  ANSWER_EDGES,
  type AnswerTime,
  type DeskPair,
  type DeskValues,
  MEDIAN_MIN,
  NINTH_MIN,
  STAR_COUNTS,
} from '@parvis/api/entities/deskFigures';
import { type DeskMeasure, deskMeasures } from '../../../platform/db/schema.ts';

export type Counts = Readonly<Record<DeskMeasure, number>>;
export interface CountPair {
  readonly now: Counts;
  readonly before: Counts;
}

const mapMeasures = (count: (measure: DeskMeasure) => number): Counts =>
  Object.fromEntries(deskMeasures.map((measure) => [measure, count(measure)])) as Record<DeskMeasure, number>;

export const NO_COUNTS: Counts = mapMeasures(() => 0);
export const addCounts = (one: Counts, other: Counts): Counts =>
  mapMeasures((measure) => one[measure] + other[measure]);
export const addPairs = (one: CountPair, other: CountPair): CountPair => ({
  now: addCounts(one.now, other.now),
  before: addCounts(one.before, other.before),
});

/** Rounds to a multiple of five; undefined below five. */
export const roundCount = (count: number): number | undefined =>
  count < BREAKDOWN_MIN ? undefined : Math.round(count / BREAKDOWN_MIN) * BREAKDOWN_MIN;

/** Finds within how many minutes a share of the answers came. */
function findAnswerTime(counts: Counts, share: number, fewest: number): AnswerTime | undefined {
  if (counts.answered < fewest) return undefined;
  const edge = ANSWER_EDGES.find((minutes) => counts[`within_${minutes}`] >= counts.answered * share);
  return edge === undefined ? { minutes: ANSWER_EDGES.at(-1) ?? 0, over: true } : { minutes: edge };
}

/** One more rating then moves the mean by less than a tenth. */
const TENTHS_MIN = 50;

/** Rounds to half stars, or to tenths for many ratings. */
function findStars(counts: Counts): Pick<DeskValues, 'ratings' | 'stars'> {
  const ratings = STAR_COUNTS.reduce((sum, stars) => sum + counts[`stars_${stars}`], 0);
  const rounded = roundCount(ratings);
  if (rounded === undefined) return {};
  const mean = STAR_COUNTS.reduce((sum, stars) => sum + stars * counts[`stars_${stars}`], 0) / ratings;
  const steps = ratings < TENTHS_MIN ? 2 : 10;
  return { ratings: rounded, stars: Math.round(mean * steps) / steps };
}

function protectValues(counts: Counts): DeskValues {
  const measured = {
    reports: roundCount(counts.cases),
    median: findAnswerTime(counts, 0.5, MEDIAN_MIN),
    ninth: findAnswerTime(counts, 0.9, NINTH_MIN),
    solved: roundCount(counts.solved),
    reopened: roundCount(counts.reopened),
    late: roundCount(counts.late),
    ...findStars(counts),
  };
  return Object.fromEntries(Object.entries(measured).filter(([, value]) => value !== undefined));
}

export const protectPair = ({ now, before }: CountPair): DeskPair => ({
  now: protectValues(now),
  before: protectValues(before),
});

const isTold = ({ now, before }: CountPair): boolean => Math.max(now.cases, before.cases) >= BREAKDOWN_MIN;

export interface ProtectedGroups {
  readonly rows: readonly (readonly [code: string, pair: DeskPair])[];
  readonly others?: DeskPair;
}

/**
 * Shows groups with at least five cases in one of both periods, and merges the rest. Hides a rest still below
 * five: rounded numbers prevent subtraction.
 */
export function protectGroups(groups: ReadonlyMap<string, CountPair>): ProtectedGroups {
  const sorted = [...groups].sort(
    ([a, one], [b, other]) =>
      other.now.cases - one.now.cases || other.before.cases - one.before.cases || (a < b ? -1 : 1),
  );
  const rows = sorted
    .filter(([, pair]) => isTold(pair))
    .map(([code, pair]) => [code, protectPair(pair)] as const);
  const others = sorted
    .filter(([, pair]) => !isTold(pair))
    .reduce((sum, [, pair]) => addPairs(sum, pair), { now: NO_COUNTS, before: NO_COUNTS });
  return { rows, ...(isTold(others) && { others: protectPair(others) }) };
}
