import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';

export const phoneCallEventSchema = z.enum(['proposed', 'accepted', 'declined', 'begun', 'ended', 'missed']);
export type PhoneCallEvent = z.infer<typeof phoneCallEventSchema>;

/**
 * A phone call between staff and a visitor (specification 3). `reqCrUid` proposed it, `ackCrUid` answered,
 * `tgtCrUid` is called. `phone` is shown only to who must dial it.
 */
export const phoneCallSchema = z.object({
  event: orNewer(phoneCallEventSchema),
  reqCrUid: idSchema,
  ackCrUid: z.optional(idSchema),
  tgtCrUid: z.optional(idSchema),
  phone: z.optional(z.string()),
});
export type PhoneCall = z.infer<typeof phoneCallSchema>;
