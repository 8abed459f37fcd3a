/** By choice name; flags are up (1) or down (0). */
export type Decisions = ReadonlyMap<string, number>;

/** Repeats the choice later. */
export interface Decide {
  (name: string, size: number): number;
  readonly known: Decisions;
}

export interface Run<T> {
  readonly result: T;
  readonly decisions: Decisions;
}

/** `all` is false above `most` runs. */
export function exploreRuns<T>(
  run: (decide: Decide) => T | undefined,
  most = Number.POSITIVE_INFINITY,
): { runs: Run<T>[]; all: boolean } {
  const budget = { left: most };
  const runs = [...generateRuns(run, budget)];
  return { runs, all: budget.left >= 0 };
}

/** `left` below 0: over budget. */
function* generateRuns<T>(
  run: (decide: Decide) => T | undefined,
  budget: { left: number },
): Generator<Run<T>> {
  const open: Map<string, number>[] = [new Map()];
  for (let decisions = open.pop(); decisions; decisions = open.pop()) {
    budget.left -= 1;
    if (budget.left < 0) return;
    const result = run(createDecide(decisions, (other) => open.push(other)));
    if (result !== undefined) yield { result, decisions };
  }
}

export function findRun<T>(run: (decide: Decide) => T | undefined, most: number): Run<T> | undefined {
  for (const one of generateRuns(run, { left: most })) return one;
  return undefined;
}

function createDecide(decisions: Map<string, number>, later: (other: Map<string, number>) => void): Decide {
  const decide = (name: string, size: number): number => {
    const known = decisions.get(name);
    if (known !== undefined) return known;
    for (let other = size - 1; other > 0; other -= 1) later(new Map(decisions).set(name, other));
    decisions.set(name, 0);
    return 0;
  };
  return Object.assign(decide, { known: decisions });
}
