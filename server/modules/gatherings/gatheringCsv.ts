import type { TextId } from '@parvis/locales/areas';
import type { Locale } from '@parvis/locales/languages';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { messages, participants } from '../../platform/db/schema.ts';
import { translate } from '../../platform/lib/texts.ts';
import { formatCsvLine } from '../audit/service.ts';

const COLUMNS = ['at', 'name', 'staff', 'readers', 'txt', 'files'] as const;
const PAGE_SIZE = 500;

async function loadPage(db: Database, csid: string, after: number) {
  return db
    .select({
      ...{ msgId: messages.msgId, at: messages.at, staff: messages.staff },
      ...{ txt: messages.msgTxt, media: messages.media, name: participants.name },
      tgtTypes: messages.tgtTypes,
    })
    .from(messages)
    .leftJoin(
      participants,
      and(
        eq(participants.csid, messages.csid),
        eq(participants.crUid, messages.crUid),
        eq(participants.staff, messages.staff),
      ),
    )
    .where(and(eq(messages.csid, csid), gt(messages.msgId, after)))
    .orderBy(asc(messages.msgId))
    .limit(PAGE_SIZE);
}

function getReadersText(tgtTypes: (typeof messages.$inferSelect)['tgtTypes']): TextId {
  if (!tgtTypes) return 'gatherings.readers.all';
  if (tgtTypes.includes('waiting')) return 'gatherings.readers.waiting';
  return tgtTypes.includes('staff') ? 'gatherings.readers.staff' : 'gatherings.readers.person';
}

/** Oldest first. */
export async function* buildGatheringCsv(db: Database, csid: string, locale: Locale): AsyncGenerator<string> {
  // The BOM makes spreadsheets read UTF-8.
  yield `\uFEFF${formatCsvLine(
    COLUMNS.map((name) => translate(`gatherings.column.${name}`, locale)),
    locale,
  )}`;
  for (let after = 0; ; ) {
    const page = await loadPage(db, csid, after);
    yield page
      .filter(({ txt, media }) => txt !== null || media !== null)
      .map(({ at, name, staff, txt, media, tgtTypes }) =>
        formatCsvLine(
          [
            at.toISOString(),
            name ?? translate(staff ? 'name.staff' : 'name.gone', locale),
            translate(staff ? 'part.yes' : 'part.no', locale),
            translate(getReadersText(tgtTypes), locale),
            txt ?? '',
            String(media?.length ?? 0),
          ],
          locale,
        ),
      )
      .join('');
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = last.msgId;
  }
}
