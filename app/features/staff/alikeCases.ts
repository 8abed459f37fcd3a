import type { AlikeCase } from '@parvis/api/entities/case';

/** Same reporter, or same network within an hour. */
export type AlikeCriterion = 'person' | 'line';

export const filterAlikeCases = (cases: readonly AlikeCase[], way: AlikeCriterion): AlikeCase[] =>
  cases.filter(({ samePerson, sameLine }) => (way === 'person' ? samePerson : sameLine));

/** Not selected by default. */
export const listDangers = (cases: readonly AlikeCase[]): ReadonlySet<string> =>
  new Set(cases.filter(({ danger }) => danger).map(({ csid }) => csid));

export const countUntickedDangers = (cases: readonly AlikeCase[], off: ReadonlySet<string>): number =>
  cases.filter(({ csid, danger }) => danger && off.has(csid)).length;
