/** Shortest prefix: `title` for `titleId`. */
const PREFIX_MIN = 3;

/** At most a third of its letters differ, or one is a prefix. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.floor(name.length / 3) + 1;
  for (const other of names) {
    // Huge keys would cost quadratic time.
    if (Math.abs(name.length - other.length) > least) continue;
    const steps = distance(name.toLowerCase(), other.toLowerCase());
    if (steps < least) [best, least] = [other, steps];
  }
  return best ?? names.find((other) => hasCommonPrefix(name.toLowerCase(), other.toLowerCase()));
}

function hasCommonPrefix(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return shorter >= PREFIX_MIN && one.slice(0, shorter) === other.slice(0, shorter);
}

/** Damerau-Levenshtein distance. */
export function distance(one: string, other: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const isSwap = to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const swapped = isSwap ? (before[to - 2] ?? changed) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
