import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { GONE_MAX } from '../constants.ts';
import { idSchema } from '../entities/basics.ts';
import { endedServiceSchema } from '../entities/ended.ts';

/** Who used a device before, and what its person was before; apart from what the first view needs. */
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
  userEnded: publicCall({
    path: 'user/ended',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary:
      'The customers that have ended their service whose staff the caller was until then, by an address that they proved; the last one first.',
    body: null,
    answer: z.array(endedServiceSchema),
  }),
} as const;
