import { describe, expect, it } from 'vitest';
import { titleOf } from './useDocumentTitle.ts';

describe('the document title', () => {
  it('joins state, page and site', () => {
    expect(titleOf('Vérifier', 'Signaler : Toilettes', 'Belleroche')).toBe(
      'Vérifier – Signaler : Toilettes – Belleroche',
    );
  });

  it('skips unknown parts and duplicates', () => {
    expect(titleOf('Infos', undefined)).toBe('Infos');
    expect(titleOf('Parvis', 'Parvis')).toBe('Parvis');
  });
});
