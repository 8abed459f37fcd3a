import type { BoardCounts, BoardFilter } from '@parvis/api/calls/town';
import { COUNT_MAX } from '@parvis/api/constants';
import { type CaseSummary, isEnded } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';

/** Unknown states count as active, as on the server. */
const isUnderWay = ({ state }: CaseSummary): boolean => !isEnded(state);

interface BoardView {
  /** Whether it includes a case, on any page. */
  readonly shows: (one: CaseSummary) => boolean;
  /** Sort order. */
  readonly isBefore: (one: CaseSummary, other: CaseSummary) => boolean;
  readonly countIn: (counts: BoardCounts) => number;
  /** Text id of the empty list. */
  readonly nothing: 'staff.empty.all' | 'staff.empty.new' | 'staff.empty.filter' | 'staff.empty.danger';
}

const isNewer = (one: CaseSummary, other: CaseSummary): boolean => one.last.at > other.last.at;

/** The filters of the board. */
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

/** Filters with a chip, in order. */
export const chipFilters = ['all', 'new', 'mine', 'held', 'closed'] as const satisfies BoardFilter[];

const isFilter = (name: string): name is BoardFilter => Object.hasOwn(boardViews, name);

/** Defaults to `all`. */
export function filterIn(query: string): BoardFilter {
  const named = new URLSearchParams(query).get('filter') ?? '';
  return isFilter(named) ? named : 'all';
}

export const boardAddress = (cuid: string, filter: BoardFilter, csid?: string): string =>
  `/staff/${cuid}${csid === undefined ? '' : `/${csid}`}${filter === 'all' ? '' : `?filter=${filter}`}`;

/** Zero for servers without this count. */
export const unreadOf = (counts: BoardCounts | undefined, filter: BoardFilter): number =>
  (filter !== 'danger' && counts?.unread?.[filter]) || 0;

/** The server counts up to `COUNT_MAX`. */
const countWords = (count: number): string => (count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`);

/** "51 signalements, 36 non lus" */
const withUnread = (name: string, unread: number, { t }: TextStore): string =>
  unread === 0 ? name : t('staff.withUnread', { name, unread: t('part.unread', { count: unread }) });

/** Undefined until counted. */
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

export const chipCount = (counts: BoardCounts | undefined, filter: BoardFilter): string | undefined =>
  counts && countWords(boardViews[filter].countIn(counts));

/** Undefined without unhandled dangers. */
export const dangerWords = (counts: BoardCounts | undefined, { t }: TextStore): string | undefined =>
  counts?.dangers ? t('staff.dangers', { count: counts.dangers, n: countWords(counts.dangers) }) : undefined;

/** Inserts the open case in sort order if the filter excludes it. */
export function withOpenCase(
  cases: readonly CaseSummary[],
  open: CaseSummary | undefined,
  filter: BoardFilter,
): readonly CaseSummary[] {
  if (!open || cases.some(({ csid }) => csid === open.csid)) return cases;
  const at = cases.findIndex((one) => boardViews[filter].isBefore(open, one));
  return at === -1 ? [...cases, open] : [...cases.slice(0, at), open, ...cases.slice(at)];
}
