import { describe, expect, it } from 'vitest';
import { formatTitle } from './useDocumentTitle.ts';

describe('the document title', () => {
  it('joins state, page and site', () => {
    expect(formatTitle('Vérifier', 'Signaler : Toilettes', 'Belleroche')).toBe(
      'Vérifier – Signaler : Toilettes – Belleroche',
    );
  });

  it('skips unknown parts and duplicates', () => {
    expect(formatTitle('Infos', undefined)).toBe('Infos');
    expect(formatTitle('Parvis', 'Parvis')).toBe('Parvis');
  });
});
