interface Step {
  readonly name: string;
  readonly all?: boolean;
}

interface Result {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

export function chooseLanes(args: readonly string[], lanes?: readonly (readonly Step[])[]): Step[][];
export function judgeStep(
  kind: 'vitest' | 'playwright' | undefined,
  run: { readonly report?: unknown; readonly status: number; readonly lastLines: string },
): Result;
export function formatCounts(results: readonly Result[]): string;
