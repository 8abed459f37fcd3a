/** Typing ends after this pause, milliseconds. */
const PAUSE = 1_000;

/** Suppresses single-key shortcuts while someone types where no field accepts text. */
export interface KeyHold {
  /** Starts (page time, milliseconds). */
  begin(now: number): void;
  /** Whether to ignore a key; extends the suppression. */
  takes(now: number): boolean;
}

export function createKeyHold(): KeyHold {
  let until = Number.NEGATIVE_INFINITY;
  return {
    begin(now) {
      until = now + PAUSE;
    },
    takes(now) {
      if (now > until) return false;
      until = now + PAUSE;
      return true;
    },
  };
}

/** Shared by desk and open case. */
export const keyHold = createKeyHold();
