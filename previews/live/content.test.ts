import { expect, test } from 'vitest';
import { readContent } from './content.ts';

const tile = (code: string, type: string, more: object = {}) => ({
  code,
  type,
  lbl: code.toUpperCase(),
  ...more,
});

test('what a customer shows is read out of any message: what cannot be drawn is left out', () => {
  const content = readContent({
    greeting: 7,
    place: { lbl: 'Gare', descr: '' },
    menus: {
      main: [tile('water', 'menu'), tile('x', 'script'), null, { code: 'y', type: 'info' }],
      water: 'no',
    },
  });
  expect(content).toMatchObject({ place: { lbl: 'Gare' }, menus: { water: [] } });
  expect(content?.menus.main?.map(({ code }) => code)).toEqual(['water']);
  expect(content?.greeting).toBeUndefined();
  for (const none of [null, {}, 'menus', { menus: null }]) expect(readContent(none)).toBeUndefined();
});

test('invented cases are about the customer’s own categories: water first, no opinion, and an end to any menu', () => {
  const content = readContent({
    menus: {
      main: [
        tile('road', 'reportEnd'),
        tile('clean', 'menu'),
        tile('view', 'reportEnd', { urgency: 'none' }),
        tile('circle', 'menu'),
      ],
      clean: [tile('wc', 'reportEnd', { imgSrc: 'toilet' })],
      circle: [tile('circle', 'menu')],
    },
  });
  expect(content?.cases.map(({ path }) => path.join(' › '))).toEqual(['CLEAN › WC', 'ROAD']);
});
