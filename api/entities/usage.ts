import { locales } from '@parvis/locales/languages';
import * as z from 'zod/mini';

/**
 * What the product counts of its own use, and the closed values of each type. `report` and `scanToReport` are of one
 * report; `opening` and `language` of a page opened by a code.
 */
export const usageValues = {
  opening: ['browser', 'standalone', 'twa'],
  language: locales,
  report: ['begun', 'reviewed', 'sent'],
  scanToReport: ['under1', 'under2', 'under5', 'under15', 'longer'],
  sending: ['direct', 'later'],
  install: ['offered', 'dismissed', 'installed'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type UsageType = keyof typeof usageValues;
export type UsageValue<T extends UsageType> = (typeof usageValues)[T][number];

export const usageTypes = Object.keys(usageValues) as readonly UsageType[] as readonly [
  UsageType,
  ...UsageType[],
];

/** Whether a type is of this version. */
export const isUsageType = (type: string): type is UsageType => Object.hasOwn(usageValues, type);

/** Whether a type has a value. */
export const isUsageValue = (type: UsageType, value: string): boolean =>
  (usageValues[type] as readonly string[]).includes(value);

const valueSchema = z.enum(Object.values(usageValues).flat());

/** One thing to count. */
export const usageSchema = z.object({ type: z.enum(usageTypes), value: valueSchema });
export type Usage = z.infer<typeof usageSchema>;

/** Minutes from the scan, by value of `scanToReport`; longer than all is `longer`. */
export const scanToReportMinutes = { under1: 1, under2: 2, under5: 5, under15: 15 } as const;

/** Most things in one call. */
export const USAGE_MAX = 10;

/** Months for which counts are kept. */
export const USAGE_MONTHS = 25;
