import type { SendOutcome } from './mail.ts';

/** Maximum duration of a reported failure, milliseconds. */
const REPORTED_MS = 300_000;

interface DeliveryHealth {
  readonly failing: boolean;
  record(outcome: SendOutcome, isConfidential: boolean | undefined): void;
}

/** Ignores confidential deliveries: their outcome must not be observable. */
export function createDeliveryHealth(now = Date.now): DeliveryHealth {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    get failing() {
      return now() - failedAt < REPORTED_MS;
    },
    record(outcome, isConfidential = false) {
      if (isConfidential || outcome === 'refused') return;
      failedAt = outcome === 'sent' ? Number.NEGATIVE_INFINITY : now();
    },
  };
}
