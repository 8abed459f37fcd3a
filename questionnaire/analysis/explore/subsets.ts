/** Every subset of a short list, each in the order of the list, those of fewer members first. */
export function subsetsOf<T>(all: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const one of all) {
    for (const set of [...sets]) sets.push([...set, one]);
  }
  return sets.sort((one, other) => one.length - other.length);
}
