import { text } from '../base/texts.ts';
import { codeMarks } from './codeMarks.ts';
import { columnWithin } from './column.ts';
import { inBoth, type Layout, logoIn, typed } from './part.ts';
import type { Said } from './said.ts';

/** How wide the square of a code is, its quiet zone within. */
const SIDE = 30;
/** How far that zone may reach beyond what must be seen: it is white. */
const BEYOND = 2;
const LOGO = { w: 20, h: 4 } as const;

/** For a door, as small as a hand: the code as high as it has room, and its words on the customer's colour. */
export const label: Layout = ({ address, place, descr = '' }, look, { w, h, free }) => {
  const { colours, town } = look;
  const call = inBoth(look, (locale) => `${text('print.question', locale)} ${text('print.call', locale)}`);
  const ground = free.x - BEYOND + SIDE;
  const words = { x: ground + 2, w: free.x + free.w - ground - 2 };
  const logo = logoIn(look, { x: words.x, y: free.y, ...LOGO }, false);
  const above = logo.length > 0 ? LOGO.h + 0.8 : 0;
  const fill = colours.headText;
  const said: Said[] = [
    { text: town, size: 2.9, weight: 'bold', fill, lines: 2 },
    { text: place, size: 3.4, weight: 'bold', fill, lines: 2, above: 0.4 },
    { text: descr, size: 2.4, fill, lines: 2, above: 0.2 },
    { text: call[0], size: 2.6, fill, lines: 2, above: 0.8 },
    { text: call[1], size: 2.1, fill, lines: 2, above: 0.5 },
    ...typed(address, words.w, 2.3, fill).map((line, at) => ({ ...line, above: at === 0 ? 0.8 : 0 })),
  ];
  const top = free.y + (free.h - SIDE) / 2;
  return [
    { kind: 'box', x: ground, y: 0, w: w - ground, h, fill: colours.head },
    ...logo,
    ...columnWithin(said, { ...words, y: free.y + above, h: free.h - above, centred: false }),
    ...codeMarks(address, { x: free.x - BEYOND, y: top, w: SIDE }),
  ];
};
