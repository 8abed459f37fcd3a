import { expect, it } from 'vitest';
import { getInitials } from './labels.ts';

it.each([
  ['Jean Paul Martin', 'JM'],
  ['Jean-Paul Martin', 'JM'],
  ['Anna Petit', 'AP'],
  ['Anna', 'A'],
  ['élise (2) d’Arc', 'ÉD'],
  ['Anna (mairie)', 'A'],
  ['42', ''],
])('initials of %s are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
