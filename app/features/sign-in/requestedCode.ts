import * as z from 'zod/mini';
import { CACHE_LIFETIME } from '../../lib/api/cacheLifetime.ts';
import { createTabSlot } from '../../lib/session/storageSlot.ts';

const requestedCodeSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  rqid: z.string(),
  typed: z.string(),
  masked: z.string(),
  /** First request of a second code. */
  completes: z.optional(z.string()),
  /** Masked other address, once the first code was right. */
  linked: z.optional(z.string()),
  /** Replaces an earlier code. */
  again: z.optional(z.boolean()),
  /** Queued: the sending service was down. */
  late: z.optional(z.boolean()),
  /** By the Back key. */
  left: z.optional(z.boolean()),
  /** Earliest next request: milliseconds since 1970, device clock. */
  againAt: z.number(),
  /** Seconds, as the server said. */
  pause: z._default(z.number(), 30),
});

export type RequestedCode = z.infer<typeof requestedCodeSchema>;

/** Two days: the clock may be a day off. */
const slot = createTabSlot('asked_code', 2 * CACHE_LIFETIME);

/** This tab's; the server knows whether it is valid. */
export const loadRequestedCode = (): RequestedCode | undefined =>
  z.safeParse(requestedCodeSchema, slot.load()).data;

export const saveRequestedCode = (asked: RequestedCode): void => slot.save(asked);

/** The Forward key reopens it, a reload only at its step. */
export const markCodeLeft = (asked: RequestedCode): void => slot.save({ ...asked, left: true });

export const clearRequestedCode = (): void => slot.remove();
