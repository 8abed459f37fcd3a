import { flowId } from '@parvis/questionnaire/flows/flowId';
import { mobileNeeded } from '@parvis/questionnaire/flows/mobileNeeded';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { flows } from '../../platform/db/schema.ts';
import { malformed } from '../../platform/lib/refusal.ts';
import { wordsOfAll } from './answerMessages.ts';

/** The product's own flows whose answers are played again here, by name: what stands at the end of a report, what a message carries. */
export const ownFlows = { satisfaction, mobileNeeded, sendReport } satisfies Record<string, Questionnaire>;
/** The name of such a flow. */
export type OwnFlow = keyof typeof ownFlows;

/**
 * Keeps the product's own flows as they are now, with today's words of their ids; those of versions before stay, since pages stay open
 * and reports wait on devices.
 */
export async function keepOwnFlows(
  tx: Tx,
  now: Readonly<Record<OwnFlow, Questionnaire>> = ownFlows,
): Promise<void> {
  const rows = Object.entries(now).map(([name, definition]) => ({
    name,
    id: flowId(definition),
    definition: { ...definition, texts: wordsOfAll(definition) },
  }));
  await tx.insert(flows).values(rows).onConflictDoNothing();
}

/** Ids of the flows as they are now: each is hashed once, not for every report. */
const todays = new Map(Object.values(ownFlows).map((definition) => [definition, flowId(definition)]));

/**
 * A flow of the product as a device was shown it, which may be older than this server.
 * @param id what the device says it was shown; nothing from devices that do not say it: today's
 * @throws Refusal badRequest when the product never had it
 */
export async function shownFlow(tx: Tx, name: OwnFlow, id: string | undefined): Promise<Questionnaire> {
  const current = ownFlows[name];
  if (id === undefined || todays.get(current) === id) return current;
  const [row] = await tx
    .select({ definition: flows.definition })
    .from(flows)
    .where(and(eq(flows.name, name), eq(flows.id, id)));
  if (!row) throw malformed('body.flowId', 'unknown');
  return row.definition;
}
