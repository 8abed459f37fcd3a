import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { deviceIdSchema, idSchema, plainText } from '../entities/basics.ts';
import { caseInfoSchema, caseSummarySchema, outcomeSchema } from '../entities/case.ts';
import { customerInfoSchema } from '../entities/customer.ts';
import { messageSchema } from '../entities/message.ts';
import { roleSchema } from '../entities/user.ts';

/** A question staff put to the contributor; the server makes a questionnaire of it. */
export const staffQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yesNo'), txt: plainText(STAFF_MESSAGE_MAX) }),
  z.object({
    kind: z.literal('choice'),
    txt: plainText(STAFF_MESSAGE_MAX),
    options: z.array(plainText(80)).check(z.minLength(2), z.maxLength(6)),
    several: z.boolean(),
  }),
  z.object({ kind: z.literal('text'), txt: plainText(STAFF_MESSAGE_MAX) }),
  z.object({ kind: z.literal('rating'), txt: plainText(STAFF_MESSAGE_MAX) }),
]);
export type StaffQuestion = z.infer<typeof staffQuestionSchema>;

const caseBody = z.object({ csid: idSchema });

/** The operator side (specification 7): staff of one customer. */
export const townCalls = {
  authLogin: townCall({
    path: 'auth/login',
    method: 'POST',
    who: 'anyone',
    summary: "Exchanges a one-minute token of town/getJwt for this host's session.",
    body: z.object({ jwt: z.string().check(z.maxLength(2000)) }),
    answer: z.array(roleSchema),
  }),
  authStatus: townCall({
    path: 'auth/status',
    method: 'GET',
    who: 'identity',
    summary: 'The role at this customer; empty when there is none.',
    body: null,
    answer: z.array(roleSchema),
  }),
  infoConfig: townCall({
    path: 'info/config',
    method: 'GET',
    who: 'staff',
    summary: 'The customer as its staff need it.',
    body: null,
    answer: z.object({
      cuid: z.string(),
      cstmrLbl: z.string(),
      cstmrType: z.enum(['town', 'venue', 'campus']),
      logoId: z.optional(z.string()),
      wideLogoId: z.optional(z.string()),
      cstmr: customerInfoSchema,
    }),
  }),
  casesListAll: townCall({
    path: 'cases/listAll',
    method: 'POST',
    who: 'staff',
    summary: 'Cases of this customer, newest activity first.',
    body: z.object({
      before: z.optional(z.string().check(z.maxLength(40))),
      limit: z.optional(z.number().check(z.minimum(1), z.maximum(200))),
    }),
    answer: z.array(caseSummarySchema),
  }),
  casesGetInfo: townCall({
    path: 'cases/getInfo',
    method: 'POST',
    who: 'staff',
    summary: 'One case with its people and what may be done.',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  casesParticipate: townCall({
    path: 'cases/participate',
    method: 'POST',
    who: 'staff',
    summary: 'Joins a case, or rejoins it after leaving.',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  casesHandling: townCall({
    path: 'cases/handling',
    method: 'POST',
    who: 'staff',
    summary: 'Handles, holds, resumes, closes (with what became of it) or rejects a case.',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      step: z.enum(['handle', 'hold', 'resume', 'close', 'reject']),
      outcome: z.optional(outcomeSchema),
      txt: z.optional(plainText(STAFF_MESSAGE_MAX)),
    }),
    answer: z.array(caseInfoSchema),
  }),
  casesLeave: townCall({
    path: 'cases/leave',
    method: 'POST',
    who: 'staff',
    summary: 'Leaves a case; without any other handler it is open again.',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: z.array(caseInfoSchema),
  }),
  discussInfo: townCall({
    path: 'discuss/info',
    method: 'POST',
    who: 'staff',
    summary: 'The case, its people, and what may be done.',
    body: caseBody,
    answer: z.array(caseInfoSchema),
  }),
  sendTxt: townCall({
    path: 'discuss/send/txt',
    method: 'POST',
    who: 'staff',
    summary: 'Sends a text; the sender takes the case in hand if nobody had.',
    body: z.object({ csid: idSchema, id: deviceIdSchema, txt: z.string().check(z.maxLength(1000)) }),
    answer: z.array(messageSchema),
  }),
  sendQstn: townCall({
    path: 'discuss/send/qstn',
    method: 'POST',
    who: 'staff',
    summary: 'Puts a structured question to the contributor.',
    body: z.object({ csid: idSchema, id: deviceIdSchema, question: staffQuestionSchema }),
    answer: z.array(messageSchema),
  }),
  fetchReq: townCall({
    path: 'discuss/fetch/req',
    method: 'POST',
    who: 'staff',
    summary: 'Messages after a number, oldest first.',
    body: z.object({ csid: idSchema, after: z.number() }),
    answer: z.array(messageSchema),
  }),
  fetchRead: townCall({
    path: 'discuss/fetch/read',
    method: 'POST',
    who: 'staff',
    summary: 'Read marks: sets this person’s when msgId is given, and answers both sides.',
    body: z.object({ csid: idSchema, msgId: z.optional(z.number()) }),
    answer: z.array(z.object({ readByStaff: z.number(), readByReporter: z.number() })),
  }),
} as const;
