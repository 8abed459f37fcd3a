import { pollInfoSchema } from '@parvis/api/entities/poll';
import * as z from 'zod/mini';

/** Leaves questions unvalidated: unplayable differs from unavailable. */
export const foreignPollsSchema = z.array(
  z.extend(pollInfoSchema, { questionnaire: z.optional(z.unknown()) }),
);

export type ForeignPoll = z.infer<typeof foreignPollsSchema>[number];
