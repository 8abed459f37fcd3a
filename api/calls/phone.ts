import { PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import * as z from 'zod/mini';
import { mobileCall, townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema, plainText } from '../entities/basics.ts';
import { caseInfoSchema } from '../entities/case.ts';

/** A contributor answers a proposed phone call. */
export const mobilePhoneCalls = {
  phone: mobileCall({
    path: 'cases/phone',
    who: 'participant',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      event: z.enum(['accepted', 'declined']),
      phone: z.optional(plainText(PHONE_TYPED_MAX)),
    }),
    answer: z.array(caseInfoSchema),
  }),
} as const;

/** Staff propose a phone call, and tell how it went. */
export const townPhoneCalls = {
  phone: townCall({
    path: 'cases/phone',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      event: z.enum(['proposed', 'declined', 'begun', 'ended', 'missed']),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
    }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
