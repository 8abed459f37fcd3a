import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { CODE_MAX, PHONE_MAX } from '../constants.ts';
import { idSchema, instantSchema, localeSchema, orNewer, plainText } from '../entities/basics.ts';
import { codeTriedSchema } from './login.ts';

/** Why a number is refused: invalid, foreign, landline without SMS, or premium rate. */
export const numberRefusedSchema = z.enum(['form', 'foreign', 'landline', 'premium']);

/** A code sent by SMS; its request is missing when the number was refused. */
const smsRequestSchema = z.object({
  rqid: z.optional(idSchema),
  smsSent: z.boolean(),
  maskedPhone: z.optional(z.string()),
  expires: z.optional(instantSchema),
  lasts: z.optional(z.int()),
  again: z.int(),
  numberRefused: z.optional(orNewer(numberRefusedSchema)),
});

/** The result of a code sent by SMS. */
export const smsTriedSchema = z.extend(codeTriedSchema, {
  phoneExists: z.boolean(),
  belongsToCustomer: z.boolean(),
  checkEmail: z.boolean(),
  maskedEmail: z.optional(z.string()),
});

const codeBody = z.object({
  rqid: z.optional(idSchema),
  phoneMob: z.optional(plainText(PHONE_MAX)),
  code: plainText(CODE_MAX),
});

/** The mobile number of a person, to sign in and to identify them on another device. */
export const ownPhoneCalls = {
  loginSmsInit: publicCall({
    path: 'login/sms/init',
    who: 'anyone',
    limit: 'askCode',
    body: z.object({
      phoneMob: z.optional(plainText(PHONE_MAX)),
      rqid: z.optional(idSchema),
      newPhone: z.optional(z.boolean()),
      language: z.optional(localeSchema),
    }),
    answer: z.array(smsRequestSchema),
  }),
  loginSmsConfirm: publicCall({
    path: 'login/sms/confirm',
    who: 'anyone',
    limit: 'tryCode',
    body: codeBody,
    answer: z.array(smsTriedSchema),
  }),
  loginSmsSts: publicCall({
    path: 'login/sms/sts',
    who: 'anyone',
    limit: 'pollCode',
    body: z.object({ rqid: idSchema }),
    answer: z.array(
      z.object({
        noRecord: z.boolean(),
        smsSent: z.boolean(),
        delivered: z.boolean(),
        failed: z.boolean(),
      }),
    ),
  }),
  phoneConfirm: publicCall({
    path: 'phone/confirm',
    who: 'identity',
    limit: 'tryCode',
    body: codeBody,
    answer: z.array(smsTriedSchema),
  }),
  phoneRemove: publicCall({
    path: 'phone/remove',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(
      z.object({
        success: z.boolean(),
        belongsToCustomer: z.boolean(),
      }),
    ),
  }),
} as const;

const discoverySchema = z.object({ usid: idSchema, number: z.string(), expires: instantSchema });

const discoveredSchema = z.extend(smsTriedSchema, {
  numberRefused: z.optional(orNewer(numberRefusedSchema)),
});

/** A number verified by an incoming SMS. */
export const phoneDiscoveryCalls = {
  phoneDiscvrInitUsid: publicCall({
    path: 'phone/discvr/init/usid',
    who: 'identity',
    limit: 'askOwnCode',
    answer: z.array(discoverySchema),
  }),
  phoneDiscvrSts: publicCall({
    path: 'phone/discvr/sts',
    who: 'identity',
    limit: 'pollCode',
    body: z.object({ usid: idSchema }),
    answer: z.array(discoveredSchema),
  }),
} as const;
