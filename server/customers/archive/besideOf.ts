import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { assets, formerCuids, looks, places, qrCodes } from '../../store/schema.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import type { Beside } from './contents.ts';

/** What of a customer the database alone knows, with the pictures of its looks. */
export async function besideOf(
  db: Database,
  { cuid, places: wanted }: CustomerFile,
): Promise<{ beside: Beside; pictures: Map<string, Buffer> }> {
  const named = wanted.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
  const saved = await db.select().from(looks).where(eq(looks.cuid, cuid)).orderBy(looks.saved, looks.id);
  const retired = await db
    .select({
      qrid: qrCodes.qrid,
      placeCode: qrCodes.placeCode,
      lbl: places.lbl,
      fake: qrCodes.fake,
      made: qrCodes.made,
    })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(and(eq(qrCodes.cuid, cuid), notInArray(qrCodes.qrid, named)))
    .orderBy(qrCodes.qrid);
  const replaced = await db
    .select({ qrid: qrCodes.qrid, by: qrCodes.replacedBy })
    .from(qrCodes)
    .where(eq(qrCodes.cuid, cuid))
    .orderBy(qrCodes.qrid);
  const former = await db.select().from(formerCuids).where(eq(formerCuids.cuid, cuid));
  const ids = saved.flatMap(({ logoId, wideLogoId }) => [logoId, wideLogoId]).filter((id) => id !== null);
  const shown = await db.select().from(assets).where(inArray(assets.id, ids));
  return {
    beside: {
      looks: saved.map(({ cuid: _, saved: at, appShape, ...look }) => ({
        ...look,
        appShape: appShape && { ...appShape },
        saved: at.toISOString(),
      })),
      retired,
      replaced: replaced.flatMap(({ qrid, by }) => (by === null ? [] : [{ qrid, by }])),
      formerly: former.map((row) => row.former),
    },
    pictures: new Map(shown.map(({ id, bytes }) => [id, bytes])),
  };
}
