import { createHash } from 'node:crypto';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import { malformed } from '../base/refusal.ts';
import { indexCategories, type PlacedCategory } from '../customers/categories.ts';
import type { Tx } from '../store/database.ts';
import { customers, questionnaires } from '../store/schema.ts';
import { standardQuestionnaire } from './standardQuestionnaire.ts';

const ids = new WeakMap<Questionnaire, string>();

/** What names exactly this questionnaire: a hash of its text, in whose order keys are read. */
export function questionnaireIdOf(definition: Questionnaire): string {
  const known = ids.get(definition);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 32);
  ids.set(definition, id);
  return id;
}

/** The questionnaire of a category as it is now. */
export const questionnaireOf = ({ category }: PlacedCategory): Questionnaire =>
  category.questionnaire ?? standardQuestionnaire;

/** Keeps the questionnaires of categories as they are now; earlier ones stay. */
export async function keepQuestionnaires(
  tx: Tx,
  cuid: string,
  categories: Iterable<PlacedCategory>,
): Promise<void> {
  const rows = [...categories]
    .filter(({ category }) => category.type === 'reportEnd')
    .map((placed) => {
      const definition = questionnaireOf(placed);
      return { cuid, ccatCode: placed.category.code, id: questionnaireIdOf(definition), definition };
    });
  if (rows.length > 0) await tx.insert(questionnaires).values(rows).onConflictDoNothing();
}

/**
 * Keeps the questionnaires of every customer that is stored, also of one whose file is not read at this start: what this
 * version asks in a category without questions may be new to it.
 */
export async function keepStoredQuestionnaires(tx: Tx): Promise<void> {
  const stored = await tx.select({ cuid: customers.cuid, menu: customers.menu }).from(customers);
  for (const { cuid, menu } of stored) await keepQuestionnaires(tx, cuid, indexCategories(menu).values());
}

/**
 * The questionnaire of a category that a device was shown, which may be older than the customer's file.
 * @throws Refusal badRequest when the category never had it
 */
export async function shownQuestionnaire(
  tx: Tx,
  cuid: string,
  placed: PlacedCategory,
  id: string,
): Promise<Questionnaire> {
  const current = questionnaireOf(placed);
  if (questionnaireIdOf(current) === id) return current;
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
  if (!row) throw malformed('body.questionnaireId', 'unknown');
  return row.definition;
}
