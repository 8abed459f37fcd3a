import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { CODE_MAX, MAIL_MAX, PHONE_MAX } from '../constants.ts';
import { idSchema, localeSchema, plainText } from '../entities/basics.ts';
import { codeRequestSchema, mailTriedSchema } from './login.ts';

/** The e-mail address of a person, which identifies them on another device. */
export const ownAddressCalls = {
  mailVerifInit: publicCall({
    path: 'mail/verif/init',
    who: 'identity',
    limit: 'askOwnCode',
    body: z.object({
      mail: z.optional(plainText(MAIL_MAX)),
      phoneMob: z.optional(plainText(PHONE_MAX)),
      rqid: z.optional(idSchema),
      language: z.optional(localeSchema),
    }),
    answer: z.array(codeRequestSchema),
  }),
  mailVerifCode: publicCall({
    path: 'mail/verif/code',
    who: 'identity',
    limit: 'tryCode',
    body: z.object({ rqid: z.optional(idSchema), code: plainText(CODE_MAX) }),
    answer: z.array(
      z.extend(mailTriedSchema, {
        mailExists: z.boolean(),
      }),
    ),
  }),
  mailRemove: publicCall({
    path: 'mail/remove',
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
