import { applyTheme } from '@parvis/theme/css/apply';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { resolve } from '@parvis/theme/palette/resolve';

// Every key, light and dark, from one colour, with readable pairs.
const palette = paletteFromBrand('#17734A') ?? {};
const dark = matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  const scheme = dark.matches ? 'dark' : 'light';
  applyTheme(document.documentElement, resolve(palette, scheme), scheme);
}

dark.addEventListener('change', dress);
dress();
