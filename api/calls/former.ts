import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { GONE_MAX } from '../constants.ts';
import { idSchema } from '../entities/basics.ts';

/** Who used a device before; apart from what the first view needs. */
export const formerCalls = {
  userGone: publicCall({
    path: 'user/gone',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'Who of these is nobody any more: what a device keeps for them goes.',
    body: z.object({ crUids: z.array(idSchema).check(z.maxLength(GONE_MAX)) }),
    answer: z.array(z.object({ gone: z.array(idSchema) })),
  }),
} as const;
