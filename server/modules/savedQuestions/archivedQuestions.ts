import { questionDraftSchema } from '@parvis/api/calls/savedQuestion';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedQuestions } from '../../platform/db/schema.ts';

/** Archive format. */
export const archivedQuestionSchema = z.extend(questionDraftSchema, {
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  ccatCodes: z._default(z.array(z.string().check(z.maxLength(64))), []),
  savedBy: z.nullable(z.string().check(z.maxLength(200))),
});
export type ArchivedQuestion = z.infer<typeof archivedQuestionSchema>;

/** Lists the customer's questions, without deleted ones. */
export async function listArchivedQuestions(db: Database, cuid: string): Promise<ArchivedQuestion[]> {
  const { id, name, txt, items, ccatCodes, savedBy, rlid, archived } = savedQuestions;
  const rows = await db
    .select({ id, name, txt, items, ccatCodes, savedBy })
    .from(savedQuestions)
    .where(and(eq(savedQuestions.cuid, cuid), isNull(rlid), isNull(archived)))
    .orderBy(name, id);
  return rows.map((row) => ({ ...row, ccatCodes: [...row.ccatCodes] }));
}

export async function storeArchivedQuestions(
  tx: Tx,
  cuid: string,
  archived: readonly ArchivedQuestion[],
): Promise<void> {
  if (archived.length === 0) return;
  await tx
    .insert(savedQuestions)
    .values(archived.map((question) => ({ cuid, ...question })))
    .onConflictDoNothing();
}
