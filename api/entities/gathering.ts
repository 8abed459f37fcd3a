import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import { mediaSchema } from './media.ts';
import { messageSchema } from './message.ts';

/** Who may join. `customer`: everybody at the customer. `place`: who scanned a code of its place. `link`: by its link alone. */
export const gatheringAccessSchema = z.enum(['customer', 'place', 'link']);
export type GatheringAccess = z.infer<typeof gatheringAccessSchema>;

/** Who may open gatherings at a customer. `contributors`: visitors too. */
export const gatheringMakersSchema = z.enum(['none', 'staff', 'contributors']);

/** `ended`: closed by staff, or its period is over. */
export const gatheringStateSchema = z.enum(['notYet', 'open', 'ended']);
export type GatheringState = z.infer<typeof gatheringStateSchema>;

/** An open discussion of several people, without anything that was written. */
export const gatheringSchema = z.object({
  gthrId: idSchema,
  cuid: codeSchema,
  cstmrLbl: z.string(),
  title: z.string(),
  intro: z.optional(z.string()),
  picture: z.optional(mediaSchema),
  placeLbl: z.optional(z.string()),
  place: z.optional(codeSchema),
  here: z.optional(z.literal(true)),
  access: orNewer(gatheringAccessSchema),
  state: orNewer(gatheringStateSchema),
  beginsAt: z.optional(instantSchema),
  endsAt: instantSchema,
  premoderated: z.optional(z.literal(true)),
  people: z.int(),
  last: instantSchema,
  joined: z.optional(z.literal(true)),
  unread: z.optional(z.int()),
});
export type Gathering = z.infer<typeof gatheringSchema>;

/** The same with what only people who take part may know. */
export const gatheringInfoSchema = z.extend(gatheringSchema, {
  eraseOn: instantSchema,
  name: z.optional(z.string()),
  muted: z.optional(z.literal(true)),
  silenced: z.optional(z.literal(true)),
  pinned: z.optional(messageSchema),
});
export type GatheringInfo = z.infer<typeof gatheringInfoSchema>;

/** A gathering in the list of staff. */
export const staffGatheringSchema = z.extend(gatheringInfoSchema, {
  by: z.string(),
  byStaff: z.boolean(),
  messages: z.int(),
  waiting: z.optional(z.int()),
});
export type StaffGathering = z.infer<typeof staffGatheringSchema>;
