import { type Oklch, oklchOf, shade } from '@parvis/theme/colour/oklch';
import type { ColourRole } from '@parvis/theme/derive/fromRoles';
import { brand } from '@parvis/theme/palette/brand';

/** How a colour of each role stands beside the main one: hue turned by so many degrees, how vivid, how light. */
const BESIDE = {
  main: { turn: 0, chroma: 0.2, lightness: () => 0.5 },
  // Light beside a dark one and dark beside a light one, so that both are told apart in grey too.
  accent: { turn: 150, chroma: 0.15, lightness: (main: number) => (main < 0.6 ? 0.76 : 0.42) },
  ground: { turn: 0, chroma: 0.012, lightness: () => 0.97 },
  text: { turn: 0, chroma: 0.03, lightness: () => 0.27 },
  none: { turn: 60, chroma: 0.13, lightness: () => 0.62 },
} as const;

/** From one offer to the next where somebody has the first already, in degrees. */
const FURTHER = 40;

/** A colour to begin with in a role, which goes with the main one and is none of those there are. */
export function nextColour(
  role: ColourRole | null,
  main: string | undefined,
  taken: readonly string[],
): string {
  const lead: Oklch = oklchOf(main ?? brand.lightPrimary);
  const { turn, chroma, lightness } = BESIDE[role ?? 'none'];
  const at = (hue: number) => shade({ ...lead, chroma, hue: hue % 360 }, lightness(lead.lightness));
  let hue = lead.hue + turn;
  for (const _ of taken) if (taken.includes(at(hue))) hue += FURTHER;
  return at(hue);
}
