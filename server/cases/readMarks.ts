import { sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Reader, Services } from '../services/services.ts';
import { prepared } from '../store/prepared.ts';

const marking = prepared((db) =>
  db
    .select({ known: sql<boolean>`known`, moved: sql<boolean>`moved` })
    .from(
      sql`mark_read(${sql.placeholder('csid')}, ${sql.placeholder('crUid')}, ${sql.placeholder('staff')},
        ${sql.placeholder('msgId')})`,
    )
    .prepare('mark_read'),
);

/**
 * Notes how far a person has seen a discussion: never beyond its last message, never backwards. A mark that moves
 * is told to the feed.
 * @throws Refusal unknownCase
 */
export async function markRead(
  services: Services,
  csid: string,
  msgId: number,
  { crUid, staff }: Reader,
): Promise<void> {
  const [mark] = await marking(services.db).execute({ csid, crUid, staff, msgId });
  if (!mark?.known) throw new Refusal('unknownCase');
  if (mark.moved) services.notice();
}
