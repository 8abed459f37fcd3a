import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { calls, cases, customers } from '../../../platform/db/schema.ts';

const ESCALATION_HOURS = 48;

export interface WaitingCase {
  readonly csid: string;
  readonly cuid: string;
  readonly ccatCode: string;
  /** The assigned service. */
  readonly gcatCode: string | null;
  readonly danger: boolean;
  readonly since: Date;
}

const since = sql<Date>`coalesce(${cases.returnedAt}, ${cases.created})`.mapWith(cases.created);

const columns = {
  csid: cases.csid,
  cuid: cases.cuid,
  ccatCode: cases.ccatCode,
  gcatCode: cases.gcatCode,
  danger: cases.danger,
  since,
};

/** Longest waiting first, without test reports. */
export function loadWaitingCases(tx: Tx, demo: boolean, now: Date): Promise<WaitingCase[]> {
  const from = new Date(now.getTime() - ESCALATION_HOURS * 3_600_000);
  return tx
    .select(columns)
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(
      and(
        eq(cases.state, 'open'),
        eq(cases.simulation, false),
        isNull(cases.stoppedAt),
        gt(cases.lastAt, from),
        gt(since, from),
        demo ? undefined : eq(customers.invented, false),
      ),
    )
    .orderBy(asc(cases.created), asc(cases.csid));
}

/** Undefined if taken or locked. */
export async function lockWaitingCase(tx: Tx, csid: string): Promise<WaitingCase | undefined> {
  const [row] = await tx
    .select(columns)
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.state, 'open')))
    .for('no key update', { skipLocked: true });
  return row;
}

export async function loadLastCall(tx: Tx, { csid, since: from }: WaitingCase) {
  const [row] = await tx
    .select({ step: calls.step, at: calls.at })
    .from(calls)
    .where(and(eq(calls.csid, csid), eq(calls.since, from)))
    .orderBy(desc(calls.step))
    .limit(1);
  return row && { step: row.step, at: row.at.getTime() };
}

export async function loadLastCalls(tx: Tx, waiting: readonly WaitingCase[]) {
  const csids = JSON.stringify(waiting.map(({ csid }) => csid));
  const { rows } = await tx.execute<{ csid: string; since: string; step: number; at: string }>(sql`
    select distinct on (csid, since) csid, since, step, at from calls
    where csid in (select json_array_elements_text(${csids}::json)) order by csid, since, step desc`);
  return new Map(
    rows.map(({ csid, since: from, step, at }) => [
      `${csid} ${new Date(from).getTime()}`,
      { step, at: new Date(at).getTime() },
    ]),
  );
}
