import type { Palette } from '../palette/palette.ts';
import { type Discordant, discordOf, harmonisePalette } from './harmonise.ts';

/** A colour that does not go with the others, as it was set and as it is once they were brought together. */
export interface OddColour extends Discordant {
  readonly from: string;
  readonly to: string;
}

/** A palette whose colours were brought together, and what that changes of those at odds. */
export interface Together {
  readonly palette: Palette;
  readonly odd: readonly OddColour[];
}

/** What one press makes of a palette whose colours are at odds; null where none are. */
export function togetherOf(palette: Palette): Together | null {
  const discord = discordOf(palette);
  if (discord.length === 0) return null;
  const together = harmonisePalette(palette);
  const odd = discord.map((one) => {
    const from = palette[one.name] ?? '';
    return { ...one, from, to: together[one.name] ?? from };
  });
  return { palette: together, odd };
}
