import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import { customerInfoSchema } from './customer.ts';

/** As what a personal link lets join. `invited`: witness or help. `reporter`: reports together with the creator. */
export const linkRoleSchema = z.enum(['invited', 'reporter']);

/** As what the link of a reporter lets join, between users. */
export const userLinkRoleSchema = z.enum(['target', 'victim', 'supported', 'source', 'reporter']);
export type UserLinkRole = z.infer<typeof userLinkRoleSchema>;

/** `creator`: who reported by phone or at a counter, and becomes the reporter by the link. */
const anyLinkRoleSchema = z.enum([...linkRoleSchema.options, ...userLinkRoleSchema.options, 'creator']);
export type LinkRole = z.infer<typeof anyLinkRoleSchema>;

/** Whether a link works, or why not. `caseEnded`: its case is closed. `customerEnded`: its customer left the service. */
export const linkStateSchema = z.enum([
  'valid',
  'usedUp',
  'withdrawn',
  'ended',
  'caseEnded',
  'stopped',
  'customerEnded',
]);
/** Whether a connect link may be used now, or why not. */
export type LinkState = z.infer<typeof linkStateSchema>;

/** What a personal link shows of its case before the visitor joins: no messages. */
export const invitationSchema = z.object({
  /** Who of the staff made it; left out where a reporter did. */
  by: z.optional(z.string()),
  ccatLbls: z.array(z.string()),
  placeLbl: z.string(),
  as: orNewer(anyLinkRoleSchema),
  victim: z.boolean(),
  fromStart: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A connect link as visitors see it. `csid`: the case, for who takes part in it already. */
export const connectedSchema = z.object({
  cstmr: customerInfoSchema,
  kind: z.enum(['customer', 'case']),
  state: orNewer(linkStateSchema),
  invitation: z.optional(invitationSchema),
  csid: z.optional(idSchema),
  opensStart: z.optional(z.literal(true)),
});
export type Connected = z.infer<typeof connectedSchema>;

/** A connect link as its staff see it. */
export const connectLinkSchema = z.object({
  id: codeSchema,
  csid: z.optional(idSchema),
  place: z.optional(codeSchema),
  placeLbl: z.optional(z.string()),
  label: z.optional(z.string()),
  madeBy: z.optional(z.string()),
  madeAt: instantSchema,
  uses: z.int(),
  useLimit: z.optional(z.int()),
  endsAt: z.optional(instantSchema),
  state: orNewer(linkStateSchema),
  as: z.optional(orNewer(anyLinkRoleSchema)),
  victim: z.optional(z.boolean()),
  fromStart: z.optional(z.boolean()),
});
export type ConnectLink = z.infer<typeof connectLinkSchema>;

/** A link of a reporter into their case between users, as they see it. */
export const userLinkSchema = z.object({
  id: codeSchema,
  as: orNewer(anyLinkRoleSchema),
  fromStart: z.boolean(),
  endsAt: z.optional(instantSchema),
  state: orNewer(linkStateSchema),
});
export type UserLink = z.infer<typeof userLinkSchema>;

/** Longest initials, as typed: "J.-P. M.". */
export const INITIALS_MAX = 12;
