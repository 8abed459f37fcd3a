import type { ReplyValues } from '@parvis/api/calls/replies';
import { languages } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cases } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { StaffReader } from '../context/session.ts';

/** In each language. @throws Refusal unknownCase */
export async function loadReplyValues(
  db: Database,
  csid: string,
  { role }: StaffReader,
): Promise<ReplyValues[]> {
  const [row] = await db
    .select({ placeLbl: cases.placeLbl })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, role.cuid)));
  if (!row) throw new Refusal('unknownCase');
  return languages.map(({ tag, locale }) => ({ language: tag, place: wordsIn(row.placeLbl, locale) }));
}
