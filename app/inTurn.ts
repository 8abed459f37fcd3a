import { onDemand } from './texts/onDemand.ts';

/** What nearly all is made of that follows who is here, from the bottom up. */
const files: readonly (() => Promise<unknown>)[] = [
  () => import('@parvis/questionnaire/model/schema'),
  () => import('@parvis/api/entities/message'),
  () => import('./data/outbox/appOutbox.ts'),
];

/**
 * Brings these files one after the other, for what nobody waits for: a browser that is given all at once runs them in one piece, and a
 * slow phone answers no finger meanwhile. What cannot be had fails where it is needed.
 */
export const broughtInTurn = onDemand(async () => {
  for (const bring of files) {
    await bring().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}).load;
