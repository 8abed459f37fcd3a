import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { customers, formerCuids } from '../../store/schema.ts';
import { oneAtATime } from '../oneAtATime.ts';

/** Why a customer cannot be renamed so. */
export type NoRename = 'unknown' | 'invented' | 'taken';

/** A customer that has left this name: what it is called now. */
interface Left {
  readonly now: string;
}

/** What a new name touches, in numbers. */
export interface Touched {
  readonly codes: number;
  readonly cases: number;
  readonly staff: number;
  readonly media: number;
  /** Names it had before, which go on to lead to it. */
  readonly formerly: readonly string[];
}

const count = async (tx: Tx, table: string, cuid: string): Promise<number> => {
  const { rows } = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where cuid = ${cuid}`,
  );
  return rows[0]?.rows ?? 0;
};

/** Looks at what a new name would touch, or why it cannot be. Nobody else changes customers until the transaction ends. */
export async function lookAtName(tx: Tx, cuid: string, name: string): Promise<Touched | NoRename | Left> {
  await oneAtATime(tx);
  // Whoever stores something of this customer meanwhile waits.
  const [row] = await tx.select().from(customers).where(eq(customers.cuid, cuid)).for('update');
  const former = await tx.select().from(formerCuids);
  if (!row) {
    const left = former.find((one) => one.former === cuid);
    return left ? { now: left.cuid } : 'unknown';
  }
  if (row.invented) return 'invented';
  const there = await tx.select({ cuid: customers.cuid }).from(customers).where(eq(customers.cuid, name));
  // A name that it had before itself may be its own again.
  if (there.length > 0 || former.some((one) => one.former === name && one.cuid !== cuid)) return 'taken';
  return {
    codes: await count(tx, 'qr_codes', cuid),
    cases: await count(tx, 'cases', cuid),
    staff: await count(tx, 'staff', cuid),
    media: await count(tx, 'media', cuid),
    formerly: former.filter((one) => one.cuid === cuid && one.former !== name).map((one) => one.former),
  };
}
