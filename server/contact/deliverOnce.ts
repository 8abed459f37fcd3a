import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Mail } from '../delivery/mail.ts';
import type { Services } from '../services/services.ts';
import { contactMails } from '../store/schema.ts';

/** A mail that is on its way for longer than this went down with its server. */
const ON_ITS_WAY = sql`now() - interval '30 seconds'`;

/** No longer than whoever pressed the button would wait, milliseconds. */
const PATIENCE_MS = 10_000;

/** How long whoever sends a second time waits for the first, milliseconds: longer than a mail takes, and less than callers wait. */
const WAIT_MS = 15_000;
/** How often it is looked what became of the first, milliseconds. */
const LOOK_MS = 100;

/** What became of a message. */
export type Delivered = 'sent' | 'notSent' | 'wrongSolution';

/** A message on its way: under which id, for which challenge, and by what it is known again. */
export interface Claim {
  id: string;
  challenge: string;
  signature: string;
}

/** Where a message stands: to be sent by whoever asks, being sent by another, or what became of it. */
type Standing = 'claimed' | 'underWay' | Delivered;

/**
 * Where a message stands that was noted before; one that a server left on its way is taken over from it.
 * @throws Refusal conflict when another message has its id
 */
async function standingOf({ db }: Services, asked: Claim): Promise<Standing | undefined> {
  const own = eq(contactMails.id, asked.id);
  const [row] = await db.select().from(contactMails).where(own);
  if (!row) return undefined;
  if (row.signature !== null && row.signature !== asked.signature)
    throw new Refusal('conflict', { path: 'body.id' });
  if (row.sent) return 'sent';
  const { sent, created } = contactMails;
  const left = await db
    .update(contactMails)
    .set({ created: sql`now()` })
    .where(and(own, eq(sent, false), lt(created, ON_ITS_WAY)))
    .returning();
  return left.length > 0 ? 'claimed' : 'underWay';
}

/** Notes that a message goes out, or finds where it stands: a challenge that was taken for another is solved for none. */
async function claim(services: Services, asked: Claim): Promise<Standing> {
  const made = await services.db.insert(contactMails).values(asked).onConflictDoNothing().returning();
  if (made.length > 0) return 'claimed';
  return (await standingOf(services, asked)) ?? 'wrongSolution';
}

/** Waits while another sends a message, at this server or elsewhere; what is noted no more was not taken. */
async function whenKnown(services: Services, asked: Claim): Promise<Exclude<Standing, 'underWay'>> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    await pause(LOOK_MS);
    const standing = (await standingOf(services, asked)) ?? 'notSent';
    if (standing !== 'underWay') return standing;
  }
  return 'notSent';
}

/** Mails what was claimed. Nothing of it is kept but that it went out; of what did not, nothing. */
async function deliver({ db, mail }: Services, id: string, message: Mail): Promise<Delivered> {
  const own = eq(contactMails.id, id);
  if ((await mail.send(message, PATIENCE_MS)) === 'sent') {
    await db.update(contactMails).set({ sent: true }).where(own);
    return 'sent';
  }
  await db.delete(contactMails).where(own);
  return 'notSent';
}

/**
 * Mails a message once, however often it is sent, at whichever server: whoever sends it while it is on its way waits for what
 * becomes of the first.
 * @throws Refusal conflict when another message has its id
 */
export async function deliverOnce(services: Services, asked: Claim, message: Mail): Promise<Delivered> {
  const found = await claim(services, asked);
  const standing = found === 'underWay' ? await whenKnown(services, asked) : found;
  return standing === 'claimed' ? deliver(services, asked.id, message) : standing;
}
