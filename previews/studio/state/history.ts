/** Steps on the same thing within this time are one, in milliseconds. */
const MERGE_WITHIN = 500;
/** Most steps that are kept. */
export const MAX_STEPS = 100;

/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step was about, and when; null after undo and redo, which never merge. */
  readonly last: { readonly mark: string; readonly at: number } | null;
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/**
 * One step. Steps with the same mark (a slider that is dragged, a field that is typed into) each within half a second
 * of the one before are a single step.
 *
 * @param at time of the step, in milliseconds
 */
export function step<T>(history: History<T>, present: T, mark: string, at: number): History<T> {
  const { past, last } = history;
  if (Object.is(present, history.present)) return history;
  const merges = last !== null && last.mark === mark && Math.abs(at - last.at) <= MERGE_WITHIN;
  const before = merges ? past : [...past, history.present].slice(-MAX_STEPS);
  return { past: before, present, future: [], last: { mark, at } };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, last: null };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}
