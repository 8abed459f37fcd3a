import type { Locale } from '@parvis/locales/languages';

/** Millimetres from the top left. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Millimetres within its container. */
export interface Area extends Point {
  readonly w: number;
  readonly h: number;
}

/** Starts at its baseline; `size` is the em square. */
export interface TextMark {
  readonly kind: 'text';
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly fill: string;
}

/** Colours are `#RRGGBB`. */
export type Mark =
  | (Area & { readonly kind: 'box'; readonly fill: string })
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly dashed?: boolean }
  | TextMark
  /** QR modules as a path in units of `scale`. */
  | {
      readonly kind: 'path';
      readonly at: Point;
      readonly scale: number;
      readonly d: string;
      readonly fill: string;
    }
  | (Area & { readonly kind: 'picture'; readonly png: Buffer })
  /** Marks relative to its own corner; `turned` is upside down, for folding. */
  | (Area & { readonly kind: 'part'; readonly turned: boolean; readonly marks: readonly Mark[] });

/** Visible on every colour. */
export const STROKES = [
  { width: 0.7, colour: '#FFFFFF' },
  { width: 0.2, colour: '#333333' },
] as const;

export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly marks: readonly Mark[];
}

export interface PrintedCode {
  readonly qrid: string;
  readonly address: string;
  readonly place: string;
  readonly descr?: string;
}

export interface PrintBranding {
  /** The customer's, then its second or an international one. */
  readonly locales: readonly [Locale, Locale];
  readonly town: string;
  readonly logo: PrintedLogo | undefined;
  readonly emergency: string | undefined;
  readonly colours: {
    readonly head: string;
    readonly headText: string;
    readonly text: string;
    readonly foot: string;
    readonly footText: string;
  };
}

export interface PrintedLogo {
  readonly png: Buffer;
  /** Width divided by height. */
  readonly ratio: number;
}
