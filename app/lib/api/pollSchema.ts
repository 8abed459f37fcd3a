import { pollInfoSchema } from '@parvis/api/entities/poll';
import * as z from 'zod/mini';

/** Leaves the questions unvalidated: unplayable is another error than unavailable. */
export const foreignPollsSchema = z.array(
  z.extend(pollInfoSchema, { questionnaire: z.optional(z.unknown()) }),
);

/** A poll as the server sent it. */
export type ForeignPoll = z.infer<typeof foreignPollsSchema>[number];
