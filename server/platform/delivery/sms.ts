import type { SendOutcome } from './mail.ts';
import type { RecordMessage } from './outbox.ts';

interface Sms {
  /** Idempotency key, if the gateway supports it. */
  id: string;
  /** With country code. */
  to: string;
  text: string;
  /** Excluded from delivery health. */
  isConfidential?: boolean;
}

export interface SmsResult {
  /** `doubtful`: a retry could send it twice. */
  outcome: SendOutcome;
  /** The gateway's id in receipts. */
  reference?: string;
  wait?: number;
  /** Not accepted, so free of charge. */
  untaken?: boolean;
}

export interface SmsPort {
  readonly available: boolean;
  /** Replaces `send` in a demo. */
  readonly record?: RecordMessage | undefined;
  readonly failing: boolean;
  /** The gateway deduplicates retries. */
  readonly isIdempotent: boolean;
  /** Never throws. */
  send(sms: Sms): Promise<SmsResult>;
}

/** Without gateway and demo: sends nothing. */
export const noSms: SmsPort = {
  available: false,
  failing: false,
  isIdempotent: true,
  send: () => Promise.resolve({ outcome: 'later', untaken: true }),
};
