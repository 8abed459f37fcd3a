import type { AlikeCase } from '@parvis/api/entities/case';
import { expect, it } from 'vitest';
import { countUntickedDangers, filterAlikeCases, listDangers } from './alikeCases.ts';

const one = (csid: string, samePerson: boolean, sameLine: boolean) =>
  ({ csid, samePerson, sameLine }) as AlikeCase;
const [own, again, near, far] = [
  one('own', true, true),
  one('again', true, true),
  one('near', false, true),
  one('far', true, false),
];

it('lists cases of the same person or network, with the open one in both', () => {
  const csids = (way: 'person' | 'line') =>
    filterAlikeCases([own, again, near, far], way).map(({ csid }) => csid);
  expect(csids('person')).toEqual(['own', 'again', 'far']);
  expect(csids('line')).toEqual(['own', 'again', 'near']);
});

it('leaves dangers out until they are ticked, and counts them in the list shown', () => {
  const cases = [own, { ...again, danger: true }, { ...far, danger: true }];
  const off = listDangers(cases);
  expect([...off]).toEqual(['again', 'far']);
  expect(countUntickedDangers(filterAlikeCases(cases, 'person'), off)).toBe(2);
  expect(countUntickedDangers(filterAlikeCases(cases, 'line'), off)).toBe(1);
  expect(countUntickedDangers(cases, new Set(['own', 'far']))).toBe(1);
});
