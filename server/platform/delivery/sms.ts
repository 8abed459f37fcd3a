import type { SendOutcome } from './mail.ts';
import type { RecordMessage } from './outbox.ts';

/** A text message to somebody. */
interface Sms {
  /** By which a gateway that looks at it knows that it has the message, should it be sent again. */
  id: string;
  /** A number by its digits, the country's first. */
  to: string;
  text: string;
  /** Nobody may learn what became of it (`standing.ts`). */
  untold?: boolean;
}

export interface SmsSent {
  /** `doubtful`: it may have been taken, and a gateway that knows it by no name of ours would send it twice. */
  outcome: SendOutcome;
  /** Under which the gateway knows it, which its receipts name. */
  reference?: string;
  /** Seconds after which the gateway wants to be asked again. */
  wait?: number;
  /** Nothing of it was taken for sure: it cost nothing. */
  untaken?: boolean;
}

export interface SmsPort {
  /** False when nothing can be sent from here. */
  readonly available: boolean;
  /** Of a demonstration alone: takes the place of `send`. */
  readonly record?: RecordMessage | undefined;
  /** True while the last SMS was not taken (`standing.ts`). */
  readonly failing: boolean;
  /** The same SMS sent again is known to be the same. */
  readonly knowsAgain: boolean;
  /** Resolves once it is known what became of the SMS. Never throws. */
  send(sms: Sms): Promise<SmsSent>;
}

/** No gateway and no demonstration: nothing is sent, and callers are told so. */
export const noSms: SmsPort = {
  available: false,
  failing: false,
  knowsAgain: true,
  send: () => Promise.resolve({ outcome: 'later', untaken: true }),
};
