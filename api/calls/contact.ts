import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import {
  CHALLENGE_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  MAIL_MAX,
  SOLUTION_MAX,
  TEXT_MAX,
} from '../constants.ts';
import { codeSchema, deviceIdSchema, plainText } from '../entities/basics.ts';
import { contactSchema } from '../entities/customer.ts';
import { challengeSchema } from '../entities/proof.ts';

/** Writing without an account to a customer, or to whoever runs the service. */
export const contactCalls = {
  contactInfo: publicCall({
    path: 'contact/info',
    method: 'POST',
    who: 'anyone',
    limit: 'stranger',
    summary:
      'Who receives what is written: the customer that is named, that of the code scanned last, else whoever runs the service.',
    body: z.object({ qrid: z.optional(codeSchema), cuid: z.optional(codeSchema) }),
    answer: z.array(
      z.object({
        /** Whether a message can be received now; if not, other ways are left. */
        open: z.boolean(),
        /** The customer; absent for whoever runs the service. */
        cuid: z.optional(codeSchema),
        cstmrLbl: z.optional(z.string()),
        contact: contactSchema,
      }),
    ),
  }),
  captchaInit: publicCall({
    path: 'captcha/init',
    method: 'POST',
    who: 'anyone',
    limit: 'stranger',
    summary: 'A challenge for a proof of work (api/proof.ts), good once.',
    body: null,
    answer: z.array(challengeSchema),
  }),
  contactSend: publicCall({
    path: 'contact/send',
    method: 'POST',
    who: 'anyone',
    limit: 'write',
    summary: 'Mails a message. The id is made on the device: sent twice, one mail goes out.',
    body: z.object({
      id: deviceIdSchema,
      cuid: z.optional(codeSchema),
      name: z.optional(plainText(CONTACT_NAME_MAX)),
      mail: plainText(MAIL_MAX),
      /** Lines may break; other control characters may not stand in it. */
      message: z
        .string()
        .check(
          z.normalize('NFC'),
          z.minLength(1),
          z.maxLength(CONTACT_MESSAGE_MAX),
          z.regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'characters'),
        ),
      challenge: plainText(CHALLENGE_MAX),
      solution: z.int().check(z.minimum(0), z.maximum(SOLUTION_MAX)),
      /** A field that people never see: what fills it is no person. */
      trap: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    }),
    answer: z.array(
      z.object({
        mailSent: z.boolean(),
        /** The proof is wrong, too old or was used: solve another challenge. */
        wrongSolution: z.boolean(),
        /** It is kept and tried again, for two days at most. */
        waiting: z.optional(z.boolean()),
        /** It was refused for good, or given up. */
        refused: z.optional(z.boolean()),
      }),
    ),
  }),
} as const;
