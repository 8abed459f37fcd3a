import type { Weight } from '../letters/fonts.ts';

/** A text in a column: how large, how heavy, in how many lines at most. */
export interface Said {
  readonly text: string;
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly lines?: number;
  /** What is left free above it. */
  readonly above?: number;
}
