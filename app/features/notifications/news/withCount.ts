/** A title with how much is unread before it: "(2) Mes signalements". What it said before of that is gone. */
export function withCount(title: string, count: number): string {
  const bare = title.replace(/^(?:\(\d+\) )+/, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
