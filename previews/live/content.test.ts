import { expect, test } from 'vitest';
import { readContent } from './content.ts';

const tile = (code: string, type: string, more: object = {}) => ({
  code,
  type,
  lbl: code.toUpperCase(),
  ...more,
});

test('reads content out of any message and leaves out tiles that cannot be drawn', () => {
  const content = readContent({
    greeting: 7,
    place: { lbl: 'Gare', descr: '' },
    menus: {
      main: [
        tile('water', 'menu'),
        tile('square', 'polling'),
        tile('x', 'script'),
        null,
        { code: 'y', type: 'info' },
      ],
      water: 'no',
    },
  });
  expect(content).toMatchObject({ place: { lbl: 'Gare' }, menus: { water: [] } });
  expect(content?.menus.main?.map(({ code }) => code)).toEqual(['water', 'square']);
  expect(content?.greeting).toBeUndefined();
  for (const none of [null, {}, 'menus', { menus: null }]) expect(readContent(none)).toBeUndefined();
});

test('builds sample cases from the customer’s own categories: water first, no opinion, in menus of any depth', () => {
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
