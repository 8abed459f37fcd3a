import { parseHex } from '../colour/rgba.ts';
import { type ColourKey, colourTable, type ResolvedPalette, type Surface } from '../palette/keys.ts';
import { createSampler, getWeakestContrast } from './ground.ts';

/** Fillings below it are invisible. */
export const SEEN = 1.3;

/** Bars and rows have their own edges. */
const OPEN: readonly Surface[] = ['bg', 'drawerBg', 'mainBtnBg'];

const FILLINGS = colourTable.filter(({ brandRole }) => brandRole === 'filling' || brandRole === 'bubble');

export const edgeProperty = (filling: ColourKey) => `--pv-edges-${filling}` as const;

/** At least 3:1, only where the filling is invisible on its surface. */
export function getEdges(
  palette: ResolvedPalette,
): readonly (readonly [filling: ColourKey, colour: string | undefined])[] {
  const ground = createSampler(palette);
  return FILLINGS.map(({ key, standsOn }) => {
    const isLost = standsOn.some(
      (under) => OPEN.includes(under) && getWeakestContrast(parseHex(palette[key]), ground(under)) < SEEN,
    );
    return [key, isLost ? palette.reportBtnBrdr : undefined];
  });
}
