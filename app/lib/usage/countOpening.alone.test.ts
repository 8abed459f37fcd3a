import type { Scan } from '@parvis/api/entities/customer';
import { expect, it, vi } from 'vitest';
import { classifyTimeSinceScan, countOpening } from './countOpening.ts';
import { countUse } from './countUse.ts';

vi.mock('../boot/boot.ts', () => ({ boot: { scan: { qrid: 'first' } } }));
vi.mock('../session/device.ts', () => ({ describeDevice: () => ({ mode: 'standalone' }) }));
vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'en-US' } }));
vi.mock('./countUse.ts', () => ({ countUse: vi.fn() }));

const cstmr = { cuid: 'town', countUsage: true };
const scan = (qrid: string, fake = false) => ({ qrid, cstmr, fake }) as unknown as Scan;
const MINUTE = 60_000;

it('counts mode and language of each opened code once, and no test code', () => {
  for (const one of [scan('first'), scan('first'), scan('test', true), scan('second')]) countOpening(one);
  const counted = [cstmr, { type: 'opening', value: 'standalone' }, { type: 'language', value: 'en-US' }];
  expect(vi.mocked(countUse).mock.calls).toEqual([counted, counted]);
});

it.each([
  [0.9, 'under1'],
  [1, 'under2'],
  [4.9, 'under5'],
  [5, 'under15'],
  [15, 'longer'],
] as const)('names %d minutes since the page opened %s', (minutes, name) => {
  expect(classifyTimeSinceScan('first', minutes * MINUTE)).toBe(name);
});

it('knows no time of a code opened on another page', () => {
  expect(classifyTimeSinceScan('elsewhere')).toBeUndefined();
});
