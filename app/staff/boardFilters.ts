import type { BoardCounts, BoardFilter } from '@parvis/api/calls/town';
import { COUNT_MAX } from '@parvis/api/constants';
import { type CaseInfo, type CaseSummary, isEnded } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';

/** The filters of the staff board, in the order of their chips. */
export const boardFilterNames = ['all', 'new', 'mine', 'held', 'closed'] as const satisfies BoardFilter[];

/** What stands in place of an empty list: of a filter, or of a search, which looks in all cases. */
export const nothingIn = {
  all: 'staff.empty.all',
  new: 'staff.empty.new',
  mine: 'staff.empty.filter',
  held: 'staff.empty.filter',
  closed: 'staff.empty.filter',
  search: 'staff.empty.search',
} as const satisfies Record<BoardFilter | 'search', TextId>;

/** What the chips say beside their words: how many cases are unread, of a server that counts them. */
export const unreadOf = (counts: BoardCounts | undefined, filter: BoardFilter): number =>
  counts?.unread?.[filter] ?? 0;

/** The server counts no further than `COUNT_MAX`. */
const countWords = (count: number): string => (count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`);

/** What is unread of something, after its name: "51 signalements, 36 non lus". */
const withUnread = (name: string, unread: number, { t }: TextStore): string =>
  unread === 0 ? name : t('staff.withUnread', { name, unread: t('part.unread', { count: unread }) });

/** How many cases a filter lists, and how many of these are unread; nothing until the server has counted them. */
export const totalWords = (
  counts: BoardCounts | undefined,
  filter: BoardFilter,
  texts: TextStore,
): string | undefined => {
  const count = counts?.[filter];
  if (count === undefined) return undefined;
  const total = texts.t('staff.total', { count, n: countWords(count) });
  return withUnread(total, unreadOf(counts, filter), texts);
};

/** How many dangers wait that nobody handles; nothing where none does. */
export const dangerWords = (counts: BoardCounts | undefined, { t }: TextStore): string | undefined =>
  counts?.dangers ? t('staff.dangers', { count: counts.dangers, n: countWords(counts.dangers) }) : undefined;

/** Keeps the open case in the list, at its place by activity, when a step takes it out of the filter. */
export function withOpenCase(
  cases: readonly CaseSummary[],
  open: CaseSummary | undefined,
): readonly CaseSummary[] {
  if (!open || cases.some(({ csid }) => csid === open.csid)) return cases;
  const at = cases.findIndex(({ last }) => last.at < open.last.at);
  return at === -1 ? [...cases, open] : [...cases.slice(0, at), open, ...cases.slice(at)];
}

/** A state of a newer server is under way, as it is to the server. */
const isUnderWay = ({ state }: CaseSummary): boolean => !isEnded(state);

const letsThrough: Readonly<Record<BoardFilter, (one: CaseSummary) => boolean>> = {
  all: isUnderWay,
  new: ({ state }) => state === 'open',
  mine: (one) => one.mine && isUnderWay(one),
  held: ({ state }) => state === 'held',
  closed: (one) => !isUnderWay(one),
};

/** Whether a filter shows a case, be it on a page that is loaded or on a later one. */
export const isInFilter = (filter: BoardFilter, one: CaseSummary): boolean => letsThrough[filter](one);

/** Where a case is found once the reader took it out of the new ones; nothing where the filter still shows it, or never did. */
export function filterAfter(filter: BoardFilter, info: CaseInfo | undefined): BoardFilter | undefined {
  if (filter !== 'new' || !info?.mine || info.state === 'open') return undefined;
  return info.state === 'handled' || info.state === 'held' ? 'mine' : undefined;
}
