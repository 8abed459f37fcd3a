export function shardOf<
  S extends { name: string; budget: number; budgetOfAll?: number; built?: boolean; prepares?: boolean },
>(steps: readonly S[], args: readonly string[]): S[];
