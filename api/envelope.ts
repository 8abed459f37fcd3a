import * as z from 'zod/mini';
import { errorSchema } from './errors.ts';

/** `{ rslt: { data } }`: how every call answers when it was understood. */
export const success = <T extends z.core.$ZodType>(data: T) => z.object({ rslt: z.object({ data }) });

/** `{ rslt: { error } }`: how every call answers when it was not. */
export const failureSchema = z.object({ rslt: z.object({ error: errorSchema }) });
