import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { connectLinks, customers, places, qrCodes } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';

/** Guards against cycles. */
const MAX_REPLACEMENTS = 50;

export async function findReplacement(
  db: Pick<Database, 'select'>,
  qrid: string,
): Promise<string | undefined> {
  let at = qrid;
  for (let step = 0; step < MAX_REPLACEMENTS; step += 1) {
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

async function findWithdrawnOwner(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ cuid: customers.cuid })
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(and(eq(qrCodes.qrid, qrid), customers.withdrawn));
  return row?.cuid;
}

/** Adds the replacing code, or the customer that ended its service. */
async function explainStaleCode(
  db: Pick<Database, 'select'>,
  qrid: string,
  cause: unknown,
): Promise<unknown> {
  if (!(cause instanceof Refusal && cause.code === 'staleQr')) return cause;
  const replacedBy = await findReplacement(db, qrid);
  if (replacedBy !== undefined) return new Refusal('staleQr', { replacedBy });
  const ended = await findWithdrawnOwner(db, qrid);
  return ended === undefined ? cause : new Refusal('staleQr', { ended });
}

export type PlacedCode = typeof qrCodes.$inferSelect & {
  place: typeof places.$inferSelect;
  /** A connect link, not a printed code. */
  isLink?: true;
};

const selectLink = prepareStatement((db) =>
  db
    .select({ link: connectLinks, lbl: customers.lbl, withdrawn: customers.withdrawn, place: places })
    .from(connectLinks)
    .innerJoin(customers, eq(customers.cuid, connectLinks.cuid))
    .leftJoin(places, and(eq(places.cuid, connectLinks.cuid), eq(places.code, connectLinks.placeCode)))
    .where(and(eq(connectLinks.id, sql.placeholder('id')), isNull(connectLinks.csid)))
    .prepare('link_found'),
);

/**
 * Without a place, the link represents the customer.
 * @throws Refusal unknownQr
 */
async function findLinkAsCode(db: Database, id: string): Promise<PlacedCode> {
  const [found] = await selectLink(db).execute({ id });
  if (!found) throw new Refusal('unknownQr');
  const { link, lbl, withdrawn, place } = found;
  const { cuid, withdrawnAt, endsAt, useLimit, uses } = link;
  const isOver = endsAt !== null && endsAt.getTime() <= getDatabaseTime();
  const isUsedUp = useLimit !== null && uses >= useLimit;
  return {
    ...{ qrid: id, cuid, placeCode: place?.code ?? '', fake: false },
    ...{ made: true, replacedBy: null, lastScan: null },
    stale: withdrawn || withdrawnAt !== null || isOver || isUsedUp,
    place: place ?? { cuid, code: cuid, lbl, descr: null },
    isLink: true,
  };
}

type CodeRow =
  | { code: typeof qrCodes.$inferSelect | null; place: typeof places.$inferSelect | null }
  | undefined;

function requireCode(row: CodeRow): PlacedCode {
  if (!row?.code || !row.place) throw new Refusal('unknownQr');
  return { ...row.code, place: row.place };
}

/** @throws Refusal unknownQr, staleQr */
function requireUsable(code: PlacedCode): PlacedCode {
  if (code.stale) throw new Refusal('staleQr');
  return code;
}

/** @throws Refusal unknownQr, staleQr */
const requireUsableCode = (row: CodeRow): PlacedCode => requireUsable(requireCode(row));

/**
 * A report may have begun before the replacement.
 * @throws Refusal unknownQr, staleQr
 */
export async function requireReportableCode(db: Database, qrid: string, row: CodeRow): Promise<PlacedCode> {
  const code = row?.code ? requireCode(row) : await findLinkAsCode(db, qrid);
  return code.replacedBy === null ? requireUsable(code) : code;
}

const selectCode = prepareStatement((db) =>
  db
    .select({ code: qrCodes, place: places })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(eq(qrCodes.qrid, sql.placeholder('qrid')))
    .prepare('code_found'),
);

/** @throws Refusal unknownQr, staleQr */
export async function findCode(db: Database, qrid: string): Promise<PlacedCode> {
  const [row] = await selectCode(db).execute({ qrid });
  try {
    return row ? requireUsableCode(row) : requireUsable(await findLinkAsCode(db, qrid));
  } catch (error) {
    throw await explainStaleCode(db, qrid, error);
  }
}

/** Includes retired codes. */
export async function findCodeOwner(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  const [row] = await db.select({ cuid: qrCodes.cuid }).from(qrCodes).where(eq(qrCodes.qrid, qrid));
  return row?.cuid;
}

const today = sql`current_date`;

/** Writes once per code and day. */
export async function recordScan(db: Database, qrid: string): Promise<void> {
  const isOlder = or(isNull(qrCodes.lastScan), lt(qrCodes.lastScan, today));
  await db
    .update(qrCodes)
    .set({ lastScan: today })
    .where(and(eq(qrCodes.qrid, qrid), isOlder));
}

/** Milliseconds: many scans of one code cause one query. */
const CACHE_MS = 1_000;

interface CodeCache<Code> {
  find(qrid: string): Promise<Code>;
  clear(): void;
}

/** Failed lookups are not cached. */
export function createCodeCache<Code>(fetchCode: (qrid: string) => Promise<Code>): CodeCache<Code> {
  let until = Number.NEGATIVE_INFINITY;
  let codes = new Map<string, Promise<Code>>();
  return {
    find(qrid) {
      const now = performance.now();
      if (until < now) {
        until = now + CACHE_MS;
        codes = new Map();
      }
      const known = codes.get(qrid);
      if (known) return known;
      const found = fetchCode(qrid);
      const current = codes;
      current.set(qrid, found);
      found.catch(() => current.delete(qrid));
      return found;
    },
    clear() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
