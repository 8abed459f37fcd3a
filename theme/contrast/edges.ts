import { parseHex } from '../colour/rgba.ts';
import { type ColourKey, colourTable, type ResolvedPalette, type Surface } from '../palette/keys.ts';
import { groundsOf, weakest } from './ground.ts';

/** A filling of less contrast than this with what it lies on is not seen as one. */
export const SEEN = 1.3;

/** Where a filling has nothing but itself to be seen by: on bars and rows their own edges and the room around it tell. */
const OPEN: readonly Surface[] = ['bg', 'drawerBg', 'mainBtnBg'];

/** What is filled with a brand's colour, whatever that is. */
const FILLINGS = colourTable.filter(({ brandRole }) => brandRole === 'filling' || brandRole === 'bubble');

/** The custom property that carries the edge of a filling. */
export const edgeProperty = (filling: ColourKey) => `--pv-edges-${filling}` as const;

/** Returns the edge of each filling: none, unless the filling is lost on its ground; then the edge colour, at least 3:1. */
export function edgesOf(
  palette: ResolvedPalette,
): readonly (readonly [filling: ColourKey, colour: string | undefined])[] {
  const ground = groundsOf(palette);
  return FILLINGS.map(({ key, standsOn }) => {
    const isLost = standsOn.some(
      (under) => OPEN.includes(under) && weakest(parseHex(palette[key]), ground(under)) < SEEN,
    );
    return [key, isLost ? palette.reportBtnBrdr : undefined];
  });
}
