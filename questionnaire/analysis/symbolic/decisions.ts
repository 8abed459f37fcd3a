/** What was decided in a run, by name: which option of a choice, or whether a flag is up (1) or not (0). */
export type Decisions = ReadonlyMap<string, number>;

/** Decides between `size` options when it is first asked, and says the same from then on. */
export interface Decide {
  (name: string, size: number): number;
  /** What was decided already; nothing where nobody asked yet. */
  readonly known: Decisions;
}

/** One run to its end, with what it had to decide; what it did not ask is open. */
export interface Run<T> {
  readonly result: T;
  readonly decisions: Decisions;
}

/** Runs once for every combination of the decisions that a run asks for. `all` is false above `most` runs. */
export function everyRun<T>(
  run: (decide: Decide) => T | undefined,
  most = Number.POSITIVE_INFINITY,
): { runs: Run<T>[]; all: boolean } {
  const budget = { left: most };
  const runs = [...runsOf(run, budget)];
  return { runs, all: budget.left >= 0 };
}

/** Gives every run that comes to something; `left` is below 0 where the budget was not enough. */
function* runsOf<T>(run: (decide: Decide) => T | undefined, budget: { left: number }): Generator<Run<T>> {
  const open: Map<string, number>[] = [new Map()];
  for (let decisions = open.pop(); decisions; decisions = open.pop()) {
    budget.left -= 1;
    if (budget.left < 0) return;
    const result = run(deciding(decisions, (other) => open.push(other)));
    if (result !== undefined) yield { result, decisions };
  }
}

/** The first run that gives something, if any of the first `most` does. */
export function firstRun<T>(run: (decide: Decide) => T | undefined, most: number): Run<T> | undefined {
  for (const one of runsOf(run, { left: most })) return one;
  return undefined;
}

function deciding(decisions: Map<string, number>, later: (other: Map<string, number>) => void): Decide {
  const decide = (name: string, size: number): number => {
    const known = decisions.get(name);
    if (known !== undefined) return known;
    for (let other = size - 1; other > 0; other -= 1) later(new Map(decisions).set(name, other));
    decisions.set(name, 0);
    return 0;
  };
  return Object.assign(decide, { known: decisions });
}
