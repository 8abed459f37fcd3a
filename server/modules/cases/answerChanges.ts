import { type TargetType, targetTypeSchema } from '@parvis/api/entities/targetType';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { participants } from '../../platform/db/schema.ts';

/** Result of the answers' `set` and `clear` (`chng`). */
export interface AnswerChanges {
  readonly set: ReadonlySet<string>;
  readonly cleared: ReadonlySet<string>;
}

export const getTargetTypes = ({ set }: AnswerChanges): TargetType[] | undefined => {
  const named = targetTypeSchema.options.filter((type) => set.has(`tgtTypes.${type}`));
  return named.length > 0 ? named : undefined;
};

interface Side {
  readonly csid: string;
  readonly crUid: string;
}

/** Sets whether a side between users refuses the other's messages. */
export const markConflict = (tx: Tx, { csid, crUid }: Side, isConflict: boolean): Promise<unknown> =>
  tx
    .update(participants)
    .set({ blocksAt: isConflict ? sql`clock_timestamp()` : null })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, false)));

/** Whether the visitor, and others, refuse messages of the other side. */
export async function findConflict(
  tx: Tx,
  { csid, crUid }: Side,
): Promise<{ readonly own: boolean; readonly others: boolean }> {
  const marked = await tx
    .select({ isOwn: eq(participants.crUid, crUid) })
    .from(participants)
    .where(and(eq(participants.csid, csid), eq(participants.staff, false), isNotNull(participants.blocksAt)));
  return { own: marked.some(({ isOwn }) => isOwn), others: marked.some(({ isOwn }) => !isOwn) };
}
