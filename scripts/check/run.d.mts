import type { Counts } from './counts.d.mts';
import type { StepResult } from './table.d.mts';

/** What a step is, as far as running it goes. */
export interface RunnableStep {
  name: string;
  title: string;
  budget: number;
  args(report: string): string[];
  count(report: never, status: number): Counts;
  failures?(report: never): string[];
  left?: string;
  again?: string[];
}

/** What a whole run knows. `limit`: minutes after which a step hangs. */
export interface Run {
  say(text: string): void;
  reportOf(name: string): string;
  env: NodeJS.ProcessEnv;
  all: boolean;
  chromium?: string;
  buildFailed: boolean;
  limit?: number;
}

export function runStep(step: RunnableStep, run: Run): Promise<StepResult & { failures: string[] }>;
export function endSteps(): void;
