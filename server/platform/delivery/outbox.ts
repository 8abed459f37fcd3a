import type { Database, Tx } from '../db/database.ts';
import { type Message, outbox } from '../db/schema.ts';
import { createId } from '../lib/ids.ts';
import type { MailPort } from './mail.ts';
import type { SmsPort } from './sms.ts';

/** Runs in the caller's transaction. */
export type RecordMessage = (
  tx: Tx,
  message: { readonly id: string; readonly to: string; readonly message: Message },
) => Promise<unknown>;

const createRecorder =
  (kind: 'mail' | 'sms'): RecordMessage =>
  (tx, { id: delivery, to: recipient, message: { subject = 'SMS', text: body } }) =>
    tx.insert(outbox).values({ delivery, kind, recipient, subject, body });

export function createOutboxMail(db: Database): MailPort {
  const record = createRecorder('mail');
  return {
    available: true,
    failing: false,
    record,
    async send({ id = createId(), to, ...message }) {
      await record(db, { id, to, message });
      return 'sent';
    },
    check: () => Promise.resolve(),
    close: () => undefined,
  };
}

export function createOutboxSms(db: Database): SmsPort {
  const record = createRecorder('sms');
  return {
    available: true,
    failing: false,
    isIdempotent: true,
    record,
    async send({ id, to, text }) {
      await record(db, { id, to, message: { text } });
      return { outcome: 'sent' };
    },
  };
}
