import type { AlikeCase } from '@parvis/api/entities/case';

/** By what cases are alike: who reported them, or from which network within an hour. */
export type AlikeWay = 'person' | 'line';

export const casesOfWay = (cases: readonly AlikeCase[], way: AlikeWay): AlikeCase[] =>
  cases.filter(({ samePerson, sameLine }) => (way === 'person' ? samePerson : sameLine));
