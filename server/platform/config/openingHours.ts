import { daySchema } from '@parvis/api/entities/day';
import * as z from 'zod/mini';

/** Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `08:30-12:00`; `24:00` ends the day. */
const STRETCH = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Malformed ranges are reported separately. */
const isInOrder = (stretches: readonly string[]): boolean => {
  if (!stretches.every((stretch) => STRETCH.test(stretch))) return true;
  const times = stretches.flatMap((stretch) => stretch.split('-'));
  return times.every(
    (time, at) => at === 0 || (at % 2 === 0 ? time >= (times[at - 1] ?? '') : time > (times[at - 1] ?? '')),
  );
};

const stretchesSchema = z
  .array(z.string().check(z.regex(STRETCH, 'notHours')))
  .check(z.maxLength(4), z.refine(isInOrder, 'hoursOutOfOrder'));

/** Deadlines count only these local hours. */
export const openingHoursSchema = z
  .object({
    ...(Object.fromEntries(weekdays.map((day) => [day, z.optional(stretchesSchema)])) as Record<
      (typeof weekdays)[number],
      z.ZodMiniOptional<typeof stretchesSchema>
    >),
    closed: z._default(z.array(daySchema), []),
    frenchHolidays: z._default(z.boolean(), false),
  })
  .check(z.refine((hours) => weekdays.some((day) => (hours[day]?.length ?? 0) > 0), 'noOpenHour'));
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** About a year of open hours. */
const TARGET_MAX = 2_000;
const targetSchema = z.optional(
  z.number('notTarget').check(z.gt(0, 'notTarget'), z.maximum(TARGET_MAX, 'notTarget')),
);

/** Open hours until the first answer and the solution. */
export const targetsSchema = z.object({
  firstAnswer: targetSchema,
  solved: targetSchema,
  promise: z.optional(z.boolean()),
});
export type Targets = z.infer<typeof targetsSchema>;
