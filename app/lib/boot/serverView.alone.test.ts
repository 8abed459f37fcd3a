import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = (drawn: string | undefined, chosen: string, language = 'fr-FR') => {
  vi.stubGlobal('document', {
    cookie: chosen,
    getElementById: () => ({ textContent: JSON.stringify({ language, rev: 7, demo: false }) }),
    querySelector: () => null,
  });
  return { dataset: { ...(drawn && { drawn }) } } as unknown as HTMLElement;
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { cookieEnabled: true, language: 'fr' });
  vi.stubGlobal('location', { pathname: '/q/demo-town' });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the gate, of whoever has not accepted', 'gate', '', false, true],
  ['the menu, of whoever has', 'menu', '', true, true],
  ['the gate, of whoever has accepted', 'gate', '', true, false],
  ['nothing', undefined, '', false, false],
  ['the language that is chosen', 'gate', 'pv_lang=fr-FR', false, true],
  // Chosen while the page was loading.
  ['another language than the one chosen since', 'gate', 'pv_lang=en-US', false, false],
])(
  'a server-rendered page with %s is compared to what the app would render first',
  async (_, drawn, chosen, accepted, taken) => {
    const root = page(drawn, chosen);
    const { isServerViewCurrent: isDrawnFor } = await import('./serverView.ts');
    expect(isDrawnFor(root, accepted)).toBe(taken);
  },
);
