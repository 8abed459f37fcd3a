interface Entry {
  readonly id: string;
}

/** Moves an entry by one place; at the end of the list it stays. */
export function moveEntry<T extends Entry>(list: readonly T[], id: string, step: 1 | -1): readonly T[] {
  const at = list.findIndex((entry) => entry.id === id);
  const [entry, other] = [list[at], list[at + step]];
  if (!entry || !other) return list;
  return list.map((one, index) => (index === at ? other : index === at + step ? entry : one));
}

/** Inserts an entry behind another one, at the end without one. */
export function insertEntry<T extends Entry>(list: readonly T[], entry: T, after?: string): readonly T[] {
  const at = list.findIndex(({ id }) => id === after);
  return at < 0 ? [...list, entry] : [...list.slice(0, at + 1), entry, ...list.slice(at + 1)];
}

export const removeEntry = <T extends Entry>(list: readonly T[], id: string): readonly T[] =>
  list.filter((entry) => entry.id !== id);

export const replaceEntry = <T extends Entry>(list: readonly T[], entry: T): readonly T[] =>
  list.map((one) => (one.id === entry.id ? entry : one));

/** Returns the entry that takes the focus once another is removed. */
export function findNeighbourId(list: readonly Entry[], id: string): string | undefined {
  const at = list.findIndex((entry) => entry.id === id);
  return (list[at + 1] ?? list[at - 1])?.id;
}
