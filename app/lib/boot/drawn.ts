import { boot, firstLocale, takesCookies } from './boot.ts';

declare global {
  /** Replays presses within `root` from before the app started, each button once (`scripts/vite/firstFrame.ts`). */
  var pvPressAgain: ((root?: HTMLElement) => void) | undefined;
}

/** Whether the server drew what the app would draw first: same acceptance, language and cookie. */
export const isDrawnFor = (root: HTMLElement, accepted: boolean): boolean =>
  root.dataset.drawn === (accepted ? 'menu' : 'gate') && boot?.language === firstLocale() && takesCookies();
