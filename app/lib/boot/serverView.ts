import { boot, hasCookiesEnabled, resolveFirstLocale } from './boot.ts';

declare global {
  /** Replays presses made before startup, once per button (`scripts/vite/firstFrame.ts`). */
  var pvPressAgain: ((root?: HTMLElement) => void) | undefined;
}

/** Whether the server's rendering matches the app's first one. */
export const isServerViewCurrent = (root: HTMLElement, accepted: boolean): boolean =>
  root.dataset.drawn === (accepted ? 'menu' : 'gate') &&
  boot?.language === resolveFirstLocale() &&
  hasCookiesEnabled();
