import { type Carried, type ColourKey, colourTable, type Surface, surfaceOf } from '../palette/keys.ts';

/** A ground as it is drawn: one key, or the two ends of a blend. */
export interface SurfaceRow {
  readonly surface: Surface;
  readonly keys: readonly [start: ColourKey, end: ColourKey];
  readonly carries: readonly Carried[];
  /** What may lie under it and shines through when it is translucent. Empty for the page. */
  readonly standsOn: readonly Surface[];
}

/** Every surface of the key table, blends taken as one. The page comes first. */
export const surfaceTable: readonly SurfaceRow[] = colourTable
  .filter((row) => row.kind === 'surface' && row.key !== `${surfaceOf(row)}2`)
  .map((row) => ({
    surface: surfaceOf(row),
    keys: [row.key, row.pairedWith ?? row.key],
    carries: row.mustCarry,
    standsOn: row.standsOn,
  }));
