import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';
import { USAGE_MAX, usageSchema } from '../entities/usage.ts';

/** Counts the use of the product: `type` and `value` (specification 7), and more of the same page. */
export const statsCalls = {
  statsSend: publicCall({
    path: 'stats/send',
    who: 'anyone',
    limit: 'count',
    body: z.object({
      cuid: codeSchema,
      ...usageSchema.shape,
      others: z.optional(z.array(usageSchema).check(z.maxLength(USAGE_MAX - 1))),
    }),
    answer: z.array(z.object({ counted: z.int() })),
  }),
} as const;
