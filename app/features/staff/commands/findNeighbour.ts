/** Next or previous; from outside the list, the first or last. */
export function findNeighbour(
  csids: readonly string[],
  open: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = open === undefined ? -1 : csids.indexOf(open);
  if (at < 0) return step === 1 ? csids[0] : csids.at(-1);
  return csids[at + step];
}
