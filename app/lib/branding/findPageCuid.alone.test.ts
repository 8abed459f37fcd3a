import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../boot/boot.ts', () => ({ boot: undefined }));

let customerOf: typeof import('./findPageCuid.ts').findPageCuid;
beforeEach(async () => {
  ({ findPageCuid: customerOf } = await import('./findPageCuid.ts'));
});

const scanned = { qrid: 'market', cstmr: { cuid: 'town' } } as never;

it.each([
  ['/q/market', 'town'],
  ['/q/market/report/bins', 'town'],
  ['/q/other', undefined],
  ['/m/case/hall/x1', 'hall'],
  ['/m/case/hall/x1/sent', 'hall'],
  ['/staff/hall', 'hall'],
  ['/staff/hall/x1', 'hall'],
  ['/staff', undefined],
  ['/staff/login', undefined],
  ['/staff/theme', undefined],
  ['/m/home', undefined],
  ['/', undefined],
  // An installed app has one customer on all its pages.
  ['/app/hall', 'hall'],
  ['/app/hall/m/home', 'hall'],
  ['/app/hall/q/market', 'hall'],
  ['/app/hall/m/case/town/x1', 'hall'],
  ['/app/b%C3%A9/m/home', 'bé'],
  ['/app/%E0%A4%A/m/home', undefined],
])('%s belongs to customer %s', (path, cuid) => {
  expect(customerOf(path, scanned)).toBe(cuid);
});

it('a code page has no customer before a scan', () => {
  expect(customerOf('/q/market', undefined)).toBeUndefined();
});
