import { createTransport } from 'nodemailer';
import type { Database } from '../store/database.ts';
import { outbox } from '../store/schema.ts';

/** A message in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Who is answered, where that is not the sender. */
  replyTo?: MailAddress;
}

/** A person's address with their name as they write it; empty where none is given. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Where mail goes. */
export interface MailPort {
  /** False when nothing can be sent from here. */
  readonly available: boolean;
  /** True when sending takes no longer than storing a row, so that waiting for it tells nothing. */
  readonly instant: boolean;
  /** True while the last mail was not taken. */
  readonly failing: boolean;
  /** Resolves once the mail was taken; false when it was not. Never throws. */
  send(mail: Mail): Promise<boolean>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** Sends by SMTP (`smtps://user:password@host:465`). */
export function smtpMail(url: string, from: string, warn: (line: string) => void): MailPort {
  const transport = createTransport(url, { from });
  let failing = false;
  return {
    available: true,
    instant: false,
    get failing() {
      return failing;
    },
    async send({ to, subject, text, replyTo }) {
      const timeout = new Promise<never>((_, fail) => {
        setTimeout(() => fail(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS).unref();
      });
      try {
        const mail = { to: { name: '', address: to }, subject, text, ...(replyTo && { replyTo }) };
        await Promise.race([transport.sendMail(mail), timeout]);
        failing = false;
        return true;
      } catch (error) {
        failing = true;
        warn(`A mail could not be sent: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      }
    },
    close: () => transport.close(),
  };
}

/** Keeps mail in the database, for the outbox page of a demonstration. */
export function outboxMail(db: Database): MailPort {
  return {
    available: true,
    instant: true,
    failing: false,
    async send({ to, subject, text }) {
      await db.insert(outbox).values({ kind: 'mail', recipient: to, subject, body: text });
      return true;
    },
    close: () => undefined,
  };
}

/** No transport and no demonstration: nothing is sent, and callers are told so. */
export const noMail: MailPort = {
  available: false,
  instant: true,
  failing: false,
  send: () => Promise.resolve(false),
  close: () => undefined,
};
