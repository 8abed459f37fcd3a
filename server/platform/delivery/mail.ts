import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailMessage } from '../db/schema.ts';
import { createId } from '../lib/ids.ts';
import type { Warn } from '../logging/log.ts';
import { describeDeliveryFailure } from './deliveryFailure.ts';
import { createDeliveryHealth } from './deliveryHealth.ts';
import type { RecordMessage } from './outbox.ts';

export interface Mail extends MailMessage {
  /** Lets mail programs detect duplicates. */
  id?: string;
  to: string;
  /** Excluded from delivery health. */
  isConfidential?: boolean;
}

/** `doubtful`: possibly accepted. */
export type SendOutcome = 'sent' | 'later' | 'refused' | 'doubtful';

export interface MailPort {
  readonly available: boolean;
  /** Replaces `send` in a demo. */
  readonly record?: RecordMessage | undefined;
  readonly failing: boolean;
  /** Takes 90 s at most. Never throws. */
  send(mail: Mail): Promise<SendOutcome>;
  /** Warns the operator on failure. Never throws. */
  check(): Promise<void>;
  close(): void;
}

const TIMEOUTS = { there: 10_000, answer: 60_000, whole: 90_000 } as const;

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`no answer within ${ms / 1000} s`)), ms).unref();
  });
  return Promise.race([work, late]);
}

/** Their errors concern one mail only. */
const PER_MAIL_COMMANDS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** 500 and above are permanent (RFC 5321, 4.2.1), unless they concern the sender, which the operator can correct. */
function classifySmtpError(error: unknown, wasGiven: boolean): SendOutcome {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  if (typeof responseCode !== 'number') return wasGiven ? 'doubtful' : 'later';
  return PER_MAIL_COMMANDS.has(command) && responseCode >= 500 ? 'refused' : 'later';
}

function trackTransmitted(transport: Transporter): Set<string> {
  const given = new Set<string>();
  transport.use('stream', ({ message }, done) => {
    const name = message.messageId();
    message.processFunc((input) => input.once('end', () => given.add(name)));
    done();
  });
  return given;
}

const WARNINGS = {
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

/** The peer lacks TLS or hangs up during the handshake. */
const NO_TLS = /wrong version number|packet length too long|before secure TLS connection was established/;

function describeSmtpProblem(error: unknown, language: Language): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = describeDeliveryFailure(error, language);
  // `why` is redacted: OpenSSL messages begin with a number like a phone number.
  const isPlain = error instanceof Error && NO_TLS.test(error.message);
  const complaint = isPlain ? 'plain' : code === 'EAUTH' ? 'refused' : 'unusable';
  return WARNINGS[complaint][language](why);
}

/** Suppresses automatic replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/** One-click unsubscribe (RFC 8058). */
const buildUnsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function createSmtpMail(url: string, from: string, warn: Warn, language: Language = 'en'): MailPort {
  const transport = createTransport(
    {
      url,
      ...{ connectionTimeout: TIMEOUTS.there, greetingTimeout: TIMEOUTS.there, dnsTimeout: TIMEOUTS.there },
      socketTimeout: TIMEOUTS.answer,
    },
    { from },
  );
  const transmitted = trackTransmitted(transport);
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const health = createDeliveryHealth();
  return {
    available: true,
    get failing() {
      return health.failing;
    },
    async send({ id = createId(), to, isConfidential, replyTo, unsubscribe, ...message }) {
      const messageId = `<${id}@${host}>`;
      try {
        const headers = {
          ...AUTOMATIC,
          ...(unsubscribe !== undefined && buildUnsubscribeHeaders(unsubscribe)),
        };
        const mail = {
          to: { name: '', address: to },
          ...message,
          messageId,
          headers,
          ...(replyTo && { replyTo }),
        };
        await withTimeout(transport.sendMail(mail), TIMEOUTS.whole);
        health.record('sent', isConfidential);
        return 'sent';
      } catch (error) {
        const outcome = classifySmtpError(error, transmitted.has(messageId));
        health.record(outcome, isConfidential);
        const reason = describeDeliveryFailure(error, language);
        warn(UNSENT[language](reason), { event: 'mail_not_sent', reason });
        return outcome;
      } finally {
        transmitted.delete(messageId);
      }
    },
    async check() {
      try {
        await withTimeout(transport.verify(), TIMEOUTS.there);
      } catch (error) {
        warn(describeSmtpProblem(error, language), { event: 'mail_server_unusable' });
      }
    },
    close: () => transport.close(),
  };
}

/** Without SMTP and demo: sends nothing. */
export const noMail: MailPort = {
  available: false,
  failing: false,
  send: () => Promise.resolve('later'),
  check: () => Promise.resolve(),
  close: () => undefined,
};
