import * as z from 'zod/mini';

/** Work that is asked for: a challenge (api/proof.ts), whose solution is good once. */
export const challengeSchema = z.object({
  challenge: z.string(),
  bits: z.int(),
  seconds: z.int(),
});

/** A challenge as the server makes it; `seconds` until it is no longer good. */
export type Challenge = z.infer<typeof challengeSchema>;
