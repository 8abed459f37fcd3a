import type { ErrorCode } from '@parvis/api/errors';
import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock.ts';
import { listCauses } from '../../platform/lib/errorCauses.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext, Reader } from '../context/appContext.ts';

const markReadQuery = prepareStatement((db) =>
  db
    .select({ known: sql<boolean>`known`, moved: sql<boolean>`moved` })
    .from(
      sql`mark_read(${sql.placeholder('csid')}, ${sql.placeholder('crUid')}, ${sql.placeholder('staff')},
        ${sql.placeholder('msgId')})`,
    )
    .prepare('mark_read'),
);

/** By violated foreign key. */
const GONE_CODES: Readonly<Record<string, ErrorCode>> = {
  read_marks_csid_cases_csid_fk: 'unknownCase',
  read_marks_cr_uid_identities_cr_uid_fk: 'unauthenticated',
};

function findGoneCode(error: unknown): ErrorCode | undefined {
  const rules = listCauses(error).map((cause) => ('constraint' in cause ? String(cause.constraint) : ''));
  return rules.map((rule) => GONE_CODES[rule]).find((code) => code !== undefined);
}

/**
 * At most to the last message.
 * @throws Refusal unknownCase, unauthenticated
 */
export async function markRead(
  context: AppContext,
  csid: string,
  msgId: number,
  { crUid, staff }: Reader,
): Promise<void> {
  const noting = retryOnDeadlock(() => markReadQuery(context.db).execute({ csid, crUid, staff, msgId }));
  const [mark] = await noting.catch((error: unknown) => {
    const code = findGoneCode(error);
    throw code ? new Refusal(code) : error;
  });
  if (!mark?.known) throw new Refusal('unknownCase');
  if (mark.moved) context.notifyStreams();
}
