import { describe, expect, it } from 'vitest';
import { type BrowserInfo, detectBrowser, isLegacyIos, isTablet } from './detectBrowser.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (os: string): string => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${APPLE}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`;
const pixel = (more = ''): string =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8${more}) AppleWebKit/537.36 (KHTML, like Gecko)`;

type Row = readonly [userAgent: string, seen: string];

const rows: readonly Row[] = [
  [`${iphone('17_4')} Version/17.4 Mobile/15E148 Safari/604.1`, 'ios safari 1704'],
  [`${iphone('18_6')} Version/26.0 Mobile/15E148 Safari/604.1`, 'ios safari 2600'],
  [`${iphone('16_3_1')} Version/16.3 Mobile/15E148 Safari/604.1`, 'ios safari 1603'],
  [`${iphone('17_4')} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`, 'ios chromium 1704'],
  [`${iphone('16_2')} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`, 'ios firefox 1602'],
  [`${iphone('17_4')} Version/17.0 EdgiOS/122.0 Mobile/15E148 Safari/604.1`, 'ios chromium 1700'],
  [`${iphone('17_4')} Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'ios chromium 1704'],
  [`${iphone('17_4')} OPT/4.6 Mobile/15E148`, 'ios chromium 1704'],
  // In-app browsers.
  [`${iphone('17_4')} Mobile/15E148 Instagram 325.0.0.33 (iPhone14,5; iOS 17_4)`, 'ios inApp 1704'],
  [`${iphone('17_4')} Mobile/21E219 [FBAN/FBIOS;FBAV/456.0;FBBV/1;FBDV/iPhone14,5]`, 'ios inApp 1704'],
  [`${iphone('17_4')} Mobile/15E148 LinkedInApp/9.29`, 'ios inApp 1704'],
  [`${iphone('17_4')} Mobile/21E219 musical_ly_33.9.0 JsSdk/2.0 NetType/WIFI`, 'ios inApp 1704'],
  [`${iphone('17_4')} GSA/307.0 Mobile/15E148 Safari/604.1`, 'ios inApp 1704'],
  [`${iphone('17_4')} Mobile/15E148`, 'ios inApp 1704'],
  [`${pixel('; wv')} Version/4.0 Chrome/122.0 Mobile Safari/537.36`, 'android inApp 0'],
  [`${pixel()} Version/4.0 Chrome/122.0 Mobile Safari/537.36 Instagram 325.0`, 'android inApp 0'],
  [`${pixel()} Chrome/122.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/456.0;]`, 'android inApp 0'],
  [`${pixel()} Chrome/122.0 Mobile Safari/537.36 trill_330 BytedanceWebview/d8a21c6`, 'android inApp 0'],
  [`${pixel()} Chrome/122.0.0.0 Mobile Safari/537.36`, 'android chromium 0'],
  [`${pixel()} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`, 'android samsung 0'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0', 'android firefox 0'],
  [`${MAC} Version/17.4 Safari/605.1.15`, 'other safari 0'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/122.0 Safari/537.36',
    'other chromium 0',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0', 'other firefox 0'],
  // Similar words.
  [`${pixel()} Chrome/122.0 Mobile Safari/537.36 Online/1`, 'android chromium 0'],
  ['nothing that is known', 'other chromium 0'],
];

const told = ({ system, browser, iosVersion }: BrowserInfo): string => `${system} ${browser} ${iosVersion}`;

it.each(rows)('detects %s', (userAgent, seen) => {
  expect(told(detectBrowser({ userAgent, touchPoints: 0 }))).toBe(seen);
});

describe('an iPad', () => {
  it('is recognised by touch points though it claims to be a Mac', () => {
    const userAgent = `${MAC} Version/17.4 Safari/605.1.15`;
    expect(told(detectBrowser({ userAgent, touchPoints: 5 }))).toBe('ios safari 1704');
    expect(told(detectBrowser({ userAgent, touchPoints: 1 }))).toBe('other safari 0');
  });
});
it.each([
  [1603, true],
  [1604, false],
  [1510, true],
  [2600, false],
  [0, false],
])('iOS %i is legacy: %s', (iosVersion, legacy) => {
  expect(isLegacyIos({ system: 'ios', browser: 'safari', iosVersion })).toBe(legacy);
});

it.each([
  ['a tablet that says so', 'Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) AppleWebKit/605.1.15', 5, true],
  ['a tablet that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 5, false],
])('detects a tablet or not: %s', (_, userAgent, touchPoints, tablet) => {
  expect(isTablet({ userAgent, touchPoints })).toBe(tablet);
});
