import * as z from 'zod/mini';
import { CACHE_LIFETIME } from '../../lib/api/cacheLifetime.ts';
import { createTabSlot } from '../../lib/session/storageSlot.ts';

const requestedCodeSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  rqid: z.string(),
  typed: z.string(),
  masked: z.string(),
  /** The first request, if this is the account's second code. */
  completes: z.optional(z.string()),
  /** The account's other address, masked, once the first code was right. */
  linked: z.optional(z.string()),
  /** Replaces an earlier code. */
  again: z.optional(z.boolean()),
  /** Queued, as the sending service was down. */
  late: z.optional(z.boolean()),
  /** Left by the Back key. */
  left: z.optional(z.boolean()),
  /** When another may be requested: milliseconds since 1970, device clock. */
  againAt: z.number(),
  /** Seconds until then, as the server said. */
  pause: z._default(z.number(), 30),
});

export type RequestedCode = z.infer<typeof requestedCodeSchema>;

/** Two days, since the clock may be a day off. */
const slot = createTabSlot('asked_code', 2 * CACHE_LIFETIME);

/** The tab's requested code; the server knows whether it is valid. */
export const loadRequestedCode = (): RequestedCode | undefined =>
  z.safeParse(requestedCodeSchema, slot.load()).data;

export const saveRequestedCode = (asked: RequestedCode): void => slot.save(asked);

/** Marks it as left: the Forward key reopens it, a reload only at its own step. */
export const markCodeLeft = (asked: RequestedCode): void => slot.save({ ...asked, left: true });

export const clearRequestedCode = (): void => slot.remove();
