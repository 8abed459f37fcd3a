import * as z from 'zod/mini';
import { codeSchema, orNewer } from './basics.ts';
import { usageTypes } from './usage.ts';

/** Fewest answers or cases that the server breaks down by place or day: fewer could identify a person. */
export const BREAKDOWN_MIN = 5;

export const figurePeriods = ['week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Cases of one category by month, in the order of `months`. */
export const categoryFiguresSchema = z.object({
  code: z.string(),
  lbl: z.string(),
  cases: z.array(z.int()),
});

/** Ratings of closed cases; their average is missing for fewer than `BREAKDOWN_MIN`. */
export const starFiguresSchema = z.object({
  ratings: z.int(),
  average: z.optional(z.number()),
  /** From one star on. */
  counts: z.optional(z.array(z.int())),
});

/** Medians in minutes, missing for fewer than `BREAKDOWN_MIN` cases. */
export const delayFiguresSchema = z.object({
  firstAnswer: z.optional(z.number()),
  closing: z.optional(z.number()),
});

/** How often a value was counted. */
export const valueFiguresSchema = z.object({ value: codeSchema, count: z.int() });

/** Counts of a type; values with small counts are summed up in `others`. */
export const usageFiguresSchema = z.object({
  type: orNewer(z.enum(usageTypes)),
  total: z.int(),
  values: z.array(valueFiguresSchema),
  others: z.optional(z.int()),
  /** In the order of `periods`. */
  byPeriod: z.array(z.int()),
});
export type UsageFigures = z.infer<typeof usageFiguresSchema>;

/** First page of a customer's figures. */
export const customerFiguresSchema = z.object({
  /** As `2026-11`, ascending, without gaps. */
  months: z.array(z.string()),
  categories: z.array(categoryFiguresSchema),
  delays: delayFiguresSchema,
  stars: starFiguresSchema,
  /** Whether the customer's file lets the product count its use. */
  counting: z.boolean(),
  /** First day of each period, ascending, without gaps. */
  periods: z.array(z.string()),
  usage: z.array(usageFiguresSchema),
});
export type CustomerFigures = z.infer<typeof customerFiguresSchema>;
