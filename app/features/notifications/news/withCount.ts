/** Prefixes a title with the unread count, replacing an older one: "(2) Mes signalements". */
export function withCount(title: string, count: number): string {
  const bare = title.replace(/^(?:\(\d+\) )+/, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
