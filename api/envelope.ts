import * as z from 'zod/mini';
import { errorSchema } from './errors.ts';

/**
 * `{ rslt: { data } }`: every successful response; a page of a list has its pagination fields
 * beside `data`.
 */
export const success = (data: z.core.$ZodType, beside?: z.core.$ZodType) =>
  z.object({ rslt: z.object({ data, ...(beside instanceof z.ZodMiniObject ? beside.shape : {}) }) });

/** `{ rslt: { error } }`: every refusal. */
export const failureSchema = z.object({ rslt: z.object({ error: errorSchema }) });
