import { boot, firstLocale, takesCookies } from './boot.ts';

declare global {
  /**
   * Ends the noting of presses, and presses within `root` what was pressed there before the app came: each button once, since
   * nothing answered. Without it what was pressed is gone. Written by the page itself (`scripts/vite/firstFrame.ts`).
   */
  var pvPressAgain: ((root?: HTMLElement) => void) | undefined;
}

/**
 * Whether what the server drew into the page is what the app would draw first, in the language that both read from the same
 * cookie. The server knows a session, and not whether the device itself remembers that somebody accepted: where the two differ,
 * where another language was chosen while the page was on its way, or where no cookie is taken, the app draws anew.
 */
export const isDrawnFor = (root: HTMLElement, accepted: boolean): boolean =>
  root.dataset.drawn === (accepted ? 'menu' : 'gate') && boot?.language === firstLocale() && takesCookies();
