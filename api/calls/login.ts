import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { CODE_MAX, MAIL_MAX } from '../constants.ts';
import { idSchema, instantSchema, localeSchema, plainText } from '../entities/basics.ts';

/** A code on its way by mail. */
export const codeRequestSchema = z.object({
  /** Names this request where the code is given. */
  rqid: idSchema,
  mailSent: z.boolean(),
  maskedEmail: z.string(),
  expires: instantSchema,
  /** Seconds until then, for devices whose clock is wrong. */
  lasts: z.number(),
  /** Seconds until another code may be asked for. */
  again: z.number(),
});

/** What came of a code. */
export const codeTriedSchema = z.object({
  success: z.boolean(),
  wrongCode: z.boolean(),
  /** No such request, too old, or tried too often: ask for another code. */
  noRecord: z.boolean(),
  triesLeft: z.number(),
  mergedAccount: z.boolean(),
  /** Of a merged account: how many cases came along. */
  movedCases: z.optional(z.number()),
});

/** What came of a code that was mailed. */
export const mailTriedSchema = z.extend(codeTriedSchema, {
  /** The account has a number, too: a code sent there (`login/sms/init` with this `rqid`) is to be given as well. */
  checkPhone: z.boolean(),
  maskedPhone: z.optional(z.string()),
  /** A customer receives its mail there: it is nobody's own. */
  belongsToCustomer: z.boolean(),
});

/** Signing in. */
export const loginCalls = {
  loginCstmr: publicCall({
    path: 'login/cstmr',
    method: 'POST',
    who: 'anyone',
    limit: 'stranger',
    summary: 'The address of the site a staff member signs in at; unknown names are answered alike.',
    body: z.object({ username: plainText(MAIL_MAX) }),
    answer: z.array(z.object({ www: z.string() })),
  }),
  loginMailReq: publicCall({
    path: 'login/mail/req',
    method: 'POST',
    who: 'anyone',
    limit: 'askCode',
    summary:
      'Sends a code to the e-mail address of a staff member, or of the asker; other addresses are answered alike.',
    body: z.object({
      /** Left out where the code goes to the address that belongs to a number. */
      mail: z.optional(plainText(MAIL_MAX)),
      /** In place of an address: the request by SMS that was answered with `checkEmail`. */
      rqid: z.optional(idSchema),
      language: z.optional(localeSchema),
      /** The asker, who has an identity, says that the address is their own: it gets a code whoever knows it. */
      own: z.optional(z.boolean()),
    }),
    answer: z.array(codeRequestSchema),
  }),
  loginMailConfirm: publicCall({
    path: 'login/mail/confirm',
    method: 'POST',
    who: 'anyone',
    limit: 'tryCode',
    summary: 'Signs in with the code. Opens a session when there is none.',
    body: z.object({ rqid: idSchema, code: plainText(CODE_MAX) }),
    answer: z.array(mailTriedSchema),
  }),
  loginMailSts: publicCall({
    path: 'login/mail/sts',
    method: 'POST',
    who: 'anyone',
    limit: 'pollCode',
    summary:
      'What became of a mail with a code that the caller asked for to their own address, or to one that they are known to have.',
    body: z.object({ rqid: idSchema }),
    answer: z.array(
      z.object({
        /** No such request of the caller, or none of which they may be told. */
        noRecord: z.boolean(),
        /** A mail server took it. */
        mailSent: z.boolean(),
        /** It will not arrive. */
        failed: z.boolean(),
      }),
    ),
  }),
} as const;
