import type { CaseInfo } from '@parvis/api/entities/case';
import { DUPLICATES_SHOWN } from '@parvis/api/entities/case';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, duplicates } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { CaseRow } from './caseRows.ts';

const { csid, nbr, placeLbl, ccatLbls, state, created } = cases;
const shown = { csid, nbr, placeLbl, ccatLbls, state, created };
type ShownRow = Pick<CaseRow, keyof typeof shown>;

const toLinkedCase = (row: ShownRow, { locale }: Reader) => ({
  csid: row.csid,
  caseNbr: row.nbr,
  placeLbl: wordsIn(row.placeLbl, locale),
  ccatLbls: row.ccatLbls.map((words) => wordsIn(words, locale)),
  state: row.state,
  created: row.created.toISOString(),
});

/** A reopened case is no duplicate. */
const isDuplicate = sql`${cases.state} = 'closed' and ${cases.outcome} = 'duplicate'`;

/** Staff see both directions; the reporter only the kept case. */
export async function loadDuplicates(
  db: Pick<Tx, 'select'>,
  row: CaseRow,
  reader: Reader,
): Promise<Pick<CaseInfo, 'duplicateOf' | 'duplicates' | 'linked'>> {
  const isLinked = row.state === 'closed' && row.outcome === 'duplicate';
  const kept = isLinked
    ? await db
        .select(shown)
        .from(duplicates)
        .innerJoin(cases, eq(cases.csid, duplicates.keptCsid))
        .where(eq(duplicates.csid, row.csid))
    : [];
  if (!reader.staff) return kept.length > 0 && row.reporter === reader.crUid ? { linked: true } : {};
  const ofThis = and(eq(duplicates.keptCsid, row.csid), isDuplicate);
  const linked = () =>
    db.select(shown).from(duplicates).innerJoin(cases, eq(cases.csid, duplicates.csid)).where(ofThis);
  const others = await linked()
    .orderBy(desc(cases.created))
    .limit(DUPLICATES_SHOWN + 1);
  const [total] =
    others.length > DUPLICATES_SHOWN
      ? await db
          .select({ many: count() })
          .from(duplicates)
          .innerJoin(cases, eq(cases.csid, duplicates.csid))
          .where(ofThis)
      : [{ many: others.length }];
  return {
    ...(kept[0] && { duplicateOf: toLinkedCase(kept[0], reader) }),
    ...(others.length > 0 && {
      duplicates: {
        total: total?.many ?? others.length,
        cases: others.slice(0, DUPLICATES_SHOWN).map((one) => toLinkedCase(one, reader)),
      },
    }),
  };
}
