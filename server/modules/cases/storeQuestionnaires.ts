import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { ShownCategory } from '../../platform/db/schema/cases.ts';
import { customers, questionnaires } from '../../platform/db/schema.ts';
import { indexCategories, type PlacedCategory } from '../customers/service.ts';
import { getQuestionnaire, hashQuestionnaire } from './questionnaires.ts';

const toShownCategory = ({
  category: { icon, caseType, betweenUsers },
  path,
  lbls,
}: PlacedCategory): ShownCategory => ({
  path,
  lbls,
  icon,
  caseType,
  betweenUsers,
});

type StoredQuestionnaire = Pick<typeof questionnaires.$inferSelect, 'ccatCode' | 'id' | 'shown'>;
const buildKey = ({ ccatCode, id, shown }: StoredQuestionnaire): string =>
  JSON.stringify([ccatCode, id, shown]);

/** Unchanged rows need no lock. */
async function createStoredCheck(tx: Tx, cuid: string): Promise<(one: StoredQuestionnaire) => boolean> {
  const { ccatCode, id, shown } = questionnaires;
  const rows = await tx
    .select({ ccatCode, id, shown })
    .from(questionnaires)
    .where(eq(questionnaires.cuid, cuid));
  const known = new Set(rows.map(buildKey));
  return (one) => known.has(buildKey(one));
}

/** Keeps earlier ones; dates the withdrawal of removed categories. */
export async function storeQuestionnaires(
  tx: Tx,
  cuid: string,
  categories: Iterable<PlacedCategory>,
): Promise<void> {
  const rows = [...categories]
    .filter(({ category }) => category.type === 'reportEnd')
    .map((placed) => {
      const definition = getQuestionnaire(placed);
      const { code } = placed.category;
      return {
        cuid,
        ccatCode: code,
        id: hashQuestionnaire(definition),
        definition,
        shown: toShownCategory(placed),
      };
    });
  const { ccatCode, id, withdrawn } = questionnaires;
  const isStored = await createStoredCheck(tx, cuid);
  const wanted = rows.filter((row) => !isStored(row));
  if (wanted.length > 0)
    await tx
      .insert(questionnaires)
      .values(wanted)
      .onConflictDoUpdate({
        target: [questionnaires.cuid, ccatCode, id],
        set: { shown: sql`excluded.shown` },
      });
  const codes = rows.map((row) => row.ccatCode);
  const isThere = codes.length > 0 ? inArray(ccatCode, codes) : sql`false`;
  const own = eq(questionnaires.cuid, cuid);
  await tx
    .update(questionnaires)
    .set({ withdrawn: null })
    .where(and(own, isThere, isNotNull(withdrawn)));
  await tx
    .update(questionnaires)
    .set({ withdrawn: sql`now()` })
    .where(and(own, not(isThere), isNull(withdrawn)));
}

/** Includes customers without a file: this version may change the standard questions. */
export async function refreshQuestionnaires(tx: Tx): Promise<void> {
  const stored = await tx.select({ cuid: customers.cuid, menu: customers.menu }).from(customers);
  for (const { cuid, menu } of stored) await storeQuestionnaires(tx, cuid, indexCategories(menu).values());
}
