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

// The app's build inlines these values, so its first view needs no table.

export const lightColours = {
  ...defaultPalette('light'),
  ...Object.fromEntries(
    Object.entries(caseOutlines).map(([type, value]) => [outlineKey(type as CaseType), value]),
  ),
} as Record<ColourKey | OutlineKey, string>;

export const angles: Readonly<Partial<Record<Surface, number>>> = Object.fromEntries(gradients);
