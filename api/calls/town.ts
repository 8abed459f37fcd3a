import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { CHOICE_MAX, CHOICES, LIST_MAX, SEARCH_MAX, STAFF_MESSAGE_MAX, TOKEN_MAX } from '../constants.ts';
import {
  composedText,
  customerTypeSchema,
  deviceIdSchema,
  doneSchema,
  idSchema,
  instantSchema,
  orNewer,
  plainText,
} from '../entities/basics.ts';
import { caseInfoSchema, caseSummarySchema, outcomeSchema } from '../entities/case.ts';
import { customerInfoSchema } from '../entities/customer.ts';
import { messageSchema } from '../entities/message.ts';
import { roleSchema } from '../entities/user.ts';
import { caseCursorSchema, messagesPage, nextCaseSchema, nextMessageSchema, pageSize } from '../paging.ts';
import { townBlockCalls } from './townBlock.ts';
import { townMediaCalls } from './townMedia.ts';

/** A question staff put to the contributor; the server makes a questionnaire of it. */
export const staffQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yesNo'), txt: plainText(STAFF_MESSAGE_MAX) }),
  z.object({
    kind: z.literal('choice'),
    txt: plainText(STAFF_MESSAGE_MAX),
    options: z.array(plainText(CHOICE_MAX)).check(z.minLength(CHOICES.min), z.maxLength(CHOICES.max)),
    several: z.boolean(),
  }),
  z.object({ kind: z.literal('text'), txt: plainText(STAFF_MESSAGE_MAX) }),
  z.object({ kind: z.literal('rating'), txt: plainText(STAFF_MESSAGE_MAX) }),
]);
/** What staff ask a reporter: one of four kinds, with a text of 255 characters at most. */
export type StaffQuestion = z.infer<typeof staffQuestionSchema>;

/** What is put to a reporter: a question of staff in their own words, or whether their mobile number may be known. */
export const askedQuestionSchema = z.discriminatedUnion('kind', [
  ...staffQuestionSchema.def.options,
  z.object({ kind: z.literal('mobile') }),
]);
/** What is put to a reporter. */
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** What a board can be narrowed to: nobody handles it yet; handled by the reader, on hold, under way, ended. */
export const boardFilterSchema = z.enum(['new', 'mine', 'held', 'all', 'closed']);
/** A filter of the staff board. */
export type BoardFilter = z.infer<typeof boardFilterSchema>;

const perFilter = {
  new: z.number(),
  mine: z.number(),
  held: z.number(),
  all: z.number(),
  closed: z.number(),
};

/**
 * Cases of each filter, up to `COUNT_MAX`; those that wait for the reader: new or theirs, with unread messages; the same for each
 * filter; and the dangers that nobody handles, with the oldest of them. A server of an older version says none of the last three.
 */
export const boardCountsSchema = z.object({
  ...perFilter,
  waiting: z.number(),
  unread: z.optional(z.object(perFilter)),
  dangers: z._default(z.number(), 0),
  oldestDanger: z.optional(idSchema),
});
/** How many cases each filter of a board has. */
export type BoardCounts = z.infer<typeof boardCountsSchema>;

const caseBody = z.object({ csid: idSchema });

/** The operator side (specification 7): staff of one customer. */
export const townCalls = {
  authLogin: townCall({
    path: 'auth/login',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: "Exchanges a one-minute token of town/getJwt for this host's session.",
    body: z.object({ jwt: z.string().check(z.maxLength(TOKEN_MAX)) }),
    answer: z.array(roleSchema),
  }),
  authMobile: townCall({
    path: 'auth/mobile',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: "Exchanges a one-minute token of town/getJwt for this host's session of a contributor.",
    body: z.object({ jwt: z.string().check(z.maxLength(TOKEN_MAX)) }),
    answer: doneSchema,
  }),
  authStatus: townCall({
    path: 'auth/status',
    method: 'GET',
    who: 'identity',
    limit: 'ceiling',
    summary: 'The role at this customer; empty when there is none.',
    body: null,
    answer: z.array(roleSchema),
  }),
  infoConfig: townCall({
    path: 'info/config',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    summary: 'The customer as its staff need it.',
    body: null,
    answer: z.object({
      cuid: z.string(),
      cstmrLbl: z.string(),
      cstmrType: orNewer(customerTypeSchema),
      logoId: z.optional(z.string()),
      wideLogoId: z.optional(z.string()),
      cstmr: customerInfoSchema,
    }),
  }),
  casesListAll: townCall({
    path: 'cases/listAll',
    method: 'POST',
    who: 'staff',
    limit: 'ceiling',
    summary: 'Cases of this customer, newest activity first; of one filter, or those meant by a search.',
    body: z.object({
      /** What `next` said, or an instant: cases with activity before. */
      before: z.optional(caseCursorSchema),
      limit: pageSize(LIST_MAX),
      filter: z.optional(boardFilterSchema),
      /** Words that all stand in what lists show of a case; of the newest cases alone. */
      search: z.optional(plainText(SEARCH_MAX)),
      /** How many cases each filter has is wanted too. */
      counts: z.optional(z.boolean()),
    }),
    answer: z.array(caseSummarySchema),
    beside: z.extend(nextCaseSchema, { counts: z.optional(boardCountsSchema) }),
  }),
  casesGetInfo: townCall({
    path: 'cases/getInfo',
    method: 'POST',
    who: 'staff',
    limit: 'ceiling',
    summary: 'One case with its people and what may be done.',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  casesParticipate: townCall({
    path: 'cases/participate',
    method: 'POST',
    who: 'staff',
    limit: 'ceiling',
    summary: 'Joins a case, or rejoins it after leaving.',
    /** Pages that were open before it had an id send none. */
    body: z.object({ csid: idSchema, id: z.optional(deviceIdSchema), free: z.optional(z.boolean()) }),
    answer: z.array(caseInfoSchema),
  }),
  casesHandling: townCall({
    path: 'cases/handling',
    method: 'POST',
    who: 'staff',
    limit: 'send',
    summary: 'Handles, holds, resumes, closes (with what became of it) or rejects a case.',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      step: z.enum(['handle', 'hold', 'resume', 'close', 'reject']),
      outcome: z.optional(outcomeSchema),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
      /** With `hold`: when the case comes back. */
      until: z.optional(instantSchema),
      /** With `handle`: it was pressed where nobody handled the case. */
      free: z.optional(z.boolean()),
      /** With `resume`: a close that was just done is taken back. */
      undo: z.optional(z.boolean()),
    }),
    answer: z.array(caseInfoSchema),
  }),
  casesLeave: townCall({
    path: 'cases/leave',
    method: 'POST',
    who: 'staff',
    limit: 'send',
    summary: 'Leaves a case; without any other handler it is open again.',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: z.array(caseInfoSchema),
  }),
  ...townBlockCalls,
  discussInfo: townCall({
    path: 'discuss/info',
    method: 'POST',
    who: 'staff',
    limit: 'ceiling',
    summary: 'The case, its people, and what may be done.',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  sendTxt: townCall({
    path: 'discuss/send/txt',
    method: 'POST',
    who: 'staff',
    limit: 'send',
    summary: 'Sends a text; the sender takes the case in hand if nobody had.',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      txt: composedText(STAFF_MESSAGE_MAX).check(z.minLength(1)),
    }),
    answer: z.array(messageSchema),
  }),
  sendQstn: townCall({
    path: 'discuss/send/qstn',
    method: 'POST',
    who: 'staff',
    limit: 'send',
    summary: 'Puts a structured question to the contributor, or asks for their mobile number.',
    body: z.object({ csid: idSchema, id: deviceIdSchema, question: askedQuestionSchema }),
    answer: z.array(messageSchema),
  }),
  ...townMediaCalls,
  fetchReq: townCall({
    path: 'discuss/fetch/req',
    method: 'POST',
    who: 'staff',
    limit: 'ceiling',
    summary:
      'Messages after a number, or the last ones before a number, or the newest; each page oldest first.',
    body: z.object({ csid: idSchema, ...messagesPage }),
    answer: z.array(messageSchema),
    beside: nextMessageSchema,
  }),
  fetchRead: townCall({
    path: 'discuss/fetch/read',
    method: 'POST',
    who: 'staff',
    limit: 'ceiling',
    summary: 'Read marks: sets this person’s when msgId is given, and answers both sides.',
    body: z.object({ csid: idSchema, msgId: z.optional(z.number()) }),
    answer: z.array(z.object({ readByStaff: z.number(), readByReporter: z.number() })),
  }),
} as const;
