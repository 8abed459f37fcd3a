import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { deliveries } from '../../platform/db/schema.ts';

const LOOK_MS = 100;

/** Polls until `read` returns a value, at most `timeoutMs`. */
export async function pollFor<T>(
  read: () => Promise<T | undefined>,
  patience: number,
): Promise<T | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await read();
    if (found !== undefined || Date.now() >= end) return found;
    await pause(LOOK_MS);
  }
}

export type FirstTry = 'sent' | 'waiting' | 'refused';

export async function waitForFirstTry(db: Database, id: string, patience: number): Promise<FirstTry> {
  const { state, tries, untaken } = deliveries;
  const read = async (): Promise<FirstTry | undefined> => {
    const [row] = await db.select({ state, tries, untaken }).from(deliveries).where(eq(deliveries.id, id));
    if (!row || row.state === 'sent') return 'sent';
    if (row.state !== 'waiting') return 'refused';
    // `tries` counts at the start of an attempt, `untaken` once it certainly failed.
    return row.tries > 0 && row.tries === row.untaken ? 'waiting' : undefined;
  };
  return (await pollFor(read, patience)) ?? 'waiting';
}
