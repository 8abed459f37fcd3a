import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { CODE_MAX, MAIL_MAX } from '../constants.ts';
import { idSchema, localeSchema, plainText } from '../entities/basics.ts';
import { codeRequestSchema, mailTriedSchema } from './login.ts';

/** The address of a person, by which they are found again on another device. */
export const ownAddressCalls = {
  mailVerifInit: publicCall({
    path: 'mail/verif/init',
    method: 'POST',
    who: 'identity',
    limit: 'askOwnCode',
    summary: 'Sends a code to the e-mail address that the caller says is their own.',
    body: z.object({
      /** Left out where the code goes to the address that belongs to a number. */
      mail: z.optional(plainText(MAIL_MAX)),
      /** In place of an address: the request by SMS that was answered with `checkEmail`. */
      rqid: z.optional(idSchema),
      language: z.optional(localeSchema),
    }),
    answer: z.array(codeRequestSchema),
  }),
  mailVerifCode: publicCall({
    path: 'mail/verif/code',
    method: 'POST',
    who: 'identity',
    limit: 'tryCode',
    summary:
      'Gives the caller the address that the code was sent to. Whose account it is already becomes one with the caller, unless they have an address of their own.',
    body: z.object({ rqid: idSchema, code: plainText(CODE_MAX) }),
    answer: z.array(
      z.extend(mailTriedSchema, {
        /** The caller has another address already, and this one is that of another account. */
        mailExists: z.boolean(),
      }),
    ),
  }),
  mailRemove: publicCall({
    path: 'mail/remove',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'Forgets the address of the caller, who keeps their reports on the devices they have.',
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
