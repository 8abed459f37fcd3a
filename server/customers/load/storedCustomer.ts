import { and, count, eq, inArray } from 'drizzle-orm';
import { isAmong } from '../../store/among.ts';
import type { Tx } from '../../store/database.ts';
import { cases, customers, places, qrCodes, staff } from '../../store/schema.ts';
import type { CustomerFile } from '../file/customerFile.ts';
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

/** Reads what is stored of a customer, with those of its file's codes that are another's. */
export async function readStoredCustomer(
  db: Pick<Tx, 'select'>,
  { cuid, places: wanted }: Pick<CustomerFile, 'cuid' | 'places'>,
): Promise<StoredCustomer> {
  const [row] = await db.select().from(customers).where(eq(customers.cuid, cuid));
  const own = await db.select().from(qrCodes).where(eq(qrCodes.cuid, cuid));
  const known = new Set(own.map(({ qrid }) => qrid));
  const others = wanted.flatMap(({ qr }) => qr.map(({ qrid }) => qrid)).filter((qrid) => !known.has(qrid));
  const [open] = await db
    .select({ many: count() })
    .from(cases)
    .where(and(eq(cases.cuid, cuid), inArray(cases.state, ['open', 'handled', 'held'])));
  return {
    row,
    places: await db.select().from(places).where(eq(places.cuid, cuid)),
    codes: [...own, ...(await db.select().from(qrCodes).where(isAmong(qrCodes.qrid, others)))],
    staff: await db.select().from(staff).where(eq(staff.cuid, cuid)),
    openCases: open?.many ?? 0,
    look: await lookInForce(db, cuid),
  };
}
