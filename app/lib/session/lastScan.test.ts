import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearRequestedCode,
  loadRequestedCode,
  saveRequestedCode,
} from '../../features/sign-in/requestedCode.ts';
import { clearAcceptance, hasAccepted, markAccepted } from './acceptance.ts';
import { markScanUsed, readLastScan, readUnusedScan, saveScan } from './lastScan.ts';

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
  expect([readLastScan(), readUnusedScan()]).toEqual([undefined, undefined]);
  saveScan('a', 'town');
  expect([readLastScan(), readUnusedScan()]).toEqual(['a', 'a']);
  markScanUsed('a');
  expect([readLastScan(), readUnusedScan()]).toEqual(['a', undefined]);
  saveScan('b', 'town');
  expect([readLastScan(), readUnusedScan()]).toEqual(['b', 'b']);
  markScanUsed('a');
  expect([readLastScan(), readUnusedScan()]).toEqual(['b', 'b']);
  saveScan('a', 'town');
  expect([readLastScan(), readUnusedScan()]).toEqual(['a', 'a']);
});

test.each([
  ['/app/town', 'square'],
  ['/app/town/m/home', 'square'],
  ['/app/b%C3%A9/m/settings', 'ford'],
  ['/app/nobody/m/home', undefined],
  ['/m/home', 'hall'],
])('on %s the last scan is %s, as an installed app keeps its own', (pathname, qrid) => {
  saveScan('square', 'town');
  saveScan('ford', 'bé');
  saveScan('hall', 'venue');
  vi.stubGlobal('location', { pathname });
  expect([readLastScan(), readUnusedScan()]).toEqual([qrid, qrid]);
});

test('a used code stays used until it is scanned again', () => {
  saveScan('square', 'town');
  markScanUsed('square');
  saveScan('hall', 'venue');
  vi.stubGlobal('location', { pathname: '/app/town/m/home' });
  expect(readUnusedScan()).toBeUndefined();
  saveScan('square', 'town');
  expect(readUnusedScan()).toBe('square');
});
test('without storage nothing is saved, and nothing throws', () => {
  const none = {
    get localStorage(): Storage {
      throw new Error('refused');
    },
  };
  vi.stubGlobal('window', none);
  vi.stubGlobal('localStorage', undefined);
  saveScan('a', 'town');
  markScanUsed('a');
  markAccepted();
  clearAcceptance();
  expect([readLastScan(), readUnusedScan(), hasAccepted()]).toEqual([undefined, undefined, false]);
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
  expect(loadRequestedCode()).toBeUndefined();
  saveRequestedCode(asked);
  expect(loadRequestedCode()).toEqual(asked);
  clearRequestedCode();
  expect(loadRequestedCode()).toBeUndefined();
  saveRequestedCode({ ...asked, againAt: 'soon' } as never);
  expect(loadRequestedCode()).toBeUndefined();
});
