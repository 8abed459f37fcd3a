import * as z from 'zod/mini';
import { tabKeeper } from '../session/kept.ts';

/** An address that is to be proved, its code, and how far the questions are. */
const askedAddressSchema = z.object({
  mail: z.string(),
  rqid: z.string(),
  /** Until when the code is taken, milliseconds since 1970. */
  expires: z.number(),
  snapshot: z.optional(z.unknown()),
});
type AskedAddress = z.infer<typeof askedAddressSchema>;

const kept = tabKeeper('asked_address');

/** The address that this tab asked a code for that is still taken: phones drop the page while its reader is in the mail. */
export const askedAddress = {
  load(now = Date.now()): AskedAddress | undefined {
    const { data } = z.safeParse(askedAddressSchema, kept.load());
    return data && now < data.expires ? data : undefined;
  },
  save: (asked: AskedAddress): void => kept.save(asked),
  forget: (): void => kept.remove(),
};
