import * as z from 'zod/mini';
import { tabKeeper } from '../session/kept.ts';

const codeSchema = z.object({
  /** Where it went, as it was typed; a second code went to an address of which only a part is told. */
  to: z.optional(z.string()),
  rqid: z.string(),
  /** Until when the code is taken, milliseconds since 1970 by this device’s clock. */
  expires: z.number(),
});

/** An address that is to be proved, the codes that were sent for it, and how far the questions are. */
const askedAddressSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  mail: z.optional(codeSchema),
  sms: z.optional(codeSchema),
  /** The other address of the account, most of it hidden. */
  masked: z.optional(z.string()),
  snapshot: z.optional(z.unknown()),
});
/** An address that is to be proved. */
export type AskedAddress = z.infer<typeof askedAddressSchema>;

const kept = tabKeeper('asked_address');

/** The address that this tab asked a code for that is still taken: phones drop the page while its reader is elsewhere. */
export const askedAddress = {
  load(now = Date.now()): AskedAddress | undefined {
    const { data } = z.safeParse(askedAddressSchema, kept.load());
    const last = Math.max(data?.mail?.expires ?? 0, data?.sms?.expires ?? 0);
    return data && now < last ? data : undefined;
  },
  save: (asked: AskedAddress): void => kept.save(asked),
  forget: (): void => kept.remove(),
};
