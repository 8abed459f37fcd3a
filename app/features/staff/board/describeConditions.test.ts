import type { BoardFacets } from '@parvis/api/calls/board';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { describeConditions } from './describeConditions.ts';

const facets: BoardFacets = {
  categories: [{ code: 'light', lbl: 'Voirie › Éclairage' }],
  places: [{ code: 'square', lbl: 'Place du marché' }],
  services: [],
  people: [{ code: 'a1', lbl: 'Anna Petit' }],
  labels: [{ code: 'l1', lbl: 'Devis demandé' }],
};

test('names each condition, removes it alone, and marks values that no longer exist', async () => {
  const texts = createTextStore('fr-FR');
  await texts.load('frame', 'staff');
  const where = {
    ccatCodes: ['light', 'gone'],
    labelIds: ['l1', 'l2'],
    crUids: ['a1'],
    minDays: 3,
    danger: true as const,
  };
  const shown = describeConditions(where, facets, texts);
  expect(shown.map(({ label }) => label)).toEqual([
    'Voirie › Éclairage',
    'Catégorie\u00a0: n’existe plus',
    'Anna Petit',
    'Devis demandé',
    'Étiquette\u00a0: n’existe plus',
    'Danger signalé',
    'Signalé depuis plus de 3 jours',
  ]);
  expect(shown[0]?.without).toEqual({ ...where, ccatCodes: ['gone'] });
  expect(shown[2]?.without).toEqual({
    ccatCodes: ['light', 'gone'],
    labelIds: ['l1', 'l2'],
    ...{ minDays: 3, danger: true },
  });
});
