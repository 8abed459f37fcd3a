import type { BoardCounts, BoardFilter } from '@parvis/api/calls/town';
import { COUNT_MAX } from '@parvis/api/constants';
import { type CaseSummary, isEnded } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';

/** A state of a newer server is under way, as it is to the server. */
const isUnderWay = ({ state }: CaseSummary): boolean => !isEnded(state);

interface BoardView {
  /** Whether it shows a case, be it on a page that is loaded or on a later one. */
  readonly shows: (one: CaseSummary) => boolean;
  /** Whether a case stands before another. */
  readonly isBefore: (one: CaseSummary, other: CaseSummary) => boolean;
  /** How many cases it has, as the server counted them. */
  readonly countIn: (counts: BoardCounts) => number;
  /** What stands in place of its empty list. */
  readonly nothing: 'staff.empty.all' | 'staff.empty.new' | 'staff.empty.filter' | 'staff.empty.danger';
}

const isNewer = (one: CaseSummary, other: CaseSummary): boolean => one.last.at > other.last.at;

/** What a board can be narrowed to: all that it needs to know of a filter stands here. */
export const boardViews: Readonly<Record<BoardFilter, BoardView>> = {
  all: {
    shows: isUnderWay,
    isBefore: isNewer,
    countIn: ({ all }) => all,
    nothing: 'staff.empty.all',
  },
  new: {
    shows: ({ state }) => state === 'open',
    isBefore: isNewer,
    countIn: (counts) => counts.new,
    nothing: 'staff.empty.new',
  },
  mine: {
    shows: (one) => one.mine && isUnderWay(one),
    isBefore: isNewer,
    countIn: ({ mine }) => mine,
    nothing: 'staff.empty.filter',
  },
  held: {
    shows: ({ state }) => state === 'held',
    isBefore: isNewer,
    countIn: ({ held }) => held,
    nothing: 'staff.empty.filter',
  },
  closed: {
    shows: (one) => !isUnderWay(one),
    isBefore: isNewer,
    countIn: ({ closed }) => closed,
    nothing: 'staff.empty.filter',
  },
  danger: {
    shows: ({ danger, state }) => danger === true && state === 'open',
    isBefore: (one, other) => one.created < other.created,
    countIn: ({ dangers }) => dangers,
    nothing: 'staff.empty.danger',
  },
};

/** The filters that have a chip, in their order; dangers have a line of their own. */
export const chipFilters = ['all', 'new', 'mine', 'held', 'closed'] as const satisfies BoardFilter[];

const isFilter = (name: string): name is BoardFilter => Object.hasOwn(boardViews, name);

/** The filter that an address names: all that is open where it names none. */
export function filterIn(query: string): BoardFilter {
  const named = new URLSearchParams(query).get('filter') ?? '';
  return isFilter(named) ? named : 'all';
}

/** The address of the board under a filter, or of a case beside it. */
export const boardAddress = (cuid: string, filter: BoardFilter, csid?: string): string =>
  `/staff/${cuid}${csid === undefined ? '' : `/${csid}`}${filter === 'all' ? '' : `?filter=${filter}`}`;

/** How many cases of a filter are unread, of a server that counts them. */
export const unreadOf = (counts: BoardCounts | undefined, filter: BoardFilter): number =>
  (filter !== 'danger' && counts?.unread?.[filter]) || 0;

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
  if (!counts) return undefined;
  const count = boardViews[filter].countIn(counts);
  const total = texts.t('staff.total', { count, n: countWords(count) });
  return withUnread(total, unreadOf(counts, filter), texts);
};

/** What a chip says beside its word: how many cases it lists. */
export const chipCount = (counts: BoardCounts | undefined, filter: BoardFilter): string | undefined =>
  counts && countWords(boardViews[filter].countIn(counts));

/** How many dangers wait that nobody handles; nothing where none does. */
export const dangerWords = (counts: BoardCounts | undefined, { t }: TextStore): string | undefined =>
  counts?.dangers ? t('staff.dangers', { count: counts.dangers, n: countWords(counts.dangers) }) : undefined;

/** Keeps the open case in the list, in the order of its filter, where the filter does not show it. */
export function withOpenCase(
  cases: readonly CaseSummary[],
  open: CaseSummary | undefined,
  filter: BoardFilter,
): readonly CaseSummary[] {
  if (!open || cases.some(({ csid }) => csid === open.csid)) return cases;
  const at = cases.findIndex((one) => boardViews[filter].isBefore(open, one));
  return at === -1 ? [...cases, open] : [...cases.slice(0, at), open, ...cases.slice(at)];
}
