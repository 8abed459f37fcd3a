import type { Challenge } from '@parvis/api/entities/proof';
import { createStore } from '@parvis/locales/store';

const underWay = createStore(0);

/** How many proofs are running, for the notice of a long one. */
export const proving = { subscribe: underWay.subscribe, get: underWay.get };

/** Solves a server's challenge; the solver loads on demand. */
export async function prove({ challenge, bits }: Challenge, signal?: AbortSignal): Promise<number> {
  underWay.set(underWay.get() + 1);
  try {
    const { solve } = await import('./solve.ts');
    return await solve(challenge, bits, signal);
  } finally {
    underWay.set(underWay.get() - 1);
  }
}
