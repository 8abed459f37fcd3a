import { playedSchema } from '@parvis/questionnaire/model/played';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { mobileCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { codeSchema, composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema, caseSummarySchema, participantSchema } from '../entities/case.ts';
import { customerInfoSchema } from '../entities/customer.ts';
import { messageSchema } from '../entities/message.ts';
import { givenContactSchema } from '../entities/reporterContact.ts';
import { casesPage, messagesPage, nextCaseSchema, nextMessageSchema } from '../paging.ts';
import { mobileMediaCalls } from './mobileMedia.ts';

const txt = composedText(STAFF_MESSAGE_MAX).check(z.minLength(1));

/** The mobile side (specification 7): a contributor at one customer. */
export const mobileCalls = {
  casesQuestion: mobileCall({
    path: 'cases/question',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: "A category's own questions, or every category's: a report may begin where there is no network.",
    body: z.object({ ccatCode: z.optional(codeSchema) }),
    answer: z.array(
      z.object({
        ccatCode: codeSchema,
        ccatPath: z.string(),
        ccatLbls: z.array(z.string()),
        imgSrc: z.optional(z.string()),
        questionnaire: questionnaireSchema,
        /** Names exactly this questionnaire: it comes back with the report. */
        questionnaireId: codeSchema,
      }),
    ),
  }),
  casesUsers: mobileCall({
    path: 'cases/users',
    method: 'POST',
    who: 'participant',
    limit: 'ceiling',
    summary: 'Who takes part in a case.',
    body: z.object({ csid: idSchema }),
    answer: z.array(participantSchema),
  }),
  casesChange: mobileCall({
    path: 'cases/change',
    method: 'POST',
    who: 'participant',
    limit: 'send',
    summary: 'Opens a closed case again in the days given for it, or says how its reporter can be reached.',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      step: z.enum(['reopen', 'contact']),
      /** With `contact`: how the reporter can be reached from now on; nothing in it takes it back. */
      contact: z.optional(givenContactSchema),
      txt: z.optional(txt),
    }),
    answer: z.array(caseInfoSchema),
  }),
  discussInfo: mobileCall({
    path: 'discuss/info',
    method: 'POST',
    who: 'participant',
    limit: 'ceiling',
    summary: 'The case, its people, and what may be done.',
    body: z.object({ csid: idSchema }),
    answer: z.array(caseInfoSchema),
  }),
  sendTxt: mobileCall({
    path: 'discuss/send/txt',
    method: 'POST',
    who: 'participant',
    limit: 'send',
    summary: 'Sends a text. The id is made on the device: sent twice, it is stored once.',
    body: z.object({ csid: idSchema, id: deviceIdSchema, txt }),
    answer: z.array(messageSchema),
  }),
  sendForm: mobileCall({
    path: 'discuss/send/form',
    method: 'POST',
    who: 'participant',
    limit: 'send',
    summary: 'Sends the answers to a question of the discussion.',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      msgIdAnswer: z.number(),
      /** Of an answer to a flow of the product: which version of it was shown. */
      flowId: z.optional(codeSchema),
      /** What was done with the question, played again by the server. */
      played: playedSchema,
    }),
    answer: z.array(messageSchema),
  }),
  ...mobileMediaCalls,
  fetchReq: mobileCall({
    path: 'discuss/fetch/req',
    method: 'POST',
    who: 'participant',
    limit: 'ceiling',
    summary:
      'Messages after a number, or the last ones before a number, or the newest; each page oldest first. `read` says up to where this person has seen them.',
    body: z.object({ csid: idSchema, ...messagesPage, read: z.optional(z.number()) }),
    answer: z.array(messageSchema),
    beside: nextMessageSchema,
  }),
  infoCstmr: mobileCall({
    path: 'info/cstmr',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'The customer.',
    body: null,
    answer: z.array(customerInfoSchema),
  }),
  statusActivity: mobileCall({
    path: 'status/activity',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'Own cases at this customer with what is unread, newest activity first.',
    body: casesPage,
    answer: z.array(caseSummarySchema),
    beside: nextCaseSchema,
  }),
} as const;
