import type { Challenge } from '@parvis/api/entities/proof';
import { createStore } from '@parvis/locales/store';

const underWay = createStore(0);

/** For the notice of a long one. */
export const proving = { subscribe: underWay.subscribe, get: underWay.get };

export async function prove({ challenge, bits }: Challenge, signal?: AbortSignal): Promise<number> {
  underWay.set(underWay.get() + 1);
  try {
    const { solve } = await import('./solve.ts');
    return await solve(challenge, bits, signal);
  } finally {
    underWay.set(underWay.get() - 1);
  }
}
