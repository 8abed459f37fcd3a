import { expect, it } from 'vitest';
import { finding, linesOf } from './finding.ts';

it('seconds are written as each language writes numbers', () => {
  const clock = finding('clockFine', '0.3');
  expect(linesOf(clock, 'fr')).toEqual(['✓ L’horloge est celle de la base, à 0,3 s près.']);
  expect(linesOf(clock, 'en')).toEqual(['✓ The clock is the database’s, within 0.3 s.']);
});
