import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** Notification channels in order of preference: open page, push, mail, SMS. */
export const rungNames = ['page', 'push', 'mail', 'sms'] as const;
export const rungNameSchema = z.enum(rungNames);
export type RungName = z.infer<typeof rungNameSchema>;

/**
 * Why a channel is unavailable: no subscription; nothing verified; not wanted; not paid by any
 * customer; not configured here.
 */
export const rungLacks = ['noBrowser', 'noAddress', 'noNumber', 'notWanted', 'notPaid', 'notHere'] as const;
export type RungLack = (typeof rungLacks)[number];

/** State of a channel for a person. */
export const rungSchema = z.object({
  rung: orNewer(rungNameSchema),
  on: z.boolean(),
  lack: z.optional(orNewer(z.enum(rungLacks))),
});
export type RungStanding = z.infer<typeof rungSchema>;

/** Result of a test notification: accepted; pending; failed; channel off. */
export const trialOutcomes = ['sent', 'underWay', 'failed', 'off'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];
