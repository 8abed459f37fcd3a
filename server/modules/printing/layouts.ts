import type { Locale } from '@parvis/locales/languages';
import QRCode from 'qrcode';
import { fitted, type Weight, widthOf } from '../../platform/fonts/letters.ts';
import { text } from '../../platform/lib/texts.ts';
import type { Area, Mark, PrintedCode, PrintedLook } from './marks.ts';

/** Margin that most office printers leave unprinted, in millimetres. */
export const SAFE = 5;
/** Distance to keep from cuts, in millimetres. */
export const ASTRAY = 3;

interface Part {
  readonly w: number;
  readonly h: number;
  /** Area safe from cuts and paper edges, the same size in each part. */
  readonly free: Area;
}

type Layout = (code: PrintedCode, look: PrintedLook, part: Part) => Mark[];

const inBoth = (
  { readers: [first, second] }: PrintedLook,
  say: (locale: Locale) => string,
): readonly [string, string] => [say(first), say(second)];

/** Shrinks the address to fit, never cut: without protocol, on two lines if one would be too small. */
function typed(address: string, width: number, size: number, fill: string): Said[] {
  const text = address.replace(/^https?:\/\//, '');
  const fits = (line: string) => Math.min(1, width / widthOf(line, size, 'bold'));
  const slash = text.indexOf('/');
  const lines = fits(text) > 0.8 ? [text] : [text.slice(0, slash), text.slice(slash)];
  const smallest = size * Math.min(...lines.map(fits)) * 0.999;
  return lines.map((line) => ({ text: line, size: smallest, weight: 'bold', fill }));
}

function logoIn({ logo }: PrintedLook, box: Area, centred: boolean): Mark[] {
  if (!logo) return [];
  const h = Math.min(box.h, box.w / logo.ratio);
  const w = h * logo.ratio;
  return [
    {
      kind: 'picture',
      x: centred ? box.x + (box.w - w) / 2 : box.x,
      y: box.y + (box.h - h) / 2,
      w,
      h,
      png: logo.png,
    },
  ];
}

/** `lines` is a maximum. */
interface Said {
  readonly text: string;
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly lines?: number;
  readonly above?: number;
}

const LEADING = 1.25;
/** Baseline from the top of the line, per font size. */
const BASELINE = 0.98;

function column(
  texts: readonly Said[],
  { x, y, w, centred }: { x: number; y: number; w: number; centred: boolean },
): { marks: Mark[]; bottom: number } {
  const marks: Mark[] = [];
  let bottom = y;
  for (const { text, size: wanted, weight = 'regular', fill, lines: most = 1, above = 0 } of texts) {
    if (text === '') continue;
    const { size, lines } = fitted(text, w, wanted, weight, most);
    bottom += above;
    for (const line of lines) {
      const left = centred ? x + (w - widthOf(line, size, weight)) / 2 : x;
      marks.push({
        kind: 'text',
        at: { x: left, y: bottom + size * BASELINE },
        text: line,
        size,
        bold: weight === 'bold',
        fill,
      });
      bottom += size * LEADING;
    }
  }
  return { marks, bottom };
}

const SMALLER = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Centres texts in a given height, scaled down to fit. */
function columnWithin(
  texts: readonly Said[],
  { h, ...at }: { x: number; y: number; w: number; h: number; centred: boolean },
): Mark[] {
  const tries = SMALLER.map((part) =>
    texts.map((said) => ({ ...said, size: said.size * part, above: (said.above ?? 0) * part })),
  );
  const highOf = (said: readonly Said[]) => column(said, { ...at, y: 0 }).bottom;
  const chosen = tries.find((said) => highOf(said) <= h) ?? tries.at(-1) ?? [];
  return column(chosen, { ...at, y: at.y + Math.max(0, (h - highOf(chosen)) / 2) }).marks;
}

/** Readable with a quarter covered (ISO/IEC 18004, level Q). */
const LEVEL = { errorCorrectionLevel: 'Q' } as const;
/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4;
const BLACK = '#000000';

function codeMarks(address: string, { x, y, w }: { x: number; y: number; w: number }): Mark[] {
  const { size, data } = QRCode.create(address, LEVEL).modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1) {
      const from = at;
      while (at < size && data[row * size + at]) at += 1;
      if (at > from) runs.push(`M${from} ${row}h${at - from}v1h${from - at}z`);
    }
  const scale = w / (size + 2 * QUIET);
  const at = { x: x + QUIET * scale, y: y + QUIET * scale };
  return [
    { kind: 'box', x, y, w, h: w, fill: '#FFFFFF' },
    { kind: 'path', at, scale, d: runs.join(''), fill: BLACK },
  ];
}

/** For walls: customer, instructions, code, place. */
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

/** For tables: code beside the text. */
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

const SIDE = 30;
/** How far the quiet zone may leave the safe area: it is white. */
const BEYOND = 2;
const LOGO = { w: 20, h: 4 } as const;

/** For doors, hand-sized: code and text side by side, the text on the customer's colour. */
const label: Layout = ({ address, place, descr = '' }, look, { w, h, free }) => {
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

export const LAYOUTS = { tall, wide, label } as const satisfies Readonly<Record<string, Layout>>;
