import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** The ways by which somebody is told of news, in the order in which they are taken: an open page, a push, a mail, an SMS. */
export const rungNames = ['page', 'push', 'mail', 'sms'] as const;
/** A way by which somebody is told of news. */
export const rungNameSchema = z.enum(rungNames);
/** A way by which somebody is told of news. */
export type RungName = z.infer<typeof rungNameSchema>;

/**
 * Why nothing comes by a way: no browser is subscribed; no address or number was proved; they do not want it; none of their customers
 * pays for it; nothing goes that way from here.
 */
export const rungLacks = ['noBrowser', 'noAddress', 'noNumber', 'notWanted', 'notPaid', 'notHere'] as const;
/** Why nothing comes by a way. */
export type RungLack = (typeof rungLacks)[number];

/** How a way stands for a person. */
export const rungSchema = z.object({
  rung: orNewer(rungNameSchema),
  on: z.boolean(),
  lack: z.optional(orNewer(z.enum(rungLacks))),
});
/** How a way stands for a person. */
export type RungStanding = z.infer<typeof rungSchema>;

/** What became of a trial: it was taken by who carries it; it is on its way; it was not taken; nothing comes by this way. */
export const trialOutcomes = ['sent', 'underWay', 'failed', 'off'] as const;
/** What became of a trial. */
export type TrialOutcome = (typeof trialOutcomes)[number];
