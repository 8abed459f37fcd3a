/** What stands on a sheet, in millimetres from its top left corner. A colour is `#RRGGBB`. */
export type Mark =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly fill: string;
      readonly radius?: number;
    }
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly dashed?: boolean }
  | {
      readonly kind: 'text';
      readonly at: Point;
      readonly text: string;
      /** Height of its letters’ square, millimetres. */
      readonly size: number;
      readonly bold: boolean;
      readonly fill: string;
    }
  /** Squares of a code, as a path in units of `scale`. */
  | {
      readonly kind: 'path';
      readonly at: Point;
      readonly scale: number;
      readonly d: string;
      readonly fill: string;
    }
  | {
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly png: Buffer;
    }
  /** What stands on a part of the sheet, from that part's own corner; upside down where it is folded over. */
  | {
      readonly kind: 'part';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly turned: boolean;
      readonly marks: readonly Mark[];
    };

/** How a line is drawn, one above the other: it is seen on every colour. */
export const STROKES = [
  { width: 0.7, colour: '#FFFFFF' },
  { width: 0.2, colour: '#333333' },
] as const;

/** From the left and from the top, millimetres. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sheet of paper with what stands on it. */
export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly marks: readonly Mark[];
}
