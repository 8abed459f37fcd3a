import type { Palette } from '../palette/palette.ts';
import { type Discordant, findDiscordantColours, harmonisePalette } from './harmonise.ts';

export interface OddColour extends Discordant {
  readonly from: string;
  readonly to: string;
}

export interface Together {
  readonly palette: Palette;
  readonly odd: readonly OddColour[];
}

/** With the changes; null if nothing clashes. */
export function togetherOf(palette: Palette): Together | null {
  const discord = findDiscordantColours(palette);
  if (discord.length === 0) return null;
  const together = harmonisePalette(palette);
  const odd = discord.map((one) => {
    const from = palette[one.name] ?? '';
    return { ...one, from, to: together[one.name] ?? from };
  });
  return { palette: together, odd };
}
