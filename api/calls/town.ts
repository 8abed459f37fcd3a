import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { ALIKE_MAX, STAFF_MESSAGE_MAX, TOKEN_MAX } from '../constants.ts';
import {
  composedText,
  customerTypeSchema,
  deviceIdSchema,
  doneSchema,
  idSchema,
  instantSchema,
  orNewer,
} from '../entities/basics.ts';
import { blockReasonSchema, blockReasons } from '../entities/block.ts';
import { alikeCaseSchema, caseInfoSchema, outcomeSchema, participantSchema } from '../entities/case.ts';
import { customerInfoSchema } from '../entities/customer.ts';
import { messageSchema } from '../entities/message.ts';
import { tgtTypesSchema } from '../entities/targetType.ts';
import { roleSchema } from '../entities/user.ts';
import { messagesPage, nextMessageSchema } from '../paging.ts';
import { townConversationCalls } from './conversation.ts';
import { townGroupCalls } from './groups.ts';
import { townMediaCalls } from './media.ts';
import { townPhoneCalls } from './phone.ts';
import { askedQuestionSchema } from './staffQuestion.ts';

const caseBody = z.object({ csid: idSchema });

/** The operator side (specification 7): staff of one customer. */
export const townCalls = {
  authLogin: townCall({
    path: 'auth/login',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ jwt: z.string().check(z.maxLength(TOKEN_MAX)) }),
    answer: z.array(roleSchema),
  }),
  authMobile: townCall({
    path: 'auth/mobile',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ jwt: z.string().check(z.maxLength(TOKEN_MAX)) }),
    answer: doneSchema,
  }),
  authStatus: townCall({
    path: 'auth/status',
    method: 'GET',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(roleSchema),
  }),
  infoConfig: townCall({
    path: 'info/config',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.object({
      cuid: z.string(),
      cstmrLbl: z.string(),
      cstmrType: orNewer(customerTypeSchema),
      logoId: z.optional(z.string()),
      wideLogoId: z.optional(z.string()),
      cstmr: customerInfoSchema,
    }),
  }),
  casesGetInfo: townCall({
    path: 'cases/getInfo',
    who: 'staff',
    limit: 'ceiling',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  casesUsers: townCall({
    path: 'cases/users',
    who: 'staff',
    limit: 'ceiling',
    body: caseBody,
    answer: z.array(participantSchema),
  }),
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
  discussInfo: townCall({
    path: 'discuss/info',
    who: 'staff',
    limit: 'ceiling',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  sendTxt: townCall({
    path: 'discuss/send/txt',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      txt: composedText(STAFF_MESSAGE_MAX).check(z.minLength(1)),
      tgtTypes: tgtTypesSchema,
      tgtCrUid: z.optional(idSchema),
    }),
    answer: z.array(messageSchema),
  }),
  sendQstn: townCall({
    path: 'discuss/send/qstn',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, question: askedQuestionSchema }),
    answer: z.array(messageSchema),
  }),
  ...townMediaCalls,
  ...townConversationCalls,
  ...townPhoneCalls,
  ...townGroupCalls,
  fetchReq: townCall({
    path: 'discuss/fetch/req',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ csid: idSchema, ...messagesPage }),
    answer: z.array(messageSchema),
    beside: nextMessageSchema,
  }),
  fetchRead: townCall({
    path: 'discuss/fetch/read',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ csid: idSchema, msgId: z.optional(z.int()) }),
    answer: z.array(z.object({ readByStaff: z.int(), readByReporter: z.int() })),
  }),
} as const;
