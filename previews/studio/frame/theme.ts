import { applyTheme } from '@parvis/theme/css/apply';
import { media } from '@parvis/theme/css/tokens';
import { defaultPalette } from '@parvis/theme/palette/keys';
import { useMedia } from '@parvis/ui/useMedia';
import { useLayoutEffect } from 'react';

/** The page in the default colours, so that the theme being made never hides the studio's own controls. */
export function useDefaultColours(): void {
  const scheme = useMedia(media.dark) ? 'dark' : 'light';
  useLayoutEffect(() => applyTheme(document.documentElement, defaultPalette(scheme), scheme), [scheme]);
}
