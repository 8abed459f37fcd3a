import { questionDraftSchema } from '@parvis/api/calls/savedQuestion';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedQuestions } from '../../platform/db/schema.ts';

/** A saved question, as an archive keeps it. */
export const archivedQuestionSchema = z.extend(questionDraftSchema, {
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  savedBy: z.nullable(z.string().check(z.maxLength(200))),
});
export type ArchivedQuestion = z.infer<typeof archivedQuestionSchema>;

export const listArchivedQuestions = async (db: Database, cuid: string): Promise<ArchivedQuestion[]> => {
  const { id, name, txt, items, savedBy } = savedQuestions;
  return db
    .select({ id, name, txt, items, savedBy })
    .from(savedQuestions)
    .where(eq(savedQuestions.cuid, cuid))
    .orderBy(name, id);
};

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
