import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { deviceIdSchema, idSchema } from '../entities/basics.ts';
import { blockReasonSchema, blockReasons } from '../entities/block.ts';
import { caseInfoSchema } from '../entities/case.ts';

/** Who may send nothing more to a customer. */
export const townBlockCalls = {
  usersBlock: townCall({
    path: 'users/block',
    method: 'POST',
    who: 'staff',
    limit: 'send',
    summary:
      'Blocks whoever reported a case from sending to this customer, for a reason or several, or lets them send again.',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      /** Whoever reported the case. */
      crUid: idSchema,
      /** One at least, unless it ends a block. */
      reason: z.optional(z.array(blockReasonSchema).check(z.maxLength(blockReasons.length))),
      /** It ends a block. */
      release: z.optional(z.boolean()),
    }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
