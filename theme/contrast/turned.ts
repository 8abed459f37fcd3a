import { type Oklch, oklchOf, shade } from '../colour/oklch.ts';
import { type ColourKey, defaultPalette, type ResolvedPalette, type Scheme } from '../palette/keys.ts';
import { needs } from './needs.ts';

/** Below this chroma a colour has no hue that anybody sees; of what is nearly black it takes more (OKLCH). */
const GREY = { chroma: 0.04, dark: 0.25, darkChroma: 0.1 } as const;
/** What must become so much lighter or darker to be read is turned from dark to light, or back. */
const TURNED = 0.2;

const isGrey = ({ lightness, chroma }: Oklch): boolean =>
  chroma < (lightness < GREY.dark ? GREY.darkChroma : GREY.chroma);

const usual: Readonly<Record<Scheme, ResolvedPalette>> = {
  light: defaultPalette('light'),
  dark: defaultPalette('dark'),
};

/** What is written on grounds of the other lightness: the key's own colour there, words of buttons, and at last black and white. */
const inksOf = (key: ColourKey): readonly string[] => [
  usual.dark[key],
  usual.light[key],
  usual.dark.reportBtnTxt,
  '#000000',
  '#FFFFFF',
];

/** An ink in the hue of what it is written on. */
function inHue(ink: string, ground: string): string {
  const [own, below] = [oklchOf(ink), oklchOf(ground)];
  const chroma = Math.min(own.chroma, below.chroma);
  return shade({ lightness: own.lightness, chroma, hue: below.hue }, own.lightness);
}

/**
 * Grey words and icons that must be turned from light to dark, or back, to be read: the nearest grey looks as if they could not be used, so they are as
 * the defaults are on such grounds, in the hue of theirs. Nothing where they have a hue of their own, or little is to be done.
 */
export function turnedInk(
  draft: ResolvedPalette,
  key: ColourKey,
  nearest: string,
  reads: (hex: string) => boolean,
): string | undefined {
  const [own, near] = [oklchOf(draft[key]), oklchOf(nearest)];
  const moved = near.lightness - own.lightness;
  const ground = needs.get(key)?.[0]?.row.keys[0];
  if (!ground || !isGrey(own) || Math.abs(moved) < TURNED) return undefined;
  return inksOf(key)
    .map((ink) => inHue(ink, draft[ground]))
    .find((ink) => Math.sign(moved) * (oklchOf(ink).lightness - near.lightness) >= 0 && reads(ink));
}
