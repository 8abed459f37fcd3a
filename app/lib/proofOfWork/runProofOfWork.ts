import type { Challenge } from '@parvis/api/entities/proof';
import { createStore } from '@parvis/locales/store';

const activeCount = createStore(0);

/** For the notice of a long one. */
export const activeProofs = { subscribe: activeCount.subscribe, get: activeCount.get };

export async function runProofOfWork({ challenge, bits }: Challenge, signal?: AbortSignal): Promise<number> {
  activeCount.set(activeCount.get() + 1);
  try {
    const { computeProof } = await import('./computeProof.ts');
    return await computeProof(challenge, bits, signal);
  } finally {
    activeCount.set(activeCount.get() - 1);
  }
}
