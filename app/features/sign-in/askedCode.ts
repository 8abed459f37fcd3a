import * as z from 'zod/mini';
import { KEPT } from '../../lib/api/keys.ts';
import { tabKeeper } from '../../lib/session/keeper.ts';

/** A code that was asked for, as the step that takes it needs it. */
const askedCodeSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  rqid: z.string(),
  /** The address or number as it was typed, and as it is shown. */
  typed: z.string(),
  masked: z.string(),
  /** The request of the code that was given before, where this is the second one for an account. */
  completes: z.optional(z.string()),
  /** It was given and right: the other address of the account, most of it hidden, to which a second one is to go. */
  linked: z.optional(z.string()),
  /** Another one was sent before, which is taken no more. */
  again: z.optional(z.boolean()),
  /** The service that sends it was away: it comes once that is back. */
  late: z.optional(z.boolean()),
  /** Its step was gone back from. */
  left: z.optional(z.boolean()),
  /** From when another one is given: milliseconds since 1970 by this device’s clock. */
  againAt: z.number(),
  /** Seconds after which another one is given, as the server said. */
  pause: z._default(z.number(), 30),
});

/** A code that was asked for. */
export type AskedCode = z.infer<typeof askedCodeSchema>;

/** A clock may be a day wrong, and be set right meanwhile. */
const kept = tabKeeper('asked_code', 2 * KEPT);

/** The code that this tab asked for within two days; the server knows whether it is still valid. */
export const loadAskedCode = (): AskedCode | undefined => z.safeParse(askedCodeSchema, kept.load()).data;

/** Keeps it over a reload. */
export const keepAskedCode = (asked: AskedCode): void => kept.save(asked);

/** Its step was gone back from: the Forward key leads to it again, and a page that is opened anew only where it stands there. */
export const leaveAskedCode = (asked: AskedCode): void => kept.save({ ...asked, left: true });

/** Forgets it: it was used, or another address is to be given. */
export const forgetAskedCode = (): void => kept.remove();
