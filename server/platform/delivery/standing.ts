import type { SendOutcome } from './mail.ts';

/** How long it is told that messages are not taken, once one was not, milliseconds. */
const TOLD_MS = 300_000;

/** Whether messages are taken where they go, as far as anybody may be told. */
interface Standing {
  /** True while the last message was not taken, and no longer than a few minutes. */
  readonly failing: boolean;
  /** Notes what became of a message. */
  note(outcome: SendOutcome, untold: boolean | undefined): void;
}

/** Begins with all well. */
export function createStanding(now = Date.now): Standing {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    get failing() {
      return now() - failedAt < TOLD_MS;
    },
    note(outcome, untold = false) {
      if (untold || outcome === 'refused') return;
      failedAt = outcome === 'sent' ? Number.NEGATIVE_INFINITY : now();
    },
  };
}
