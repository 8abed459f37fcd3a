import type { CodeState, ListedCode } from '@parvis/api/entities/codes';
import { codeStates } from '@parvis/api/entities/codes';
import type { TextId } from '@parvis/locales/areas';
import { plainLetters } from '@parvis/locales/plainLetters';

/** The filters of the page: all, then the states. */
export const codeFilters = ['all', ...codeStates] as const;
/** A filter of the page. */
export type CodeFilterId = (typeof codeFilters)[number];

/** What each filter and state is called. */
export const codeWords = {
  all: 'codes.all',
  used: 'codes.state.used',
  quiet: 'codes.state.quiet',
  never: 'codes.state.never',
  replaced: 'codes.state.replaced',
  out: 'codes.state.out',
} as const satisfies Readonly<Record<CodeFilterId, TextId>>;

const isState = (state: string): state is CodeState => Object.hasOwn(codeWords, state) && state !== 'all';
/** A state of a newer server is one in service, which it says of itself by what it allows. */
export const wordOf = (state: string): TextId =>
  isState(state) ? codeWords[state] : 'codes.state.inService';

/** Whether a code can be printed and replaced. */
export const isInService = ({ state }: Pick<ListedCode, 'state'>): boolean =>
  state !== 'replaced' && state !== 'out';

/** Codes whose place or letters, or those of the one that they replaced, have what is searched for, without regard to accents. */
export function foundIn(codes: readonly ListedCode[], search: string): ListedCode[] {
  const words = plainLetters(search).split(/\s+/);
  const before = new Map(codes.map(({ qrid, replacedBy }) => [replacedBy, qrid]));
  return codes.filter(({ place, qrid }) => {
    const text = plainLetters(`${place} ${qrid} ${before.get(qrid) ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The places at which several codes can be printed and replaced: there the place alone does not say which is meant. */
export function sharedPlaces(codes: readonly ListedCode[]): ReadonlySet<string> {
  const places = codes.filter(isInService).map(({ place }) => place);
  return new Set(places.filter((place, at) => places.indexOf(place) !== at));
}

/** Those that are printed when all are chosen: tests alone are left out, as `parvis codes` does, unless nothing else is there. */
export function chosenAtOnce(codes: readonly ListedCode[]): string[] {
  const inService = codes.filter(isInService);
  const real = inService.filter(({ test }) => !test);
  return (real.length > 0 ? real : inService).map(({ qrid }) => qrid);
}

/** Codes of a filter. */
export const ofFilter = (codes: readonly ListedCode[], filter: CodeFilterId): ListedCode[] =>
  filter === 'all' ? [...codes] : codes.filter(({ state }) => state === filter);

/** The filters that have any, all first, each with how many it has. */
export const countsOfCodes = (codes: readonly ListedCode[]) =>
  codeFilters
    .map((id) => ({ id, count: ofFilter(codes, id).length }))
    .filter(({ id, count }) => id === 'all' || count > 0);
