import { asc, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Tx } from '../store/database.ts';
import { messages, participants } from '../store/schema.ts';

/**
 * The cases that know an identity, each once, in the order in which all who lock several take them: those in which it has or had a part,
 * and those in which it wrote without one, as staff do who block a reporter.
 */
export async function casesOf(tx: Tx, crUid: string): Promise<string[]> {
  const part = tx.select({ csid: participants.csid }).from(participants).where(eq(participants.crUid, crUid));
  const said = tx.select({ csid: messages.csid }).from(messages).where(eq(messages.crUid, crUid));
  const rows = await union(part, said).orderBy(asc(participants.csid));
  return rows.map(({ csid }) => csid);
}
