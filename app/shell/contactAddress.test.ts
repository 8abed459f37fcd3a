import { expect, test } from 'vitest';
import { contactOf, meantIn } from './contactAddress.ts';

const queryOf = (address: string) => new URL(address, 'https://parvis.example').search;

test('the contact address names the customer and the case', () => {
  expect(contactOf('belleroche', '4F7K')).toBe('/contact?to=belleroche&about=4F7K');
  expect(meantIn(queryOf(contactOf('belleroche', '4F7K')))).toEqual({ cuid: 'belleroche', caseNbr: '4F7K' });
  expect(meantIn(queryOf(contactOf('a&b=c')))).toEqual({ cuid: 'a&b=c' });
});
test('a case number from an address is limited in length', () => {
  expect(meantIn(`?to=a&about=${'x'.repeat(500)}`).caseNbr).toHaveLength(12);
});
