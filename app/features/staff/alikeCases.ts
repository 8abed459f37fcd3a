import type { AlikeCase } from '@parvis/api/entities/case';

/** Same reporter, or same network within an hour. */
export type AlikeCriterion = 'person' | 'line';

export const filterAlikeCases = (cases: readonly AlikeCase[], way: AlikeCriterion): AlikeCase[] =>
  cases.filter(({ samePerson, sameLine }) => (way === 'person' ? samePerson : sameLine));
