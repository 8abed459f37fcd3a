import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { ALIKE_MAX, STAFF_MESSAGE_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema, instantSchema } from '../entities/basics.ts';
import { blockReasonSchema, blockReasons } from '../entities/block.ts';
import { alikeCaseSchema, caseInfoSchema, outcomeSchema } from '../entities/case.ts';
import { townGroupCalls } from './groups.ts';
import { townPhoneCalls } from './phone.ts';
import { townDiscussCalls } from './townDiscuss.ts';
import { townSessionCalls } from './townSession.ts';

const _caseBody = z.object({ csid: idSchema });

/** The operator side (specification 7): staff of one customer. */
export const townCalls = {
  ...townSessionCalls,
  ...townDiscussCalls,
  casesParticipate: townCall({
    path: 'cases/participate',
    who: 'staff',
    limit: 'ceiling',
    /** Missing from pages opened before it had an id. */
    body: z.object({ csid: idSchema, id: z.optional(deviceIdSchema), free: z.optional(z.boolean()) }),
    answer: z.array(caseInfoSchema),
  }),
  casesHandling: townCall({
    path: 'cases/handling',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      step: z.enum(['handle', 'hold', 'resume', 'close', 'reject', 'separate', 'unite']),
      outcome: z.optional(outcomeSchema),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
      reason: z.optional(composedText(STAFF_MESSAGE_MAX)),
      until: z.optional(instantSchema),
      free: z.optional(z.boolean()),
      undo: z.optional(z.boolean()),
    }),
    answer: z.array(caseInfoSchema),
  }),
  casesLeave: townCall({
    path: 'cases/leave',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: z.array(caseInfoSchema),
  }),
  usersBlock: townCall({
    path: 'users/block',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      crUid: idSchema,
      reason: z.optional(z.array(blockReasonSchema).check(z.maxLength(blockReasons.length))),
      release: z.optional(z.boolean()),
    }),
    answer: z.array(caseInfoSchema),
  }),
  casesAlike: townCall({
    path: 'cases/alike',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ csid: idSchema }),
    answer: z.array(z.object({ cases: z.array(alikeCaseSchema), more: z.boolean() })),
  }),
  casesRejectAlike: townCall({
    path: 'cases/alike/reject',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      csids: z.array(idSchema).check(z.minLength(1), z.maxLength(ALIKE_MAX)),
      id: deviceIdSchema,
      txt: composedText(STAFF_MESSAGE_MAX),
      reason: z.optional(z.array(blockReasonSchema).check(z.maxLength(blockReasons.length))),
    }),
    answer: z.array(z.object({ rejected: z.array(idSchema), left: z.array(idSchema), blocked: z.int() })),
  }),
  ...townPhoneCalls,
  ...townGroupCalls,
} as const;
