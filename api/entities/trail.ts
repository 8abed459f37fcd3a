import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** What is noted of each kind, of what was done with rights at a customer. */
export const trailTable = {
  signIn: ['mail', 'sms', 'desk', 'refusedMail', 'refusedSms'],
  right: ['joined', 'changed', 'left'],
  look: ['saved'],
  customer: ['added', 'changed', 'renamed', 'refused', 'withdrawn', 'back', 'imported', 'exported'],
  code: ['replaced', 'putBack'],
  case: ['erased', 'personErased', 'abuse'],
} as const;
/** A kind of what is noted. */
export type TrailKind = keyof typeof trailTable;
/** What was done. */
export type TrailWhat = (typeof trailTable)[TrailKind][number];
/** The kinds of what is noted. */
export const trailKinds = Object.keys(trailTable) as readonly TrailKind[] as readonly [
  TrailKind,
  ...TrailKind[],
];

/** By what it was done: a page of staff, a command of whoever runs the server, the customer's file, the server itself. */
export const trailVias = ['page', 'command', 'file', 'server'] as const;
/** By what it was done. */
export type TrailVia = (typeof trailVias)[number];

/** Stands for whoever runs the server, where somebody is named by role. */
export const OPERATOR = 'operator';

/** Reads something that was done. */
export const trailEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  kind: orNewer(z.enum(trailKinds)),
  what: z.string(),
  via: orNewer(z.enum(trailVias)),
  rlid: z.optional(z.string()),
  name: z.optional(z.string()),
  about: z.optional(z.string()),
  details: z.optional(z.array(z.string())),
});
/** Something that was done. */
export type TrailEntry = z.infer<typeof trailEntrySchema>;

/** Reads somebody whom it names. */
export const trailPersonSchema = z.object({ rlid: z.string(), name: z.string() });

/** Reads a page of what was done, and whom it names. */
export const trailPageSchema = z.object({
  entries: z.array(trailEntrySchema),
  people: z.array(trailPersonSchema),
  months: z.int(),
  next: z.optional(z.int()),
});
/** A page of what was done. */
export type TrailPage = z.infer<typeof trailPageSchema>;

/** So many are read at a time. */
export const TRAIL_PAGE = 50;
