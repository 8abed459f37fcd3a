import type { Locale } from '@parvis/locales/languages';
import { widthOf } from '../letters/letters.ts';
import type { Mark } from './marks.ts';
import type { PrintedCode, PrintedLook } from './printed.ts';
import type { Said } from './said.ts';

/** So far from an edge of the paper most printers of offices print nothing, millimetres. */
export const SAFE = 5;
/** So far from a cut stands what must not be cut, millimetres: hands and blades go astray. */
export const ASTRAY = 3;

/** A rectangle, from the corner of what it lies in. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The part of a sheet that a code has. */
interface Part {
  readonly w: number;
  readonly h: number;
  /** Where in it stands what must be seen: away from cuts and from the edges of the paper, as large in each part. */
  readonly free: Area;
}

export type Layout = (code: PrintedCode, look: PrintedLook, part: Part) => Mark[];

/** A sentence in both languages that a customer's codes speak. */
export const inBoth = (
  { readers: [first, second] }: PrintedLook,
  say: (locale: Locale) => string,
): readonly [string, string] => [say(first), say(second)];

/** What is typed where nothing scans, never cut: without what browsers add by themselves, in two lines where one is too narrow. */
export function typed(address: string, width: number, size: number, fill: string): Said[] {
  const text = address.replace(/^https?:\/\//, '');
  const fits = (line: string) => Math.min(1, width / widthOf(line, size, 'bold'));
  const slash = text.indexOf('/');
  const lines = fits(text) > 0.8 ? [text] : [text.slice(0, slash), text.slice(slash)];
  const smallest = size * Math.min(...lines.map(fits)) * 0.999;
  return lines.map((line) => ({ text: line, size: smallest, weight: 'bold', fill }));
}

/** The logo in a box, as large as it has room. */
export function logoIn({ logo }: PrintedLook, box: Area, centred: boolean): Mark[] {
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
