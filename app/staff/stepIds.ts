import { CallFailed } from '@parvis/api/client';

/** The ids of steps whose answer has not come yet. */
export interface StepIds {
  /** The id to send a step with: the one it was sent with before, where no answer came. */
  idOf(csid: string, step: object): string;
  /** Something came back, or an error: with an answer of the server the id is used up. */
  ended(csid: string, step: object, error?: unknown): void;
}

/** Refusals before the step was looked at: whether it was done before is not known by them. */
const NOT_LOOKED_AT: ReadonlySet<number> = new Set([401, 408, 429]);

/** A refusal by the server itself, which did nothing: pressed again it is another step. */
const wasAnswered = (error: unknown): boolean =>
  error === undefined ||
  (error instanceof CallFailed &&
    error.failure.kind === 'refused' &&
    !error.failure.foreign &&
    error.failure.status < 500 &&
    !NOT_LOOKED_AT.has(error.failure.status));

/**
 * Keeps the id of a step until its answer came: a step that was done while its answer got lost is pressed again with the
 * same id, and is answered as done.
 */
export function createStepIds(newId: () => string): StepIds {
  const open = new Map<string, string>();
  const keyOf = (csid: string, step: object): string => JSON.stringify([csid, step]);
  return {
    idOf(csid, step) {
      const key = keyOf(csid, step);
      const id = open.get(key) ?? newId();
      open.set(key, id);
      return id;
    },
    ended(csid, step, error) {
      if (wasAnswered(error)) open.delete(keyOf(csid, step));
    },
  };
}
