import * as z from 'zod/mini';

/** A proof-of-work challenge (api/proof.ts); its solution is valid once. */
export const challengeSchema = z.object({
  challenge: z.string(),
  bits: z.int(),
  seconds: z.int(),
});

/** `seconds` is its remaining validity. */
export type Challenge = z.infer<typeof challengeSchema>;
