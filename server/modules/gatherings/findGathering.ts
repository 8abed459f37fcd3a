import type { GatheringState } from '@parvis/api/entities/gathering';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import {
  cases,
  gatherings,
  hiddenMembers,
  media,
  messages,
  participants,
  readMarks,
} from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type CaseRow, isAddressed, lockCase, messageM } from '../cases/service.ts';

export type GatheringRow = typeof gatherings.$inferSelect;
type Reading = Pick<Database, 'select'>;

/** The order makes PostgreSQL read no more. */
const UNREAD_MAX = 100;

/** Includes the person's participation. */
export interface FoundGathering {
  readonly gathering: GatheringRow;
  readonly row: CaseRow;
  readonly people: number;
  readonly picture: typeof media.$inferSelect | null;
  readonly part: typeof participants.$inferSelect | null;
  readonly unread: number;
  /** Messages awaiting publication. */
  readonly waiting: number;
}

export function getGatheringState(
  { row, gathering }: Pick<FoundGathering, 'row' | 'gathering'>,
  now = getDatabaseNow(),
): GatheringState {
  if (row.state !== 'handled' || (gathering.endsAt !== null && gathering.endsAt <= now)) return 'ended';
  return gathering.beginsAt !== null && gathering.beginsAt > now ? 'notYet' : 'open';
}

const people: SQL<number> = sql<number>`(select count(*)::int from participants p
  where p.csid = ${cases.csid} and p.left_at is null)`;

const waiting: SQL<number> = sql<number>`(select count(*)::int from ${messages} m
  where m.csid = ${cases.csid} and m.tgt_types::text = '["waiting"]' and m.event is null)`;

/** Counts others' messages only. */
const buildUnread = (crUid: string, staff: boolean): SQL<number> => sql<number>`(select count(*)::int from (
  select from ${messages} m where m.csid = ${cases.csid} and m.cr_uid is distinct from ${crUid}
    and (m.event is null or m.event in ('gthrAnnounced', 'gthrClosed'))
    and not exists (select from ${hiddenMembers} h where h.csid = m.csid and h.cr_uid = ${crUid} and h.hidden = m.cr_uid
      and not m.staff)
    and m.msg_id > coalesce((select r.msg_id from ${readMarks} r
      where r.csid = ${cases.csid} and r.cr_uid = ${crUid} and r.staff = ${staff}), 0)
    and ${isAddressed(messageM, { csid: sql`${cases.csid}`, crUid, staff })}
  order by m.msg_id limit ${sql.raw(String(UNREAD_MAX))}) unread)`;

export const selectGatherings = (
  db: Reading,
  { crUid, staff }: { readonly crUid: string | null; readonly staff: boolean },
) =>
  db
    .select({
      gathering: gatherings,
      row: cases,
      people,
      picture: media,
      part: participants,
      unread: buildUnread(crUid ?? '', staff),
      waiting: staff ? waiting : sql<number>`0`,
    })
    .from(gatherings)
    .innerJoin(cases, eq(cases.csid, gatherings.csid))
    .leftJoin(media, eq(media.id, gatherings.picture))
    .leftJoin(
      participants,
      and(
        eq(participants.csid, gatherings.csid),
        eq(participants.crUid, crUid ?? ''),
        eq(participants.staff, staff),
        isNull(participants.left),
      ),
    )
    .$dynamic();

/** @throws Refusal unknownGathering */
export async function findGathering(
  db: Reading,
  { gthrId, cuid }: { readonly gthrId: string; readonly cuid: string },
  reader: { readonly crUid: string | null; readonly staff: boolean },
): Promise<FoundGathering> {
  const [found] = await selectGatherings(db, reader).where(
    and(eq(gatherings.csid, gthrId), eq(gatherings.cuid, cuid)),
  );
  if (!found) throw new Refusal('unknownGathering');
  return found;
}

export async function findGatheringPage(
  db: Reading,
  gthrId: string,
): Promise<{ cuid: string; path: string } | undefined> {
  const [row] = await db
    .select({ cuid: gatherings.cuid })
    .from(gatherings)
    .where(eq(gatherings.csid, gthrId));
  return row && { cuid: row.cuid, path: `/m/g/${row.cuid}/${gthrId}` };
}

/** @throws Refusal unknownGathering */
export async function lockGathering(
  tx: Tx,
  { gthrId, cuid }: { readonly gthrId: string; readonly cuid: string },
): Promise<{ row: CaseRow; gathering: GatheringRow }> {
  const row = await lockCase(tx, gthrId).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('unknownGathering') : error;
  });
  const [gathering] = await tx.select().from(gatherings).where(eq(gatherings.csid, gthrId));
  if (!gathering || row.cuid !== cuid) throw new Refusal('unknownGathering');
  return { row, gathering };
}
