import type { Config } from '../base/config.ts';
import type { Env } from '../base/settings.ts';
import { hasOutbox } from '../http/outboxPage.ts';
import { misspeltSettings } from './misspeltSettings.ts';

/** Who cannot sign in, and what would help. */
function signInAdvice(config: Config): string[] {
  if (config.smtpUrl !== undefined || hasOutbox(config)) return [];
  if (config.smsGateway !== undefined)
    return [
      'Only who has a phone number can sign in: there is no way to send mail. Set SMTP_URL too, where others should.',
    ];
  return [
    config.demo
      ? 'Nobody can sign in: the outbox page of a demonstration is for this machine alone, and PUBLIC_URL or TRUST_PROXY says that others come. Set SMTP_URL, or leave those out.'
      : 'Nobody can sign in: there is no way to send codes. Set SMTP_URL and PUBLIC_URL, or PARVIS_DEMO=1 for a demonstration.',
  ];
}

/** A bus with nobody to tell. */
const busAdvice = ({ busUrl, databaseUrl }: Config): string[] =>
  busUrl !== undefined && databaseUrl === undefined
    ? [
        'BUS_URL changes nothing: a server with the embedded database is alone. Set DATABASE_URL too, or leave it out.',
      ]
    : [];

/** What signs in at a gateway that nobody named. */
function smsAdvice({ smsGateway, smsCredentials, smsReceiptsKey }: Config): string[] {
  if (smsGateway !== undefined) return [];
  const set = [
    ...(Object.keys(smsCredentials).length > 0 ? ['SMS_CREDENTIALS'] : []),
    ...(smsReceiptsKey === undefined ? [] : ['SMS_RECEIPTS_KEY']),
  ];
  return set.map((name) => `${name} changes nothing without SMS_GATEWAY: set that too, or leave it out.`);
}

/** Whom to believe about addresses is worth a number. */
const proxyAdvice = ({ trustProxy }: Config): string[] =>
  trustProxy === true
    ? [
        'TRUST_PROXY=true believes every address that a request claims to come from: behind a proxy that adds to X-Forwarded-For anybody passes the limits. Write the number of proxies, such as 1, or their addresses.',
      ]
    : [];

/** People would be sent to an address that this server does not answer. */
const tlsAdvice = ({ tls, publicUrl }: Config): string[] =>
  tls && publicUrl?.startsWith('http:')
    ? [`PUBLIC_URL=${publicUrl} is no https address, while TLS_CERT has this server speak https: correct it.`]
    : [];

/** A sender whom nobody can be is refused by many mail servers, of those who receive at the latest. */
const senderAdvice = ({ smtpUrl, mailFrom }: Config): string[] =>
  smtpUrl !== undefined && /\.invalid>?$/.test(mailFrom)
    ? [
        `MAIL_FROM is not set: mails would come from ${mailFrom}, which many mail servers refuse. Set it to a sender that SMTP_URL may send for, such as Parvis <no-reply@parvis.example>.`,
      ]
    : [];

/** What an operator should know of settings that can be in force. */
export const settingsAdvice = (config: Config, env: Env): string[] => [
  ...misspeltSettings(env),
  ...busAdvice(config),
  ...smsAdvice(config),
  ...proxyAdvice(config),
  ...tlsAdvice(config),
  ...senderAdvice(config),
  ...signInAdvice(config),
];
