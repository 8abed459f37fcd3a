import { describe, expect, it } from 'vitest';
import { titleOf } from './useDocumentTitle.ts';

describe('the name of a page', () => {
  it('says the state, the page and whose site it is', () => {
    expect(titleOf('Vérifier', 'Signaler : Toilettes', 'Belleroche')).toBe(
      'Vérifier – Signaler : Toilettes – Belleroche',
    );
  });

  it('leaves out what is not known, and says nothing twice', () => {
    expect(titleOf('Infos', undefined)).toBe('Infos');
    expect(titleOf('Parvis', 'Parvis')).toBe('Parvis');
  });
});
