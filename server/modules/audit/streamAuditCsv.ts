import { LIST_MAX } from '@parvis/api/constants';
import type { Locale } from '@parvis/locales/languages';
import type { Database } from '../../platform/db/database.ts';
import { formatCsvHeader, formatCsvRows } from './auditCsv.ts';
import { type AuditQuery, fetchAuditPage } from './fetchAuditPage.ts';

export async function* streamAuditCsv(
  db: Database,
  query: AuditQuery,
  locale: Locale,
): AsyncGenerator<string> {
  yield formatCsvHeader(locale);
  let before: number | undefined;
  do {
    const { entries, next } = await fetchAuditPage(db, { ...query, before, limit: LIST_MAX }, locale);
    yield formatCsvRows(entries, locale);
    before = next;
  } while (before !== undefined);
}
