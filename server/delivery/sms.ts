import type { Database } from '../store/database.ts';
import { outbox } from '../store/schema.ts';
import type { SendOutcome } from './mail.ts';

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

/** What became of an SMS. */
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

/** Where SMS go. */
export interface SmsPort {
  /** False when nothing can be sent from here. */
  readonly available: boolean;
  /** True when sending takes no longer than storing a row, so that waiting for it tells nothing. */
  readonly instant: boolean;
  /** True while the last SMS was not taken (`standing.ts`). */
  readonly failing: boolean;
  /** The same SMS sent again is known to be the same. */
  readonly knowsAgain: boolean;
  /** Resolves once it is known what became of the SMS. Never throws. */
  send(sms: Sms): Promise<SmsSent>;
}

/** Keeps SMS in the database, for the outbox page of a demonstration. */
export const outboxSms = (db: Database): SmsPort => ({
  available: true,
  instant: true,
  failing: false,
  knowsAgain: true,
  async send({ id: delivery, to, text }) {
    await db.insert(outbox).values({ delivery, kind: 'sms', recipient: to, subject: 'SMS', body: text });
    return { outcome: 'sent' };
  },
});

/** No gateway and no demonstration: nothing is sent, and callers are told so. */
export const noSms: SmsPort = {
  available: false,
  instant: true,
  failing: false,
  knowsAgain: true,
  send: () => Promise.resolve({ outcome: 'later', untaken: true }),
};
