/** What keyed values are read by: the current flags, the tokens of the current answers, an outcome. */
export interface Env {
  has(name: string): boolean;
}

/** An environment of several short lists, without copying them. */
export function envOf(...lists: ReadonlyArray<readonly string[]>): Env {
  return { has: (name) => lists.some((list) => list.includes(name)) };
}

/** The list with what it does not hold yet, in order; the same list if there is nothing new. */
export function union(list: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return list;
  const fresh = more.filter((name, index) => !list.includes(name) && more.indexOf(name) === index);
  return fresh.length > 0 ? [...list, ...fresh] : list;
}
