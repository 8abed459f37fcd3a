import type { Locale } from '@parvis/locales/languages';

/** From the left and from the top, millimetres. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, from the corner of what it lies in, millimetres. */
export interface Area extends Point {
  readonly w: number;
  readonly h: number;
}

/** A text from where its baseline begins; its size is that of its letters’ square. */
export interface TextMark {
  readonly kind: 'text';
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly fill: string;
}

/** Something drawn on a sheet. A colour is `#RRGGBB`. */
export type Mark =
  | (Area & { readonly kind: 'box'; readonly fill: string })
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly dashed?: boolean }
  | TextMark
  /** Squares of a code, as a path in units of `scale`. */
  | {
      readonly kind: 'path';
      readonly at: Point;
      readonly scale: number;
      readonly d: string;
      readonly fill: string;
    }
  | (Area & { readonly kind: 'picture'; readonly png: Buffer })
  /** A part of the sheet, with marks from its own corner; upside down where it is folded over. */
  | (Area & { readonly kind: 'part'; readonly turned: boolean; readonly marks: readonly Mark[] });

/** Strokes of a line, one above the other: it is seen on every colour. */
export const STROKES = [
  { width: 0.7, colour: '#FFFFFF' },
  { width: 0.2, colour: '#333333' },
] as const;

/** A sheet of paper with its marks. */
export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly marks: readonly Mark[];
}

/** A code to print, with the words beside it. */
export interface PrintedCode {
  readonly qrid: string;
  /** What a phone opens. */
  readonly address: string;
  readonly place: string;
  /** Where exactly it hangs there. */
  readonly descr?: string;
}

/** Whose codes they are, and how they look on paper. */
export interface PrintedLook {
  /** The languages of what is printed: the customer's first, and its second, else one that strangers read. */
  readonly readers: readonly [Locale, Locale];
  readonly town: string;
  /** The square logo, and the wide one, which often holds the name. */
  readonly logo: PrintedLogo | undefined;
  /** A number to call at once. */
  readonly emergency: string | undefined;
  readonly colours: {
    /** Ground of the head, and what is written on it. */
    readonly head: string;
    readonly headText: string;
    readonly text: string;
    /** Ground of the foot, and what is written on it. */
    readonly foot: string;
    readonly footText: string;
  };
}

/** A logo as it is printed. */
export interface PrintedLogo {
  readonly png: Buffer;
  /** Width by height. */
  readonly ratio: number;
}
