import type { SendOutcome } from './mail.ts';
import type { RecordMessage } from './outbox.ts';

interface Sms {
  /** Idempotency key for gateways that support it. */
  id: string;
  /** Digits with country code. */
  to: string;
  text: string;
  /** Excluded from delivery health (`deliveryHealth.ts`). */
  isConfidential?: boolean;
}

export interface SmsResult {
  /** `doubtful`: possibly accepted; a retry could send it twice. */
  outcome: SendOutcome;
  /** The gateway's id, used in receipts. */
  reference?: string;
  wait?: number;
  /** Surely not accepted, so free of charge. */
  untaken?: boolean;
}

export interface SmsPort {
  readonly available: boolean;
  /** In a demo: replaces `send`. */
  readonly record?: RecordMessage | undefined;
  /** True while SMS fail (`deliveryHealth.ts`). */
  readonly failing: boolean;
  /** The gateway deduplicates retries. */
  readonly isIdempotent: boolean;
  /** Never throws. */
  send(sms: Sms): Promise<SmsResult>;
}

/** Used without gateway and demo: nothing is sent. */
export const noSms: SmsPort = {
  available: false,
  failing: false,
  isIdempotent: true,
  send: () => Promise.resolve({ outcome: 'later', untaken: true }),
};
