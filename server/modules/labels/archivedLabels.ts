import { LABEL_NAME_MAX, labelColourSchema } from '@parvis/api/entities/label';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Tx } from '../../platform/db/database.ts';
import { labels } from '../../platform/db/schema.ts';

/** Archive format. */
export const archivedLabelSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(LABEL_NAME_MAX)),
  colour: labelColourSchema,
});
export type ArchivedLabel = z.infer<typeof archivedLabelSchema>;

export const listArchivedLabels = (db: Database, cuid: string): Promise<ArchivedLabel[]> =>
  db
    .select({ id: labels.id, name: labels.name, colour: labels.colour })
    .from(labels)
    .where(eq(labels.cuid, cuid))
    .orderBy(labels.name);

export async function storeArchivedLabels(
  tx: Tx,
  cuid: string,
  archived: readonly ArchivedLabel[],
): Promise<void> {
  if (archived.length === 0) return;
  await tx
    .insert(labels)
    .values(archived.map((label) => ({ cuid, ...label })))
    .onConflictDoNothing();
}
