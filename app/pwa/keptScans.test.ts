import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptScans } from './keptScans.ts';
import { fakeCaches, pageOf } from './testing/fakeCaches.ts';

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches(['pv-pages']);
  vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

const scan = (qrid: string) => ({
  qrid,
  cstmr: { cuid: 'town', cstmrLbl: 'Ville', type: 'town', theme: { light: {}, dark: {} } },
  place: { code: 'hall', lbl: 'Mairie' },
  menus: { main: [] },
  fake: false,
});
const keeps = async (path: string, boot: object | string) => {
  const text = typeof boot === 'string' ? boot : JSON.stringify(boot);
  const html = `<html><head><script type="application/json" id="boot">${text}</script></head></html>`;
  await (await device.open('pv-pages')).put(path, pageOf(html));
};

it('what codes lead to is read from their pages, those seen last at first', async () => {
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

it('where nothing is kept there is none', async () => {
  await device.delete('pv-pages');
  expect(await keptScans()).toEqual([]);
});
