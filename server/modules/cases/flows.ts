import { flowId } from '@parvis/questionnaire/flows/flowId';
import { mobileNeeded } from '@parvis/questionnaire/flows/mobileNeeded';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import { serviceSurvey } from '@parvis/questionnaire/flows/serviceSurvey';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { flows } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { collectAllWords } from './answerContent.ts';

/** The server replays their answers. */
export const productFlows = { satisfaction, mobileNeeded, sendReport, serviceSurvey } satisfies Record<
  string,
  Questionnaire
>;
export type ProductFlow = keyof typeof productFlows;

/** Keeps earlier versions for open pages and queued reports. */
export async function storeProductFlows(
  tx: Tx,
  now: Readonly<Record<ProductFlow, Questionnaire>> = productFlows,
): Promise<void> {
  const rows = Object.entries(now).map(([name, definition]) => ({
    name,
    id: flowId(definition),
    definition: { ...definition, texts: collectAllWords(definition) },
  }));
  await tx.insert(flows).values(rows).onConflictDoNothing();
}

/** Hashed once. */
const currentIds = new Map(Object.values(productFlows).map((definition) => [definition, flowId(definition)]));

/**
 * Returns the version that the device showed.
 * @param id undefined from older devices: the current version
 * @throws Refusal badRequest
 */
export async function loadShownFlow(
  tx: Tx,
  name: ProductFlow,
  id: string | undefined,
): Promise<Questionnaire> {
  const current = productFlows[name];
  if (id === undefined || currentIds.get(current) === id) return current;
  const [row] = await tx
    .select({ definition: flows.definition })
    .from(flows)
    .where(and(eq(flows.name, name), eq(flows.id, id)));
  if (!row) throw createBadRequest('body.flowId', 'unknown');
  return row.definition;
}
