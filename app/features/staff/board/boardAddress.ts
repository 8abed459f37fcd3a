import {
  type BoardFilter,
  type BoardSort,
  type BoardWhere,
  boardAges,
  boardFilterSchema,
  boardSortSchema,
} from '@parvis/api/calls/board';
import { SEARCH_MAX } from '@parvis/api/constants';

/** A search covers all cases that meet its conditions, regardless of filter. */
export interface BoardView {
  readonly filter: BoardFilter;
  readonly where: BoardWhere;
  /** Undefined: the filter's order. */
  readonly sort: BoardSort | undefined;
  readonly search: string;
}

/** Multi-valued conditions, with names in addresses. */
const listConditions = {
  ccatCodes: 'category',
  placeCodes: 'place',
  gcatCodes: 'service',
  crUids: 'handler',
  labelIds: 'label',
} as const;
export type ListCondition = keyof typeof listConditions;
export const listConditionNames = Object.keys(listConditions) as ListCondition[];

const parse = <Value>(schema: { safeParse: (value: unknown) => { data?: Value } }, text: string | null) =>
  schema.safeParse(text).data;

function parseList(text: string | null): string[] | undefined {
  const values = (text ?? '').split(',').filter((value) => /^[\w.-]{1,64}$/.test(value));
  return values.length > 0 ? values : undefined;
}

function parseWhere(query: URLSearchParams): BoardWhere {
  const lists = listConditionNames.flatMap((name) => {
    const values = parseList(query.get(listConditions[name]));
    return values ? [[name, values] as const] : [];
  });
  const minDays = boardAges.find((days) => String(days) === query.get('days'));
  return {
    ...Object.fromEntries(lists),
    ...(query.has('danger') && { danger: true as const }),
    ...(query.has('unread') && { unread: true as const }),
    ...(query.has('late') && { late: true as const }),
    ...(minDays !== undefined && { minDays }),
  };
}

/** The filter defaults to `all`; omits unknown values. */
export function parseBoardView(text: string): BoardView {
  const query = new URLSearchParams(text);
  return {
    filter: parse(boardFilterSchema, query.get('filter')) ?? 'all',
    where: parseWhere(query),
    sort: parse(boardSortSchema, query.get('sort')),
    search: (query.get('q') ?? '').slice(0, SEARCH_MAX),
  };
}

export const createView = (filter: BoardFilter, more: Partial<BoardView> = {}): BoardView => ({
  ...{ filter, where: {}, sort: undefined, search: '' },
  ...more,
});

export const countConditions = (where: BoardWhere): number => Object.keys(where).length;

/** A view's query string. */
export function formatBoardView({ filter, where, sort, search }: BoardView): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  for (const name of listConditionNames) {
    const values = where[name];
    if (values) query.set(listConditions[name], values.join(','));
  }
  if (where.danger) query.set('danger', '1');
  if (where.minDays !== undefined) query.set('days', String(where.minDays));
  if (where.unread) query.set('unread', '1');
  if (where.late) query.set('late', '1');
  if (sort) query.set('sort', sort);
  if (search !== '') query.set('q', search);
  return query.toString().replaceAll('%2C', ',');
}

export function buildBoardUrl(cuid: string, view: BoardView, csid?: string): string {
  const query = formatBoardView(view);
  return `/staff/${cuid}${csid === undefined ? '' : `/${csid}`}${query === '' ? '' : `?${query}`}`;
}
