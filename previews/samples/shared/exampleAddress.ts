import type { Scheme } from '@parvis/theme/palette/keys';

/** Returns the address with other colours and everything else kept. */
export function replaceColours(appColors: string, query: string, fragment: string): string {
  const given = new URLSearchParams(query);
  given.set('appColors', appColors);
  return `?${given}${fragment}`;
}

/** Returns the scheme for an invalid address: the one it names, else the device's. */
export function chooseScheme(query: string, deviceIsDark: boolean): Scheme {
  const dark = new URLSearchParams(query).get('dark');
  return dark === '1' || (dark === null && deviceIsDark) ? 'dark' : 'light';
}

/** Returns the same address in another language. */
export function replaceLanguage(tag: string, query: string, fragment: string): string {
  const given = new URLSearchParams(query);
  given.set('lang', tag);
  return `?${given}${fragment}`;
}
