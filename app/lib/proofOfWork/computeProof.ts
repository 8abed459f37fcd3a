import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hasZeroBits, proofHead } from '@parvis/api/proof';

/** Longest main-thread block, milliseconds. */
const SLICE = 8;
/** Attempts between clock checks. */
const TRIES = 64;

const pauseForRendering = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** In slices, by a library: `crypto.subtle` is missing on plain http. */
export async function computeProof(challenge: string, bits: number, signal?: AbortSignal): Promise<number> {
  const prefixHash = sha256.create().update(utf8ToBytes(proofHead(challenge)));
  for (let solution = 0; ; await pauseForRendering()) {
    signal?.throwIfAborted?.();
    const end = performance.now() + SLICE;
    do {
      for (let tries = 0; tries < TRIES; tries += 1, solution += 1)
        if (
          hasZeroBits(
            prefixHash
              .clone()
              .update(utf8ToBytes(String(solution)))
              .digest(),
            bits,
          )
        )
          return solution;
    } while (performance.now() < end);
  }
}
