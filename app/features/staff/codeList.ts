import type { CodeState, ListedCode } from '@parvis/api/entities/codes';
import { codeStates } from '@parvis/api/entities/codes';
import type { TextId } from '@parvis/locales/areas';
import { plainLetters } from '@parvis/locales/plainLetters';

export const codeFilters = ['all', 'stillScanned', ...codeStates] as const;
export type CodeFilterId = (typeof codeFilters)[number];

export const codeTexts = {
  all: 'codes.all',
  stillScanned: 'codes.stillScanned',
  used: 'codes.state.used',
  quiet: 'codes.state.quiet',
  never: 'codes.state.never',
  replaced: 'codes.state.replaced',
  out: 'codes.state.out',
} as const satisfies Readonly<Record<CodeFilterId, TextId>>;

const isState = (state: string): state is CodeState => codeStates.some((known) => known === state);
/** An unknown state counts as in service. */
export const getStateTextId = (state: string): TextId =>
  isState(state) ? codeTexts[state] : 'codes.state.inService';

export const isInService = ({ state }: Pick<ListedCode, 'state'>): boolean =>
  state !== 'replaced' && state !== 'out';

/** By place and code, also the replaced one; ignores accents. */
export function searchCodes(codes: readonly ListedCode[], search: string): ListedCode[] {
  const words = plainLetters(search).split(/\s+/);
  const before = new Map(codes.map(({ qrid, replacedBy }) => [replacedBy, qrid]));
  return codes.filter(({ place, qrid }) => {
    const text = plainLetters(`${place} ${qrid} ${before.get(qrid) ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** With several codes in service, a label needs the code. */
export function findSharedPlaces(codes: readonly ListedCode[]): ReadonlySet<string> {
  const places = codes.filter(isInService).map(({ place }) => place);
  return new Set(places.filter((place, at) => places.indexOf(place) !== at));
}

/** In service; test codes only if alone (like `parvis codes`). */
export function selectPrintable(codes: readonly ListedCode[]): string[] {
  const inService = codes.filter(isInService);
  const real = inService.filter(({ test }) => !test);
  return (real.length > 0 ? real : inService).map(({ qrid }) => qrid);
}

export function filterCodes(codes: readonly ListedCode[], filter: CodeFilterId): ListedCode[] {
  if (filter === 'all') return [...codes];
  if (filter === 'stillScanned') return codes.filter(({ staleScans }) => staleScans !== undefined);
  return codes.filter(({ state }) => state === filter);
}

/** Omits empty filters, except `all`. */
export const countByFilter = (codes: readonly ListedCode[]) =>
  codeFilters
    .map((id) => ({ id, count: filterCodes(codes, id).length }))
    .filter(({ id, count }) => id === 'all' || count > 0);
