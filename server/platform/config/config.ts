import type { OtherSites } from '@parvis/api/externalAddresses';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import * as z from 'zod/mini';
import type { BucketAddress } from './bucketAddress.ts';
import type { ClamdAddress } from './clamdAddress.ts';
import { findUnknownNames } from './gateway/gatewayTemplate.ts';
import type { InboundSetting } from './gateway/inbound.ts';
import type { GatewaySetting } from './gateway/smsGateway.ts';
import type { Hours } from './hours.ts';
import { type CustomerSites, type Env, type SettingName, settingNames, settingsSchema } from './settings.ts';
import { describeInFrench } from './settingsInFrench.ts';
import type { AndroidApp } from './siteSettings.ts';

type Need = readonly [setting: SettingName, needs: SettingName, sentence: Both<string>];

const buildPublicUrlHint = (fr: string, en: string): Both<string> => ({
  fr: `donnez l’adresse que voient les gens, comme https://parvis.example, pour que ${fr} n’en nomment pas d’autre.`,
  en: `set it to the address people see, such as https://parvis.example, so that ${en} name no other.`,
});
const PAIR = {
  fr: 'donnez les deux, des fichiers PEM, le certificat et sa clé privée, ou aucun.',
  en: 'set both to files in PEM, the certificate and its private key, or leave both out.',
};
const INBOUND = {
  fr: 'donnez les trois, pour que des SMS puissent arriver, ou aucun.',
  en: 'set all three, so that SMS can come in, or leave all out.',
};

const needs: readonly Need[] = [
  ['SMTP_URL', 'PUBLIC_URL', buildPublicUrlHint('les courriels', 'mails')],
  ['SMS_GATEWAY', 'PUBLIC_URL', buildPublicUrlHint('les SMS', 'SMS')],
  ['TLS_CERT', 'TLS_KEY', PAIR],
  ['TLS_KEY', 'TLS_CERT', PAIR],
  ['SMS_INBOUND', 'SMS_INBOUND_NUMBER', INBOUND],
  ['SMS_INBOUND_NUMBER', 'SMS_INBOUND_KEY', INBOUND],
  ['SMS_INBOUND_KEY', 'SMS_INBOUND', INBOUND],
  [
    'PARVIS_CAMPUS_COUNTRY',
    'PARVIS_COUNTRIES',
    {
      fr: 'donnez les codes de pays que vos noms d’hôtes peuvent contenir, comme fr,ch.',
      en: 'set it to the country codes that your host names may hold, such as fr,ch.',
    },
  ],
];

function findUnmetNeeds(env: Env): Both<string>[] {
  const isSet = (name: SettingName): boolean => (env[name]?.trim() ?? '') !== '';
  return needs
    .filter(([setting, other]) => isSet(setting) && !isSet(other))
    .map(([setting, other, { fr, en }]) => ({
      fr: `${setting} a besoin de ${other} : ${fr}`,
      en: `${setting} needs ${other}: ${en}`,
    }));
}

interface Inbound extends InboundSetting {
  readonly number: string;
  readonly key: string;
}

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash; the request's host by default. */
  publicUrl: string | undefined;
  trustProxy: boolean | number | string;
  /** PEM files, if this server terminates TLS. */
  tls: { readonly cert: string; readonly key: string } | undefined;
  databaseUrl: string | undefined;
  busUrl: string | undefined;
  /** Platform default if unset. */
  dataDir: string | undefined;
  /** Shared by servers; `media` in the data folder if unset. */
  mediaDir: string | undefined;
  /** Outlives the database; `erased` in the data folder if unset. */
  erasedDir: string | undefined;
  /** Replaces `mediaDir`. */
  mediaBucket: BucketAddress | undefined;
  /** Still read until its files have moved (`files/moving`). */
  oldMediaBucket: BucketAddress | undefined;
  clamd: ClamdAddress | undefined;
  customersDir: string | undefined;
  watchesCustomers: boolean;
  /** Loads demo customers; opens the outbox page without SMTP. */
  demo: boolean;
  smtpUrl: string | undefined;
  smsGateway: GatewaySetting | undefined;
  smsCredentials: Readonly<Record<string, string>>;
  smsFrom: string;
  smsReceiptsKey: string | undefined;
  smsInbound: Inbound | undefined;
  /** Over all recipients. */
  mailCodesPerDay: number;
  mailNewsPerDay: number;
  /** They are sent in the morning. */
  newsQuiet: Hours;
  mediaPerDay: number;
  smsPerDay: number;
  mailFrom: string;
  /** Shown publicly; for messages that concern no customer. */
  contactMail: string | undefined;
  contactWww: string | undefined;
  /** Further origins that may call with the session. */
  origins: readonly string[];
  /** Origins that `/redirect` allows. */
  redirectHosts: readonly string[];
  /** Trusted on any network, without https. */
  pushServices: readonly string[];
  fontHosts: readonly string[];
  /** Hides demo badges and the outbox page (specification 9). */
  live: boolean;
  /** Pages write unknown ids to the console (specification 9). */
  dev: boolean;
  /** Reporters may add their contact later (specification 9, `addLaterOn`). */
  addLaterOn: boolean;
  /** Asks reporters for their opinion of the service. */
  survey: boolean;
  sites: OtherSites;
  androidApps: readonly AndroidApp[];
  /** Overrides the customers' files. */
  customerSites: CustomerSites;
  log: 'text' | 'json';
  /** Seconds between the failing `/ready` and refused connections. */
  drainSeconds: number;
  auditLogMonths: number;
  /** Without it `/metrics` is closed. */
  metricsToken: string | undefined;
  /** Fonts for printed glyphs that Noto Sans lacks. */
  printFonts: readonly string[];
  /** Requests a minute per IP address; a stadium shares one. */
  addressCeiling: number;
  /** Multiplies the other rate limits; for load tests. */
  limitFactor: number;
}

export const isShownAsDemo = ({ demo, live }: Pick<Config, 'demo' | 'live'>): boolean => demo && !live;

/** One sentence a line, for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly says: Both<string>;

  constructor(en: string, fr: string = en) {
    super(en);
    this.says = { fr, en };
  }
}

/** Demos without SMTP show mails on the outbox page. */
const DEMO_CONTACT = 'contact@parvis.example';

const getOtherSites = (data: z.infer<typeof settingsSchema>): OtherSites => ({
  adminHost: data.PARVIS_ADMIN_HOST,
  corporateHost: data.PARVIS_CORPORATE_HOST,
  countries: data.PARVIS_COUNTRIES,
  campusCountry: data.PARVIS_CAMPUS_COUNTRY,
  customPorts: data.PARVIS_CUSTOM_PORTS,
});

const getInbound = ({
  SMS_INBOUND: setting,
  SMS_INBOUND_NUMBER: number,
  SMS_INBOUND_KEY: key,
}: z.infer<typeof settingsSchema>): Inbound | undefined =>
  setting && number !== undefined && key !== undefined ? { ...setting, number, key } : undefined;

const describeIssue = (issue: z.core.$ZodIssue, env: Env): Both<string> => {
  const { message, path } = issue;
  const name = settingNames.find((one) => one === path[0]);
  if (name === undefined) return { fr: message, en: message };
  const why: unknown = issue.code === 'custom' ? issue.params?.inFrench : undefined;
  return { fr: describeInFrench(name, env) + (typeof why === 'string' ? ` ${why}` : ''), en: message };
};

/** @throws ConfigError listing all invalid settings */
export function readConfig(env: Env): Config {
  const { data, error } = z.safeParse(settingsSchema, env);
  const wrong = [...(error?.issues.map((issue) => describeIssue(issue, env)) ?? []), ...findUnmetNeeds(env)];
  if (!data || wrong.length > 0)
    throw new ConfigError(wrong.map(({ en }) => en).join('\n'), wrong.map(({ fr }) => fr).join('\n'));
  const missing = data.SMS_GATEWAY
    ? findUnknownNames(data.SMS_GATEWAY.template, Object.keys(data.SMS_CREDENTIALS))
    : [];
  if (missing.length > 0)
    throw new ConfigError(
      `SMS_GATEWAY asks for what SMS_CREDENTIALS does not give: ${missing.join(', ')}. Add it, such as ${missing[0]}=….`,
      `SMS_GATEWAY demande ce que SMS_CREDENTIALS ne donne pas\u202f: ${missing.join(', ')}. Ajoutez-le, comme ${missing[0]}=….`,
    );
  const { TLS_CERT: cert, TLS_KEY: key } = data;
  const demoContact = data.PARVIS_DEMO && !data.SMTP_URL ? DEMO_CONTACT : undefined;
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    tls: cert && key ? { cert, key } : undefined,
    databaseUrl: data.DATABASE_URL,
    busUrl: data.BUS_URL,
    dataDir: data.PARVIS_DATA,
    mediaDir: data.PARVIS_MEDIA,
    erasedDir: data.PARVIS_ERASED,
    mediaBucket: data.MEDIA_URL,
    oldMediaBucket: data.MEDIA_OLD_URL,
    clamd: data.CLAMAV_URL,
    customersDir: data.PARVIS_CUSTOMERS,
    watchesCustomers: data.PARVIS_WATCH,
    demo: data.PARVIS_DEMO,
    smtpUrl: data.SMTP_URL,
    smsGateway: data.SMS_GATEWAY,
    smsCredentials: data.SMS_CREDENTIALS,
    smsFrom: data.SMS_FROM,
    smsReceiptsKey: data.SMS_RECEIPTS_KEY,
    smsInbound: getInbound(data),
    mailCodesPerDay: data.MAIL_CODES_PER_DAY,
    mailNewsPerDay: data.MAIL_NEWS_PER_DAY,
    newsQuiet: data.NEWS_QUIET,
    mediaPerDay: data.MEDIA_PER_DAY,
    smsPerDay: data.SMS_PER_DAY,
    mailFrom: data.MAIL_FROM,
    contactMail: data.CONTACT_MAIL ?? demoContact,
    contactWww: data.CONTACT_WWW,
    origins: data.PARVIS_ORIGINS,
    redirectHosts: data.PARVIS_REDIRECT_HOSTS,
    pushServices: data.PUSH_OWN_SERVICES,
    fontHosts: data.FONT_HOSTS,
    live: data.PARVIS_LIVE,
    dev: data.PARVIS_DEV,
    addLaterOn: data.PARVIS_ADD_LATER,
    survey: data.PARVIS_SURVEY,
    sites: getOtherSites(data),
    androidApps: data.PARVIS_ANDROID_APPS,
    customerSites: data.PARVIS_SITES,
    log: data.PARVIS_LOG,
    drainSeconds: data.LEAVE_SECONDS,
    auditLogMonths: data.TRAIL_MONTHS,
    metricsToken: data.METRICS_TOKEN,
    printFonts: data.PRINT_FONTS,
    addressCeiling: data.PARVIS_ADDRESS_CEILING,
    limitFactor: data.PARVIS_LIMIT_FACTOR,
  };
}
