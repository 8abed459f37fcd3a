import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import { caseStateSchema } from './case.ts';
import { mediaSchema } from './media.ts';
import { messageSchema } from './message.ts';
import { pollPhaseSchema } from './poll.ts';

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

/** A case that was reported from a gathering. For visitors: its category where everybody at the place may know of it. */
export const hungCaseSchema = z.object({
  caseNbr: z.string(),
  lbl: z.optional(z.string()),
  state: orNewer(caseStateSchema),
  /** For staff and its reporter, and where visitors may follow it. */
  csid: z.optional(idSchema),
  mine: z.optional(z.literal(true)),
});
export type HungCase = z.infer<typeof hungCaseSchema>;

/** A poll for the people of a gathering. */
export const hungPollSchema = z.object({
  code: codeSchema,
  lbl: z.string(),
  phase: orNewer(pollPhaseSchema),
});
export type HungPoll = z.infer<typeof hungPollSchema>;

/** The same with what only people who take part may know. */
export const gatheringInfoSchema = z.extend(gatheringSchema, {
  eraseOn: instantSchema,
  name: z.optional(z.string()),
  muted: z.optional(z.literal(true)),
  hidden: z.optional(z.array(idSchema)),
  silenced: z.optional(z.literal(true)),
  pinned: z.optional(messageSchema),
  qrid: z.optional(codeSchema),
  hungCases: z.optional(z.array(hungCaseSchema)),
  hungPolls: z.optional(z.array(hungPollSchema)),
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
