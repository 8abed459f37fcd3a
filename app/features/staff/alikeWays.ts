import type { AlikeCase } from '@parvis/api/entities/case';

/** Same reporter, or same network within an hour. */
export type AlikeWay = 'person' | 'line';

export const casesOfWay = (cases: readonly AlikeCase[], way: AlikeWay): AlikeCase[] =>
  cases.filter(({ samePerson, sameLine }) => (way === 'person' ? samePerson : sameLine));
