import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { gatherings, media } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/appContext.ts';

/** Assigns the reader's uploaded, unused picture. @throws Refusal badRequest, conflict */
export async function claimPicture(
  tx: Tx,
  id: string,
  { gthrId, cuid }: { readonly gthrId: string; readonly cuid: string },
  { crUid, staff }: Pick<Reader, 'crUid' | 'staff'>,
): Promise<void> {
  const [file] = await tx
    .select({ csid: media.csid })
    .from(media)
    .where(
      and(
        ...[eq(media.id, id), eq(media.cuid, cuid), eq(media.crUid, crUid), eq(media.staff, staff)],
        ...[eq(media.state, 'ready'), isNull(media.type)],
      ),
    )
    .for('update');
  if (!file) throw createBadRequest('body.picture', 'unknown');
  if (file.csid !== null) throw new Refusal('conflict', { path: 'body.picture' });
  await tx.update(media).set({ csid: gthrId }).where(eq(media.id, id));
}

/** Only people who may see the gathering learn the id. */
export async function isGatheringPicture(db: Database, id: string, cuid: string): Promise<boolean> {
  const [found] = await db
    .select({ id: media.id })
    .from(media)
    .innerJoin(gatherings, and(eq(gatherings.csid, media.csid), eq(gatherings.picture, media.id)))
    .where(and(eq(media.id, id), eq(media.cuid, cuid)));
  return found !== undefined;
}
