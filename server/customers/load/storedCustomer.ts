import { and, count, eq, inArray } from 'drizzle-orm';
import { isAmong } from '../../store/among.ts';
import type { Database, Tx } from '../../store/database.ts';
import { cases, customers, places, qrCodes, staff } from '../../store/schema.ts';
import { lookInForce } from '../looks.ts';

/** What is stored of a customer, and whose the codes are that its file names. */
export interface StoredCustomer {
  readonly row: typeof customers.$inferSelect | undefined;
  readonly places: readonly (typeof places.$inferSelect)[];
  readonly codes: readonly (typeof qrCodes.$inferSelect)[];
  readonly staff: readonly (typeof staff.$inferSelect)[];
  /** How many of its cases wait or are worked on: nobody answers those once it is withdrawn. */
  readonly openCases: number;
  /** What an administrator saved of colours, logos and name, which wins over the file. */
  readonly look: Awaited<ReturnType<typeof lookInForce>>;
}

/** Reads what is stored of a customer, with those of these codes that are another's. */
export async function storedCustomer(
  db: Database | Tx,
  cuid: string,
  qrids: readonly string[],
): Promise<StoredCustomer> {
  const own = [cuid];
  const [row] = await db.select().from(customers).where(inArray(customers.cuid, own));
  const codes = await db.select().from(qrCodes).where(inArray(qrCodes.cuid, own));
  const known = new Set(codes.map(({ qrid }) => qrid));
  const [open] = await db
    .select({ many: count() })
    .from(cases)
    .where(and(eq(cases.cuid, cuid), inArray(cases.state, ['open', 'handled', 'held'])));
  const others = qrids.filter((qrid) => !known.has(qrid));
  return {
    row,
    places: await db.select().from(places).where(inArray(places.cuid, own)),
    codes: [...codes, ...(await db.select().from(qrCodes).where(isAmong(qrCodes.qrid, others)))],
    staff: await db.select().from(staff).where(inArray(staff.cuid, own)),
    openCases: open?.many ?? 0,
    look: await lookInForce(db, cuid),
  };
}
