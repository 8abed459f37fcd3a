import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Taker } from '../rateLimits/takeFrom.ts';
import type { Services } from '../services/services.ts';
import type { Database } from '../store/database.ts';
import { deliveries } from '../store/schema.ts';
import { type Claim, type ContactLetter, nameOf, putOnce } from './putOnce.ts';

/** How long whoever pressed the button waits to read what became of the first try, milliseconds. */
const PATIENCE_MS = 6_000;
/** How often it is looked what becomes of a try that another one makes, milliseconds. */
const LOOK_MS = 100;

/** What became of a message: it was mailed; it is kept, and is tried again; its receiver's mail server does not want it. */
export type Delivered = 'sent' | 'waiting' | 'refused' | 'wrongSolution';

/** Where a message stands; nothing while it is being tried. */
async function standingOf(
  db: Database,
  name: string,
): Promise<Exclude<Delivered, 'wrongSolution'> | undefined> {
  const { state, tries, untaken } = deliveries;
  const [row] = await db.select({ state, tries, untaken }).from(deliveries).where(eq(deliveries.id, name));
  // Those of an earlier version went past the queue.
  if (!row || row.state === 'sent') return 'sent';
  if (row.state !== 'waiting') return 'refused';
  // A try is counted as it begins, and again once it is known that nothing of it was taken.
  return row.tries > 0 && row.tries === row.untaken ? 'waiting' : undefined;
}

/**
 * Mails a message once, however often it is sent, at whichever server, by the queue that all mails go by: it is tried at once, and whoever sends it
 * reads what became of that, or after a few seconds that it is kept.
 * @throws Refusal conflict when another message has its id, tooMany
 */
export async function deliverOnce(
  services: Services,
  asked: Claim,
  letter: ContactLetter,
  taker: Taker,
): Promise<Delivered> {
  const { db, deliveries: queue } = services;
  if (!(await db.transaction((tx) => putOnce(services, tx, asked, letter, taker)))) return 'wrongSolution';
  const name = nameOf(asked);
  const end = Date.now() + PATIENCE_MS;
  await Promise.race([queue.sendNow(name), pause(PATIENCE_MS, undefined, { ref: false })]);
  for (;;) {
    const standing = await standingOf(db, name);
    if (standing !== undefined) return standing;
    if (Date.now() >= end) return 'waiting';
    await pause(LOOK_MS);
  }
}
