import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches, pageOf } from './testing/fakeCaches.ts';

vi.mock('../../lib/texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
const { listCachedScans: keptScans } = await import('./cachedScans.ts');

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches(['pv-pages']);
  vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

const rest = { cstmrType: 'town', theme: { light: {}, dark: {} }, emergency: [], retentionDays: 30 };
const scan = (qrid: string) => ({
  qrid,
  cstmr: { cuid: 'town', cstmrLbl: 'Ville', ...rest },
  place: { code: 'hall', lbl: 'Mairie' },
  menus: { main: [] },
  fake: false,
});
const keeps = async (path: string, boot: object | string) => {
  const text = typeof boot === 'string' ? boot : JSON.stringify(boot);
  const html = `<html><head><script type="application/json" id="boot">${text}</script></head></html>`;
  await (await device.open('pv-pages')).put(path, pageOf(html));
};

it('cached scans are read from their pages, the latest first', async () => {
  const boot = { language: 'fr-FR', rev: 300, demo: true };
  await keeps('/m/home', boot);
  await keeps('/q/a', { ...boot, scan: scan('a') });
  await keeps('/q/b', { ...boot, scan: scan('b') });
  await keeps('/q/c', { ...boot, language: 'en-US', scan: scan('c') });
  await keeps('/q/d', 'no json');
  expect((await keptScans()).map(({ qrid, cstmr }) => [qrid, cstmr.cstmrLbl])).toEqual([
    ['b', 'Ville'],
    ['a', 'Ville'],
  ]);
});
