import type { StudioTexts } from '../shared/texts.tsx';
import type { ThemeDocument } from '../state/document.ts';
import { compareThemes } from './compareThemes.ts';

const words = {
  label: 'studio.label',
  logo: 'studio.logo.logo',
  wlogo: 'studio.logo.wlogo',
  banner: 'studio.banner',
  shape: 'studio.shape',
} as const;

/** "12 couleurs, logo"; empty if equal. */
export function describeThemeChanges(
  { t, locale }: StudioTexts,
  before: ThemeDocument,
  after: ThemeDocument,
): string {
  const { colours, parts } = compareThemes(before, after);
  const named = parts.map((part) => t(words[part]).toLocaleLowerCase(locale));
  return [...(colours > 0 ? [t('studio.drafts.colours', { count: colours })] : []), ...named].join(', ');
}
