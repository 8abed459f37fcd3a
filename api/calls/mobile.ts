import { playedSchema } from '@parvis/questionnaire/model/played';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { mobileCall } from '../call.ts';
import { VISITOR_MESSAGE_MAX } from '../constants.ts';
import { codeSchema, composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema, caseSummarySchema, participantSchema } from '../entities/case.ts';
import { customerInfoSchema } from '../entities/customer.ts';
import { messageSchema } from '../entities/message.ts';
import { givenContactSchema } from '../entities/reporterContact.ts';
import { tgtTypesSchema } from '../entities/targetType.ts';
import { casesPage, messagesPage, nextCaseSchema, nextMessageSchema } from '../paging.ts';
import { mobileConversationCalls } from './conversation.ts';
import { mobileMediaCalls } from './media.ts';
import { mobilePhoneCalls } from './phone.ts';

const txt = composedText(VISITOR_MESSAGE_MAX).check(z.minLength(1));

/** The mobile side (specification 7): a contributor at one customer. */
export const mobileCalls = {
  casesQuestion: mobileCall({
    path: 'cases/question',
    who: 'session',
    limit: 'ceiling',
    body: z.object({ ccatCode: z.optional(codeSchema) }),
    answer: z.array(
      z.object({
        ccatCode: codeSchema,
        ccatPath: z.string(),
        ccatLbls: z.array(z.string()),
        imgSrc: z.optional(z.string()),
        questionnaire: questionnaireSchema,
        questionnaireId: codeSchema,
      }),
    ),
  }),
  casesUsers: mobileCall({
    path: 'cases/users',
    who: 'participant',
    limit: 'ceiling',
    body: z.object({ csid: idSchema }),
    answer: z.array(participantSchema),
  }),
  casesChange: mobileCall({
    path: 'cases/change',
    who: 'participant',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      step: z.enum(['hold', 'resume', 'solved', 'close', 'cancel', 'reopen', 'contact', 'block', 'unblock']),
      contact: z.optional(givenContactSchema),
      txt: z.optional(txt),
    }),
    answer: z.array(caseInfoSchema),
  }),
  discussInfo: mobileCall({
    path: 'discuss/info',
    who: 'participant',
    limit: 'ceiling',
    body: z.object({ csid: idSchema }),
    answer: z.array(caseInfoSchema),
  }),
  sendTxt: mobileCall({
    path: 'discuss/send/txt',
    who: 'participant',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, txt, tgtTypes: tgtTypesSchema }),
    answer: z.array(messageSchema),
  }),
  sendForm: mobileCall({
    path: 'discuss/send/form',
    who: 'participant',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      msgIdAnswer: z.int(),
      flowId: z.optional(codeSchema),
      played: playedSchema,
    }),
    answer: z.array(messageSchema),
  }),
  ...mobileMediaCalls,
  ...mobileConversationCalls,
  ...mobilePhoneCalls,
  fetchReq: mobileCall({
    path: 'discuss/fetch/req',
    who: 'participant',
    limit: 'ceiling',
    body: z.object({ csid: idSchema, ...messagesPage, read: z.optional(z.int()) }),
    answer: z.array(messageSchema),
    beside: nextMessageSchema,
  }),
  infoCstmr: mobileCall({
    path: 'info/cstmr',
    who: 'anyone',
    limit: 'ceiling',
    answer: z.array(customerInfoSchema),
  }),
  statusActivity: mobileCall({
    path: 'status/activity',
    who: 'identity',
    limit: 'ceiling',
    body: casesPage,
    answer: z.array(caseSummarySchema),
    beside: nextCaseSchema,
  }),
} as const;
