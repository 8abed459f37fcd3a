interface Entry {
  readonly id: string;
}

/** By one place; stays at the end of the list. */
export function moveEntry<T extends Entry>(list: readonly T[], id: string, step: 1 | -1): readonly T[] {
  const at = list.findIndex((entry) => entry.id === id);
  const [entry, other] = [list[at], list[at + step]];
  if (!entry || !other) return list;
  return list.map((one, index) => (index === at ? other : index === at + step ? entry : one));
}

/** Behind another one, or at the end. */
export function insertEntry<T extends Entry>(list: readonly T[], entry: T, after?: string): readonly T[] {
  const at = list.findIndex(({ id }) => id === after);
  return at < 0 ? [...list, entry] : [...list.slice(0, at + 1), entry, ...list.slice(at + 1)];
}

export const removeEntry = <T extends Entry>(list: readonly T[], id: string): readonly T[] =>
  list.filter((entry) => entry.id !== id);

export const replaceEntry = <T extends Entry>(list: readonly T[], entry: T): readonly T[] =>
  list.map((one) => (one.id === entry.id ? entry : one));

/** Takes the focus after a removal. */
export function findNeighbourId(list: readonly Entry[], id: string): string | undefined {
  const at = list.findIndex((entry) => entry.id === id);
  return (list[at + 1] ?? list[at - 1])?.id;
}
