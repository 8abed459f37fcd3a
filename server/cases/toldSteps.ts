import type { Step } from '@parvis/api/entities/case';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import { type Relation, type StepRow, stepTable } from './steps.ts';

/** What becomes of the way to reach a reporter. */
export type ContactChange = keyof NonNullable<StepRow['byContact']>;

const rowsOf = (step: Step): StepRow[] => stepTable.filter((row) => row.step === step);

/** The events that can tell of a step, each once. */
export function eventsOf(step: Step): EventFlag[] {
  const events = rowsOf(step).flatMap(({ event, byContact, alsoStep }) => [
    ...(event ? [event] : []),
    ...Object.values(byContact ?? {}),
    ...(alsoStep ? eventsOf(alsoStep) : []),
  ]);
  return [...new Set(events)];
}

const told = (step: Step, event: EventFlag | undefined): EventFlag => {
  if (!event) throw new Error(`The step ${step} has no event.`);
  return event;
};

/** The event that tells of what a row of the table allows. */
export const eventOf = ({ step, event }: StepRow): EventFlag => told(step, event);

/** The event that tells of a step that somebody takes who stands so to the case. */
export const toldOf = (step: Step, relation: Relation): EventFlag =>
  told(step, rowsOf(step).find(({ relations }) => relations.includes(relation))?.event);

/** The event that tells of a step by which another way to reach the reporter, or none, stands in the case. */
export const toldByContact = (step: 'contact' | 'giveMobile', change: ContactChange): EventFlag =>
  told(step, rowsOf(step).find(({ byContact }) => byContact)?.byContact?.[change]);
