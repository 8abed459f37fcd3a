import type { AlikeCase } from '@parvis/api/entities/case';

/** By what cases are alike: who reported them, or from which network within an hour. */
export type AlikeWay = 'person' | 'line';

export const casesOfWay = (cases: readonly AlikeCase[], way: AlikeWay): AlikeCase[] =>
  cases.filter(({ samePerson, sameLine }) => (way === 'person' ? samePerson : sameLine));

/** The way that is offered first: the person's, unless others of the network alone are there. */
export const firstWay = (cases: readonly AlikeCase[], csid: string): AlikeWay => {
  const others = cases.filter((one) => one.csid !== csid);
  return others.some(({ samePerson }) => samePerson) || others.length === 0 ? 'person' : 'line';
};
