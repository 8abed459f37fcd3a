import * as z from 'zod/mini';
import { idSchema } from './kinds/items.ts';
import { EMAIL_MAX } from './values/constants.ts';
import { flagSchema } from './values/keyed.ts';

/** A thousand questions: consecutive typing counts once. */
const ACTIONS_MAX = 5000;
/** Ample for one page. */
const KINDS_MAX = 20;
const KIND_NAME_MAX = 40;

/** Of user or host, as stored and sent; BACK removes what it undid. */
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

/** Oldest first, without codes; replay gives the same report. */
export const playedSchema = z.object({
  flags: z.array(flagSchema),
  mode: z.enum(['whole', 'partial']),
  events: z.array(actionSchema).check(z.maxLength(ACTIONS_MAX)),
  /** Shown as text, because the page did not know them. */
  unknown: z.optional(z.array(z.string().check(z.maxLength(KIND_NAME_MAX))).check(z.maxLength(KINDS_MAX))),
});

export type Action = z.infer<typeof actionSchema>;
/** `partial`: each answer at once; `whole`: in the final report. */
export type Mode = z.infer<typeof playedSchema>['mode'];
export type Played = z.infer<typeof playedSchema>;
