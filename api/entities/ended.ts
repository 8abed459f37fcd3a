import * as z from 'zod/mini';
import { codeSchema, instantSchema } from './basics.ts';

/** A customer that has ended its service, as it is told to whoever was its staff then. */
export const endedServiceSchema = z.object({
  cuid: codeSchema,
  cstmrLbl: z.string(),
  since: instantSchema,
  /** By when the last of its cases is erased. */
  until: instantSchema,
});
/** A customer that has ended its service, as it is told to whoever was its staff then. */
export type EndedService = z.infer<typeof endedServiceSchema>;
