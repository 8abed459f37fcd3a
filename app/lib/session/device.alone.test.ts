import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = { referrer: '', getElementById: () => null, cookie: '' };
let standalone = false;
beforeEach(() => {
  page.referrer = '';
  standalone = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('https://parvis.example/'));
  vi.stubGlobal('navigator', { cookieEnabled: true, language: 'fr' });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)' && standalone,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko)';
const TABLET = 'Mozilla/5.0 (Android 13; Tablet; rv:109.0) Gecko/109.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${IPHONE} Version/16.3 Mobile/15E148 Safari/604.1`, 'phone', 'iOS', 'Safari 16.3', true],
  [`${IPHONE} Version/16.4 Mobile/15E148 Safari/604.1`, 'phone', 'iOS', 'Safari 16.4', false],
  [`${IPHONE} Version/15.10 Mobile/15E148 Safari/604.1`, 'phone', 'iOS', 'Safari 15.10', true],
  [`${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`, 'phone', 'iOS', 'Safari 17.0', false],
  [`${IPHONE} CriOS/120.0 Mobile/15E148 Safari/604.1`, 'phone', 'iOS', 'Chrome 120', true],
  [`${IPHONE} (KHTML, like Gecko) Mobile/15E148`, 'phone', 'iOS', 'other', true],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) Version/16.1 Mobile/1 Safari/604.1',
    'tablet',
    'iOS',
    'Safari 16.1',
    true,
  ],
  [`${MAC} Version/16.1 Safari/605.1.15`, 'desktop', 'macOS', 'Safari 16.1', false],
  [`${ANDROID} Chrome/120.0.0.0 Mobile Safari/537.36`, 'phone', 'Android', 'Chrome 120', false],
  [
    `${ANDROID} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    'phone',
    'Android',
    'Samsung 23',
    false,
  ],
  [`${ANDROID} Chrome/130.0.0.0 Safari/537.36`, 'tablet', 'Android', 'Chrome 130', false],
  [`${TABLET} Firefox/118.0`, 'tablet', 'Android', 'Firefox 118', false],
  [`${WINDOWS} Chrome/120.0 Safari/537.36 Edg/119.0`, 'desktop', 'Windows', 'Edge 119', false],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/119.0 Safari/537.36', 'desktop', 'ChromeOS', 'Chrome 119', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Firefox/120.0', 'desktop', 'Linux', 'Firefox 120', false],
  ['nothing that is known', 'desktop', 'other', 'other', false],
  [`${' '.repeat(500)}Windows Firefox/1`, 'desktop', 'other', 'other', false],
  [`${' '.repeat(493)}Windows Firefox/1`, 'desktop', 'Windows', 'other', false],
])('describes the agent: %s', async (agent, type, os, browser, legacyIOS) => {
  const { describeDevice } = await import('./device.ts');
  expect(describeDevice(agent)).toEqual({ type, os, browser, legacyIOS, rev: 199, mode: 'browser' });
});

test('recognises an iPad in desktop mode by its touch points', async () => {
  const { describeDevice } = await import('./device.ts');
  expect(describeDevice(`${MAC} Version/16.3 Safari/605.1.15`, 5)).toMatchObject({
    type: 'tablet',
    os: 'iOS',
    legacyIOS: true,
  });
});

test.each([
  ['', false, 'browser'],
  ['', true, 'standalone'],
  ['android-app://com.example', true, 'twa'],
  ['https://android-app://', false, 'browser'],
  ['https://android-app://', true, 'standalone'],
  // Link in a mail that opens a browser.
  ['android-app://com.example.mail', false, 'browser'],
])('referrer "%s" (standalone: %s) gives display mode %s', async (referrer, alone, mode) => {
  const { describeDevice } = await import('./device.ts');
  page.referrer = referrer;
  standalone = alone;
  expect(describeDevice('x').mode).toBe(mode);
});
