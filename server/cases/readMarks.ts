import { sql } from 'drizzle-orm';
import { causes, hasCode } from '../base/causes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Reader, Services } from '../services/services.ts';
import { onceMore } from '../store/onceMore.ts';
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

/** The person was erased while they read. */
const isNobody = (error: unknown): boolean =>
  causes(error).some((cause) => hasCode(cause) && cause.code === '23503');

/**
 * Notes how far a person has seen a discussion: never beyond its last message, never backwards. A mark that moves
 * is told to the feed.
 * @throws Refusal unknownCase, unauthenticated
 */
export async function markRead(
  services: Services,
  csid: string,
  msgId: number,
  { crUid, staff }: Reader,
): Promise<void> {
  const noting = onceMore(() => marking(services.db).execute({ csid, crUid, staff, msgId }));
  const [mark] = await noting.catch((error: unknown) => {
    throw isNobody(error) ? new Refusal('unauthenticated') : error;
  });
  if (!mark?.known) throw new Refusal('unknownCase');
  if (mark.moved) services.notice();
}
