import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { deliveries } from '../../platform/db/schema.ts';

const POLL_MS = 100;

export async function pollUntil<T>(
  read: () => Promise<T | undefined>,
  timeoutMs: number,
): Promise<T | undefined> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await read();
    if (found !== undefined || Date.now() >= end) return found;
    await pause(POLL_MS);
  }
}

export type FirstAttempt = 'sent' | 'waiting' | 'refused';

export async function waitForFirstAttempt(
  db: Database,
  id: string,
  timeoutMs: number,
): Promise<FirstAttempt> {
  const { state, tries, untaken } = deliveries;
  const read = async (): Promise<FirstAttempt | undefined> => {
    const [row] = await db.select({ state, tries, untaken }).from(deliveries).where(eq(deliveries.id, id));
    if (!row || row.state === 'sent') return 'sent';
    if (row.state !== 'waiting') return 'refused';
    // `tries` counts started attempts, `untaken` those that certainly failed.
    return row.tries > 0 && row.tries === row.untaken ? 'waiting' : undefined;
  };
  return (await pollUntil(read, timeoutMs)) ?? 'waiting';
}
