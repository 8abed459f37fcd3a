import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** Actions of the audit log by kind. */
export const trailTable = {
  signIn: ['mail', 'sms', 'desk', 'refusedMail', 'refusedSms'],
  right: ['joined', 'changed', 'left'],
  look: ['saved'],
  customer: [
    'added',
    'changed',
    'renamed',
    'refused',
    'withdrawn',
    'back',
    'imported',
    'exported',
    'figuresTaken',
  ],
  code: ['replaced', 'putBack', 'linkMade', 'linkWithdrawn'],
  poll: ['saved', 'opened', 'closed', 'reopened', 'copied', 'withdrawn', 'moderated'],
  reply: [
    'made',
    'changed',
    'archived',
    'putBack',
    'removed',
    'questionMade',
    'questionChanged',
    'questionArchived',
    'questionPutBack',
    'questionRemoved',
  ],
  gathering: [
    'opened',
    'closed',
    'announced',
    'changed',
    'reopened',
    'published',
    'refused',
    'silenced',
    'unsilenced',
    'memberRemoved',
    'blocked',
    'unblocked',
  ],
  case: [
    'erased',
    'personErased',
    'abuse',
    'bulkHandled',
    'bulkHeld',
    'bulkClosed',
    'bulkLabelled',
    'bulkMoved',
    'bulkAssigned',
    'moderated',
    'moderationUndone',
    'noticed',
    'noticeDecided',
    'invited',
    'inviteWithdrawn',
    'guestRemoved',
    'takenFor',
    'ownLinkSent',
    'contactErased',
    'exported',
    'assigned',
    'assignmentUndone',
  ],
} as const;
export type TrailKind = keyof typeof trailTable;
export type TrailWhat = (typeof trailTable)[TrailKind][number];
export const trailKinds = Object.keys(trailTable) as readonly TrailKind[] as readonly [
  TrailKind,
  ...TrailKind[],
];

/** Origin of an action: a staff page, an operator's command, the customer's file, or the server. */
export const trailVias = ['page', 'command', 'file', 'server'] as const;
export type TrailVia = (typeof trailVias)[number];

/** Placeholder for the operator where people are named by role. */
export const OPERATOR = 'operator';

/** An entry of the audit log. */
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
export type TrailEntry = z.infer<typeof trailEntrySchema>;

export const trailPersonSchema = z.object({ rlid: z.string(), name: z.string() });

/** A page of the audit log with the people named. */
export const trailPageSchema = z.object({
  entries: z.array(trailEntrySchema),
  people: z.array(trailPersonSchema),
  months: z.int(),
  next: z.optional(z.int()),
});
export type TrailPage = z.infer<typeof trailPageSchema>;

/** Entries per page. */
export const TRAIL_PAGE = 50;
