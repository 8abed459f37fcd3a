import * as z from 'zod/mini';
import { CACHE_LIFETIME } from '../../../lib/api/cacheLifetime.ts';
import { createTabSlot } from '../../../lib/session/storageSlot.ts';

const codeSchema = z.object({
  /** Typed address; a second code goes to one that is known only in part. */
  to: z.optional(z.string()),
  rqid: z.string(),
  /** Replaces an earlier code. */
  again: z.optional(z.boolean()),
  /** Queued, as the sending service was down. */
  late: z.optional(z.boolean()),
  /** Attempts left, after a wrong code. */
  tries: z.optional(z.number()),
});

/** A code to be sent from the phone, and its receiving number. */
const discoverySchema = z.object({ usid: z.string(), number: z.string() });
export type PhoneDiscovery = z.infer<typeof discoverySchema>;

/** A verification in progress: codes sent, and the state of its questions. */
const verificationSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  mail: z.optional(codeSchema),
  sms: z.optional(codeSchema),
  discovery: z.optional(discoverySchema),
  /** The account's other address, masked. */
  masked: z.optional(z.string()),
  snapshot: z.optional(z.unknown()),
  /** Closed by the person; not reopened automatically. */
  left: z.optional(z.boolean()),
});
export type AddressVerification = z.infer<typeof verificationSchema>;

/** Stores a verification in progress in the tab. */
export interface VerificationStore {
  load(): AddressVerification | undefined;
  save(asked: AddressVerification): void;
  /** Closed before it was verified. */
  leave(asked: AddressVerification): void;
  clear(): void;
}

/** Creates the store, for two days. `returns`: closing keeps it for a later return. */
export function createVerificationStore(name: string, returns = false): VerificationStore {
  const slot = createTabSlot(name, 2 * CACHE_LIFETIME);
  return {
    load: () => z.safeParse(verificationSchema, slot.load()).data,
    save: slot.save,
    leave: (asked) => (returns ? slot.save({ ...asked, left: true }) : slot.remove()),
    clear: slot.remove,
  };
}

/** For the settings. */
export const ownVerification = createVerificationStore('asked_address', true);

/** For signing in by number. */
export const signInVerification = createVerificationStore('asked_sign_in', true);
