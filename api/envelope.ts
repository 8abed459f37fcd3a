import * as z from 'zod/mini';
import { errorSchema } from './errors.ts';

/** `{ rslt: { data } }`: how every call answers when it was understood; beside a page of a list stands what leads on. */
export const success = (data: z.core.$ZodType, beside?: z.core.$ZodType) =>
  z.object({ rslt: z.object({ data, ...(beside instanceof z.ZodMiniObject ? beside.shape : {}) }) });

/** `{ rslt: { error } }`: how every call answers when it was not. */
export const failureSchema = z.object({ rslt: z.object({ error: errorSchema }) });
