import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { REPLY_TITLE_MAX, replyStatesSchema } from '@parvis/api/entities/savedReply';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedReplies } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';

const words = z.string().check(z.minLength(1), z.maxLength(STAFF_MESSAGE_MAX));

/** Archive format. */
export const archivedReplySchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(REPLY_TITLE_MAX)),
  words: z.record(z.string().check(z.maxLength(10)), words),
  ccatCodes: z.array(z.string().check(z.maxLength(64))),
  states: replyStatesSchema,
  savedBy: z.string().check(z.maxLength(200)),
});
export type ArchivedReply = z.infer<typeof archivedReplySchema>;

/** Lists the customer's replies, without deleted ones. */
export async function listArchivedReplies(db: Database, cuid: string): Promise<ArchivedReply[]> {
  const { id, title, savedBy } = savedReplies;
  const rows = await db
    .select({
      id,
      title,
      words: savedReplies.words,
      ccatCodes: savedReplies.ccatCodes,
      states: savedReplies.states,
      savedBy,
    })
    .from(savedReplies)
    .where(and(eq(savedReplies.cuid, cuid), isNull(savedReplies.rlid), isNull(savedReplies.archived)))
    .orderBy(title, id);
  return rows.map((row) => ({
    ...row,
    words: { ...row.words },
    ccatCodes: [...row.ccatCodes],
    states: [...row.states],
  }));
}

export async function storeArchivedReplies(
  tx: Tx,
  cuid: string,
  archived: readonly ArchivedReply[],
): Promise<void> {
  if (archived.length === 0) return;
  const saved = getDatabaseNow();
  await tx
    .insert(savedReplies)
    .values(archived.map((reply) => ({ cuid, saved, ...reply })))
    .onConflictDoNothing();
}
