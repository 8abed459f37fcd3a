import { EMAIL_MAX, PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import * as z from 'zod/mini';
import { orNewer, plainText } from './basics.ts';

/** How somebody who reports says that they can be reached; each way may be missing, and nothing at all takes it back. */
export const givenContactSchema = z.object({
  mail: z.optional(plainText(EMAIL_MAX)),
  phone: z.optional(plainText(PHONE_TYPED_MAX)),
});
/** How somebody can be reached, as they gave it. */
export type GivenContact = z.infer<typeof givenContactSchema>;

/** One way by which the reporter of a case can be reached. */
export const contactWaySchema = z.object({
  kind: orNewer(z.enum(['mail', 'phone'])),
  value: z.string(),
  shown: z.optional(z.string()),
  verified: z.boolean(),
});
/** One way by which the reporter of a case can be reached. */
export type ContactWay = z.infer<typeof contactWaySchema>;
