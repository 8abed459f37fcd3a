import type { BoardCounts, BoardFilter, BoardSort } from '@parvis/api/calls/board';
import { COUNT_MAX } from '@parvis/api/constants';
import { type CaseSummary, isEnded } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';
import { type BoardView, countConditions } from './boardAddress.ts';

/** Unknown states count as active, as on the server. */
const isActive = ({ state }: CaseSummary): boolean => !isEnded(state);

interface Filter {
  /** On any page. */
  readonly matches: (one: CaseSummary) => boolean;
  /** Default order. */
  readonly sort: BoardSort;
  readonly getCount: (counts: BoardCounts) => number;
  readonly emptyTextId: 'staff.empty.all' | 'staff.empty.new' | 'staff.empty.filter' | 'staff.empty.danger';
}

/** Sorts last. */
const NEVER = '9999';

const isBefore: Readonly<Record<BoardSort, (one: CaseSummary, other: CaseSummary) => boolean>> = {
  newest: (one, other) => one.last.at > other.last.at,
  oldest: (one, other) => one.created < other.created,
  deadline: (one, other) => (one.due?.at ?? NEVER) < (other.due?.at ?? NEVER),
  waiting: (one, other) => (one.waitingSince ?? NEVER) < (other.waitingSince ?? NEVER),
};

export const boardViews: Readonly<Record<BoardFilter, Filter>> = {
  all: {
    matches: isActive,
    sort: 'newest',
    getCount: ({ all }) => all,
    emptyTextId: 'staff.empty.all',
  },
  new: {
    matches: ({ state }) => state === 'open',
    sort: 'waiting',
    getCount: (counts) => counts.new,
    emptyTextId: 'staff.empty.new',
  },
  mine: {
    matches: (one) => one.mine && isActive(one),
    sort: 'newest',
    getCount: ({ mine }) => mine,
    emptyTextId: 'staff.empty.filter',
  },
  /** By the reader's services: see `matchesService`. */
  service: {
    matches: isActive,
    sort: 'newest',
    getCount: ({ service = 0 }) => service,
    emptyTextId: 'staff.empty.filter',
  },
  held: {
    matches: ({ state }) => state === 'held',
    sort: 'newest',
    getCount: ({ held }) => held,
    emptyTextId: 'staff.empty.filter',
  },
  closed: {
    matches: (one) => !isActive(one),
    sort: 'newest',
    getCount: ({ closed }) => closed,
    emptyTextId: 'staff.empty.filter',
  },
  danger: {
    matches: ({ danger, state }) => danger === true && state === 'open',
    sort: 'oldest',
    getCount: ({ dangers }) => dangers,
    emptyTextId: 'staff.empty.danger',
  },
};

export const chipFilters = [
  'new',
  'all',
  'mine',
  'service',
  'held',
  'closed',
] as const satisfies BoardFilter[];

export const getSort = ({ filter, sort, search }: BoardView): BoardSort =>
  sort ?? (search === '' ? boardViews[filter].sort : 'newest');

/** Zero for servers without this count. */
export const getUnread = (counts: BoardCounts | undefined, filter: BoardFilter): number =>
  (filter !== 'danger' && filter !== 'service' && counts?.unread?.[filter]) || 0;

/** The server counts up to `COUNT_MAX`. */
const formatCount = (count: number): string => (count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`);

const countView = (counts: BoardCounts, filter: BoardFilter, found?: number): number =>
  found ?? boardViews[filter].getCount(counts);

/** "299+"; undefined until counted. */
export const formatViewCount = (
  counts: BoardCounts | undefined,
  filter: BoardFilter,
  found?: number,
): string | undefined => counts && formatCount(countView(counts, filter, found));

/** Undefined until counted. @param found matches, if there are conditions */
export const formatTotal = (
  counts: BoardCounts | undefined,
  filter: BoardFilter,
  texts: TextStore,
  found?: number,
): string | undefined => {
  if (!counts) return undefined;
  const count = countView(counts, filter, found);
  return texts.t('staff.total', { count, n: formatCount(count) });
};

export const formatChipCount = (counts: BoardCounts | undefined, filter: BoardFilter): string | undefined =>
  counts && formatCount(boardViews[filter].getCount(counts));

/** Undefined without unhandled dangers. */
export const formatDangerCount = (counts: BoardCounts | undefined, { t }: TextStore): string | undefined =>
  counts?.dangers ? t('staff.dangers', { count: counts.dangers, n: formatCount(counts.dangers) }) : undefined;

/** Inserts an open case that the filter excludes; only the server judges conditions and words. */
export function insertOpenCase(
  cases: readonly CaseSummary[],
  open: CaseSummary | undefined,
  view: BoardView,
): readonly CaseSummary[] {
  if (!open || cases.some(({ csid }) => csid === open.csid)) return cases;
  if (countConditions(view.where) > 0 || view.search !== '') return cases;
  const at = cases.findIndex((one) => isBefore[getSort(view)](open, one));
  return at === -1 ? [...cases, open] : [...cases.slice(0, at), open, ...cases.slice(at)];
}
