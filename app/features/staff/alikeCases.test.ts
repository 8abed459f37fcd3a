import type { AlikeCase } from '@parvis/api/entities/case';
import { expect, it } from 'vitest';
import { filterAlikeCases } from './alikeCases.ts';

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
