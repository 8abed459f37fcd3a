import { EMAIL_MAX, PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import * as z from 'zod/mini';
import { orNewer, plainText } from './basics.ts';

/** Contact details that a reporter gives; each may be missing, and none at all revokes them. */
export const givenContactSchema = z.object({
  mail: z.optional(plainText(EMAIL_MAX)),
  phone: z.optional(plainText(PHONE_TYPED_MAX)),
});
export type GivenContact = z.infer<typeof givenContactSchema>;

/** Maximum length of a person's name, in characters. */
export const REPORTER_NAME_MAX = 80;

/** Name and contact of the person for whom staff open a case. */
export const notedContactSchema = z.extend(givenContactSchema, {
  name: z.optional(plainText(REPORTER_NAME_MAX)),
});
export type StoredContact = z.infer<typeof notedContactSchema>;

export const contactWaySchema = z.object({
  kind: orNewer(z.enum(['mail', 'phone', 'name'])),
  value: z.string(),
  shown: z.optional(z.string()),
  verified: z.boolean(),
});
export type ContactWay = z.infer<typeof contactWaySchema>;
