import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let written: string[];
let stored: string;
beforeEach(() => {
  written = [];
  stored = '';
  vi.resetModules();
  vi.stubGlobal('navigator', { cookieEnabled: true, language: 'fr' });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', {
    get cookie() {
      return stored;
    },
    set cookie(text: string) {
      written.push(text);
    },
    getElementById: () => null,
    querySelector: () => null,
    documentElement: { dataset: {} },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a choice saved in a cookie', () => {
  test('keeps the language for a year, for the whole site, samesite', async () => {
    const { saveLocale: rememberLocale } = await import('./boot.ts');
    rememberLocale('en-US');
    expect(written).toEqual(['pv_lang=en-US; path=/; max-age=31536000; samesite=lax']);
  });

  test('keeps the colour scheme likewise, and expires it when "auto" is chosen', async () => {
    const { chooseScheme } = await import('../branding/scheme.ts');
    chooseScheme('dark');
    chooseScheme('auto');
    expect(written).toEqual([
      'pv_scheme=dark; path=/; max-age=31536000; samesite=lax',
      'pv_scheme=; path=/; max-age=0; samesite=lax',
    ]);
  });
});

test.each([
  ['alone', 'pv_lang=en-US', 'en-US'],
  ['among others', 'a=1; pv_lang=en-US; b=2', 'en-US'],
  ['behind one whose name ends alike', 'xpv_lang=fr-FR; pv_lang=en-US', 'en-US'],
  ['behind one whose name begins alike', 'pv_lang2=fr-FR; pv_lang=en-US', 'en-US'],
  ['that holds what parts names from values', 'pv_lang=a=b', 'a=b'],
  ['that is empty', 'pv_lang=', ''],
  ['that is none', 'a=pv_lang=1', undefined],
])('readCookie reads a cookie %s', async (_, cookies, value) => {
  stored = cookies;
  const { readCookie } = await import('./cookies.ts');
  expect(readCookie('pv_lang')).toBe(value);
});
