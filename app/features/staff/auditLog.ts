import { OPERATOR, type TrailEntry, trailKinds, trailTable, trailVias } from '@parvis/api/entities/trail';
import type { TextId } from '@parvis/locales/areas';

export const auditLogFilters = ['all', ...trailKinds] as const;
export type AuditLogFilter = (typeof auditLogFilters)[number];

export const EVERYBODY = 'all';

const isMember = <Known extends string>(list: readonly Known[], word: string): word is Known =>
  list.some((one) => one === word);

export const getFilterTextId = (filter: AuditLogFilter): TextId => `trail.kind.${filter}`;

/** Falls back to the kind; undefined for an unknown kind. */
export function getActionTextId({ kind, what }: Pick<TrailEntry, 'kind' | 'what'>): TextId | undefined {
  if (!isMember(trailKinds, kind)) return undefined;
  const known: readonly string[] = trailTable[kind];
  return known.includes(what) ? (`trail.${kind}.${what}` as TextId) : `trail.kind.${kind}`;
}

/** Undefined for entries without cases. */
export function countCases({ kind, what, about }: Pick<TrailEntry, 'kind' | 'what' | 'about'>) {
  const isOfSeveral = kind === 'case' && (what === 'abuse' || what === 'exported' || what.startsWith('bulk'));
  return isOfSeveral && /^\d+$/.test(about ?? '') ? Number(about) : undefined;
}

export const getOriginTextId = (via: string): TextId | undefined =>
  isMember(trailVias, via) && via !== 'page' ? `trail.via.${via}` : undefined;

export interface AuditLogDay {
  readonly id: string;
  readonly entries: readonly TrailEntry[];
}

/** `2026-11-27`, local time. */
const formatDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Keeps the order. */
export function groupByDay(entries: readonly TrailEntry[]): AuditLogDay[] {
  const days = new Map<string, TrailEntry[]>();
  for (const entry of entries) {
    const id = formatDay(new Date(entry.at));
    days.set(id, [...(days.get(id) ?? []), entry]);
  }
  return [...days].map(([id, of]) => ({ id, entries: of }));
}

export const buildFilterParams = (filter: AuditLogFilter, person: string) => ({
  ...(filter !== 'all' && { kind: filter }),
  ...(person !== EVERYBODY && { person }),
});

export const OPERATOR_ONLY = OPERATOR;
