import * as z from 'zod/mini';
import { daySchema } from './day.ts';

export const deskDimensions = ['service', 'category', 'place', 'handler'] as const;
/** What figures of the desk are broken down by. */
export type DeskDimension = (typeof deskDimensions)[number];

/** Up to and with today; `own` has a first and a last day. */
export const deskPeriods = ['week', 'month', 'quarter', 'year', 'own'] as const;
export type DeskPeriod = (typeof deskPeriods)[number];

/** Longest own period, days. */
export const DESK_PERIOD_MAX = 366;

/** First answers are counted between these minutes; erased cases leave no finer trace. */
export const ANSWER_EDGES = [15, 30, 60, 120, 240, 480, 1_440, 2_880, 4_320, 7_200, 10_080, 20_160] as const;
/** Stars that a rating may have. */
export const STAR_COUNTS = [1, 2, 3, 4, 5] as const;

/** Answers that a median and a 90th percentile need: three of them are no faster, and three no slower. */
export const MEDIAN_MIN = 5;
export const NINTH_MIN = 20;

export const deskAskSchema = z.object({
  period: z.enum(deskPeriods),
  by: z.enum(deskDimensions),
  from: z.optional(daySchema),
  until: z.optional(daySchema),
});
export type DeskAsk = z.infer<typeof deskAskSchema>;

/** Minutes below which a share of the first answers came; `over`: it took longer than the last edge. */
export const answerTimeSchema = z.object({ minutes: z.int(), over: z.optional(z.literal(true)) });
export type AnswerTime = z.infer<typeof answerTimeSchema>;

/** Counts are multiples of five, and missing below five. */
export const deskValuesSchema = z.object({
  reports: z.optional(z.int()),
  median: z.optional(answerTimeSchema),
  ninth: z.optional(answerTimeSchema),
  solved: z.optional(z.int()),
  reopened: z.optional(z.int()),
  late: z.optional(z.int()),
  ratings: z.optional(z.int()),
  stars: z.optional(z.number()),
});
export type DeskValues = z.infer<typeof deskValuesSchema>;

export const deskPairSchema = z.object({ now: deskValuesSchema, before: deskValuesSchema });
export type DeskPair = z.infer<typeof deskPairSchema>;

export const deskRowSchema = z.object({ code: z.string(), lbl: z.string(), ...deskPairSchema.shape });
export type DeskRow = z.infer<typeof deskRowSchema>;

export const daySpanSchema = z.object({ from: daySchema, until: daySchema });
export type DaySpan = z.infer<typeof daySpanSchema>;

export const deskFiguresSchema = z.object({
  now: daySpanSchema,
  before: daySpanSchema,
  /** Whether the customer has targets. */
  targets: z.boolean(),
  total: deskPairSchema,
  /** The most frequent first; each has five cases or more in one of both periods. */
  rows: z.array(deskRowSchema),
  /** All other groups together, where these are five cases or more. */
  others: z.optional(deskPairSchema),
});
export type DeskFigures = z.infer<typeof deskFiguresSchema>;
