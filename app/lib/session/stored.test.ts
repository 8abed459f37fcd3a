import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAskedCode, keepAskedCode, loadAskedCode } from '../../features/sign-in/askedCode.ts';
import { forgetAcceptance, hasAccepted, markAccepted } from './acceptance.ts';
import { dropScan, lastScan, openScan, rememberScan } from './lastScan.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

let device: ReturnType<typeof storage>;
beforeEach(() => {
  device = storage();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('location', { pathname: '/m/home' });
  vi.stubGlobal('window', { localStorage: device, sessionStorage: storage() });
});
afterEach(() => vi.unstubAllGlobals());

test('a scan leads home until it is used, and still names the customer', () => {
  expect([lastScan(), openScan()]).toEqual([undefined, undefined]);
  rememberScan('a', 'town');
  expect([lastScan(), openScan()]).toEqual(['a', 'a']);
  dropScan('a');
  expect([lastScan(), openScan()]).toEqual(['a', undefined]);
  rememberScan('b', 'town');
  expect([lastScan(), openScan()]).toEqual(['b', 'b']);
  dropScan('a');
  expect([lastScan(), openScan()]).toEqual(['b', 'b']);
  rememberScan('a', 'town');
  expect([lastScan(), openScan()]).toEqual(['a', 'a']);
});

test.each([
  ['/app/town', 'square'],
  ['/app/town/m/home', 'square'],
  ['/app/b%C3%A9/m/settings', 'ford'],
  ['/app/nobody/m/home', undefined],
  ['/m/home', 'hall'],
])('on %s the last scan is %s, as an installed app keeps its own', (pathname, qrid) => {
  rememberScan('square', 'town');
  rememberScan('ford', 'bé');
  rememberScan('hall', 'venue');
  vi.stubGlobal('location', { pathname });
  expect([lastScan(), openScan()]).toEqual([qrid, qrid]);
});

test('a used code stays used until it is scanned again', () => {
  rememberScan('square', 'town');
  dropScan('square');
  rememberScan('hall', 'venue');
  vi.stubGlobal('location', { pathname: '/app/town/m/home' });
  expect(openScan()).toBeUndefined();
  rememberScan('square', 'town');
  expect(openScan()).toBe('square');
});
test('without storage nothing is saved, and nothing throws', () => {
  const none = {
    get localStorage(): Storage {
      throw new Error('refused');
    },
  };
  vi.stubGlobal('window', none);
  vi.stubGlobal('localStorage', undefined);
  rememberScan('a', 'town');
  dropScan('a');
  markAccepted();
  forgetAcceptance();
  expect([lastScan(), openScan(), hasAccepted()]).toEqual([undefined, undefined, false]);
});

test('a requested code is known until it is used', () => {
  const asked = {
    rqid: 'r',
    kind: 'mail' as const,
    typed: 'a@b.fr',
    masked: 'a…@b.fr',
    againAt: 30,
    pause: 30,
  };
  expect(loadAskedCode()).toBeUndefined();
  keepAskedCode(asked);
  expect(loadAskedCode()).toEqual(asked);
  forgetAskedCode();
  expect(loadAskedCode()).toBeUndefined();
  keepAskedCode({ ...asked, againAt: 'soon' } as never);
  expect(loadAskedCode()).toBeUndefined();
});
