import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema, participantSchema } from '../entities/case.ts';
import { messageSchema } from '../entities/message.ts';
import { tgtTypesSchema } from '../entities/targetType.ts';
import { messagesPage, nextMessageSchema } from '../paging.ts';
import { townConversationCalls } from './conversation.ts';
import { townMediaCalls } from './media.ts';
import { askedQuestionSchema } from './staffQuestion.ts';

const caseBody = z.object({ csid: idSchema });

/** The conversation of a case for staff, loaded where visitors read theirs: apart from the other calls. */
export const townDiscussCalls = {
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
  ...townMediaCalls,
  ...townConversationCalls,
} as const;
