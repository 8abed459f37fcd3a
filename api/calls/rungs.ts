import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { orNewer } from '../entities/basics.ts';
import { rungNameSchema, rungSchema, trialOutcomes } from '../entities/rungs.ts';

/** The ways by which somebody is told of news that they do not see. */
export const rungCalls = {
  userRungs: publicCall({
    path: 'user/rungs',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'By which ways the caller is told of news that they do not see, and why not by the others.',
    body: null,
    answer: z.array(rungSchema),
  }),
  userRungsSet: publicCall({
    path: 'user/rungs/set',
    method: 'POST',
    who: 'identity',
    limit: 'send',
    summary:
      'Wants news by a way, or no more: by SMS; what comes by mail is a setting, what is pushed is its device’s.',
    body: z.object({ rung: z.enum(['sms']), on: z.boolean() }),
    answer: z.array(rungSchema),
  }),
  userRungsTry: publicCall({
    path: 'user/rungs/try',
    method: 'POST',
    who: 'identity',
    limit: 'trial',
    summary: 'Sends the caller a trial by one way, at any hour, and says what became of it.',
    body: z.object({ rung: rungNameSchema }),
    answer: z.array(z.object({ outcome: orNewer(z.enum(trialOutcomes)) })),
  }),
} as const;
