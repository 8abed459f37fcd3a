import { latest } from '../../../platform/lib/latest.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';

export interface DrawerSize {
  readonly atOnce: number;
  /** Further requests are refused. */
  readonly waiting: number;
  /** Size of the LRU cache. */
  readonly kept: number;
}

/** @throws Refusal unavailable */
export type Drawer = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/** Deduplicates concurrent requests and caches recent results. */
export function createDrawer({ atOnce, waiting: most, kept: room }: DrawerSize): Drawer {
  const kept = latest<Buffer>(room);
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await draw();
    } finally {
      // The next one takes over this slot.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  function begin(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (busy >= atOnce && waiting.length >= most) throw new Refusal('unavailable', { retryAfter: 2 });
    return inTurn(draw);
  }

  return (key, draw) => kept(key, () => begin(draw));
}
