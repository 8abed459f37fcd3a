import { expect, it } from 'vitest';
import type { CategoryFile } from '../../platform/config/customerFile.ts';
import { buildMenus, indexCategories } from './categories.ts';

const tile = (code: string): CategoryFile => ({ code, type: 'reportEnd', lbl: { fr: code } });
const menu: CategoryFile[] = [
  { ...tile('hygiene'), type: 'menu', entries: [tile('toilets'), { ...tile('waste'), type: 'menu' }] },
  { ...tile('opening'), type: 'info' },
];

it('builds a page for each menu, including empty ones', () => {
  const pages = Object.entries(buildMenus({ menu, polls: [], ladder: null }, 'fr-FR')).map(
    ([page, tiles]) => [page, tiles.map(({ code }) => code)],
  );
  expect(pages).toEqual([
    ['main', ['hygiene', 'opening']],
    ['hygiene', ['toilets', 'waste']],
    ['waste', []],
  ]);
});

it('shows code, type, picture and words of a tile in the reader’s language', () => {
  const lift: CategoryFile = {
    ...{ code: 'lift', type: 'reportEnd', icon: 'elevator' },
    ...{ lbl: { fr: 'Ascenseur', en: 'Lift' }, descr: { fr: 'En panne', en: 'Out of order' } },
  };
  expect(buildMenus({ menu: [lift], polls: [], ladder: null }, 'en-US').main).toEqual([
    { code: 'lift', type: 'reportEnd', imgSrc: 'elevator', lbl: 'Lift', descr: 'Out of order' },
  ]);
});

it('indexes each tile with its path', () => {
  const ways = [...indexCategories(menu).values()].map(({ path, lbls }) => [path, lbls.map(({ fr }) => fr)]);
  expect(ways).toEqual([
    ['hygiene', ['hygiene']],
    ['hygiene/toilets', ['hygiene', 'toilets']],
    ['hygiene/waste', ['hygiene', 'waste']],
    ['opening', ['opening']],
  ]);
});
