import { expect, it } from 'vitest';
import { nameCopy } from './nameCopy.ts';

it('says in each language that it is a copy', () => {
  expect(nameCopy({ fr: 'Bancs', en: 'Benches' })).toEqual({ fr: 'Bancs (copie)', en: 'Benches (copy)' });
});

it('says it once', () => {
  expect(nameCopy({ fr: 'Bancs (copie)' })).toEqual({ fr: 'Bancs (copie)' });
});

it('fits into the field of the composer, without half a character', () => {
  expect(nameCopy({ fr: 'a'.repeat(120) })).toEqual({ fr: `${'a'.repeat(112)} (copie)` });
  expect(nameCopy({ fr: `${'a'.repeat(111)}🌳 et fleurs` })).toEqual({ fr: `${'a'.repeat(111)} (copie)` });
});
