import * as z from 'zod/mini';
import { idSchema } from './kinds/items.ts';
import { EMAIL_MAX } from './values/constants.ts';
import { flagSchema } from './values/keyed.ts';

/** More than a person does at a thousand questions: what is typed at a stretch counts once. */
const ACTIONS_MAX = 5000;
/** More than one definition has of kinds that a page could not know. */
const KINDS_MAX = 20;
const KIND_NAME_MAX = 40;

/** Something a person or the host did, as it is kept and sent: going back takes away what it took back. */
export const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CHECK'), item: idSchema }),
  z.object({ type: z.literal('YESNO'), item: idSchema, value: z.boolean() }),
  z.object({ type: z.literal('RATE'), item: idSchema, value: z.number() }),
  z.object({ type: z.literal('TYPE'), item: idSchema, text: z.string().check(z.maxLength(EMAIL_MAX)) }),
  z.object({ type: z.literal('COMMIT'), item: idSchema }),
  z.object({ type: z.literal('CONFIRM') }),
  z.object({ type: z.literal('NEXT'), item: idSchema }),
  z.object({ type: z.literal('ABORT') }),
  z.object({ type: z.literal('OUTCOME'), flags: z.array(flagSchema) }),
]);

/** Start and events of a questionnaire, oldest first, without verification codes; replaying gives the same report. */
export const playedSchema = z.object({
  flags: z.array(flagSchema),
  mode: z.enum(['whole', 'partial']),
  events: z.array(actionSchema).check(z.maxLength(ACTIONS_MAX)),
  /** Kinds of items that the page did not know and showed as text; left out where it knew them all. */
  unknown: z.optional(z.array(z.string().check(z.maxLength(KIND_NAME_MAX))).check(z.maxLength(KINDS_MAX))),
});

/** What a person or the host did, without the visit that it was meant for. */
export type Action = z.infer<typeof actionSchema>;
/** `partial`: each answered question is reported at once. `whole`: all of them with the final result. */
export type Mode = z.infer<typeof playedSchema>['mode'];
/** The record from which a report can be played again; at most 5,000 events. */
export type Played = z.infer<typeof playedSchema>;
