import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { pushes } from '../../../platform/db/schema.ts';

const { id, state, reason, tries, created, delivered, shown, clicked, dismissed } = pushes;
const columns = { id, state, reason, tries, created, delivered, shown, clicked, dismissed };

/** Kept for two days. */
export const loadPushStates = (tx: Tx, ids: readonly string[]) =>
  tx
    .select(columns)
    .from(pushes)
    .where(inArray(id, [...ids]));
