import * as z from 'zod/mini';
import { KEPT } from '../../../lib/api/keys.ts';
import { tabKeeper } from '../../../lib/session/keeper.ts';

const codeSchema = z.object({
  /** Where it went, as it was typed; a second code went to an address of which only a part is told. */
  to: z.optional(z.string()),
  rqid: z.string(),
  /** Another one was sent before, which is taken no more. */
  again: z.optional(z.boolean()),
  /** The service that sends it was away: it comes once that is back. */
  late: z.optional(z.boolean()),
  /** How often it may still be tried, once it was wrong. */
  tries: z.optional(z.number()),
});

/** A code that is to be sent from a phone, and where to. */
const discoverySchema = z.object({ usid: z.string(), number: z.string() });
/** A code that is to be sent from a phone. */
export type AskedDiscovery = z.infer<typeof discoverySchema>;

/** An address that is to be proved, the codes that were sent for it, and how far the questions are. */
const askedAddressSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  mail: z.optional(codeSchema),
  sms: z.optional(codeSchema),
  discovery: z.optional(discoverySchema),
  /** The other address of the account, most of it hidden. */
  masked: z.optional(z.string()),
  snapshot: z.optional(z.unknown()),
  /** Whoever asked closed the questions, and comes back to them by themselves. */
  left: z.optional(z.boolean()),
});
/** An address that is to be proved. */
export type AskedAddress = z.infer<typeof askedAddressSchema>;

/** Where a tab keeps an address that is being proved. */
export interface AskedKeeper {
  load(): AskedAddress | undefined;
  save(asked: AskedAddress): void;
  /** The questions were closed before the address was proved. */
  leave(asked: AskedAddress): void;
  forget(): void;
}

/** Keeps the address a code was asked for, for two days in this tab. `returns`: closing the questions goes back. */
export function askedKeeper(name: string, returns = false): AskedKeeper {
  const kept = tabKeeper(name, 2 * KEPT);
  return {
    load: () => z.safeParse(askedAddressSchema, kept.load()).data,
    save: kept.save,
    leave: (asked) => (returns ? kept.save({ ...asked, left: true }) : kept.remove()),
    forget: kept.remove,
  };
}

/** That of somebody’s own settings. */
export const askedAddress = askedKeeper('asked_address', true);

/** That of whoever signs in there by a number. */
export const askedSignIn = askedKeeper('asked_sign_in', true);
