import { OPERATOR, type TrailEntry, trailKinds, trailTable, trailVias } from '@parvis/api/entities/trail';
import type { TextId } from '@parvis/locales/areas';

/** The filters of the page: all, then the kinds. */
export const trailFilters = ['all', ...trailKinds] as const;
/** A filter of the page. */
export type TrailFilter = (typeof trailFilters)[number];

/** Stands for everybody, where somebody can be chosen. */
export const EVERYBODY = 'all';

const isOf = <Known extends string>(list: readonly Known[], word: string): word is Known =>
  list.some((one) => one === word);

/** What each filter is called. */
export const filterWord = (filter: TrailFilter): TextId => `trail.kind.${filter}`;

/** What was done, in words; what a newer server noted is told by its kind, or by its own name. */
export function whatWord({ kind, what }: Pick<TrailEntry, 'kind' | 'what'>): TextId | undefined {
  if (!isOf(trailKinds, kind)) return undefined;
  const known: readonly string[] = trailTable[kind];
  return known.includes(what) ? (`trail.${kind}.${what}` as TextId) : `trail.kind.${kind}`;
}

/** By what it was done, where nobody is named. */
export const viaWord = (via: string): TextId | undefined =>
  isOf(trailVias, via) && via !== 'page' ? `trail.via.${via}` : undefined;

/** What was done on one day, by the clock of the reader. */
export interface TrailDay {
  readonly id: string;
  readonly entries: readonly TrailEntry[];
}

/** The day of a moment by the clock of the reader: `2026-11-27`. */
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Days, in the order of what was done. */
export function daysOf(entries: readonly TrailEntry[]): TrailDay[] {
  const days = new Map<string, TrailEntry[]>();
  for (const entry of entries) {
    const id = dayOf(new Date(entry.at));
    days.set(id, [...(days.get(id) ?? []), entry]);
  }
  return [...days].map(([id, of]) => ({ id, entries: of }));
}

/** What is asked of the server for a filter and somebody. */
export const askedBy = (filter: TrailFilter, person: string) => ({
  ...(filter !== 'all' && { kind: filter }),
  ...(person !== EVERYBODY && { person }),
});

/** Who can be chosen, beside those that the log names. */
export const NOBODYS = OPERATOR;
