type Counted = Readonly<{ id: string; count?: number | undefined }>;

/** Percentages that add up to 100 (largest remainder method); empty without counts. */
export function computeShares(options: readonly Counted[]): Readonly<Record<string, number>> | undefined {
  if (options.every(({ count }) => count === undefined)) return undefined;
  const total = options.reduce((sum, { count = 0 }) => sum + count, 0);
  const exact = options.map(({ id, count = 0 }) => ({ id, share: total === 0 ? 0 : (count * 100) / total }));
  const down = exact.map(({ id, share }) => ({ id, whole: Math.floor(share), rest: share % 1 }));
  const left = total === 0 ? 0 : 100 - down.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set([...down].sort((a, b) => b.rest - a.rest).slice(0, left));
  return Object.fromEntries(down.map((one) => [one.id, one.whole + (raised.has(one) ? 1 : 0)]));
}
