import {
  type CaseType,
  type ColourKey,
  caseOutlines,
  defaultPalette,
  gradients,
  type OutlineKey,
  outlineKey,
  type Surface,
} from '../palette/keys.ts';

// Values and nothing else: the build of the app writes them down here, and its first view does without the table.

/** The colour of each token in the light scheme. */
export const lightColours = {
  ...defaultPalette('light'),
  ...Object.fromEntries(
    Object.entries(caseOutlines).map(([type, value]) => [outlineKey(type as CaseType), value]),
  ),
} as Record<ColourKey | OutlineKey, string>;

/** The angle of each gradient in degrees, as CSS takes it; other surfaces have none. */
export const angles: Readonly<Partial<Record<Surface, number>>> = Object.fromEntries(gradients);
