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
  /** Looks whether mail would be taken, and tells the operator where it would not. Sends nothing, never throws. */
  check(): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** `work`, but no longer than whoever waits for a code would. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]);
}

/** What a mail server said or the way to it, without the line breaks of either. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();

/** What is wrong with the mail server of a setting, and what to look at. */
function complaintOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const what =
    code === 'EAUTH'
      ? 'The mail server of SMTP_URL refuses its user and password'
      : 'The mail server of SMTP_URL cannot be used';
  return `${what} (${reasonOf(error)}): nobody is sent a code, so nobody can sign in. Check SMTP_URL.`;
}

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
      try {
        const mail = { to: { name: '', address: to }, subject, text, ...(replyTo && { replyTo }) };
        await inTime(transport.sendMail(mail));
        failing = false;
        return true;
      } catch (error) {
        failing = true;
        warn(`A mail could not be sent (SMTP_URL): ${reasonOf(error)}`);
        return false;
      }
    },
    async check() {
      try {
        await inTime(transport.verify());
      } catch (error) {
        warn(complaintOf(error));
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
    check: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** No transport and no demonstration: nothing is sent, and callers are told so. */
export const noMail: MailPort = {
  available: false,
  instant: true,
  failing: false,
  send: () => Promise.resolve(false),
  check: () => Promise.resolve(),
  close: () => undefined,
};
