import type { CustomerInfo } from '@parvis/api/entities/customer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeviceLook, saveDeviceLook } from './deviceLook.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const device = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage: device });
});
afterEach(() => vi.unstubAllGlobals());

const town = {
  cuid: 'town',
  cstmrLbl: 'Belleroche',
  logo: '/logo/1',
  theme: { light: { btn1Bg: '#1450cc' }, dark: { btn1Bg: '#8fa8ff' } },
  retentionDays: 30,
} as unknown as CustomerInfo;
const look = { cuid: 'town', cstmrLbl: 'Belleroche', logo: '/logo/1', theme: town.theme };

test('keeps name, logo and colours of the customer last used', () => {
  expect(readDeviceLook(undefined)).toBeUndefined();
  saveDeviceLook(town);
  expect(readDeviceLook(undefined)).toEqual(look);
  saveDeviceLook({ ...town, cuid: 'venue', cstmrLbl: 'Stade' });
  expect(readDeviceLook(undefined)).toMatchObject({ cuid: 'venue', cstmrLbl: 'Stade' });
});

test('is of the customer of the page, or of none', () => {
  saveDeviceLook(town);
  expect(readDeviceLook('town')).toEqual(look);
  expect(readDeviceLook('venue')).toBeUndefined();
});

test.each(['', 'null', '{"cuid":"town"}', '[]'])('ignores what it did not write: %j', (stored) => {
  window.localStorage.setItem('pv_look', stored);
  expect(readDeviceLook(undefined)).toBeUndefined();
});
