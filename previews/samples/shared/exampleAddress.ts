import type { Scheme } from '@parvis/theme/palette/keys';

/** Keeps everything else. */
export function replaceColours(appColors: string, query: string, fragment: string): string {
  const given = new URLSearchParams(query);
  given.set('appColors', appColors);
  return `?${given}${fragment}`;
}

/** From an invalid address, else the device's. */
export function chooseScheme(query: string, deviceIsDark: boolean): Scheme {
  const dark = new URLSearchParams(query).get('dark');
  return dark === '1' || (dark === null && deviceIsDark) ? 'dark' : 'light';
}

export function replaceLanguage(tag: string, query: string, fragment: string): string {
  const given = new URLSearchParams(query);
  given.set('lang', tag);
  return `?${given}${fragment}`;
}
