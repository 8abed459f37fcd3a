import type { BodyOf } from '@parvis/api/call';
import { SAVED_VIEWS_MAX, type SavedView, type viewCalls } from '@parvis/api/calls/board';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedViews } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock } from '../identity/service.ts';

type ViewRow = typeof savedViews.$inferSelect;

const toSavedView = ({ id, name, rlid, savedBy, filter, where, sort, search }: ViewRow): SavedView => ({
  ...{ id, name, shared: rlid === null, by: savedBy },
  ...(filter && { filter }),
  ...(where && { where }),
  ...(sort && { sort }),
  ...(search !== null && { search }),
});

/** The reader sees their own views and shared ones. */
const isVisibleTo = ({ cuid, rlid }: StaffReader['role']) =>
  and(eq(savedViews.cuid, cuid), or(isNull(savedViews.rlid), eq(savedViews.rlid, rlid)));

export async function listSavedViews(db: Database, { role }: StaffReader): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(savedViews)
    .where(isVisibleTo(role))
    .orderBy(savedViews.name, savedViews.id);
  return rows.map(toSavedView);
}

/** Conflict for another owner's id or a full list. */
async function checkRoom(tx: Tx, id: string, owner: string | null, role: StaffReader['role']): Promise<void> {
  const [known] = await tx
    .select({ cuid: savedViews.cuid, rlid: savedViews.rlid })
    .from(savedViews)
    .where(eq(savedViews.id, id));
  if (known && (known.cuid !== role.cuid || (known.rlid !== null && known.rlid !== role.rlid)))
    throw new Refusal('conflict', { path: 'body.id' });
  if (known?.rlid === owner) return;
  const isOwners = owner === null ? isNull(savedViews.rlid) : eq(savedViews.rlid, owner);
  const [stored] = await tx
    .select({ many: count() })
    .from(savedViews)
    .where(and(eq(savedViews.cuid, role.cuid), isOwners));
  if ((stored?.many ?? 0) >= SAVED_VIEWS_MAX) throw new Refusal('conflict', { path: 'body.id' });
}

/** @throws Refusal conflict */
export async function saveView(
  context: AppContext,
  request: BodyOf<(typeof viewCalls)['viewsSave']>,
  { role }: StaffReader,
): Promise<SavedView> {
  const { id, name, shared, filter = null, where = null, sort = null, search = null } = request;
  const rlid = shared ? null : role.rlid;
  const content = {
    ...{ cuid: role.cuid, rlid, name, filter, where, sort, search },
    ...{ savedBy: role.name, saved: getDatabaseNow() },
  };
  const row = await runInTransaction(context, async (tx) => {
    await acquireNamedLock(tx, `savedViews:${role.cuid}`);
    await checkRoom(tx, id, rlid, role);
    const [stored] = await tx
      .insert(savedViews)
      .values({ id, ...content })
      .onConflictDoUpdate({ target: savedViews.id, set: content })
      .returning();
    return stored;
  });
  if (!row) throw new Error('The view was not saved.');
  return toSavedView(row);
}

/** @returns whether it existed */
export async function removeView({ db }: AppContext, id: string, { role }: StaffReader): Promise<boolean> {
  const removed = await db
    .delete(savedViews)
    .where(and(isVisibleTo(role), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return removed.length > 0;
}
