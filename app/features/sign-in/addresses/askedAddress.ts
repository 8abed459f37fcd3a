import * as z from 'zod/mini';
import { KEPT } from '../../../lib/api/keys.ts';
import { tabKeeper } from '../../../lib/session/keeper.ts';

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
export type AskedDiscovery = z.infer<typeof discoverySchema>;

/** A verification in progress: codes sent, and the state of its questions. */
const askedAddressSchema = z.object({
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
export type AskedAddress = z.infer<typeof askedAddressSchema>;

/** Stores a verification in progress in the tab. */
export interface AskedKeeper {
  load(): AskedAddress | undefined;
  save(asked: AskedAddress): void;
  /** Closed before it was verified. */
  leave(asked: AskedAddress): void;
  forget(): void;
}

/** Creates the store, for two days. `returns`: closing keeps it for a later return. */
export function askedKeeper(name: string, returns = false): AskedKeeper {
  const kept = tabKeeper(name, 2 * KEPT);
  return {
    load: () => z.safeParse(askedAddressSchema, kept.load()).data,
    save: kept.save,
    leave: (asked) => (returns ? kept.save({ ...asked, left: true }) : kept.remove()),
    forget: kept.remove,
  };
}

/** For the settings. */
export const askedAddress = askedKeeper('asked_address', true);

/** For signing in by number. */
export const askedSignIn = askedKeeper('asked_sign_in', true);
