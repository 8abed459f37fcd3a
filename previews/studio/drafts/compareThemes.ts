import { paletteKeys, withoutDefaults } from '@parvis/theme/palette/palette';
import { formatShape } from '@parvis/theme/shape/shape';
import type { ThemeDocument } from '../state/document.ts';

export interface ThemeChanges {
  readonly colours: number;
  /** In the studio's order. */
  readonly parts: readonly ('label' | 'logo' | 'wlogo' | 'banner' | 'shape')[];
}

const parts = ['label', 'logo', 'wlogo', 'banner', 'shape'] as const;

const getPart = (document: ThemeDocument, part: (typeof parts)[number]): string | undefined =>
  part === 'shape' ? formatShape(document.shape) : document[part];

/** An undefined banner keeps the old one. */
const isPartChanged = (before: ThemeDocument, after: ThemeDocument, part: (typeof parts)[number]): boolean =>
  getPart(after, part) !== undefined && getPart(before, part) !== getPart(after, part);

/** A default counts as not chosen. */
export function compareThemes(before: ThemeDocument, after: ThemeDocument): ThemeChanges {
  const [from, to] = [withoutDefaults(before.palette), withoutDefaults(after.palette)];
  return {
    colours: paletteKeys.filter((key) => from[key] !== to[key]).length,
    parts: parts.filter((part) => isPartChanged(before, after, part)),
  };
}
