import type { TileItem } from '@parvis/ui/screens/QrMenu';
import type { Menus } from '@parvis/ui/screens/QrMenu/navigation';
import type { MenuWords } from './words/fr.ts';

type Tile = Omit<TileItem, 'code' | 'lbl' | 'descr'> & { code: keyof MenuWords['tiles'] };

/** A menu as a customer's could be: every kind of tile and state is in it. */
const pages: Readonly<Record<string, readonly Tile[]>> = {
  main: [
    { code: 'hygiene', type: 'menu', imgSrc: 'droplet' },
    { code: 'comfort', type: 'menu', imgSrc: 'sofa' },
    { code: 'repair', type: 'reportEnd', imgSrc: 'wrench' },
    { code: 'it', type: 'reportEnd', imgSrc: 'wifi' },
    { code: 'opinion', type: 'polling', imgSrc: 'chart', alreadyAnswered: true },
    { code: 'hours', type: 'info', imgSrc: 'info' },
  ],
  hygiene: [
    { code: 'toilets', type: 'reportEnd', imgSrc: 'droplet' },
    { code: 'bins', type: 'reportEnd', imgSrc: 'trash' },
    { code: 'floor', type: 'reportEnd', imgSrc: 'sparkles', pending: true },
  ],
  comfort: [
    { code: 'heat', type: 'reportEnd', imgSrc: 'sun' },
    { code: 'seats', type: 'reportEnd', imgSrc: 'sofa' },
    { code: 'noise', type: 'reportEnd', imgSrc: 'speaker' },
  ],
};

/** The menus of the sample in the words of a language. */
export const menusOf = ({ tiles }: MenuWords): Menus<TileItem> =>
  Object.fromEntries(
    Object.entries(pages).map(([page, entries]) => [
      page,
      entries.map((entry) => ({ ...entry, lbl: tiles[entry.code][0], descr: tiles[entry.code][1] })),
    ]),
  );
