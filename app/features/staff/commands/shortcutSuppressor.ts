/** End of typing, milliseconds. */
const TYPING_PAUSE = 1_000;

/** Suppresses single-key shortcuts while someone types without a field. */
export interface ShortcutSuppressor {
  /** Page time, milliseconds. */
  begin(now: number): void;
  /** Extends the suppression. */
  shouldIgnore(now: number): boolean;
}

export function createShortcutSuppressor(): ShortcutSuppressor {
  let until = Number.NEGATIVE_INFINITY;
  return {
    begin(now) {
      until = now + TYPING_PAUSE;
    },
    shouldIgnore(now) {
      if (now > until) return false;
      until = now + TYPING_PAUSE;
      return true;
    },
  };
}

/** Shared by desk and open case. */
export const shortcutSuppressor = createShortcutSuppressor();
