import { boot, hasCookiesEnabled, resolveFirstLocale } from './boot.ts';

declare global {
  /** Replays presses from before the app started, each button once (`scripts/vite/firstFrame.ts`). */
  var pvPressAgain: ((root?: HTMLElement) => void) | undefined;
}

/** Whether the server rendered what the app would render first. */
export const isServerViewCurrent = (root: HTMLElement, accepted: boolean): boolean =>
  root.dataset.drawn === (accepted ? 'menu' : 'gate') &&
  boot?.language === resolveFirstLocale() &&
  hasCookiesEnabled();
