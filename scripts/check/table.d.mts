import type { Counts } from './counts.d.mts';

/** What became of a step: seconds by the clock and of all processors (undefined: not measured), and why it did not run. */
export interface StepResult {
  name: string;
  title: string;
  wall: number;
  processor: number | undefined;
  budget: number;
  counts: Counts;
  note?: string | undefined;
}

export function linesOf(results: readonly StepResult[], slowness?: number): string[];
export function processorOf(results: readonly StepResult[]): number | undefined;
export function overBudget(
  results: readonly StepResult[],
  whole: readonly { what: string; spent: number; budget: number }[],
  /** How many times as long as the machine of the budgets this one takes: 1 by default. */
  slowness?: number,
): string[];
export function pageOf(run: {
  /** The check's own by default. */
  title?: string | undefined;
  results: readonly StepResult[];
  wall: number;
  command: string;
  date: string;
  /** What was checked: a commit, and whether anything was changed since (`checkedState`). */
  state: string;
  machine: string;
  /** How many times as long as the machine of the budgets it took: 1 by default. */
  slowness?: number;
  total: Counts;
}): string;
