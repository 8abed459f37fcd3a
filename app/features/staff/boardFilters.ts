import type { BoardCounts, BoardFilter } from '@parvis/api/calls/board';
import { COUNT_MAX } from '@parvis/api/constants';
import { type CaseSummary, isEnded } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';

/** Unknown states count as active, as on the server. */
const isActive = ({ state }: CaseSummary): boolean => !isEnded(state);

interface BoardView {
  /** Whether it includes a case, on any page. */
  readonly matches: (one: CaseSummary) => boolean;
  /** Sort order. */
  readonly isBefore: (one: CaseSummary, other: CaseSummary) => boolean;
  readonly getCount: (counts: BoardCounts) => number;
  readonly emptyTextId: 'staff.empty.all' | 'staff.empty.new' | 'staff.empty.filter' | 'staff.empty.danger';
}

const isNewer = (one: CaseSummary, other: CaseSummary): boolean => one.last.at > other.last.at;

export const boardViews: Readonly<Record<BoardFilter, BoardView>> = {
  all: {
    matches: isActive,
    isBefore: isNewer,
    getCount: ({ all }) => all,
    emptyTextId: 'staff.empty.all',
  },
  new: {
    matches: ({ state }) => state === 'open',
    isBefore: isNewer,
    getCount: (counts) => counts.new,
    emptyTextId: 'staff.empty.new',
  },
  mine: {
    matches: (one) => one.mine && isActive(one),
    isBefore: isNewer,
    getCount: ({ mine }) => mine,
    emptyTextId: 'staff.empty.filter',
  },
  /** The reader's services decide: see `matchesService`. */
  service: {
    matches: isActive,
    isBefore: isNewer,
    getCount: ({ service = 0 }) => service,
    emptyTextId: 'staff.empty.filter',
  },
  held: {
    matches: ({ state }) => state === 'held',
    isBefore: isNewer,
    getCount: ({ held }) => held,
    emptyTextId: 'staff.empty.filter',
  },
  closed: {
    matches: (one) => !isActive(one),
    isBefore: isNewer,
    getCount: ({ closed }) => closed,
    emptyTextId: 'staff.empty.filter',
  },
  danger: {
    matches: ({ danger, state }) => danger === true && state === 'open',
    isBefore: (one, other) => one.created < other.created,
    getCount: ({ dangers }) => dangers,
    emptyTextId: 'staff.empty.danger',
  },
};

export const chipFilters = [
  'all',
  'new',
  'mine',
  'service',
  'held',
  'closed',
] as const satisfies BoardFilter[];

const isFilter = (name: string): name is BoardFilter => Object.hasOwn(boardViews, name);

/** Defaults to `all`. */
export function parseFilter(query: string): BoardFilter {
  const named = new URLSearchParams(query).get('filter') ?? '';
  return isFilter(named) ? named : 'all';
}

export const buildBoardUrl = (cuid: string, filter: BoardFilter, csid?: string): string =>
  `/staff/${cuid}${csid === undefined ? '' : `/${csid}`}${filter === 'all' ? '' : `?filter=${filter}`}`;

/** Zero for servers without this count. */
export const getUnread = (counts: BoardCounts | undefined, filter: BoardFilter): number =>
  (filter !== 'danger' && filter !== 'service' && counts?.unread?.[filter]) || 0;

/** The server counts up to `COUNT_MAX`. */
const formatCount = (count: number): string => (count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`);

/** "51 signalements, 36 non lus" */
const appendUnread = (name: string, unread: number, { t }: TextStore): string =>
  unread === 0 ? name : t('staff.withUnread', { name, unread: t('part.unread', { count: unread }) });

/** Undefined until counted. */
export const formatTotal = (
  counts: BoardCounts | undefined,
  filter: BoardFilter,
  texts: TextStore,
): string | undefined => {
  if (!counts) return undefined;
  const count = boardViews[filter].getCount(counts);
  const total = texts.t('staff.total', { count, n: formatCount(count) });
  return appendUnread(total, getUnread(counts, filter), texts);
};

export const formatChipCount = (counts: BoardCounts | undefined, filter: BoardFilter): string | undefined =>
  counts && formatCount(boardViews[filter].getCount(counts));

/** Undefined without unhandled dangers. */
export const formatDangerCount = (counts: BoardCounts | undefined, { t }: TextStore): string | undefined =>
  counts?.dangers ? t('staff.dangers', { count: counts.dangers, n: formatCount(counts.dangers) }) : undefined;

/** Inserts the open case in sort order if the filter excludes it. */
export function insertOpenCase(
  cases: readonly CaseSummary[],
  open: CaseSummary | undefined,
  filter: BoardFilter,
): readonly CaseSummary[] {
  if (!open || cases.some(({ csid }) => csid === open.csid)) return cases;
  const at = cases.findIndex((one) => boardViews[filter].isBefore(open, one));
  return at === -1 ? [...cases, open] : [...cases.slice(0, at), open, ...cases.slice(at)];
}
