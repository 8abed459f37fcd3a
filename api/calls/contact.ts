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

/** Messages without an account to a customer or to the operator. */
export const contactCalls = {
  contactInfo: publicCall({
    path: 'contact/info',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ qrid: z.optional(codeSchema), cuid: z.optional(codeSchema) }),
    answer: z.array(
      z.object({
        open: z.boolean(),
        cuid: z.optional(codeSchema),
        cstmrLbl: z.optional(z.string()),
        contact: contactSchema,
      }),
    ),
  }),
  captchaInit: publicCall({
    path: 'captcha/init',
    who: 'anyone',
    limit: 'stranger',
    answer: z.array(challengeSchema),
  }),
  contactSend: publicCall({
    path: 'contact/send',
    who: 'anyone',
    limit: 'write',
    body: z.object({
      id: deviceIdSchema,
      cuid: z.optional(codeSchema),
      name: z.optional(plainText(CONTACT_NAME_MAX)),
      mail: plainText(MAIL_MAX),
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
      trap: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    }),
    answer: z.array(
      z.object({
        mailSent: z.boolean(),
        wrongSolution: z.boolean(),
        waiting: z.optional(z.boolean()),
        refused: z.optional(z.boolean()),
      }),
    ),
  }),
} as const;
