import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatTitle, pushTitle } from './useDocumentTitle.ts';

afterEach(() => vi.unstubAllGlobals());

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

  it('is restored, whichever of two goes first', () => {
    const page = { title: 'Parvis' };
    vi.stubGlobal('document', page);
    const [leaveList, leaveCase] = [pushTitle('Liste'), pushTitle('Cas')];
    expect(page.title).toBe('Cas');
    leaveCase();
    expect(page.title).toBe('Liste');
    const leaveInfo = pushTitle('Infos');
    leaveList();
    expect(page.title).toBe('Infos');
    leaveInfo();
    expect(page.title).toBe('Parvis');
  });
});
