import type { Received } from '@parvis/api/entities/media';
import { eq, type SQL } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
import { media } from '../store/schema.ts';

/** What is known of a file. */
export type MediaRow = typeof media.$inferSelect;

/** What a device is told of a file. */
export const receivedOf = ({ received, state, reason }: MediaRow): Received => ({
  received,
  state,
  ...(reason && { reason }),
});

/** Keeps what a row is by now, where it is as `where` says. @returns what it is then @throws Refusal notFound where it went meanwhile */
export async function note(
  { db }: Services,
  { id }: MediaRow,
  change: Partial<MediaRow>,
  where: SQL | undefined = eq(media.id, id),
): Promise<Received> {
  const [row] = await db.update(media).set(change).where(where).returning();
  if (row) return receivedOf(row);
  const [now] = await db.select().from(media).where(eq(media.id, id));
  if (!now) throw new Refusal('notFound');
  return receivedOf(now);
}
