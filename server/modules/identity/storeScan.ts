import type { Scan } from '@parvis/api/entities/customer';
import { eq } from 'drizzle-orm';
import { scans, sessions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { AppContext } from '../context/appContext.ts';
import { type RequestContext, requireSession } from '../context/requestContext.ts';
import { buildScan, findCode, recordScan } from '../customers/service.ts';

/** Stores once across concurrent calls; the next call retries a failure. */
async function storeScanOnce(
  { db, scannedCodes: scanned }: AppContext,
  scan: string,
  row: typeof scans.$inferInsert,
) {
  const { count } = await scanned.add(scan);
  if (count > 1) return;
  try {
    await db.insert(scans).values(row);
    await recordScan(db, row.qrid);
  } catch (error) {
    // Concurrent scans were not stored either.
    scanned.addNow(scan, -(await scanned.read(scan)).count);
    throw error;
  }
}

/**
 * The code becomes the session's last one.
 * @throws Refusal unknownQr, staleQr, unknownCustomer
 */
export async function storeScan(request: RequestContext, scanned: string): Promise<Scan> {
  const { context, locale } = request;
  const { db } = context;
  const code = await findCode(db, scanned);
  const customer = await context.customers.get(code.cuid);
  const { cuid, qrid, placeCode, fake } = code;
  const { hash } = requireSession(request);
  await storeScanOnce(context, `${hash} ${qrid}`, { cuid, qrid, placeCode, fake });
  await db
    .update(sessions)
    .set({ qrid, qridDate: getDatabaseNow(), qridUsed: false })
    .where(eq(sessions.hash, hash));
  return buildScan(code, customer, locale);
}
