import type { SendOutcome } from './mail.ts';

/** Maximum duration of a reported failure, milliseconds. */
const TOLD_MS = 300_000;

interface Standing {
  readonly failing: boolean;
  note(outcome: SendOutcome, untold: boolean | undefined): void;
}

/** Tracks whether deliveries succeed. Confidential ones are ignored: their outcome must not be observable. */
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
