import { OPERATOR, type TrailEntry, trailKinds, trailTable, trailVias } from '@parvis/api/entities/trail';
import type { TextId } from '@parvis/locales/areas';

export const trailFilters = ['all', ...trailKinds] as const;
export type TrailFilter = (typeof trailFilters)[number];

export const EVERYBODY = 'all';

const isOf = <Known extends string>(list: readonly Known[], word: string): word is Known =>
  list.some((one) => one === word);

export const filterWord = (filter: TrailFilter): TextId => `trail.kind.${filter}`;

/** Falls back to the kind; undefined for an unknown kind. */
export function whatWord({ kind, what }: Pick<TrailEntry, 'kind' | 'what'>): TextId | undefined {
  if (!isOf(trailKinds, kind)) return undefined;
  const known: readonly string[] = trailTable[kind];
  return known.includes(what) ? (`trail.${kind}.${what}` as TextId) : `trail.kind.${kind}`;
}

export const viaWord = (via: string): TextId | undefined =>
  isOf(trailVias, via) && via !== 'page' ? `trail.via.${via}` : undefined;

export interface TrailDay {
  readonly id: string;
  readonly entries: readonly TrailEntry[];
}

/** `2026-11-27`, local time. */
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Keeps the order. */
export function daysOf(entries: readonly TrailEntry[]): TrailDay[] {
  const days = new Map<string, TrailEntry[]>();
  for (const entry of entries) {
    const id = dayOf(new Date(entry.at));
    days.set(id, [...(days.get(id) ?? []), entry]);
  }
  return [...days].map(([id, of]) => ({ id, entries: of }));
}

export const askedBy = (filter: TrailFilter, person: string) => ({
  ...(filter !== 'all' && { kind: filter }),
  ...(person !== EVERYBODY && { person }),
});

export const NOBODYS = OPERATOR;
