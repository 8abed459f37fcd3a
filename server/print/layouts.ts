import { text } from '../base/texts.ts';
import { codeMarks } from './codeMarks.ts';
import { column } from './column.ts';
import { label } from './label.ts';
import { inBoth, type Layout, logoIn, SAFE, typed } from './part.ts';
import type { Said } from './said.ts';

/** For a wall: whose it is, what to do, the code, where one stands. */
const tall: Layout = ({ address, place, descr = '' }, look, { w, h }) => {
  const { colours, town, emergency } = look;
  const pad = w * 0.07;
  const inner = { x: pad, w: w - 2 * pad, centred: true };
  const head = h * 0.16;
  const foot = h * 0.085;
  const unit = w / 210;
  const above = Math.max(head * 0.1, SAFE);
  const logo = Math.min(head * 0.5, head * 0.62 - above);
  const name: Said[] = [{ text: town, size: 9 * unit, weight: 'bold', fill: colours.headText }];
  const question = inBoth(look, (locale) => text('print.question', locale));
  const call = inBoth(look, (locale) => text('print.call', locale));
  const said = column(
    [
      { text: question[0], size: 19 * unit, weight: 'bold', fill: colours.text },
      { text: call[0], size: 9.5 * unit, fill: colours.text, lines: 2 },
      { text: `${question[1]} ${call[1]}`, size: 6.5 * unit, fill: colours.text, lines: 2, above: 2 * unit },
    ],
    { ...inner, y: head + 6 * unit },
  );
  const below: Said[] = [
    { text: place, size: 10.5 * unit, weight: 'bold', fill: colours.text, lines: 2 },
    { text: descr, size: 7.5 * unit, fill: colours.text, lines: 2, above: 0.5 * unit },
    { text: text('print.type', look.readers[0]), size: 5.2 * unit, fill: colours.text, above: 1.5 * unit },
    ...typed(address, inner.w, 6.4 * unit, colours.text),
  ];
  const lower = column(below, { ...inner, y: 0 }).bottom;
  const room = h - foot - said.bottom - lower - 10 * unit;
  const side = Math.min(room, w * 0.66);
  const top = said.bottom + 4 * unit + (room - side) / 2;
  return [
    { kind: 'box', x: 0, y: 0, w, h: head, fill: colours.head },
    ...logoIn(look, { x: pad, y: above, w: w - 2 * pad, h: logo }, true),
    ...column(name, { ...inner, y: look.logo ? head * 0.64 : head * 0.36 }).marks,
    ...said.marks,
    ...codeMarks(address, { x: (w - side) / 2, y: top, w: side }),
    ...column(below, { ...inner, y: h - foot - lower - 5 * unit }).marks,
    { kind: 'box', x: 0, y: h - foot, w, h: foot, fill: colours.foot },
    ...column(
      [
        {
          text: emergency ? text('print.emergency', look.readers[0], { number: emergency }) : town,
          size: 7 * unit,
          weight: 'bold',
          fill: colours.footText,
        },
      ],
      { ...inner, y: h - Math.max(foot / 2 + 4.4 * unit, SAFE + 8.75 * unit) },
    ).marks,
  ];
};

/** For a table: the code beside the words. */
const wide: Layout = ({ address, place, descr = '' }, look, { w, h }) => {
  const { colours, town, emergency } = look;
  const unit = Math.min(h / 37, w / 70);
  const band = 6.2 * unit;
  const pad = 4 * unit;
  const side = Math.min(h - band - 3 * unit, w * 0.48);
  const words = { x: side + pad, w: w - side - 2 * pad, centred: false };
  const call = inBoth(look, (locale) => `${text('print.question', locale)} ${text('print.call', locale)}`);
  const logo = logoIn(look, { x: pad, y: band * 0.18, w: w * 0.3, h: band * 0.64 }, false);
  const afterLogo = logo.length > 0 ? pad + (logo[0]?.kind === 'picture' ? logo[0].w : 0) + 1.5 * unit : pad;
  const beside: Said[] = [
    { text: place, size: 3.6 * unit, weight: 'bold', fill: colours.text, lines: 2 },
    { text: descr, size: 2.5 * unit, fill: colours.text, lines: 2, above: 0.2 * unit },
    { text: call[0], size: 2.7 * unit, fill: colours.text, lines: 3, above: 1.2 * unit },
    { text: call[1], size: 2.2 * unit, fill: colours.text, lines: 3, above: 0.6 * unit },
    ...typed(address, words.w, 2.3 * unit, colours.text).map((said, at) => ({
      ...said,
      above: at === 0 ? unit : 0,
    })),
    {
      text: emergency ? text('print.emergency', look.readers[0], { number: emergency }) : '',
      size: 2.2 * unit,
      fill: colours.text,
      above: unit,
    },
  ];
  return [
    { kind: 'box', x: 0, y: 0, w, h: band, fill: colours.head },
    ...logo,
    ...column([{ text: town, size: 3.1 * unit, weight: 'bold', fill: colours.headText }], {
      x: afterLogo,
      y: band / 2 - 2 * unit,
      w: w - afterLogo - pad,
      centred: false,
    }).marks,
    ...codeMarks(address, { x: pad / 2, y: band + (h - band - side) / 2, w: side }),
    ...column(beside, { ...words, y: band + (h - band - column(beside, { ...words, y: 0 }).bottom) / 2 })
      .marks,
  ];
};

/** What a code stands in, by name. */
export const LAYOUTS = { tall, wide, label } as const satisfies Readonly<Record<string, Layout>>;
