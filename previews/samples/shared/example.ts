import type { Scheme } from '@parvis/theme/palette/keys';

/** The address of a sample page with other colours; all else that it asks for stays. */
export function addressWith(appColors: string, query: string, fragment: string): string {
  const given = new URLSearchParams(query);
  given.set('appColors', appColors);
  return `?${given}${fragment}`;
}

/** The scheme for a page that cannot be drawn as its address asks: the one it names, else the device's. */
export function schemeWanted(query: string, deviceIsDark: boolean): Scheme {
  const dark = new URLSearchParams(query).get('dark');
  return dark === '1' || (dark === null && deviceIsDark) ? 'dark' : 'light';
}

/** The same address in another language. */
export function inLanguage(tag: string, query: string, fragment: string): string {
  const given = new URLSearchParams(query);
  given.set('lang', tag);
  return `?${given}${fragment}`;
}
