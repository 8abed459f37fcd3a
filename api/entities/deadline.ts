import * as z from 'zod/mini';
import { instantSchema, orNewer } from './basics.ts';

/** `answer`: the first answer of staff. `solve`: the end of the case. */
export const deadlineKindSchema = z.enum(['answer', 'solve']);
export type DeadlineKind = z.infer<typeof deadlineKindSchema>;

/** Why a date moved. `held`: the case was on hold. `category`: it was put into another one. `hours`: hours or targets of its customer changed. */
export const deadlineMoveSchema = z.enum(['held', 'category', 'hours']);
export type DeadlineMove = z.infer<typeof deadlineMoveSchema>;

/** The next deadline of a case under way. */
export const dueSchema = z.object({ of: orNewer(deadlineKindSchema), at: instantSchema });
export type Due = z.infer<typeof dueSchema>;

const dates = { answer: z.optional(instantSchema), solve: z.optional(instantSchema) };

/** Deadlines of a case that are neither met nor over; while it is held, the open minutes left of each. */
export const deadlinesSchema = z.object({
  ...dates,
  left: z.optional(z.object({ answer: z.optional(z.int()), solve: z.optional(z.int()) })),
  moved: z.optional(z.object({ why: orNewer(deadlineMoveSchema), ...dates })),
});
export type Deadlines = z.infer<typeof deadlinesSchema>;
