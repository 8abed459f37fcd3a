import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailMessage } from '../db/schema.ts';
import { newId } from '../lib/ids.ts';
import { failureOf } from './failure.ts';
import type { RecordMessage } from './outbox.ts';
import { createStanding } from './standing.ts';

export interface Mail extends MailMessage {
  /** By which the programs of who receives it know that they have it, should it be sent again. */
  id?: string;
  to: string;
  /** Nobody may learn what became of it (`standing.ts`). */
  untold?: boolean;
}

/** What became of a message: it was taken; it may be taken another time; it never will; nobody knows whether it was. */
export type SendOutcome = 'sent' | 'later' | 'refused' | 'doubtful';

export interface MailPort {
  /** False when nothing can be sent from here. */
  readonly available: boolean;
  /** Of a demonstration alone: takes the place of `send`. */
  readonly record?: RecordMessage | undefined;
  /** True while the last mail was not taken (`standing.ts`). */
  readonly failing: boolean;
  /** Resolves once it is known what became of the mail, or after a minute and a half. Never throws. */
  send(mail: Mail): Promise<SendOutcome>;
  /** Looks whether mail would be taken, and tells the operator where it would not. Sends nothing, never throws. */
  check(): Promise<void>;
  close(): void;
}

/** How long is waited for a mail server, milliseconds: to be there, and to take what it was given. */
const PATIENCE = { there: 10_000, answer: 60_000, whole: 90_000 } as const;

/** `work`, but no longer than this. */
function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`no answer within ${ms / 1000} s`)), ms).unref();
  });
  return Promise.race([work, late]);
}

/** What an answer is about that is about one mail: to whom it goes, or what it says. */
const OF_ONE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** Answers of 500 and above are for good (RFC 5321, 4.2.1), unless they are about who sends, which the operator can mend. */
function outcomeOf(error: unknown, wasGiven: boolean): SendOutcome {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  if (typeof responseCode !== 'number') return wasGiven ? 'doubtful' : 'later';
  return OF_ONE_MAIL.has(command) && responseCode >= 500 ? 'refused' : 'later';
}

/** Notes the names of mails of which the last word went to the server. */
function watchLastWords(transport: Transporter): Set<string> {
  const given = new Set<string>();
  transport.use('stream', ({ message }, done) => {
    const name = message.messageId();
    message.processFunc((input) => input.once('end', () => given.add(name)));
    done();
  });
  return given;
}

const COMPLAINTS = {
  refused: {
    fr: (why) =>
      `Le serveur de courriels de SMTP_URL refuse son compte et son mot de passe (${why}) : aucun code ne part, et personne ne peut se connecter. Vérifiez SMTP_URL.`,
    en: (why) =>
      `The mail server of SMTP_URL refuses its user and password (${why}): nobody is sent a code, so nobody can sign in. Check SMTP_URL.`,
  },
  plain: {
    fr: () =>
      'Le serveur de courriels de SMTP_URL ne commence pas par TLS à ce port : écrivez smtp:// (port 587, où TLS vient ensuite), ou smtps:// avec le port 465. Aucun code ne part, et personne ne peut se connecter.',
    en: () =>
      'The mail server of SMTP_URL does not begin with TLS at this port: write smtp:// (port 587, where TLS follows), or smtps:// with port 465. Nobody is sent a code, so nobody can sign in.',
  },
  unusable: {
    fr: (why) =>
      `Le serveur de courriels de SMTP_URL ne peut pas servir (${why}) : aucun code ne part, et personne ne peut se connecter. Vérifiez SMTP_URL.`,
    en: (why) =>
      `The mail server of SMTP_URL cannot be used (${why}): nobody is sent a code, so nobody can sign in. Check SMTP_URL.`,
  },
} as const satisfies Readonly<Record<string, Both<(why: string) => string>>>;

const UNSENT: Both<(why: string) => string> = {
  fr: (why) => `Un courriel n’a pas pu partir (SMTP_URL) : ${why}`,
  en: (why) => `A mail could not be sent (SMTP_URL): ${why}`,
};

/** Errors of OpenSSL and Node for an answer that is no TLS, or for a server that hangs up at the first bytes of TLS. */
const NO_TLS = /wrong version number|packet length too long|before secure TLS connection was established/;

/** What is wrong with the mail server of a setting, and what to look at. */
function complaintOf(error: unknown, language: Language): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = failureOf(error, language);
  // `why` leaves out what may name somebody: OpenSSL's messages begin with a number that can look like a phone number.
  const isPlain = error instanceof Error && NO_TLS.test(error.message);
  const complaint = isPlain ? 'plain' : code === 'EAUTH' ? 'refused' : 'unusable';
  return COMPLAINTS[complaint][language](why);
}

/** No absence notice answers a mail like this one (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/** One press in a mail program ends mails like this one (RFC 8058). */
const endedBy = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends by SMTP (`smtps://user:password@host:465`). */
export function smtpMail(
  url: string,
  from: string,
  warn: (line: string) => void,
  language: Language = 'en',
): MailPort {
  const transport = createTransport(
    {
      url,
      ...{ connectionTimeout: PATIENCE.there, greetingTimeout: PATIENCE.there, dnsTimeout: PATIENCE.there },
      socketTimeout: PATIENCE.answer,
    },
    { from },
  );
  const given = watchLastWords(transport);
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const standing = createStanding();
  return {
    available: true,
    get failing() {
      return standing.failing;
    },
    async send({ id = newId(), to, untold, replyTo, unsubscribe, ...message }) {
      const messageId = `<${id}@${host}>`;
      try {
        const headers = { ...AUTOMATIC, ...(unsubscribe !== undefined && endedBy(unsubscribe)) };
        const mail = {
          to: { name: '', address: to },
          ...message,
          messageId,
          headers,
          ...(replyTo && { replyTo }),
        };
        await inTime(transport.sendMail(mail), PATIENCE.whole);
        standing.note('sent', untold);
        return 'sent';
      } catch (error) {
        const outcome = outcomeOf(error, given.has(messageId));
        standing.note(outcome, untold);
        warn(UNSENT[language](failureOf(error, language)));
        return outcome;
      } finally {
        given.delete(messageId);
      }
    },
    async check() {
      try {
        await inTime(transport.verify(), PATIENCE.there);
      } catch (error) {
        warn(complaintOf(error, language));
      }
    },
    close: () => transport.close(),
  };
}

/** No transport and no demonstration: nothing is sent, and callers are told so. */
export const noMail: MailPort = {
  available: false,
  failing: false,
  send: () => Promise.resolve('later'),
  check: () => Promise.resolve(),
  close: () => undefined,
};
