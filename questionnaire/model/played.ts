import * as z from 'zod/mini';
import { idSchema } from './kinds/items.ts';
import { EMAIL_MAX } from './values/constants.ts';
import { flagSchema } from './values/keyed.ts';

/** Ample for a thousand questions: consecutive typing counts once. */
const ACTIONS_MAX = 5000;
/** Ample for the kinds that one page could not know. */
const KINDS_MAX = 20;
const KIND_NAME_MAX = 40;

/** An action of the user or the host, as stored and sent; BACK removes what it undid. */
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

/** Start and events, oldest first, without verification codes; replay gives the same report. */
export const playedSchema = z.object({
  flags: z.array(flagSchema),
  mode: z.enum(['whole', 'partial']),
  events: z.array(actionSchema).check(z.maxLength(ACTIONS_MAX)),
  /** Kinds that the page did not know and showed as text. */
  unknown: z.optional(z.array(z.string().check(z.maxLength(KIND_NAME_MAX))).check(z.maxLength(KINDS_MAX))),
});

export type Action = z.infer<typeof actionSchema>;
/** `partial`: reports each answered question at once; `whole`: all in the final report. */
export type Mode = z.infer<typeof playedSchema>['mode'];
export type Played = z.infer<typeof playedSchema>;
