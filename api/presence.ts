import * as z from 'zod/mini';
import { idSchema } from './entities/basics.ts';

/** Milliseconds between two marks of a page that shows a case. */
export const PRESENCE_INTERVAL = 10_000;
/** Milliseconds without a mark after which a person counts as gone. */
export const PRESENCE_TTL = 15_000;
/** Name of the event of the live stream of staff; older pages do not listen to it. */
export const PRESENCE_EVENT = 'presence';

export const presenceStateSchema = z.enum(['reading', 'typing', 'left']);
export type PresenceState = z.infer<typeof presenceStateSchema>;

/** A member of staff in a case. Stored nowhere. */
export const presentPersonSchema = z.object({
  crUid: idSchema,
  name: z.string(),
  state: presenceStateSchema,
});
export type PresentPerson = z.infer<typeof presentPersonSchema>;
