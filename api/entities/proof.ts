import * as z from 'zod/mini';

/** Work that is asked for: a challenge (api/proof.ts), whose solution is good once. */
export const challengeSchema = z.object({
  challenge: z.string(),
  /** Zero bits that the hash must begin with. */
  bits: z.number(),
  /** How long the challenge is good for. */
  seconds: z.number(),
});

/** A challenge as the server makes it; `seconds` until it is no longer good. */
export type Challenge = z.infer<typeof challengeSchema>;
