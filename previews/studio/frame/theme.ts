import { applyTheme } from '@parvis/theme/css/apply';
import { defaultPalette, type Scheme } from '@parvis/theme/palette/keys';
import { useLayoutEffect, useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

const listen = (notice: () => void) => {
  const dark = matchMedia(query);
  dark.addEventListener('change', notice);
  return () => dark.removeEventListener('change', notice);
};

const ofDevice = (): Scheme => (matchMedia(query).matches ? 'dark' : 'light');

/** The page in the default colours, so that the theme being made never hides the studio's own controls. */
export function useDefaultColours(): void {
  const scheme = useSyncExternalStore(listen, ofDevice);
  useLayoutEffect(() => applyTheme(document.documentElement, defaultPalette(scheme), scheme), [scheme]);
}
