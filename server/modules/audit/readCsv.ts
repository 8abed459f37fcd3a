import { LIST_MAX } from '@parvis/api/constants';
import type { Locale } from '@parvis/locales/languages';
import type { Database } from '../../platform/db/database.ts';
import { csvHead, csvLines } from './csv.ts';
import { type TrailAsked, trailPage } from './trailPage.ts';

export async function* readCsv(db: Database, asked: TrailAsked, locale: Locale): AsyncGenerator<string> {
  yield csvHead(locale);
  let before: number | undefined;
  do {
    const { entries, next } = await trailPage(db, { ...asked, before, limit: LIST_MAX }, locale);
    yield csvLines(entries, locale);
    before = next;
  } while (before !== undefined);
}
