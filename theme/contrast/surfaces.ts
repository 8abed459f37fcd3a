import { type Carried, type ColourKey, colourTable, getSurface, type Surface } from '../palette/keys.ts';

export interface SurfaceRow {
  readonly surface: Surface;
  readonly keys: readonly [start: ColourKey, end: ColourKey];
  readonly carries: readonly Carried[];
  /** Below a translucent surface; empty for the page. */
  readonly standsOn: readonly Surface[];
}

/** Page first. */
export const surfaceTable: readonly SurfaceRow[] = colourTable
  .filter((row) => row.kind === 'surface' && row.key !== `${getSurface(row)}2`)
  .map((row) => ({
    surface: getSurface(row),
    keys: [row.key, row.pairedWith ?? row.key],
    carries: row.mustCarry,
    standsOn: row.standsOn,
  }));
