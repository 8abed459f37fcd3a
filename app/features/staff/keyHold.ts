/** Without a key for so long, whoever wrote has ended, milliseconds. */
const PAUSE = 1_000;

/** While somebody writes where nothing can be written, their letters are no single keys. */
export interface KeyHold {
  /** Letters that follow are written, from this moment on (milliseconds of the page). */
  begin(now: number): void;
  /** Whether a key of this moment belongs to what is being written; each one lengthens it. */
  takes(now: number): boolean;
}

/** A hold that has not begun. */
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

/** The one of the page: the desk and its open case listen side by side. */
export const keyHold = createKeyHold();
