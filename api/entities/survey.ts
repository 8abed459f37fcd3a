import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/** Where the caller stands with the survey about the service (specification 3). */
export const surveySchema = z.object({
  id: z.optional(idSchema),
  key: codeSchema,
  date: z.optional(instantSchema),
  complete: z.boolean(),
  ready: z.boolean(),
  error: z.optional(orNewer(z.enum(['off', 'refused']))),
});
export type Survey = z.infer<typeof surveySchema>;
