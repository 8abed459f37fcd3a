import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { CODE_MAX, MAIL_MAX } from '../constants.ts';
import { idSchema, instantSchema, localeSchema, plainText } from '../entities/basics.ts';

/** A code sent by mail. */
export const codeRequestSchema = z.object({
  rqid: idSchema,
  mailSent: z.boolean(),
  maskedEmail: z.string(),
  expires: instantSchema,
  lasts: z.int(),
  again: z.int(),
});

export const codeTriedSchema = z.object({
  success: z.boolean(),
  wrongCode: z.boolean(),
  noRecord: z.boolean(),
  triesLeft: z.int(),
  mergedAccount: z.boolean(),
  movedCases: z.optional(z.int()),
});

export const mailTriedSchema = z.extend(codeTriedSchema, {
  checkPhone: z.boolean(),
  maskedPhone: z.optional(z.string()),
  belongsToCustomer: z.boolean(),
});

export const loginCalls = {
  loginCstmr: publicCall({
    path: 'login/cstmr',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ username: plainText(MAIL_MAX) }),
    answer: z.array(z.object({ www: z.string() })),
  }),
  loginMailReq: publicCall({
    path: 'login/mail/req',
    who: 'anyone',
    limit: 'askCode',
    body: z.object({
      mail: z.optional(plainText(MAIL_MAX)),
      rqid: z.optional(idSchema),
      language: z.optional(localeSchema),
      own: z.optional(z.boolean()),
    }),
    answer: z.array(codeRequestSchema),
  }),
  loginMailConfirm: publicCall({
    path: 'login/mail/confirm',
    who: 'anyone',
    limit: 'tryCode',
    body: z.object({ rqid: z.optional(idSchema), code: plainText(CODE_MAX) }),
    answer: z.array(mailTriedSchema),
  }),
  loginMailSts: publicCall({
    path: 'login/mail/sts',
    who: 'anyone',
    limit: 'pollCode',
    body: z.object({ rqid: idSchema }),
    answer: z.array(
      z.object({
        noRecord: z.boolean(),
        mailSent: z.boolean(),
        failed: z.boolean(),
      }),
    ),
  }),
} as const;
