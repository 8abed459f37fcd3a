import { afterEach, expect, test, vi } from 'vitest';
import { forgetAcceptance, hasAccepted, markAccepted } from './acceptance.ts';

afterEach(() => {
  forgetAcceptance();
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
  forgetAcceptance();
  expect(hasAccepted()).toBe(false);
});
