import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { orNewer } from '../entities/basics.ts';
import { rungNameSchema, rungSchema, trialOutcomes } from '../entities/rungs.ts';

/** Notification channels of a person. */
export const rungCalls = {
  userRungs: publicCall({
    path: 'user/rungs',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(rungSchema),
  }),
  userRungsSet: publicCall({
    path: 'user/rungs/set',
    who: 'identity',
    limit: 'send',
    body: z.object({ rung: z.enum(['sms']), on: z.boolean() }),
    answer: z.array(rungSchema),
  }),
  userRungsTry: publicCall({
    path: 'user/rungs/try',
    who: 'identity',
    limit: 'trial',
    body: z.object({ rung: rungNameSchema }),
    answer: z.array(z.object({ outcome: orNewer(z.enum(trialOutcomes)) })),
  }),
} as const;
