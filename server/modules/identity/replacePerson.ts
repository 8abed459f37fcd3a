import { and, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';

/** Covers joins, phone calls and blocks. */
export async function replacePersonInMessages(
  tx: Tx,
  csids: readonly string[],
  from: string,
  into: string,
): Promise<void> {
  const replaceIn = (column: PgColumn): SQL =>
    sql`replace(${column}::text, ${`"${from}"`}, ${`"${into}"`})::json`;
  await tx
    .update(messages)
    .set({
      join: replaceIn(messages.join),
      call: replaceIn(messages.call),
      block: replaceIn(messages.block),
      tgtTypes: replaceIn(messages.tgtTypes),
    })
    .where(
      and(
        inArray(messages.csid, [...csids]),
        or(...[messages.join, messages.call, messages.block, messages.tgtTypes].map(isNotNull)),
      ),
    );
}
