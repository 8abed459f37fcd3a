import { createHash } from 'node:crypto';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { questionnaires } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { Customer, PlacedCategory } from '../customers/service.ts';

/** For categories without own questions. */
const standardQuestionnaire: Questionnaire = {
  version: 1,
  start: 'describe',
  questions: {
    describe: {
      titleId: 'describe.title',
      items: [{ type: 'message', id: 'describe.message', placeholderId: 'describe.placeholder' }],
    },
  },
};

const idCache = new WeakMap<Questionnaire, string>();

/** Key order matters. */
export function hashQuestionnaire(definition: Questionnaire): string {
  const known = idCache.get(definition);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 32);
  idCache.set(definition, id);
  return id;
}

export const getQuestionnaire = ({ category }: PlacedCategory): Questionnaire =>
  category.questionnaire ?? standardQuestionnaire;

/** While the customer keeps cases: a report may still be queued on a device. */
export async function findWithdrawnCategory(
  tx: Tx,
  { cuid, retentionDays }: Customer,
  code: string,
  id: string,
): Promise<PlacedCategory | undefined> {
  const { ccatCode, withdrawn, shown } = questionnaires;
  const [row] = await tx
    .select({ shown })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.cuid, cuid),
        eq(ccatCode, code),
        eq(questionnaires.id, id),
        sql`coalesce(${withdrawn} > now() - make_interval(days => ${retentionDays}::integer), true)`,
      ),
    );
  if (!row?.shown) return undefined;
  const { path, lbls, icon, caseType, betweenUsers } = row.shown;
  const lbl = lbls.at(-1) ?? {};
  return { category: { code, type: 'reportEnd', lbl, icon, caseType, betweenUsers }, path, lbls };
}

/**
 * Returns the version that the device showed, maybe older than the customer's file.
 * @throws Refusal badRequest
 */
export async function loadShownQuestionnaire(
  tx: Tx,
  cuid: string,
  placed: PlacedCategory,
  id: string,
): Promise<Questionnaire> {
  const current = getQuestionnaire(placed);
  if (hashQuestionnaire(current) === id) return current;
  const [row] = await tx
    .select({ definition: questionnaires.definition })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.cuid, cuid),
        eq(questionnaires.ccatCode, placed.category.code),
        eq(questionnaires.id, id),
      ),
    );
  if (!row) throw createBadRequest('body.questionnaireId', 'unknown');
  return row.definition;
}
