/**
 * A place in the feed: the transaction of the last row seen, and its number. Rows are ordered by both; a
 * transaction that commits late lies behind every cursor that was given before it ended.
 */
export interface Cursor {
  tx: bigint;
  id: bigint;
}

const MAX = 2n ** 63n - 1n;

/** The cursor of an event's `id:` (`tx.id`), or nothing when it is none. */
export function readCursor(text: string): Cursor | undefined {
  const [, tx, id] = /^(\d{1,19})\.(\d{1,19})$/.exec(text) ?? [];
  if (tx === undefined || id === undefined) return undefined;
  const cursor = { tx: BigInt(tx), id: BigInt(id) };
  return cursor.tx <= MAX && cursor.id <= MAX ? cursor : undefined;
}

/** A cursor as an event's `id:`. */
export const writeCursor = ({ tx, id }: Cursor): string => `${tx}.${id}`;

/** True when `a` lies after `b`. */
export const isAfter = (a: Cursor, b: Cursor): boolean => a.tx > b.tx || (a.tx === b.tx && a.id > b.id);
