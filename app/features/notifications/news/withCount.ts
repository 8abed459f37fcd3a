/** "(2) Mes signalements"; replaces an older count. */
export function withCount(title: string, count: number): string {
  const bare = title.replace(/^(?:\(\d+\) )+/, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
