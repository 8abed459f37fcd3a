import { latest } from '../../../platform/lib/latest.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';

/** How much is drawn, waits and is kept at most. */
export interface DrawerSize {
  /** Drawn at a time. */
  readonly atOnce: number;
  /** Waiting for their turn; who comes after is told to come again. */
  readonly waiting: number;
  /** Pictures kept: those that were asked for last. */
  readonly kept: number;
}

/** Draws what is not kept yet. @throws Refusal unavailable when too many wait */
export type Drawer = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/** Draws each picture once, however often and at once it is asked for, while it is among the last that were. */
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
      // Whoever is next takes this one's place.
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
