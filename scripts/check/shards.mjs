const SHARD = '--shard=';

/** Which share of a run is asked for: `--shard=1/2`; nothing where all is. */
function asked(args) {
  const given = args.find((arg) => arg.startsWith(SHARD))?.slice(SHARD.length);
  if (given === undefined) return undefined;
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(given)?.map(Number) ?? [];
  if (!index || !count || index > count)
    throw new Error(`"${given}" is no shard: write --shard=1/2 on one machine, --shard=2/2 on the other.`);
  return { index: index - 1, count };
}

const costOf = (step, all) => (all && step.budgetOfAll) || step.budget;

/** The steps of each shard, each in exactly one: the dearest first, always to the shard that has least to do. */
function dealt(steps, count, all) {
  const shards = Array.from({ length: count }, () => ({ cost: 0, steps: new Set() }));
  const dearestFirst = steps.toSorted((a, b) => costOf(b, all) - costOf(a, all));
  for (const step of dearestFirst) {
    const least = shards.reduce((best, shard) => (shard.cost < best.cost ? shard : best));
    least.cost += costOf(step, all);
    least.steps.add(step);
  }
  return shards;
}

/**
 * The steps of one machine of several (`--shard=1/2`), in their order; all of them where no shard is asked for. What other
 * steps stand on (`prepares`) is done by each machine that has such a step, and by the first where none has.
 */
export function shardOf(steps, args) {
  const shard = asked(args);
  if (!shard) return [...steps];
  const shards = dealt(
    steps.filter(({ prepares }) => !prepares),
    shard.count,
    args.includes('--all'),
  );
  const own = shards[shard.index].steps;
  const nobodyStandsOnIt = !steps.some(({ built }) => built);
  const prepares = [...own].some(({ built }) => built) || (nobodyStandsOnIt && shard.index === 0);
  const chosen = steps.filter((step) => own.has(step) || (step.prepares && prepares));
  if (chosen.length === 0) throw new Error(`There are too few steps for ${shard.count} shards.`);
  return chosen;
}
