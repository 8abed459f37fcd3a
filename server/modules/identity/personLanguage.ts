import { defaultLocale, type Locale, localeOf } from '@parvis/locales/languages';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, sessions } from '../../platform/db/schema.ts';

export async function findPersonLanguage(tx: Tx, crUid: string): Promise<Locale> {
  const chosen = sql<string | null>`${sessions.settings} ->> 'language'`;
  const [session] = await tx
    .select({ language: chosen })
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), sql`${chosen} is not null`))
    .orderBy(desc(sessions.created))
    .limit(1);
  const [newest] = await tx
    .select({ language: cases.language })
    .from(cases)
    .where(eq(cases.reporter, crUid))
    .orderBy(desc(cases.created))
    .limit(1);
  return localeOf(session?.language ?? '') ?? newest?.language ?? defaultLocale;
}
