import * as z from 'zod/mini';
import { CACHE_LIFETIME } from '../../../lib/api/cacheLifetime.ts';
import { createTabSlot } from '../../../lib/session/storageSlot.ts';

const codeSchema = z.object({
  /** Typed address; none for a masked one. */
  to: z.optional(z.string()),
  rqid: z.string(),
  /** Replaces an earlier code. */
  again: z.optional(z.boolean()),
  /** Queued: the sending service was down. */
  late: z.optional(z.boolean()),
  /** Left after a wrong code. */
  tries: z.optional(z.number()),
});

/** Code to send from the phone, with its recipient. */
const discoverySchema = z.object({ usid: z.string(), number: z.string() });
export type PhoneDiscovery = z.infer<typeof discoverySchema>;

/** Codes sent, and the questions' state. */
const verificationSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  mail: z.optional(codeSchema),
  sms: z.optional(codeSchema),
  discovery: z.optional(discoverySchema),
  /** Masked other address. */
  masked: z.optional(z.string()),
  snapshot: z.optional(z.unknown()),
  /** Closed by the person; not reopened automatically. */
  left: z.optional(z.boolean()),
});
export type AddressVerification = z.infer<typeof verificationSchema>;

/** Stored per tab. */
export interface VerificationStore {
  load(): AddressVerification | undefined;
  save(asked: AddressVerification): void;
  /** Closed before verification. */
  leave(asked: AddressVerification): void;
  clear(): void;
}

/** Lasts two days. `returns`: closing keeps it for a later return. */
export function createVerificationStore(name: string, returns = false): VerificationStore {
  const slot = createTabSlot(name, 2 * CACHE_LIFETIME);
  return {
    load: () => z.safeParse(verificationSchema, slot.load()).data,
    save: slot.save,
    leave: (asked) => (returns ? slot.save({ ...asked, left: true }) : slot.remove()),
    clear: slot.remove,
  };
}

export const ownVerification = createVerificationStore('asked_address', true);

export const signInVerification = createVerificationStore('asked_sign_in', true);
