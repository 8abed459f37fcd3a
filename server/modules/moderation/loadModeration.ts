import type { BlockReason } from '@parvis/api/entities/block';
import type { Moderation, Notice } from '@parvis/api/entities/notice';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import {
  cases,
  gatherings,
  messages,
  moderatedMessages,
  notices,
  participants,
} from '../../platform/db/schema.ts';
import { BLOCKABLE } from './findBlockable.ts';

/** Maximum entries per list, newest first. */
const LIST_LENGTH = 200;

/**
 * @param stoppedBy the notice that stops the case
 * @param blockable people whom a decision may block
 */
export function toNotice(
  row: typeof notices.$inferSelect,
  stoppedBy: string | null,
  blockable: string | null = null,
  title?: string,
): Notice {
  const { id, reference, csid, nbr, at, about, reason, txt, copy, crUid } = row;
  const { decision, decidedAt, decidedName, note } = row;
  return {
    ...{ id, reference, csid, caseNbr: nbr, at: at.toISOString(), about, reason },
    ...(title !== undefined && { title }),
    ...(txt !== null && { txt }),
    ...(copy !== null && { copy }),
    ...(crUid !== null && { crUid }),
    stopped: stoppedBy === id,
    ...(blockable !== null && { blockable }),
    ...(decision &&
      decidedAt && {
        decided: {
          ...{ decision, at: decidedAt.toISOString(), name: decidedName ?? '' },
          ...(note !== null && { note }),
        },
      }),
  };
}

async function loadNotices(db: Database, cuid: string, locale: Locale): Promise<Notice[]> {
  const rows = await db
    .select({
      ...getTableColumns(notices),
      ...{ stoppedBy: cases.stoppedBy, blockable: BLOCKABLE, title: gatherings.title },
    })
    .from(notices)
    .leftJoin(cases, eq(cases.csid, notices.csid))
    .leftJoin(gatherings, eq(gatherings.csid, notices.csid))
    .where(eq(notices.cuid, cuid))
    // Open ones first.
    .orderBy(sql`${notices.decision} is not null`, desc(notices.at))
    .limit(LIST_LENGTH);
  return rows.map(({ stoppedBy, blockable, title, ...row }) =>
    toNotice(row, stoppedBy, blockable, title ? wordsIn(title, locale) : undefined),
  );
}

async function loadModerated(db: Database, cuid: string): Promise<Moderation['moderated']> {
  const { csid, msgId, at, reason, name, note } = moderatedMessages;
  const rows = await db
    .select({ csid, msgId, at, reason, name, note, caseNbr: cases.nbr })
    .from(moderatedMessages)
    .innerJoin(cases, eq(cases.csid, csid))
    .where(eq(cases.cuid, cuid))
    .orderBy(desc(at))
    .limit(LIST_LENGTH);
  return rows.map(({ note: word, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    ...(word !== null && { note: word }),
  }));
}

interface BlockRow extends Record<string, unknown> {
  csid: string;
  nbr: string;
  msg_id: number | null;
  cr_uid: string;
  at: string;
  reason: BlockReason[];
  name: string | null;
}

/** Shows the message about the block, else the newest case. */
async function loadBlocks(db: Database, cuid: string): Promise<Moderation['blocks']> {
  const { rows } = await db.execute<BlockRow>(sql`
    select c.csid, c.nbr, c.msg_id, b.cr_uid, b.at, b.reason, t.name
    from blocks b cross join lateral (
      select k.csid, k.nbr, m.msg_id, m.block ->> 'rlid' as rlid
      from cases k left join messages m on m.csid = k.csid and m.event = 'block'
      where k.cuid = b.cuid and k.reporter = b.cr_uid
      order by m.at desc nulls last, k.last_at desc limit 1) c
    left join staff t on t.rlid = c.rlid
    where b.cuid = ${cuid} order by b.at desc limit ${LIST_LENGTH}`);
  return rows.map(({ csid, nbr, msg_id, cr_uid, at, reason, name }) => ({
    ...{ csid, caseNbr: nbr, crUid: cr_uid, at: new Date(at).toISOString(), reason },
    ...(msg_id !== null && { msgId: msg_id }),
    ...(name !== null && { name }),
  }));
}

/** Oldest first. */
async function loadWaiting(db: Database, cuid: string, locale: Locale): Promise<Moderation['waiting']> {
  const rows = await db
    .select({
      ...{ csid: messages.csid, msgId: messages.msgId, at: messages.at, title: gatherings.title },
      ...{ txt: messages.msgTxt, media: messages.media, name: participants.name },
    })
    .from(gatherings)
    .innerJoin(messages, eq(messages.csid, gatherings.csid))
    .leftJoin(
      participants,
      and(
        ...[eq(participants.csid, messages.csid), eq(participants.crUid, messages.crUid)],
        eq(participants.staff, false),
      ),
    )
    .where(
      and(eq(gatherings.cuid, cuid), sql`${messages.tgtTypes}::text = '["waiting"]'`, isNull(messages.event)),
    )
    .orderBy(messages.at)
    .limit(LIST_LENGTH);
  return rows.map(({ csid, msgId, at, title, txt, media, name }) => ({
    ...{ csid, msgId, at: at.toISOString(), title: wordsIn(title, locale), files: media?.length ?? 0 },
    ...(txt !== null && { txt }),
    ...(name !== null && { name }),
  }));
}

export const loadModeration = async (db: Database, cuid: string, locale: Locale): Promise<Moderation> => ({
  notices: await loadNotices(db, cuid, locale),
  moderated: await loadModerated(db, cuid),
  blocks: await loadBlocks(db, cuid),
  waiting: await loadWaiting(db, cuid, locale),
});
