import { expect, test } from 'vitest';
import { buildContactAddress, parseContactQuery } from './contactAddress.ts';

const queryOf = (address: string) => new URL(address, 'https://parvis.example').search;

test('the contact address names the customer and the case', () => {
  expect(buildContactAddress('belleroche', '4F7K')).toBe('/contact?to=belleroche&about=4F7K');
  expect(parseContactQuery(queryOf(buildContactAddress('belleroche', '4F7K')))).toEqual({
    cuid: 'belleroche',
    caseNbr: '4F7K',
  });
  expect(parseContactQuery(queryOf(buildContactAddress('a&b=c')))).toEqual({ cuid: 'a&b=c' });
});
test('a case number from an address is limited in length', () => {
  expect(parseContactQuery(`?to=a&about=${'x'.repeat(500)}`).caseNbr).toHaveLength(12);
});
