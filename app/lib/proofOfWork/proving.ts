import type { Challenge } from '@parvis/api/entities/proof';
import { createStore } from '@parvis/locales/store';

const underWay = createStore(0);

/** How many proofs of work this page is working on: pages say so where it takes long. */
export const proving = { subscribe: underWay.subscribe, get: underWay.get };

/** Does work that the server asks for, a slice at a time; loaded when it is first asked for. */
export async function prove({ challenge, bits }: Challenge, signal?: AbortSignal): Promise<number> {
  underWay.set(underWay.get() + 1);
  try {
    const { solve } = await import('./solve.ts');
    return await solve(challenge, bits, signal);
  } finally {
    underWay.set(underWay.get() - 1);
  }
}
