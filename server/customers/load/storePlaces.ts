import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { places, qrCodes } from '../../store/schema.ts';
import { keepReplacements, nowOfFile } from '../codes/keepReplacements.ts';
import type { CustomerFile } from '../file/customerFile.ts';

/** No code of a customer is in service, but those named. A code that hung on a wall goes on to say whose it was. */
export async function retireCodes(tx: Tx, cuid: string, but: readonly string[] = []): Promise<void> {
  await tx
    .update(qrCodes)
    .set({ stale: true })
    .where(and(eq(qrCodes.cuid, cuid), notInArray(qrCodes.qrid, [...but])));
}

/** So many rows go in one statement: whoever else changes customers waits for all of them. */
const AT_ONCE = 500;
const inPieces = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** Of a code that is there already: what its file says of it. */
const AS_GIVEN = {
  cuid: sql`excluded.cuid`,
  placeCode: sql`excluded.place_code`,
  stale: sql`excluded.stale`,
  fake: sql`excluded.fake`,
};

/** Stores the places of a file and their codes, in place of those that it names no more. */
export async function storePlaces(tx: Tx, { cuid, places: wanted }: CustomerFile): Promise<void> {
  const codes = wanted.map(({ code }) => code);
  const qrids = wanted.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
  await retireCodes(tx, cuid, qrids);
  const hasCodes = tx
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(and(eq(qrCodes.cuid, places.cuid), eq(qrCodes.placeCode, places.code)));
  await tx
    .delete(places)
    .where(and(eq(places.cuid, cuid), notInArray(places.code, codes), notExists(hasCodes)));
  for (const some of inPieces(wanted))
    await tx
      .insert(places)
      .values(some.map(({ code, lbl, descr = null }) => ({ cuid, code, lbl, descr })))
      .onConflictDoUpdate({
        target: [places.cuid, places.code],
        set: { lbl: sql`excluded.lbl`, descr: sql`excluded.descr` },
      });
  const hung = wanted.flatMap(({ code, qr }) => qr.map((one) => ({ ...one, cuid, placeCode: code })));
  for (const some of inPieces(hung))
    await tx
      .insert(qrCodes)
      .values(some)
      .onConflictDoUpdate({ target: qrCodes.qrid, set: { ...AS_GIVEN, ...nowOfFile(cuid) } });
  await keepReplacements(tx, cuid);
  // Who asks next is planned for by how many there are now: with the plan of a small town the page of codes takes longer than it may.
  if (hung.length > AT_ONCE) await tx.execute(sql`analyze places, qr_codes`);
}
