import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { assets, customers, formerCuids, looks, places, qrCodes } from '../../store/schema.ts';
import type { Picture } from '../pictures.ts';
import type { Unpacked } from './unpack.ts';

/** When looks were saved, the oldest first; none in a time to come, in which it would win over all that are saved here. */
function savedUntil(now: number, saved: Unpacked['beside']['looks']) {
  const newest = saved
    .map((look) => ({ ...look, saved: Date.parse(look.saved) }))
    .sort((one, other) => other.saved - one.saved);
  let latest = now;
  const told = newest.map((look) => {
    const at = Math.min(look.saved, latest);
    // Those of times to come stay one after the other.
    if (at < look.saved) latest = at - 1;
    return { ...look, saved: new Date(at) };
  });
  return told.reverse();
}

/** Stores what stands in no file of the customer, which is loaded by now. What another has by this time is left to it. */
export async function storeBeside(
  tx: Tx,
  cuid: string,
  { beside }: Unpacked,
  pictures: readonly Picture[],
): Promise<void> {
  const { looks: saved, retired, replaced = [], formerly } = beside;
  if (pictures.length > 0)
    await tx
      .insert(assets)
      .values([...pictures])
      .onConflictDoNothing();
  for (const look of savedUntil(Date.now(), saved))
    await tx
      .insert(looks)
      .values({ ...look, cuid })
      .onConflictDoNothing();
  for (const { qrid, placeCode, lbl, fake, made = false } of retired) {
    await tx.insert(places).values({ cuid, code: placeCode, lbl }).onConflictDoNothing();
    await tx.insert(qrCodes).values({ qrid, cuid, placeCode, fake, made, stale: true }).onConflictDoNothing();
  }
  const own = tx.select({ qrid: qrCodes.qrid }).from(qrCodes).where(eq(qrCodes.cuid, cuid));
  const known = new Set((await own).map(({ qrid }) => qrid));
  for (const { qrid, by } of replaced.filter((one) => known.has(one.qrid) && known.has(one.by)))
    await tx.update(qrCodes).set({ replacedBy: by, stale: true }).where(eq(qrCodes.qrid, qrid));
  const others = await tx
    .select({ cuid: customers.cuid })
    .from(customers)
    .where(inArray(customers.cuid, formerly));
  for (const former of formerly.filter((name) => !others.some((one) => one.cuid === name)))
    await tx.insert(formerCuids).values({ former, cuid }).onConflictDoNothing();
}
