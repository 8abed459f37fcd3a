import { nearest } from '@parvis/questionnaire/model/nearest';
import type { Config } from '../base/config.ts';
import { type Env, type SettingName, settingNames } from '../base/settings.ts';
import { hasOutbox } from '../http/outboxPage.ts';
import { defaultDataDir } from '../store/embedded/startEmbedded.ts';

const HIDDEN = '***';

/** Parameters of an address that hold a secret. */
const SECRET_PARAMETER = /pass|secret|token|key/i;

/** An address without what signs in there. */
function withoutSecret(address: string): string {
  const url = new URL(address);
  // Some mail services sign in with one token for both.
  if (url.username === url.password && url.username !== '') url.username = HIDDEN;
  if (url.password !== '') url.password = HIDDEN;
  for (const name of url.searchParams.keys())
    if (SECRET_PARAMETER.test(name)) url.searchParams.set(name, HIDDEN);
  return url.href;
}

/** What a setting is, as it is told: nothing where it is not set and has no value of its own. */
const told: Readonly<Record<SettingName, (config: Config) => string | undefined>> = {
  PORT: ({ port }) => String(port),
  HOST: ({ host }) => host,
  PUBLIC_URL: ({ publicUrl }) => publicUrl,
  TRUST_PROXY: ({ trustProxy }) => String(trustProxy),
  TLS_CERT: ({ tls }) => tls?.cert,
  TLS_KEY: ({ tls }) => tls?.key,
  DATABASE_URL: ({ databaseUrl }) => databaseUrl && withoutSecret(databaseUrl),
  BUS_URL: ({ busUrl }) => busUrl && withoutSecret(busUrl),
  PARVIS_DATA: ({ databaseUrl, dataDir }) => (databaseUrl ? undefined : (dataDir ?? defaultDataDir())),
  PARVIS_CUSTOMERS: ({ customersDir }) => customersDir,
  PARVIS_DEMO: ({ demo }) => (demo ? '1' : '0'),
  SMTP_URL: ({ smtpUrl }) => smtpUrl && withoutSecret(smtpUrl),
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  SMS_GATEWAY: ({ smsGateway }) => smsGateway?.name,
  SMS_CREDENTIALS: ({ smsCredentials }) => (Object.keys(smsCredentials).length > 0 ? HIDDEN : undefined),
  SMS_FROM: ({ smsFrom }) => smsFrom,
  SMS_RECEIPTS_KEY: ({ smsReceiptsKey }) => smsReceiptsKey && HIDDEN,
  MAIL_CODES_PER_DAY: ({ mailCodesPerDay }) => String(mailCodesPerDay),
  MAIL_NEWS_PER_DAY: ({ mailNewsPerDay }) => String(mailNewsPerDay),
  SMS_PER_DAY: ({ smsPerDay }) => String(smsPerDay),
  CONTACT_MAIL: ({ contactMail }) => contactMail,
  CONTACT_WWW: ({ contactWww }) => contactWww,
  PARVIS_ORIGINS: ({ origins }) => origins.join(',') || undefined,
  PARVIS_ADMIN_HOST: ({ sites }) => sites.adminHost,
  PARVIS_CORPORATE_HOST: ({ sites }) => sites.corporateHost,
  PARVIS_COUNTRIES: ({ sites }) => sites.countries.join(',') || undefined,
  PARVIS_CAMPUS_COUNTRY: ({ sites }) => sites.campusCountry,
  PARVIS_CUSTOM_PORTS: ({ sites }) => (sites.customPorts ? '1' : '0'),
  PARVIS_SITES: ({ customerSites }) =>
    Object.entries(customerSites)
      .map(([cuid, origins]) => `${cuid}=${origins.join(' ')}`)
      .join(',') || undefined,
  PARVIS_ADDRESS_CEILING: ({ addressCeiling }) => String(addressCeiling),
  PARVIS_LIMIT_FACTOR: ({ limitFactor }) => String(limitFactor),
};

/** The settings in force, a line each, secrets hidden; those that nobody set are marked. */
export function settingsInForce(config: Config, env: Env): string[] {
  const width = Math.max(...settingNames.map((name) => name.length));
  return settingNames.map((name) => {
    const value = told[name](config);
    const mark = env[name]?.trim() ? '' : value === undefined ? '(not set)' : '  (not set)';
    return `${name.padEnd(width)}  ${value ?? ''}${mark}`;
  });
}

/** How settings begin that are named after the product, and how they go on. */
const OURS = 'PARVIS_';
const OWN_NAMES = settingNames.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));

/** Who cannot sign in, and what would help. */
function signInAdvice(config: Config): string[] {
  if (config.smtpUrl !== undefined || hasOutbox(config)) return [];
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
export function settingsAdvice(config: Config, env: Env): string[] {
  const misspelt = Object.keys(env)
    .filter((name) => name.startsWith(OURS) && !settingNames.some((known) => known === name))
    .flatMap((name) => {
      const meant = nearest(name.slice(OURS.length), OWN_NAMES);
      return meant ? [`${name} is no setting and changes nothing: did you mean ${OURS}${meant}?`] : [];
    });
  return [
    ...misspelt,
    ...busAdvice(config),
    ...proxyAdvice(config),
    ...tlsAdvice(config),
    ...senderAdvice(config),
    ...signInAdvice(config),
  ];
}
