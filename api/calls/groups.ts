import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { codeSchema, composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema } from '../entities/case.ts';
import { groupSchema } from '../entities/group.ts';

/** Services and groups of a customer, and calling one to a case. */
export const townGroupCalls = {
  infoGroups: townCall({
    path: 'info/groups',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(groupSchema),
  }),
  casesCall: townCall({
    path: 'cases/call',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      gcatCode: z.optional(codeSchema),
      grpGpid: z.optional(codeSchema),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
    }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
