import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { CODE_MAX, PHONE_MAX } from '../constants.ts';
import { idSchema, instantSchema, localeSchema, orNewer, plainText } from '../entities/basics.ts';
import { codeTriedSchema } from './login.ts';

/** Why a number is not taken: none at all, of another country, without SMS, or one that costs its callers money. */
export const numberRefusedSchema = z.enum(['form', 'foreign', 'landline', 'premium']);

/** A code on its way by SMS; what leads to it is missing where the number was refused. */
const smsRequestSchema = z.object({
  /** Names this request where the code is given. */
  rqid: z.optional(idSchema),
  smsSent: z.boolean(),
  maskedPhone: z.optional(z.string()),
  expires: z.optional(instantSchema),
  /** Seconds until then, for devices whose clock is wrong. */
  lasts: z.optional(z.number()),
  /** Seconds until another code may be asked for. */
  again: z.number(),
  /** No SMS goes to such a number. */
  numberRefused: z.optional(orNewer(numberRefusedSchema)),
});

/** What came of a code that was sent by SMS. */
export const smsTriedSchema = z.extend(codeTriedSchema, {
  /** The caller has another number already, and this one is that of another account. */
  phoneExists: z.boolean(),
  /** A customer answers at it: it is nobody's own. */
  belongsToCustomer: z.boolean(),
  /** The account has an e-mail address, too: a code sent there (with this `rqid`) is to be given as well. */
  checkEmail: z.boolean(),
  maskedEmail: z.optional(z.string()),
});

const codeBody = z.object({
  rqid: idSchema,
  /** Left out with the code that was sent to the number of an account, of which the caller knows a part. */
  phoneMob: z.optional(plainText(PHONE_MAX)),
  code: plainText(CODE_MAX),
});

/** The mobile number of a person, by which they sign in and are found again on another device. */
export const ownPhoneCalls = {
  loginSmsInit: publicCall({
    path: 'login/sms/init',
    method: 'POST',
    who: 'anyone',
    limit: 'askCode',
    summary:
      'Sends a code by SMS to the number of a staff member, or to the new number of the caller; other numbers are answered alike.',
    body: z.object({
      /** Left out where the code goes to the number that belongs to an address. */
      phoneMob: z.optional(plainText(PHONE_MAX)),
      /** In place of a number: the request by mail that was answered with `checkPhone`. */
      rqid: z.optional(idSchema),
      /** The caller, who has an identity, says that the number is to be their own: its code is given at `phone/confirm`. */
      newPhone: z.optional(z.boolean()),
      language: z.optional(localeSchema),
    }),
    answer: z.array(smsRequestSchema),
  }),
  loginSmsConfirm: publicCall({
    path: 'login/sms/confirm',
    method: 'POST',
    who: 'anyone',
    limit: 'tryCode',
    summary: 'Signs in with the code. Opens a session when there is none.',
    body: codeBody,
    answer: z.array(smsTriedSchema),
  }),
  loginSmsSts: publicCall({
    path: 'login/sms/sts',
    method: 'POST',
    who: 'anyone',
    limit: 'pollCode',
    summary:
      'What became of an SMS that the caller asked for to their own number, or to one that they are known to have.',
    body: z.object({ rqid: idSchema }),
    answer: z.array(
      z.object({
        /** No such request of the caller. */
        noRecord: z.boolean(),
        /** It was taken by who delivers it. */
        smsSent: z.boolean(),
        /** The phone has it, where that is told. */
        delivered: z.boolean(),
        /** It will not arrive. */
        failed: z.boolean(),
      }),
    ),
  }),
  phoneConfirm: publicCall({
    path: 'phone/confirm',
    method: 'POST',
    who: 'identity',
    limit: 'tryCode',
    summary:
      'Gives the caller the number that the code was sent to. Whose account it is already becomes one with the caller, unless both have a number or an address of their own.',
    body: codeBody,
    answer: z.array(smsTriedSchema),
  }),
  phoneRemove: publicCall({
    path: 'phone/remove',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'Forgets the number of the caller, who keeps their reports on the devices they have.',
    body: null,
    answer: z.array(
      z.object({
        success: z.boolean(),
        /** A customer knows its staff by it: it stays. */
        belongsToCustomer: z.boolean(),
      }),
    ),
  }),
} as const;
