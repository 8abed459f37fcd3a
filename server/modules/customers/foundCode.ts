import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { customers, places, qrCodes } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';

/** Codes are replaced once in years: whoever goes on for longer goes in circles. */
const MOST = 50;

/** The code that hangs in the place of one that was replaced, where it is in service. */
export async function hangsNow(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  let at = qrid;
  for (let step = 0; step < MOST; step += 1) {
    const [row] = await db
      .select({ stale: qrCodes.stale, replacedBy: qrCodes.replacedBy })
      .from(qrCodes)
      .where(eq(qrCodes.qrid, at));
    if (!row) return undefined;
    if (row.replacedBy === null) return row.stale || at === qrid ? undefined : at;
    at = row.replacedBy;
  }
  return undefined;
}

/** Whose code it is, where that customer has ended its service. */
async function endedOwner(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ cuid: customers.cuid })
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(and(eq(qrCodes.qrid, qrid), customers.withdrawn));
  return row?.cuid;
}

/** Why a code is refused: with the one that hangs in its place where there is one, or whose service has ended. */
async function leadingOn(db: Pick<Database, 'select'>, qrid: string, why: unknown): Promise<unknown> {
  if (!(why instanceof Refusal && why.code === 'staleQr')) return why;
  const replacedBy = await hangsNow(db, qrid);
  if (replacedBy !== undefined) return new Refusal('staleQr', { replacedBy });
  const ended = await endedOwner(db, qrid);
  return ended === undefined ? why : new Refusal('staleQr', { ended });
}

/** A QR code with the place it stands at. */
export type FoundCode = typeof qrCodes.$inferSelect & { place: typeof places.$inferSelect };

type CodeRow =
  | { code: typeof qrCodes.$inferSelect | null; place: typeof places.$inferSelect | null }
  | undefined;

function knownCode(row: CodeRow): FoundCode {
  if (!row?.code || !row.place) throw new Refusal('unknownQr');
  return { ...row.code, place: row.place };
}

/**
 * A code as it was found with its place, if it may be used.
 * @throws Refusal unknownQr, staleQr
 */
function usableCode(row: CodeRow): FoundCode {
  const code = knownCode(row);
  if (code.stale) throw new Refusal('staleQr');
  return code;
}

/**
 * The same for a report, which may have been begun before its code was replaced: the place is the same.
 * @throws Refusal unknownQr, staleQr
 */
export function reportedCode(row: CodeRow): FoundCode {
  const code = knownCode(row);
  return code.replacedBy === null ? usableCode(row) : code;
}

const oneCode = prepared((db) =>
  db
    .select({ code: qrCodes, place: places })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(eq(qrCodes.qrid, sql.placeholder('qrid')))
    .prepare('code_found'),
);

/**
 * The code of an address.
 * @throws Refusal unknownQr, staleQr
 */
export async function findCode(db: Database, qrid: string): Promise<FoundCode> {
  const [row] = await oneCode(db).execute({ qrid });
  try {
    return usableCode(row);
  } catch (error) {
    throw await leadingOn(db, qrid, error);
  }
}

/** Whose code it is or was: one that is out of use still says who hung it up. */
export async function ownerOfCode(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  const [row] = await db.select({ cuid: qrCodes.cuid }).from(qrCodes).where(eq(qrCodes.qrid, qrid));
  return row?.cuid;
}

const today = sql`current_date`;

/** Notes that a code was scanned today: written once a day, whoever scans it. */
export async function noteScanned(db: Database, qrid: string): Promise<void> {
  const isOlder = or(isNull(qrCodes.lastScan), lt(qrCodes.lastScan, today));
  await db
    .update(qrCodes)
    .set({ lastScan: today })
    .where(and(eq(qrCodes.qrid, qrid), isOlder));
}

/** How long a code is believed without a look, milliseconds: a crowd that scans one code asks once. */
const BELIEVED = 1_000;

/** Codes that were scanned a moment ago. */
interface RememberedCodes<Code> {
  /** A code as it was found within the last second. @throws what looking throws */
  find(qrid: string): Promise<Code>;
  /** Looks again at the next scan: a code was changed here. */
  forget(): void;
}

/** Remembers codes for a second at most; one that `look` refuses is looked at each time. */
export function rememberCodes<Code>(look: (qrid: string) => Promise<Code>): RememberedCodes<Code> {
  let until = Number.NEGATIVE_INFINITY;
  let codes = new Map<string, Promise<Code>>();
  return {
    find(qrid) {
      const now = performance.now();
      if (until < now) {
        until = now + BELIEVED;
        codes = new Map();
      }
      const known = codes.get(qrid);
      if (known) return known;
      const found = look(qrid);
      const mine = codes;
      mine.set(qrid, found);
      found.catch(() => mine.delete(qrid));
      return found;
    },
    forget() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
