import type { Locale } from '@parvis/locales/languages';
import QRCode from 'qrcode';
import { fitText, measureText, type Weight } from '../../platform/fonts/printFonts.ts';
import { translate } from '../../platform/lib/texts.ts';
import type { Area, Mark, PrintBranding, PrintedCode } from './marks.ts';

/** Millimetres that most office printers leave unprinted. */
export const PRINTER_MARGIN = 5;
/** Millimetres to keep from cuts. */
export const CUT_MARGIN = 3;

interface SheetPart {
  readonly w: number;
  readonly h: number;
  /** Safe from cuts and paper edges; equal in each part. */
  readonly free: Area;
}

type Layout = (code: PrintedCode, look: PrintBranding, part: SheetPart) => Mark[];

const formatBilingual = (
  { locales: [first, second] }: PrintBranding,
  say: (locale: Locale) => string,
): readonly [string, string] => [say(first), say(second)];

/** Shrinks, never cuts: without protocol, on two lines if one would be too small. */
function formatAddress(address: string, width: number, size: number, fill: string): TextBlock[] {
  const text = address.replace(/^https?:\/\//, '');
  const measureFit = (line: string) => Math.min(1, width / measureText(line, size, 'bold'));
  const slash = text.indexOf('/');
  const lines = measureFit(text) > 0.8 ? [text] : [text.slice(0, slash), text.slice(slash)];
  const smallest = size * Math.min(...lines.map(measureFit)) * 0.999;
  return lines.map((line) => ({ text: line, size: smallest, weight: 'bold', fill }));
}

function drawLogo({ logo }: PrintBranding, box: Area, centred: boolean): Mark[] {
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
interface TextBlock {
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

function drawColumn(
  texts: readonly TextBlock[],
  { x, y, w, centred }: { x: number; y: number; w: number; centred: boolean },
): { marks: Mark[]; bottom: number } {
  const marks: Mark[] = [];
  let bottom = y;
  for (const { text, size: wanted, weight = 'regular', fill, lines: most = 1, above = 0 } of texts) {
    if (text === '') continue;
    const { size, lines } = fitText(text, w, wanted, weight, most);
    bottom += above;
    for (const line of lines) {
      const left = centred ? x + (w - measureText(line, size, weight)) / 2 : x;
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

const SHRINK_STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Scales down to fit. */
function drawFittedColumn(
  texts: readonly TextBlock[],
  { h, ...at }: { x: number; y: number; w: number; h: number; centred: boolean },
): Mark[] {
  const tries = SHRINK_STEPS.map((part) =>
    texts.map((said) => ({ ...said, size: said.size * part, above: (said.above ?? 0) * part })),
  );
  const measureHeight = (said: readonly TextBlock[]) => drawColumn(said, { ...at, y: 0 }).bottom;
  const chosen = tries.find((said) => measureHeight(said) <= h) ?? tries.at(-1) ?? [];
  return drawColumn(chosen, { ...at, y: at.y + Math.max(0, (h - measureHeight(chosen)) / 2) }).marks;
}

/** Readable with a quarter covered (ISO/IEC 18004, level Q). */
const QR_OPTIONS = { errorCorrectionLevel: 'Q' } as const;
/** In modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const BLACK = '#000000';

function drawCode(address: string, { x, y, w }: { x: number; y: number; w: number }): Mark[] {
  const { size, data } = QRCode.create(address, QR_OPTIONS).modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1) {
      const from = at;
      while (at < size && data[row * size + at]) at += 1;
      if (at > from) runs.push(`M${from} ${row}h${at - from}v1h${from - at}z`);
    }
  const scale = w / (size + 2 * QUIET_ZONE);
  const at = { x: x + QUIET_ZONE * scale, y: y + QUIET_ZONE * scale };
  return [
    { kind: 'box', x, y, w, h: w, fill: '#FFFFFF' },
    { kind: 'path', at, scale, d: runs.join(''), fill: BLACK },
  ];
}

const drawPoster: Layout = ({ address, place, descr = '' }, look, { w, h }) => {
  const { colours, town, emergency } = look;
  const pad = w * 0.07;
  const inner = { x: pad, w: w - 2 * pad, centred: true };
  const head = h * 0.16;
  const foot = h * 0.085;
  const unit = w / 210;
  const above = Math.max(head * 0.1, PRINTER_MARGIN);
  const logo = Math.min(head * 0.5, head * 0.62 - above);
  const name: TextBlock[] = [{ text: town, size: 9 * unit, weight: 'bold', fill: colours.headText }];
  const question = formatBilingual(look, (locale) => translate('print.question', locale));
  const call = formatBilingual(look, (locale) => translate('print.call', locale));
  const said = drawColumn(
    [
      { text: question[0], size: 19 * unit, weight: 'bold', fill: colours.text },
      { text: call[0], size: 9.5 * unit, fill: colours.text, lines: 2 },
      { text: `${question[1]} ${call[1]}`, size: 6.5 * unit, fill: colours.text, lines: 2, above: 2 * unit },
    ],
    { ...inner, y: head + 6 * unit },
  );
  const below: TextBlock[] = [
    { text: place, size: 10.5 * unit, weight: 'bold', fill: colours.text, lines: 2 },
    { text: descr, size: 7.5 * unit, fill: colours.text, lines: 2, above: 0.5 * unit },
    {
      text: translate('print.type', look.locales[0]),
      size: 5.2 * unit,
      fill: colours.text,
      above: 1.5 * unit,
    },
    ...formatAddress(address, inner.w, 6.4 * unit, colours.text),
  ];
  const lower = drawColumn(below, { ...inner, y: 0 }).bottom;
  const room = h - foot - said.bottom - lower - 10 * unit;
  const side = Math.min(room, w * 0.66);
  const top = said.bottom + 4 * unit + (room - side) / 2;
  return [
    { kind: 'box', x: 0, y: 0, w, h: head, fill: colours.head },
    ...drawLogo(look, { x: pad, y: above, w: w - 2 * pad, h: logo }, true),
    ...drawColumn(name, { ...inner, y: look.logo ? head * 0.64 : head * 0.36 }).marks,
    ...said.marks,
    ...drawCode(address, { x: (w - side) / 2, y: top, w: side }),
    ...drawColumn(below, { ...inner, y: h - foot - lower - 5 * unit }).marks,
    { kind: 'box', x: 0, y: h - foot, w, h: foot, fill: colours.foot },
    ...drawColumn(
      [
        {
          text: emergency ? translate('print.emergency', look.locales[0], { number: emergency }) : town,
          size: 7 * unit,
          weight: 'bold',
          fill: colours.footText,
        },
      ],
      { ...inner, y: h - Math.max(foot / 2 + 4.4 * unit, PRINTER_MARGIN + 8.75 * unit) },
    ).marks,
  ];
};

/** Code beside the text. */
const drawTableCard: Layout = ({ address, place, descr = '' }, look, { w, h }) => {
  const { colours, town, emergency } = look;
  const unit = Math.min(h / 37, w / 70);
  const band = 6.2 * unit;
  const pad = 4 * unit;
  const side = Math.min(h - band - 3 * unit, w * 0.48);
  const words = { x: side + pad, w: w - side - 2 * pad, centred: false };
  const call = formatBilingual(
    look,
    (locale) => `${translate('print.question', locale)} ${translate('print.call', locale)}`,
  );
  const logo = drawLogo(look, { x: pad, y: band * 0.18, w: w * 0.3, h: band * 0.64 }, false);
  const afterLogo = logo.length > 0 ? pad + (logo[0]?.kind === 'picture' ? logo[0].w : 0) + 1.5 * unit : pad;
  const beside: TextBlock[] = [
    { text: place, size: 3.6 * unit, weight: 'bold', fill: colours.text, lines: 2 },
    { text: descr, size: 2.5 * unit, fill: colours.text, lines: 2, above: 0.2 * unit },
    { text: call[0], size: 2.7 * unit, fill: colours.text, lines: 3, above: 1.2 * unit },
    { text: call[1], size: 2.2 * unit, fill: colours.text, lines: 3, above: 0.6 * unit },
    ...formatAddress(address, words.w, 2.3 * unit, colours.text).map((said, at) => ({
      ...said,
      above: at === 0 ? unit : 0,
    })),
    {
      text: emergency ? translate('print.emergency', look.locales[0], { number: emergency }) : '',
      size: 2.2 * unit,
      fill: colours.text,
      above: unit,
    },
  ];
  return [
    { kind: 'box', x: 0, y: 0, w, h: band, fill: colours.head },
    ...logo,
    ...drawColumn([{ text: town, size: 3.1 * unit, weight: 'bold', fill: colours.headText }], {
      x: afterLogo,
      y: band / 2 - 2 * unit,
      w: w - afterLogo - pad,
      centred: false,
    }).marks,
    ...drawCode(address, { x: pad / 2, y: band + (h - band - side) / 2, w: side }),
    ...drawColumn(beside, {
      ...words,
      y: band + (h - band - drawColumn(beside, { ...words, y: 0 }).bottom) / 2,
    }).marks,
  ];
};

const LABEL_CODE_SIDE = 30;
/** The white quiet zone may leave the safe area this far. */
const QUIET_ZONE_OVERLAP = 2;
const LOGO = { w: 20, h: 4 } as const;

/** Hand-sized: text beside the code, on the customer's colour. */
const drawLabel: Layout = ({ address, place, descr = '' }, look, { w, h, free }) => {
  const { colours, town } = look;
  const call = formatBilingual(
    look,
    (locale) => `${translate('print.question', locale)} ${translate('print.call', locale)}`,
  );
  const ground = free.x - QUIET_ZONE_OVERLAP + LABEL_CODE_SIDE;
  const words = { x: ground + 2, w: free.x + free.w - ground - 2 };
  const logo = drawLogo(look, { x: words.x, y: free.y, ...LOGO }, false);
  const above = logo.length > 0 ? LOGO.h + 0.8 : 0;
  const fill = colours.headText;
  const said: TextBlock[] = [
    { text: town, size: 2.9, weight: 'bold', fill, lines: 2 },
    { text: place, size: 3.4, weight: 'bold', fill, lines: 2, above: 0.4 },
    { text: descr, size: 2.4, fill, lines: 2, above: 0.2 },
    { text: call[0], size: 2.6, fill, lines: 2, above: 0.8 },
    { text: call[1], size: 2.1, fill, lines: 2, above: 0.5 },
    ...formatAddress(address, words.w, 2.3, fill).map((line, at) => ({ ...line, above: at === 0 ? 0.8 : 0 })),
  ];
  const top = free.y + (free.h - LABEL_CODE_SIDE) / 2;
  return [
    { kind: 'box', x: ground, y: 0, w: w - ground, h, fill: colours.head },
    ...logo,
    ...drawFittedColumn(said, { ...words, y: free.y + above, h: free.h - above, centred: false }),
    ...drawCode(address, { x: free.x - QUIET_ZONE_OVERLAP, y: top, w: LABEL_CODE_SIDE }),
  ];
};

export const LAYOUTS = {
  tall: drawPoster,
  wide: drawTableCard,
  label: drawLabel,
} as const satisfies Readonly<Record<string, Layout>>;
