import { type Oklch, oklchOf, shade } from '@parvis/theme/colour/oklch';
import { parseHex } from '@parvis/theme/colour/rgba';

/** OKLCH and opacity (0 to 1). */
export interface SliderColour extends Oklch {
  readonly alpha: number;
}

/** In sRGB. */
const MOST_CHROMA = 0.33;

export const toSliderColour = (colour: string): SliderColour => ({
  ...oklchOf(colour),
  alpha: parseHex(colour)[3],
});

/** Nearest sRGB colour in normal form. */
export function formatSliderColour(mixed: SliderColour): string {
  const alpha = Math.round(mixed.alpha * 255);
  const end = alpha >= 255 ? '' : alpha.toString(16).padStart(2, '0').toUpperCase();
  return shade(mixed, mixed.lightness) + end;
}

export type Channel = keyof SliderColour;

/** Range and arrow-key step of each slider. */
export const channels: Readonly<Record<Channel, { readonly max: number; readonly step: number }>> = {
  lightness: { max: 1, step: 0.01 },
  chroma: { max: MOST_CHROMA, step: 0.005 },
  hue: { max: 360, step: 1 },
  alpha: { max: 1, step: 0.01 },
};

const STOPS = 16;

/** From the other three values. */
export function buildTrack(mixed: SliderColour, channel: Channel): string {
  const { max } = channels[channel];
  const stops = Array.from({ length: STOPS + 1 }, (_, index) =>
    formatSliderColour({ ...mixed, alpha: 1, [channel]: (index / STOPS) * max }),
  );
  if (channel === 'alpha')
    return `linear-gradient(to right, transparent, ${formatSliderColour({ ...mixed, alpha: 1 })})`;
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
