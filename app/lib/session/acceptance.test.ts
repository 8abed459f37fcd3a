import { afterEach, expect, test, vi } from 'vitest';
import { clearAcceptance, hasAccepted, markAccepted } from './acceptance.ts';

afterEach(() => {
  clearAcceptance();
  vi.unstubAllGlobals();
});

test('an accepted gate stays open for the page’s life where the browser refuses to store', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(hasAccepted()).toBe(false);
  markAccepted();
  expect(hasAccepted()).toBe(true);
  clearAcceptance();
  expect(hasAccepted()).toBe(false);
});
