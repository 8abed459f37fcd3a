import { BULK_MAX } from '@parvis/api/constants';

const limit = (csids: Iterable<string>): ReadonlySet<string> => new Set([...csids].slice(0, BULK_MAX));

export function toggleCase(selected: ReadonlySet<string>, csid: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(csid)) next.add(csid);
  return limit(next);
}

/** From the anchor to a case; only the case without a listed anchor. */
export function extendSelection(
  selected: ReadonlySet<string>,
  csids: readonly string[],
  anchor: string,
  csid: string,
): ReadonlySet<string> {
  const [from, to] = [csids.indexOf(anchor), csids.indexOf(csid)];
  const range = from < 0 || to < 0 ? [csid] : csids.slice(Math.min(from, to), Math.max(from, to) + 1);
  return limit([...selected, ...range]);
}
